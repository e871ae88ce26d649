import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { FrameCounter } from './frames.ts';

/** A socket with this many refused frames in a minute is closed. docs/protocol.md states it. */
export const MOST_REFUSALS = 100;
const MINUTE = 60_000;
/** Milliseconds between two looks at an empty bucket. */
const SHORTEST_PAUSE = 20;
const LONGEST_PAUSE = 1000;
const POLICY = 1008;

/** The limits that a socket's frames count against. */
interface Allowance {
  take(): boolean;
  /** Milliseconds until there is something to take again. */
  wait(): number;
  /** A monotonic clock. */
  ticks(): number;
}

/**
 * Lets the frames of a socket in as fast as its limits allow. While they are used up the server does not
 * read the socket, so that the rest waits at the client. What was already read is refused, and whoever
 * goes on is closed.
 */
export class Gate {
  private refusals = 0;
  private since: number;
  private timer: NodeJS.Timeout | undefined;
  private pong: Buffer | undefined;
  private isAnswering = false;

  constructor(
    private readonly socket: WebSocket,
    private readonly wire: Duplex,
    private readonly allowance: Allowance,
  ) {
    this.since = allowance.ticks();
    const counter = new FrameCounter();
    wire.prependListener('data', (chunk: Buffer) => {
      // Do not count what a closed socket had already sent.
      if (socket.readyState === socket.OPEN) this.count(counter.feed(chunk));
    });
    socket.on('ping', (data) => this.answer(data));
    socket.on('close', () => clearTimeout(this.timer));
  }

  /** Counts a message; returns false if it is one too many. */
  admit(): boolean {
    if (this.allowance.take()) return true;
    const now = this.allowance.ticks();
    if (now - this.since > MINUTE) {
      this.since = now;
      this.refusals = 0;
    }
    this.refusals += 1;
    if (this.refusals >= MOST_REFUSALS) this.shut();
    else this.rest();
    return false;
  }

  /**
   * Closes a socket whose client goes on and on, and reads nothing more from it, not even its answer.
   * So the stream ends right after the code: the client need not wait, and nothing is reset before it
   * has read why. The library cuts the connection after its own time.
   */
  shut(): void {
    const { socket, wire } = this;
    if (socket.readyState !== socket.OPEN) return;
    clearTimeout(this.timer);
    socket.close(POLICY);
    socket.pause();
    wire.end();
  }

  private count(frames: number): void {
    const { socket } = this;
    for (let i = 0; i < frames && socket.readyState === socket.OPEN; i++) this.admit();
  }

  /** Stops reading until there is something to take. */
  private rest(): void {
    if (this.socket.isPaused) return;
    this.socket.pause();
    this.wake();
  }

  private wake(): void {
    const ms = this.allowance.wait();
    const pause = Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, ms));
    this.timer = setTimeout(() => {
      if (this.allowance.wait() > 0) this.wake();
      else this.socket.resume();
    }, pause).unref();
  }

  /** One pong at a time: while it waits to be read, only the latest ping counts (RFC 6455, 5.5.3). */
  private answer(ping: Buffer): void {
    this.pong = Buffer.from(ping);
    if (!this.isAnswering) this.sendPong();
  }

  private sendPong(): void {
    const { socket, pong } = this;
    this.pong = undefined;
    this.isAnswering = pong !== undefined && socket.readyState === socket.OPEN;
    if (this.isAnswering) socket.pong(pong, false, () => this.sendPong());
  }
}
