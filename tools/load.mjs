import { spawn } from 'node:child_process';
import { load } from './build-server.mjs';
import { prepare } from './launch.mjs';

const complaint = await prepare();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  // Thousands of guests are in one process: without room for young objects it would mostly collect them.
  const args = ['--max-semi-space-size=64', load, ...process.argv.slice(2)];
  spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
