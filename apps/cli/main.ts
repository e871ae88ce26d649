import { run } from './run.ts';

/** A reader such as `head` may stop early; that is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const { stdin, stdout, stderr, env } = process;
const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
// Beside this file in the bundle.
const player = new URL('arena-player.mjs', import.meta.url);
const io = { stdin, stdout, stderr, env, isTerminal, player };
process.exitCode = await run(process.argv.slice(2), io);
// A command that read only part of its input does not wait for the rest.
stdin.destroy();
