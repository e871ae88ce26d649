import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { backUp } from './sqlite/backup.ts';
import { callsOn } from './sqlite/calls.ts';
import { openDatabase } from './sqlite/database.ts';
import { storeError } from './sqlite/failure.ts';
import { type Job, type Reply, type Request, START } from './sqlite/messages.ts';
import { type Heard, News } from './sqlite/news.ts';
import { OldLog } from './sqlite/old-log.ts';

/** How often others' writing is looked for, in milliseconds. */
const LOOK_EVERY = 100;

const port = parentPort as MessagePort;
const job = workerData as Job;
let last: Promise<void> = Promise.resolve();

function say(reply: Reply): void {
  port.postMessage(reply);
}

/** One thing after the other, each answered. */
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

async function serve(job: Extract<Job, { do: 'serve' }>): Promise<Heard> {
  const database = await openDatabase(job.file, job.pragmas);
  const news = await News.from(database.db, job.writer, job.heard);
  const log = new OldLog(database.raw);
  const calls = callsOn(database, log, job.writer);
  const timer = setInterval(() => lookAround(news, log), LOOK_EVERY).unref();
  port.on('message', ({ id, call, args }: Request) => {
    const method = calls[call] as (...args: readonly unknown[]) => unknown;
    const done = answer(id, () => method(...args));
    if (call !== 'close') return;
    clearInterval(timer);
    void done.then(() => port.close());
  });
  return news.heard;
}

function lookAround(news: News, log: OldLog): void {
  last = last.then(async () => {
    try {
      log.empty();
      const { tables, forgotten } = await news.look();
      if (tables.length + forgotten.length > 0) {
        say({ kind: 'news', tables, forgotten, heard: news.heard });
      }
    } catch {
      // Whoever asks for something is told what is wrong; this is tried again.
    }
  });
}

void answer(START, () => (job.do === 'serve' ? serve(job) : backUp(job.file, job.target)));
