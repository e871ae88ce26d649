import { createInterface } from 'node:readline';
import { Postgres } from './postgres.mjs';

// A PostgreSQL for whoever starts this program: its URL is the first line of the answer. Each line asks for
// a stop or a start, and when no more can come, everything is removed. With `hasty` it waits for no disk.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`);

try {
  const postgres = await Postgres.start(process.argv[2] === 'hasty');
  say(postgres.url);
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'start') await postgres.start();
    else await postgres.stop(line === 'crash' ? 'SIGQUIT' : 'SIGINT');
    say('done');
  }
  await postgres.end();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
