import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const program = fileURLToPath(new URL('../../../cli/dist/baithak.mjs', import.meta.url));

/** A test that fails half-way leaves nobody behind. */
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** A process from its first moment on. */
export interface Starting {
  readonly child: ChildProcess;
  /** How it ended: a code, or the signal that killed it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  readonly said: () => string;
  readonly errors: () => string;
}

export interface Process extends Starting {
  readonly url: string;
}

const USUAL = {
  PORT: '0',
  HOST: '127.0.0.1',
  BOT_THREADS: '1',
  MESSAGES_PER_SECOND: '10000',
  MAX_TABLES_PER_HOUR: '10000',
  MAX_SOCKETS_PER_ADDRESS: '10000',
};

/** Runs the program as people do. */
export function runProgram(
  args: readonly string[],
  env: Record<string, string>,
  who: { readonly uid?: number; readonly gid?: number } = {},
): Starting {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...who,
  });
  running.add(child);
  let said = '';
  let errors = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (errors += text));
  const ended = new Promise<number | NodeJS.Signals | null>((done) => {
    child.on('close', (code, signal) => {
      running.delete(child);
      done(signal ?? code);
    });
  });
  return { child, ended, said: () => said, errors: () => errors };
}

export function beginServer(
  data: string,
  env: Record<string, string> = {},
  who: Parameters<typeof runProgram>[2] = {},
): Starting {
  return runProgram(['serve'], { ...USUAL, DATA: data, ...env }, who);
}

/** A server as people start it, in a process of its own. */
export function startServer(data: string, env: Record<string, string> = {}): Promise<Process> {
  const starting = beginServer(data, env);
  const { child, ended, said, errors } = starting;
  return new Promise((resolve, reject) => {
    void ended.then((how) => reject(new Error(`the server ended (${how}): ${errors()}`)));
    child.stdout?.on('data', () => {
      const url = /http:\S+/.exec(said())?.[0];
      if (url !== undefined) resolve({ ...starting, url });
    });
  });
}

export async function stop(server: Process, signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown> {
  server.child.kill(signal);
  return server.ended;
}

/** A folder that is gone when the test is. */
export function folder(within = tmpdir()): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(within, 'baithak-server-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
