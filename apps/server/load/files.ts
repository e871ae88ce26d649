import { spawnSync } from 'node:child_process';
import type { LoadOptions } from './options.ts';

/** For the database, the program's own files, and requests. */
const SPARE = 300;

/** Each socket is an open file of the server, and one of this program. */
export function notEnoughFiles({ sockets, idle }: LoadOptions): string | undefined {
  const wanted = sockets + idle + SPARE;
  const most = openFiles();
  if (most >= wanted) return undefined;
  return `${sockets + idle} sockets need ${wanted} open files and this machine allows ${most}: raise it (ulimit -n ${wanted}) or ask for fewer with --sockets and --idle.`;
}

/** A shell says it; Node has already asked for as many as it may have, and its children too. */
function openFiles(): number {
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' });
  const most = Number.parseInt(stdout ?? '', 10);
  return Number.isNaN(most) ? Number.POSITIVE_INFINITY : most;
}
