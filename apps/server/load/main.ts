import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notEnoughFiles } from './files.ts';
import { readOptions } from './options.ts';
import { tableOf } from './report.ts';
import { runLoad } from './run.ts';

/** Returns whether it could be measured. */
async function main(args: readonly string[]): Promise<boolean> {
  const options = readOptions(args);
  const complaint = typeof options === 'string' ? options : notEnoughFiles(options);
  if (typeof options === 'string' || complaint !== undefined) {
    process.stderr.write(`${complaint}\n`);
    return false;
  }
  const folder = options.data ?? mkdtempSync(join(tmpdir(), 'baithak-load-'));
  const tell = (text: string) => process.stderr.write(`${text}\n`);
  try {
    const report = await runLoad(options, folder, tell);
    process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : tableOf(options, report));
    return true;
  } finally {
    if (options.data === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
