import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { Scratch } from './test/scratch.ts';

const scratch = new Scratch();
afterAll(() => scratch.remove());

const file = (path: string) => join(scratch.folder, path);

/** Sets up with an npm that installs nothing, and returns what was said. */
function setUp(): string {
  writeFileSync(file('npm-cli.js'), '');
  const program = `process.env.npm_execpath = './npm-cli.js';
    import('./tools/setup.mjs').then(({ setup }) => setup());`;
  const { code, err } = scratch.run('-e', program);
  expect(code, err).toBe(0);
  return err;
}

/** As if npm had last installed so many seconds after the lock file changed. */
function installed(seconds: number): void {
  const time = statSync(file('package-lock.json')).mtimeMs / 1000 + seconds;
  utimesSync(file('node_modules/.package-lock.json'), time, time);
}

beforeEach(() => writeFileSync(file('node_modules/.baithak-lock'), 'of another lock file'));

it('installs once after the lock file has changed', () => {
  installed(-10);
  expect(setUp()).toContain('Installing the libraries');
  expect(setUp()).toBe('');
});

it('installs nothing if somebody has run npm since', () => {
  installed(10);
  expect(setUp()).toBe('');
});
