import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Seeds and sessions are nobody else's business. SQLite gives its other files the same rights. */
const PRIVATE = 0o600;

/** Makes the file and the folders it is in, so that they outlast a loss of power. */
export function provideFile(path: string): void {
  const folder = dirname(resolve(path));
  const made = mkdirSync(folder, { recursive: true });
  if (made !== undefined) syncFolders(dirname(folder), dirname(resolve(made)));
  closeSync(openSync(path, 'a', PRIVATE));
}

export function makeNewFile(path: string): void {
  closeSync(openSync(path, 'wx', PRIVATE));
}

export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

export function syncFolder(path: string): void {
  // Windows cannot open folders, nor does it need to.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function syncFolders(from: string, upTo: string): void {
  syncFolder(from);
  if (from !== upTo) syncFolders(dirname(from), upTo);
}
