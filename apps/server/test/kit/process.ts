import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const program = fileURLToPath(new URL('../../../cli/dist/baithak.mjs', import.meta.url));

export interface Process {
  readonly child: ChildProcess;
  readonly url: string;
  /** How it ended: a code, or the signal that killed it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  readonly errors: () => string;
}

/** A server as people start it, in a process of its own. */
export function startServer(data: string, env: Record<string, string> = {}): Promise<Process> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, 'serve'], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA: data,
        BOT_THREADS: '1',
        MESSAGES_PER_SECOND: '10000',
        MAX_TABLES_PER_HOUR: '10000',
        MAX_SOCKETS_PER_ADDRESS: '10000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr?.on('data', (text) => (errors += text));
    const ended = new Promise<number | NodeJS.Signals | null>((done) => {
      child.on('close', (code, signal) => done(signal ?? code));
    });
    void ended.then((how) => reject(new Error(`the server ended (${how}): ${errors}`)));
    let said = '';
    child.stdout?.on('data', (text) => {
      said += text;
      const url = /http:\S+/.exec(said)?.[0];
      if (url !== undefined) resolve({ child, url, ended, errors: () => errors });
    });
  });
}

export async function stop(server: Process, signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown> {
  server.child.kill(signal);
  return server.ended;
}

/** A folder that is gone when the test is. */
export function folder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'baithak-server-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
