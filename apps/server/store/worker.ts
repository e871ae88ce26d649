import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { callsOn } from './calls.ts';
import { ChangeFeed, type FeedPosition } from './changes.ts';
import { Checkpoints, checkpointForEver } from './checkpoints.ts';
import { openDatabase, WriteAheadLog } from './database.ts';
import { storeError } from './errors.ts';
import { backUp } from './files.ts';
import { type Job, type Reply, type Request, START } from './thread.ts';

/** Milliseconds between two looks for changes by other processes. */
const LOOK_EVERY = 100;

const port = parentPort as MessagePort;
const job = workerData as Job;
let last: Promise<void> = Promise.resolve();

function say(reply: Reply): void {
  port.postMessage(reply);
}

/** Runs requests in order and answers each. */
function answer(id: number, work: () => unknown): Promise<void> {
  last = last.then(async () => {
    try {
      say({ kind: 'answer', id, value: await work() });
    } catch (error) {
      const { code, message } = storeError(error);
      say({ kind: 'failure', id, code, message });
    }
  });
  return last;
}

async function serve(job: Extract<Job, { do: 'serve' }>): Promise<FeedPosition> {
  const database = await openDatabase(job.file, job.pragmas, job.rules);
  const feed = await ChangeFeed.from(database.db, job.writer, job.position);
  const log = new WriteAheadLog(database.raw);
  const calls = callsOn(database, log, job.writer);
  const checkpoints = new Checkpoints(database.raw, job.file, new URL(import.meta.url));
  const timer = setInterval(() => lookAround(feed, log, checkpoints), LOOK_EVERY).unref();
  port.on('message', ({ id, call, args }: Request) => {
    const method = calls[call] as (...args: readonly unknown[]) => unknown;
    if (call !== 'close') return void answer(id, () => method(...args));
    clearInterval(timer);
    const done = answer(id, () => checkpoints.close().then(() => method(...args)));
    void done.then(() => port.close());
  });
  return feed.position;
}

function lookAround(feed: ChangeFeed, log: WriteAheadLog, checkpoints: Checkpoints): void {
  last = last.then(async () => {
    try {
      log.truncate();
      checkpoints.look();
      const { tables, forgotten } = await feed.next();
      if (tables.length + forgotten.length > 0) {
        say({ kind: 'changes', tables, forgotten, position: feed.position });
      }
    } catch {
      // The next request gets the error, and the next look tries again.
    }
  });
}

if (job.do === 'checkpoint') checkpointForEver(job.file);
else void answer(START, () => (job.do === 'serve' ? serve(job) : backUp(job.file, job.target)));
