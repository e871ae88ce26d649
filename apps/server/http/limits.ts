import type { WebSocket } from 'ws';
import type { Config } from '../config.ts';

/** How many extra tokens a request costs that makes the server replay a match. */
export const REPLAY = 4;
/** A message costs one token, and one more for each of these many bytes. */
const BYTES_A_TOKEN = 4096;

/** Nobody may fill the operator's log. */
const REPORTS_PER_HOUR = 20;
/** Collecting all that is kept about one person takes a while. */
export const EXPORTS_PER_HOUR = 6;

export const extraTokens = (bytes: number): number => Math.floor(bytes / BYTES_A_TOKEN);

export interface Limits {
  /** Messages and requests of one session, and of one address. */
  readonly session: RateLimit;
  readonly address: RateLimit;
  /** New tables of one session, and of one address. */
  readonly newTables: RateLimit;
  readonly addressTables: RateLimit;
  readonly newSessions: RateLimit;
  /** Reports from one address. */
  readonly reports: RateLimit;
  /** Codes for another device that one person asks for, and codes that are tried from one address. */
  readonly codes: RateLimit;
  readonly guesses: RateLimit;
  /** Challenges for passkeys: of one person who adds one, or for sign-ins from one address. */
  readonly passkeys: RateLimit;
  /** How often one person collects what is kept about them; one at a time. */
  readonly exportsEachHour: RateLimit;
  readonly exports: Headcount;
  readonly sockets: Headcount;
  /** Connections of any kind that do not come through a trusted proxy. */
  readonly connections: Headcount;
}

/** `now` is a monotonic clock: nobody may be silenced because the system clock was set. */
export function limitsOf(config: Config, now: () => number): Limits {
  const { messagesPerSecond, maxTablesPerHour } = config;
  return {
    session: new RateLimit(messagesPerSecond, 10 * messagesPerSecond, now),
    // Several people may share an address.
    address: new RateLimit(10 * messagesPerSecond, 100 * messagesPerSecond, now),
    newTables: new RateLimit(maxTablesPerHour / 3600, maxTablesPerHour, now),
    addressTables: new RateLimit(maxTablesPerHour / 360, 10 * maxTablesPerHour, now),
    newSessions: new RateLimit(maxTablesPerHour / 60, 10 * maxTablesPerHour, now),
    reports: new RateLimit(REPORTS_PER_HOUR / 3600, REPORTS_PER_HOUR, now),
    codes: new RateLimit(1 / 60, 10, now),
    guesses: new RateLimit(1 / 60, 10, now),
    passkeys: new RateLimit(1 / 10, 30, now),
    exportsEachHour: new RateLimit(EXPORTS_PER_HOUR / 3600, EXPORTS_PER_HOUR, now),
    exports: new Headcount(Number.POSITIVE_INFINITY, 1),
    sockets: new Headcount(config.maxSockets, config.maxSocketsPerAddress),
    // A page also opens connections for requests.
    connections: new Headcount(2 * config.maxSockets, 2 * config.maxSocketsPerAddress),
  };
}

export function sweepLimits(limits: Limits): void {
  const { sockets: _, connections: __, exports: ___, ...rates } = limits;
  for (const limit of Object.values(rates)) limit.sweep();
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A token bucket for each key. */
export class RateLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly now: () => number,
  ) {}

  /** Takes a token, or several; returns false if there are not enough. */
  take(key: string, tokens = 1): boolean {
    const bucket = this.filled(key);
    if (bucket.tokens < tokens) return false;
    bucket.tokens -= tokens;
    return true;
  }

  /** Milliseconds until there is a token. */
  wait(key: string): number {
    const { tokens } = this.filled(key);
    return tokens >= 1 ? 0 : Math.ceil((1000 * (1 - tokens)) / this.perSecond);
  }

  /** Takes tokens for work that is already done. The bucket may go below zero. */
  charge(key: string, tokens: number): void {
    this.filled(key).tokens -= tokens;
  }

  /** Drops the buckets that are full again. */
  sweep(): void {
    for (const key of this.buckets.keys()) {
      if (this.filled(key).tokens >= this.burst) this.buckets.delete(key);
    }
  }

  private filled(key: string): Bucket {
    const now = this.now();
    const bucket = this.buckets.get(key) ?? { tokens: this.burst, at: now };
    const more = (Math.max(0, now - bucket.at) / 1000) * this.perSecond;
    bucket.tokens = Math.min(this.burst, bucket.tokens + more);
    bucket.at = now;
    this.buckets.set(key, bucket);
    return bucket;
  }
}

/** Limits how many of something exist at once, in total and for each key. */
export class Headcount {
  private readonly counts = new Map<string, number>();
  total = 0;

  constructor(
    private readonly most: number,
    private readonly mostEach: number,
  ) {}

  /** Counts one more if there is room. Call the returned function when it leaves. */
  enter(key: string): (() => void) | undefined {
    const count = this.counts.get(key) ?? 0;
    if (this.total >= this.most || count >= this.mostEach) return undefined;
    this.counts.set(key, count + 1);
    this.total += 1;
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      this.total -= 1;
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left === 0) this.counts.delete(key);
      else this.counts.set(key, left);
    };
  }
}

/** How many messages of one socket may wait, and how many characters they may have together. */
const MOST_WAITING = 200;
const MOST_CHARACTERS = 256 * 1024;
/** A client with more unread bytes than this gets no further answers. */
const MOST_UNREAD = 256 * 1024;

/**
 * Answers the messages of one socket in order. It pauses while the client does not read: a short
 * message can have a long answer, so answers could pile up in memory.
 */
export class Inbox {
  private waiting = 0;
  private characters = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly waiters: (() => void)[] = [];

  constructor(private readonly socket: WebSocket) {
    socket.on('close', () => this.flushed());
  }

  /** Returns false if there is no room for another message. */
  add(text: string, work: (text: string) => Promise<unknown>): boolean {
    if (this.waiting >= MOST_WAITING) return false;
    if (this.characters + text.length > MOST_CHARACTERS) return false;
    this.waiting += 1;
    this.characters += text.length;
    this.last = this.last
      .then(() => this.drained())
      .then(() => work(text))
      .finally(() => {
        this.waiting -= 1;
        this.characters -= text.length;
      });
    return true;
  }

  /** Call this after each write to the socket. */
  flushed(): void {
    if (this.isBehind) return;
    for (const wake of this.waiters.splice(0)) wake();
  }

  /** Resolves when the client has read most of what it was sent, or is gone. */
  async drained(): Promise<void> {
    if (!this.isBehind) return;
    await new Promise<void>((resolve) => this.waiters.push(resolve));
  }

  get isBehind(): boolean {
    const { socket } = this;
    return socket.readyState === socket.OPEN && socket.bufferedAmount > MOST_UNREAD;
  }
}
