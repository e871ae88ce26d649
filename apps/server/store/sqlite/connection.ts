import { Worker } from 'node:worker_threads';
import { StoreError } from '../store-error.ts';
import type { Answer, Calls } from './calls.ts';
import { type Job, type Reply, type Request, START } from './messages.ts';

interface Waiting {
  resolve(value: never): void;
  reject(error: StoreError): void;
}

type News = Extract<Reply, { kind: 'news' }>;

/** The way to a thread that has the database open, or that does one job and ends. */
export class Connection {
  /** Of the job, or what the thread starts with. */
  readonly started: Promise<unknown>;
  readonly ended: Promise<void>;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = START;
  private over = false;

  constructor(url: URL, job: Job, onNews: (news: News) => void = () => {}) {
    this.worker = new Worker(url, { workerData: job });
    this.started = this.answerTo(START);
    this.worker.on('message', (reply: Reply) => {
      if (reply.kind === 'news') onNews(reply);
      else this.settle(reply);
    });
    let cause = 'the thread of the database has ended';
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

  ask<C extends keyof Calls>(call: C, ...args: Parameters<Calls[C]>): Promise<Answer<C>> {
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

  private settle(reply: Exclude<Reply, News>): void {
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
