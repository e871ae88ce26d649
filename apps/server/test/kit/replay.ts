import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { program } from './process.ts';

/** What `baithak replay` says about a match file. */
export async function replay(text: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'baithak-replay-'));
  const file = join(folder, 'match.baithak');
  writeFileSync(file, text);
  try {
    const run = await promisify(execFile)(process.execPath, [program, 'replay', file]);
    return run.stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
