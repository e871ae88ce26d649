import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** A folder for one test. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baithak-arena-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The command of an engine in a few lines of JavaScript: `answer` gets a request. */
export function engineThat(answer: string): string {
  const file = join(scratch(), 'engine.mjs');
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  const answer = (${answer})(request);
  console.log(typeof answer === 'string' ? answer : JSON.stringify(answer));
}\n`,
  );
  return `engine:"${process.execPath}" "${file}"`;
}

/** Our own engine as it is built. */
export const OWN_ENGINE = `"${process.execPath}" "${fileURLToPath(new URL('../dist/baithak.mjs', import.meta.url))}" engine`;

/** A command that also writes what it hears into a file. */
export const tee = (command: string, file: string): string => `sh -c 'tee "${file}" | ${command}'`;
