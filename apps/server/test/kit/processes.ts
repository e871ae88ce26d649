import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folder } from './store.ts';

export const program = fileURLToPath(new URL('../../../cli/dist/baithak.mjs', import.meta.url));

const running = new Set<ChildProcess>();

/** A test that fails must not leave a process behind. */
export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** A process that may still be starting. */
interface Starting {
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
  METRICS: 'on',
  MESSAGES_PER_SECOND: '10000',
  MAX_TABLES_PER_HOUR: '10000',
  MAX_TABLES_PER_PERSON: '10000',
  MAX_ROOMS_PER_PERSON: '10000',
  MAX_CHAT_PER_DAY: '1000000000',
  KEEP_UNSTARTED: '36500',
  KEEP_RUNNING: '36500',
  KEEP_FINISHED: '36500',
  KEEP_ARCHIVED: '36500',
  MAX_SOCKETS_PER_ADDRESS: '10000',
  MAX_PEOPLE_PER_ADDRESS: '10000',
};

interface Options {
  /** The user to run as. */
  readonly uid?: number;
  readonly gid?: number;
  /** Another copy of the program. */
  readonly file?: string;
}

const failpoints = new URL('failpoints.mjs', import.meta.url).href;

/** An environment in which FAILPOINT kills the process. */
export const withFailpoints = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  env.FAILPOINT === undefined ? env : { ...env, NODE_OPTIONS: `--import=${failpoints}` };

/** Runs the program as an operator does. */
export function runProgram(
  args: readonly string[],
  env: Record<string, string>,
  options: Options = {},
): Starting {
  const { file = program, ...user } = options;
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, ...withFailpoints(env) },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
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
  options: Options = {},
): Starting {
  return runProgram(['serve'], { ...USUAL, DATA: data, ...env }, options);
}

/** Starts a server in a process and waits until it listens. */
export function startServer(
  data: string,
  env: Record<string, string> = {},
  options: Options = {},
): Promise<Process> {
  const starting = beginServer(data, env, options);
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

/** A server process that can be killed and started again, with the same port and data. */
export class KillableServer {
  private readonly place = folder();
  private server: Process | undefined;

  private constructor(
    readonly port: number,
    /** Set at each start. */
    private readonly always: Record<string, string>,
  ) {}

  static async start(
    env: Record<string, string> = {},
    always: Record<string, string> = {},
  ): Promise<KillableServer> {
    const server = new KillableServer(await freePort(), always);
    await server.start(env);
    return server;
  }

  private get env(): Record<string, string> {
    return { PORT: String(this.port), ...this.always };
  }

  get data(): string {
    return this.place.path;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get process(): Process {
    if (this.server === undefined) throw new Error('no server');
    return this.server;
  }

  async start(env: Record<string, string> = {}): Promise<void> {
    this.server = await startServer(this.data, { ...this.env, ...env });
  }

  /** Starts it and kills it after a while, even if it is still starting. */
  async startHalfway(ms: number): Promise<void> {
    const starting = beginServer(this.data, this.env);
    await Promise.race([sleep(ms), starting.ended]);
    starting.child.kill('SIGKILL');
    await starting.ended;
  }

  /** Waits until a failpoint has killed it, then starts it without one. */
  async revive(): Promise<string> {
    const how = await this.process.ended;
    await this.start();
    return String(how);
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<unknown> {
    this.process.child.kill(signal);
    return this.process.ended;
  }

  /** Stops its time for a while, as a machine does that sleeps. */
  async freeze(ms: number): Promise<void> {
    const { child } = this.process;
    child.kill('SIGSTOP');
    await sleep(ms);
    child.kill('SIGCONT');
  }

  /** What it wrote to standard error since its last start. */
  get errors(): string {
    return this.process.errors();
  }

  async end(): Promise<void> {
    await this.kill('SIGTERM');
    this.place.remove();
  }
}

const FIRST = 10_000;
/** Systems assign ports above this one to clients. */
const END = 32_000;

/** A port that stays free while a test restarts its server. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (END - FIRST));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** The output of `baithak replay` for a match file. */
export async function replay(text: string): Promise<string> {
  const { path, remove } = folder();
  const file = join(path, 'match.baithak');
  writeFileSync(file, text);
  try {
    const run = await promisify(execFile)(process.execPath, [program, 'replay', file]);
    return run.stdout;
  } finally {
    remove();
  }
}
