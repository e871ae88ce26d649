import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../setup.mjs';

const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'data', 'shots']);

/** A copy of the project that a test may change. It uses the same libraries, but its own workspaces. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'baithak-scratch-'));

  constructor() {
    const filter = (path: string) => !LEFT_OUT.has(basename(path));
    for (const name of readdirSync(root).filter(filter)) {
      cpSync(join(root, name), join(this.folder, name), { recursive: true, filter });
    }
    this.link();
  }

  private link(): void {
    const [from, to] = [join(root, 'node_modules'), join(this.folder, 'node_modules')];
    mkdirSync(join(to, '@baithak'), { recursive: true });
    for (const name of readdirSync(from)) {
      if (/^\.|^@baithak$/.test(name)) continue;
      symlinkSync(join(from, name), join(to, name), 'junction');
    }
    for (const name of readdirSync(join(from, '@baithak'))) {
      const target = readlinkSync(join(from, '@baithak', name));
      symlinkSync(target, join(to, '@baithak', name), 'junction');
    }
    // npm writes this file last, so the libraries count as installed.
    writeFileSync(join(to, '.package-lock.json'), '{}');
  }

  /** Runs a JavaScript program of the copy. */
  run(...command: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: this.folder,
      encoding: 'utf8',
      env: { ...process.env, BAITHAK_LONG: '' },
    });
    return { code: status, out: stdout, err: stderr };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
