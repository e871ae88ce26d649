import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { StoreError } from './errors.ts';

/** The file holds seeds and sessions. SQLite gives its -wal and -shm files the same mode. */
const PRIVATE = 0o600;

/** Creates the file and its folders, and syncs the folders so that they survive a power loss. */
export function provideFile(path: string): void {
  provideFolder(dirname(resolve(path)));
  closeSync(openSync(path, 'a', PRIVATE));
}

/** Creates one folder at a time: with `recursive`, Node hides that a disk is read-only. */
function provideFolder(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) provideFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(path)) throw error;
  }
  syncFolder(parent);
}

function makeNewFile(path: string): void {
  closeSync(openSync(path, 'wx', PRIVATE));
}

function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncFolder(path: string): void {
  // Windows cannot open folders and does not need this.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Copies a database over its own connection, so that others can write meanwhile. A half-written copy never has the target's name. */
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
