import type { WebSocket } from 'ws';

/** Messages of one socket that wait for their turn, and how many bytes they may be. */
const MOST_WAITING = 200;
const MOST_BYTES = 1024 * 1024;
/** With more unread answers than this nothing new is answered. */
const BEHIND = 256 * 1024;

/**
 * The messages of one socket, one after the other, and none as long as its owner does not read the
 * answers: a short message can have a long one, so they could pile up.
 */
export class Inbox {
  private waiting = 0;
  private bytes = 0;
  private last: Promise<unknown> = Promise.resolve();
  private wake: (() => void) | undefined;

  constructor(private readonly socket: WebSocket) {
    socket.on('close', () => this.flushed());
  }

  /** Says no if there is no room for another one. */
  add(text: string, work: (text: string) => Promise<unknown>): boolean {
    if (this.waiting >= MOST_WAITING || this.bytes + text.length > MOST_BYTES) return false;
    this.waiting += 1;
    this.bytes += text.length;
    this.last = this.last
      .then(() => this.drained())
      .then(() => work(text))
      .finally(() => {
        this.waiting -= 1;
        this.bytes -= text.length;
      });
    return true;
  }

  /** To be called when something was written out. */
  flushed(): void {
    if (this.isBehind) return;
    this.wake?.();
    this.wake = undefined;
  }

  private get isBehind(): boolean {
    const { socket } = this;
    return socket.readyState === socket.OPEN && socket.bufferedAmount > BEHIND;
  }

  private async drained(): Promise<void> {
    if (!this.isBehind) return;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
    });
  }
}
