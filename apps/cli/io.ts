import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Runtime } from '@baithak/bots';
import { depthOf, Fault, shown } from '@baithak/kernel';

/** The streams and variables of the program; tests bring their own. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether both input and output are a terminal. */
  readonly isTerminal: boolean;
  /** The program whose processes play for the arena; without it the arena plays in this one. */
  readonly player?: URL;
}

/** Writes and waits until there is room for more; false once nobody reads any longer. */
export async function emit(stream: Writable, text: string): Promise<boolean> {
  if (!stream.writable) return false;
  if (!stream.write(text)) await roomIn(stream);
  return stream.writable;
}

function roomIn(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const events = ['drain', 'close', 'error'] as const;
    const done = () => {
      for (const event of events) stream.off(event, done);
      resolve();
    };
    for (const event of events) stream.on(event, done);
  });
}

const BUFFER = 65_536;

/** Gathers many short lines into few long writes. */
export class Lines {
  private waiting: string[] = [];
  private size = 0;

  constructor(private readonly stream: Writable) {}

  /** False once nobody reads any longer. */
  async add(line: string): Promise<boolean> {
    this.waiting.push(line, '\n');
    this.size += line.length;
    return this.size < BUFFER || this.flush();
  }

  async flush(): Promise<boolean> {
    const text = this.waiting.join('');
    this.waiting = [];
    this.size = 0;
    return text === '' || emit(this.stream, text);
  }
}

const LARGEST_FILE = 16 * 1024 * 1024;

/** Reads a text file that the user named. */
export async function readTextFile(path: string): Promise<string | Fault> {
  try {
    const { size } = await stat(path);
    if (size > LARGEST_FILE) return fileFault('file-too-large', path);
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    return fileFault(codeOf(error), path);
  }
}

export function fileFault(code: string, path: string): Fault {
  return new Fault(code, { args: { file: shown(path) } });
}

/** The fault code for an error of the file system. */
export function codeOf(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return 'file-missing';
    case 'EISDIR':
      return 'file-is-folder';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'file-forbidden';
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return 'file-not-text';
    default:
      return 'file-trouble';
  }
}

/** No position or request nests deeper. Deeper nesting could overflow the stack of later code. */
const DEEPEST = 32;

/** Reads JSON from outside; checks its depth before it parses anything. */
export function readJson(text: string): unknown {
  if (depthOf(text) > DEEPEST) return new Fault('json-too-deep', { args: { most: DEEPEST } });
  try {
    return JSON.parse(text);
  } catch {
    return new Fault('not-json');
  }
}

/** The clock and the event loop, for bots. */
export const nodeRuntime: Runtime = {
  now: () => performance.now(),
  pause: () => nextTurn(),
};

export function freshSeed(): string {
  return randomBytes(12).toString('hex');
}
