import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { release } from './release.mjs';

const today = '2030-01-31';
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const kernel = { name: '@baithak/kernel', version: '0.1.0' };
const cli = {
  name: 'baithak',
  version: '0.1.0',
  dependencies: { '@baithak/kernel': '0.1.0', commander: '0.1.0' },
  devDependencies: { '@baithak/testkit': '0.1.0' },
};
const FILES: Record<string, unknown> = {
  'package.json': { name: 'workspace', version: '0.1.0' },
  'packages/kernel/package.json': kernel,
  'apps/cli/package.json': cli,
  'package-lock.json': {
    name: 'workspace',
    version: '0.1.0',
    packages: {
      '': { name: 'workspace', version: '0.1.0' },
      'apps/cli': cli,
      'node_modules/@baithak/kernel': { resolved: 'packages/kernel', link: true },
      'node_modules/commander': { version: '0.1.0' },
      'packages/kernel': kernel,
    },
  },
  'CHANGELOG.md':
    '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [0.0.1] - 2029-01-01\n',
};

/** A repository with two packages, and one commit. */
function repository(changes: Record<string, unknown> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'baithak-release-'));
  folders.push(root);
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const write = (path: string, value: unknown) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    const text = typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`;
    writeFileSync(join(root, path), text);
  };
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  for (const [path, value] of Object.entries({ ...FILES, ...changes })) write(path, value);
  git('init', '--quiet');
  const user = '[user]\n\tname = Somebody\n\temail = somebody@example.org\n';
  const unsigned = '[commit]\n\tgpgsign = false\n[tag]\n\tgpgsign = false\n';
  appendFileSync(join(root, '.git/config'), user + unsigned);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
  return { root, git, read, write };
}

const ALL = [
  'CHANGELOG.md',
  'apps/cli/package.json',
  'package-lock.json',
  'package.json',
  'packages/kernel/package.json',
];

test('bumps every version alike, dates the changelog, commits and tags', () => {
  const { root, git, read } = repository();
  expect(release(root, '0.2.0', { today })).toEqual({ changed: ALL });
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '--format=%s', '-1')).toBe('Release 0.2.0');
  expect(git('describe', '--exact-match')).toBe('v0.2.0');

  const newCli = {
    ...cli,
    version: '0.2.0',
    dependencies: { '@baithak/kernel': '0.2.0', commander: '0.1.0' },
    devDependencies: { '@baithak/testkit': '0.2.0' },
  };
  expect(JSON.parse(read('package.json')).version).toBe('0.2.0');
  expect(JSON.parse(read('apps/cli/package.json'))).toEqual(newCli);
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    name: 'workspace',
    version: '0.2.0',
    packages: {
      '': { name: 'workspace', version: '0.2.0' },
      'apps/cli': newCli,
      'node_modules/@baithak/kernel': { resolved: 'packages/kernel', link: true },
      'node_modules/commander': { version: '0.1.0' },
      'packages/kernel': { ...kernel, version: '0.2.0' },
    },
  });
  expect(read('CHANGELOG.md')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2030-01-31\n\n### Added\n\n- A thing.\n\n## [0.0.1] - 2029-01-01\n',
  );
  expect(release(root, '0.3.0', { today })).toEqual({
    complaint: 'CHANGELOG.md has nothing under ## [Unreleased].',
  });
});

test('a dry run changes nothing', () => {
  const { root, git } = repository();
  expect(release(root, '0.2.0', { today, dryRun: true })).toEqual({ changed: ALL });
  expect([git('status', '--porcelain'), git('tag')]).toEqual(['', '']);
});

test('the first release may keep the version that the packages have', () => {
  const { root, git } = repository();
  expect(release(root, '0.1.0', { today })).toEqual({ changed: ['CHANGELOG.md'] });
  expect(git('tag')).toBe('v0.1.0');
});

test.each([
  ['next', 'Name a version like 1.2.3.'],
  ['0.0.9', '0.0.9 is lower than 0.1.0.'],
  ['0.2.0', 'The tag v0.2.0 exists already.'],
  ['0.3.0', 'There are changes that are not committed: commit them first.'],
])('refuses %s', (version, complaint) => {
  const { root, git, write } = repository();
  git('tag', 'v0.2.0');
  write('new.txt', '');
  expect(release(root, version, { today })).toEqual({ complaint });
});
