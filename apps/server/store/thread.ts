import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadCalls } from './calls.ts';
import type { Changes, FeedPosition } from './changes.ts';
import { StoreError, type StoreErrorCode } from './errors.ts';
import type { RulesVersions } from './schema.ts';

/** Why a thread is started. */
export type Job =
  | {
      readonly do: 'serve';
      readonly file: string;
      readonly pragmas: readonly string[];
      readonly rules: RulesVersions;
      /** The name of this store: its own rows are no changes. */
      readonly writer: string;
      /** Where an earlier thread of this store has stopped. */
      readonly position: FeedPosition | undefined;
    }
  | { readonly do: 'back-up'; readonly file: string; readonly target: string }
  | { readonly do: 'checkpoint'; readonly file: string };

export interface Request {
  readonly id: number;
  readonly call: keyof ThreadCalls;
  readonly args: readonly unknown[];
}

/** Nobody sends request 0; its answer is the result of the start. */
export const START = 0;

export type Reply =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | {
      readonly kind: 'failure';
      readonly id: number;
      readonly code: StoreErrorCode;
      readonly message: string;
    }
  | ({ readonly kind: 'changes'; readonly position: FeedPosition } & Changes);

interface Waiting {
  resolve(value: never): void;
  reject(error: StoreError): void;
}

type ChangesReply = Extract<Reply, { kind: 'changes' }>;

/** The main thread's handle on a thread that serves the database, or that does one backup and ends. */
export class StoreThread {
  /** The result of the backup, or the position that the thread starts at. */
  readonly started: Promise<unknown>;
  readonly ended: Promise<void>;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = START;
  private over = false;

  constructor(url: URL, job: Job, onChanges: (changes: ChangesReply) => void = () => {}) {
    this.worker = new Worker(url, { workerData: job });
    this.started = this.answerTo(START);
    this.worker.on('message', (reply: Reply) => {
      if (reply.kind === 'changes') onChanges(reply);
      else this.settle(reply);
    });
    let cause = 'the database thread has ended';
    this.worker.on('error', (error) => {
      cause = error.message;
    });
    this.ended = new Promise((resolve) => {
      this.worker.once('exit', () => {
        this.giveUp(cause);
        resolve();
      });
    });
  }

  ask<C extends keyof ThreadCalls>(
    call: C,
    ...args: Parameters<ThreadCalls[C]>
  ): Promise<ThreadAnswer<C>> {
    if (this.over) return Promise.reject(new StoreError('store-unavailable'));
    const request: Request = { id: ++this.lastId, call, args };
    this.worker.postMessage(request);
    return this.answerTo(request.id);
  }

  private answerTo(id: number): Promise<never> {
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
    });
  }

  private settle(reply: Exclude<Reply, ChangesReply>): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (reply.kind === 'answer') waiting?.resolve(reply.value as never);
    else waiting?.reject(new StoreError(reply.code, reply.message));
  }

  private giveUp(cause: string): void {
    this.over = true;
    for (const { reject } of this.waiting.values()) {
      reject(new StoreError('store-unavailable', cause));
    }
    this.waiting.clear();
  }
}
