import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const LEFT_OUT = /(^|\/)(node_modules|dist|data|shots|\.git)(\/|$)/;
/** Our own packages, and caches: a copy has its own ones. */
const OWN = ['@baithak', '.cache', '.vite', '.vite-temp'];

/** A copy of this project to change in tests. It shares the installed packages. */
export function scratchCopy(): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'baithak-copy-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(relative(root, path)),
  });
  const modules = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@baithak'), { recursive: true });
  for (const name of readdirSync(modules).filter((each) => !OWN.includes(each))) {
    symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(modules, '@baithak'))) {
    const folder = relative(root, realpathSync(join(modules, '@baithak', name)));
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@baithak', name));
  }
  return copy;
}
