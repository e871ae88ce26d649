import { execFileSync } from 'node:child_process';
import { PROGRAM } from './browser.ts';

/** What the command line says about a position or a match. */
export function analysed<Found>(...what: readonly string[]): Found {
  const args = [PROGRAM, 'analyse', ...what, '--json'];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' }));
}
