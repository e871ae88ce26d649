import type { Viewer } from '@baithak/kernel';
import type { StreamEvent } from '@baithak/table';
import { type ClientMessage, PROTOCOL_VERSION, type TableMessage } from './messages.ts';

/** A client's connection to one table. */
export interface Connection {
  send(message: ClientMessage): void;
  close(): void;
}

/** What a browser's WebSocket and that of Node packages have in common. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a server connection needs from around it. */
interface ConnectionParts {
  dial(): Socket;
  /** Runs something later; returns a function that cancels it. */
  later(ms: number, run: () => void): () => void;
  /** From 0 to below 1, so that clients do not all come back at the same moment. */
  random(): number;
}

/** `away`: the connection is lost and the client tries to reconnect. */
export type ConnectionStatus = 'connecting' | 'connected' | 'away';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;
const PATIENCE = 1000;

/**
 * A connection to a table on a server. It reconnects by itself, resumes every stream where it was,
 * and repeats the commands that were not answered. They keep their client ids, so the table carries
 * none out twice.
 */
export class ServerConnection implements Connection {
  private socket: Socket | undefined;
  private open = false;
  private isClosed = false;
  private repeating = false;
  private losses = 0;
  private cancelRedial: (() => void) | undefined;
  private readonly unanswered = new Map<string, string>();
  /** The next event of each stream. */
  private readonly streams = new Map<Viewer, number>();
  /** Pages of long streams that are not complete. */
  private readonly pages = new Map<Viewer, readonly StreamEvent[]>();
  private hearsPresence = false;

  constructor(
    private readonly parts: ConnectionParts,
    private readonly hear: (message: TableMessage) => void,
    private readonly tell: (status: ConnectionStatus) => void = () => {},
  ) {
    this.tell('connecting');
    this.dial();
  }

  send(message: ClientMessage): void {
    if (message.kind === 'command') this.unanswered.set(message.client, JSON.stringify(message));
    else if (message.kind === 'watch') {
      this.streams.set(message.viewer, message.from);
      this.pages.delete(message.viewer);
    } else if (message.kind === 'unwatch') this.streams.delete(message.viewer);
    else if (message.kind === 'presence') this.hearsPresence = true;
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.isClosed = true;
    this.cancelRedial?.();
    this.socket?.close();
  }

  /** Dials at once instead of waiting, because the network has come back. */
  hurry(): void {
    if (this.isClosed || this.cancelRedial === undefined) return;
    this.cancelRedial();
    this.dial();
  }

  private dial(): void {
    this.cancelRedial = undefined;
    const socket = this.parts.dial();
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = ({ data }) => this.receive(String(data));
    socket.onclose = () => this.lose(socket);
    // A close follows every error.
    socket.onerror = () => {};
  }

  private opened(socket: Socket): void {
    this.open = true;
    this.losses = 0;
    this.repeatAll(socket);
    this.tell('connected');
  }

  /** Sends every stream from where it was, and every command that was not answered. */
  private repeatAll(socket: Socket): void {
    for (const [viewer, from] of this.streams) {
      socket.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'watch', viewer, from }));
    }
    if (this.hearsPresence) {
      socket.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'presence' }));
    }
    for (const text of this.unanswered.values()) socket.send(text);
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as TableMessage;
    if (message.kind === 'events') {
      this.follow(message);
      return;
    }
    if (message.kind === 'refused' && message.fault.code === 'rate') this.repeatLater();
    else if ('client' in message && message.client !== undefined)
      this.unanswered.delete(message.client);
    this.hear(message);
  }

  /** The server drops what came too fast. Send it again, once however often it was refused. */
  private repeatLater(): void {
    if (this.repeating) return;
    this.repeating = true;
    this.parts.later(PATIENCE, () => {
      this.repeating = false;
      if (this.open && this.socket !== undefined) this.repeatAll(this.socket);
    });
  }

  /** Passes a long stream on when all its pages have come, however often the connection was lost. */
  private follow(message: Extract<TableMessage, { kind: 'events' }>): void {
    const { viewer, more, ...rest } = message;
    const next = this.streams.get(viewer);
    const last = message.events.at(-1);
    if (next !== undefined && last !== undefined) {
      this.streams.set(viewer, Math.max(next, last.seq + 1));
    }
    const events = [...(this.pages.get(viewer) ?? []), ...message.events];
    if (more) this.pages.set(viewer, events);
    else {
      this.pages.delete(viewer);
      this.hear({ ...rest, viewer, events });
    }
  }

  private lose(socket: Socket): void {
    if (socket !== this.socket) return;
    this.open = false;
    if (this.isClosed) return;
    this.tell('away');
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.losses);
    this.losses += 1;
    const wait = longest / 2 + (this.parts.random() * longest) / 2;
    const cancel = this.parts.later(wait, () => this.dial());
    this.cancelRedial = () => {
      cancel();
      this.cancelRedial = undefined;
    };
  }
}
