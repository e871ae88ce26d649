import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Seeds and sessions are nobody else's business. SQLite gives its other files the same rights. */
const PRIVATE = 0o600;

/** Makes the file and the folders it is in, so that they outlast a loss of power. */
export function provideFile(path: string): void {
  provideFolder(dirname(resolve(path)));
  closeSync(openSync(path, 'a', PRIVATE));
}

/** Step by step: asked for all at once, Node hides that a disk is read-only. */
function provideFolder(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) provideFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Somebody else may have been quicker.
    if (!existsSync(path)) throw error;
  }
  syncFolder(parent);
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
