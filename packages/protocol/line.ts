import type { Viewer } from '@baithak/kernel';
import type { ClientMessage, TableMessage } from './messages.ts';
import type { LineParts, Socket } from './socket.ts';

/** `away`: the connection is lost and is being made again. */
export type LineStatus = 'connecting' | 'connected' | 'away';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;
const PATIENCE = 1000;

/**
 * A line to a table on a server that mends itself: after a loss it dials again, takes every stream up
 * where it was, and repeats the commands that were not answered. They keep their client ids, so
 * none is carried out twice.
 */
export class RemoteLine {
  private socket: Socket | undefined;
  private open = false;
  private hungUp = false;
  private repeating = false;
  private lost = 0;
  private redial: (() => void) | undefined;
  private readonly unanswered = new Map<string, string>();
  /** The next event of each stream. */
  private readonly streams = new Map<Viewer, number>();

  constructor(
    private readonly parts: LineParts,
    private readonly hear: (message: TableMessage) => void,
    private readonly tell: (status: LineStatus) => void = () => {},
  ) {
    this.tell('connecting');
    this.dial();
  }

  send(message: ClientMessage): void {
    if (message.kind === 'command') this.unanswered.set(message.client, JSON.stringify(message));
    else if (message.kind === 'watch') this.streams.set(message.viewer, message.from);
    else if (message.kind === 'unwatch') this.streams.delete(message.viewer);
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  hangUp(): void {
    this.hungUp = true;
    this.redial?.();
    this.socket?.close();
  }

  /** Dials at once instead of waiting, because the network has come back. */
  hurry(): void {
    if (this.hungUp || this.redial === undefined) return;
    this.redial();
    this.dial();
  }

  private dial(): void {
    this.redial = undefined;
    const socket = this.parts.dial();
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = ({ data }) => this.receive(String(data));
    socket.onclose = () => this.closed(socket);
    // A close follows every error.
    socket.onerror = () => {};
  }

  private opened(socket: Socket): void {
    this.open = true;
    this.lost = 0;
    this.repeatAll(socket);
    this.tell('connected');
  }

  /** Every stream from where it was, and every command that was not answered. */
  private repeatAll(socket: Socket): void {
    for (const [viewer, from] of this.streams) {
      socket.send(JSON.stringify({ v: 1, kind: 'watch', viewer, from }));
    }
    for (const text of this.unanswered.values()) socket.send(text);
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as TableMessage;
    if (message.kind === 'events') this.follow(message);
    else if (message.kind === 'refused' && message.fault.code === 'rate') this.repeatLater();
    else if ('client' in message && message.client !== undefined)
      this.unanswered.delete(message.client);
    this.hear(message);
  }

  /** What came too fast was not looked at: it is sent again, once however much of it there was. */
  private repeatLater(): void {
    if (this.repeating) return;
    this.repeating = true;
    this.parts.later(PATIENCE, () => {
      this.repeating = false;
      if (this.open && this.socket !== undefined) this.repeatAll(this.socket);
    });
  }

  private follow({ viewer, events }: Extract<TableMessage, { kind: 'events' }>): void {
    const next = this.streams.get(viewer);
    const last = events.at(-1);
    if (next !== undefined && last !== undefined) {
      this.streams.set(viewer, Math.max(next, last.seq + 1));
    }
  }

  private closed(socket: Socket): void {
    if (socket !== this.socket) return;
    this.open = false;
    if (this.hungUp) return;
    this.tell('away');
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.lost);
    this.lost += 1;
    const wait = longest / 2 + (this.parts.random() * longest) / 2;
    const cancel = this.parts.later(wait, () => this.dial());
    this.redial = () => {
      cancel();
      this.redial = undefined;
    };
  }
}
