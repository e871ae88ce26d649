import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { StoreError } from '../store-error.ts';
import { makeNewFile, syncFile, syncFolder } from './files.ts';

/** A copy by a connection of its own: others write on meanwhile. Half a copy never has the name. */
export function backUp(file: string, target: string): void {
  if (existsSync(target)) throw new StoreError('store-exists', target);
  const draft = `${target}.${randomUUID()}`;
  try {
    makeNewFile(draft);
    copy(file, draft);
    syncFile(draft);
    renameSync(draft, target);
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(dirname(resolve(target)));
}

function copy(file: string, target: string): void {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    source.prepare('vacuum into ?').run(target);
  } finally {
    source.close();
  }
}
