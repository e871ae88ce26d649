import { statSync } from 'node:fs';
import { type MessagePort, parentPort, Worker } from 'node:worker_threads';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Job } from './thread.ts';

/** Bytes of the write-ahead log from which it is copied into the database. */
const MANY = 4 * 1024 * 1024;
/**
 * Pages in use from which the log must begin again: then the thread of the moves copies the small rest itself.
 * The file does not tell this: it keeps its size when the log begins again.
 */
const TOO_MANY_PAGES = 8 * 1024;
/** Milliseconds between two checkpoints. */
const EVERY = 1000;

/**
 * Copies the write-ahead log into the database, in a thread of its own: it takes two syncs and up to
 * thousands of writes, and no move waits for them. It starts when there is something to copy.
 */
export class Checkpoints {
  private worker: Worker | undefined;

  constructor(
    private readonly raw: DatabaseSyncInstance,
    private readonly file: string,
    private readonly program: URL,
  ) {}

  /** Call this often: it only looks at the size of a file. */
  look(): void {
    if (this.worker !== undefined || walBytes(this.file) < MANY) return;
    const workerData: Job = { do: 'checkpoint', file: this.file };
    const worker = new Worker(this.program, { workerData });
    this.worker = worker;
    worker.on('message', (pages: number) => this.finish(pages));
    // Without that thread, SQLite does it in the middle of a commit as usual.
    worker.on('error', () => this.raw.exec('pragma wal_autocheckpoint = 1000'));
    worker.unref();
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  /** The other thread has just copied nearly everything. If nothing is left, SQLite starts the log anew. */
  private finish(pages: number): void {
    if (pages < TOO_MANY_PAGES) return;
    this.raw.exec('pragma wal_checkpoint(passive)');
  }
}

/** The program of that thread. */
export function checkpointForEver(file: string): void {
  const raw = new DatabaseSync(file, { timeout: 0 });
  raw.exec('pragma synchronous = full');
  const checkpoint = raw.prepare('pragma wal_checkpoint(passive)');
  setInterval(() => {
    if (walBytes(file) < MANY) return;
    const { log } = checkpoint.get() as { readonly log: number };
    (parentPort as MessagePort).postMessage(log);
  }, EVERY);
}

function walBytes(file: string): number {
  return statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}
