/** What a browser's WebSocket and that of Node packages have in common. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a line needs from around it. */
export interface LineParts {
  dial(): Socket;
  /** Runs something later, unless it is taken back. */
  later(ms: number, run: () => void): () => void;
  /** From 0 to below 1: so that not everybody comes back at the same moment. */
  random(): number;
}
