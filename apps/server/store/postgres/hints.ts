import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { settingsFor } from './connect.ts';

/** A table has so many events now; `null`: events that others may have read were changed. */
export interface Hint {
  readonly table: string;
  readonly events: number | null;
}

/**
 * Tells other processes where to look. A hint is never data: it may get lost, come late, twice or out of
 * order, and whoever hears one reads the store. So a message broker could take the place of PostgreSQL.
 */
export interface Hints {
  send(hint: Hint): void;
  close(): Promise<void>;
}

export interface Ears {
  hear(hints: readonly Hint[]): void;
  /** Hints may have got lost. */
  missed(): void;
}

const CHANNEL = 'baithak';
/** PostgreSQL takes 8000 bytes at once. */
const MOST_BYTES = 7000;
/** With more hints that wait, the oldest are dropped: a comparison finds what they would have told. */
const MOST_WAITING = 10_000;
const RETRY_AFTER = 200;

/**
 * LISTEN and NOTIFY on a connection of their own. Hints are sent after the commit, many at a time: within
 * the transaction of a move, NOTIFY would make all moves wait for each other.
 */
export class PostgresHints implements Hints {
  private client: pg.Client | undefined;
  private waiting: Hint[] = [];
  private sending = false;
  private closed = false;
  private readonly running: Promise<void>;
  /** Resolves when it listens for the first time. */
  readonly ready: Promise<void>;
  private isReady = () => {};

  constructor(
    private readonly url: string,
    /** Several stores may be in one database. */
    private readonly schema: string,
    private readonly ears: Ears,
  ) {
    this.ready = new Promise((done) => {
      this.isReady = done;
    });
    this.running = this.run();
  }

  send(hint: Hint): void {
    this.waiting.push(hint);
    if (this.waiting.length > MOST_WAITING) this.waiting.shift();
    void this.flush();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
    await this.running;
  }

  private get channel(): string {
    return `${CHANNEL}_${this.schema}`;
  }

  /** Connects again whenever the connection breaks. */
  private async run(): Promise<void> {
    while (!this.closed) {
      await this.listen().catch(() => undefined);
      this.client = undefined;
      if (!this.closed) await sleep(RETRY_AFTER, undefined, { ref: false });
    }
  }

  private async listen(): Promise<void> {
    const client = new pg.Client(settingsFor(this.url));
    const ended = new Promise<void>((done) => {
      client.once('end', done);
      client.on('error', () => done());
    });
    client.on('notification', ({ payload = '' }) => this.ears.hear(read(payload)));
    await client.connect();
    // A hint that a crash loses is no loss.
    await client.query('set synchronous_commit = off');
    await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
    this.client = client;
    this.isReady();
    if (this.closed) await client.end();
    else this.ears.missed();
    void this.flush();
    await ended;
    await client.end().catch(() => undefined);
  }

  private async flush(): Promise<void> {
    const { client } = this;
    if (this.sending || client === undefined) return;
    this.sending = true;
    try {
      while (this.waiting.length > 0) {
        const text = this.take();
        await client.query('select pg_notify($1, $2)', [this.channel, text]);
      }
    } catch {
      // The next connection sends the rest.
    } finally {
      this.sending = false;
    }
  }

  private take(): string {
    const lines: string[] = [];
    let bytes = 0;
    for (const { table, events } of this.waiting) {
      const line = `${table} ${events ?? '*'}`;
      bytes += Buffer.byteLength(line) + 1;
      if (bytes > MOST_BYTES && lines.length > 0) break;
      lines.push(line);
    }
    this.waiting = this.waiting.slice(lines.length);
    return lines.join('\n');
  }
}

/** Anybody with the database can send anything: whatever is no hint is left out. */
function read(payload: string): Hint[] {
  return payload.split('\n').flatMap((line) => {
    const [, table, events] = /^(\S{1,200}) (\d{1,9}|\*)$/.exec(line) ?? [];
    if (table === undefined || events === undefined) return [];
    return [{ table, events: events === '*' ? null : Number(events) }];
  });
}
