import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../cli/dist/baithak.mjs', import.meta.url));

/** A server as an operator starts it, usually without limits per address: all guests share one. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly ended: Promise<void>,
    readonly url: string,
  ) {}

  static async start(
    data: string,
    sockets: number,
    port = '0',
    limits: Readonly<Record<string, string>> = limitless(sockets),
    databaseUrl = '',
  ): Promise<ServerProcess> {
    const child = spawn(process.execPath, [...serverFlags(), program, 'serve'], {
      env: {
        PATH: process.env.PATH,
        PORT: port,
        HOST: '127.0.0.1',
        DATA: data,
        DATABASE_URL: databaseUrl,
        ...limits,
        METRICS: 'on',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    // Leave no server behind, however this program ends.
    process.once('exit', () => child.kill('SIGKILL'));
    const url = await Promise.race([urlSaidBy(child), ended]);
    if (url === undefined) throw new Error('the server did not start');
    return new ServerProcess(child, ended, url);
  }

  get pid(): number {
    return this.child.pid as number;
  }

  get port(): string {
    return new URL(this.url).port;
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    this.child.kill(signal);
    await this.ended;
  }
}

const limitless = (sockets: number) => ({
  MAX_SOCKETS: String(sockets + 100),
  MAX_SOCKETS_PER_ADDRESS: String(sockets + 100),
  MAX_PEOPLE_PER_ADDRESS: String(sockets + 100),
  MESSAGES_PER_SECOND: '1000000',
  MAX_TABLES_PER_HOUR: '1000000',
  MAX_TABLES_PER_PERSON: '1000000',
  MAX_ROOMS_PER_PERSON: '1000000',
});

/** The image and the systemd unit in deploy/ set this too. */
const OPERATORS_FLAG = '--max-semi-space-size=64';

/** Flags for Node; more of them profile the server: `LOAD_SERVER_FLAGS="--cpu-prof --cpu-prof-dir=…"`. */
const serverFlags = () => [
  OPERATORS_FLAG,
  ...(process.env.LOAD_SERVER_FLAGS ?? '').split(' ').filter(Boolean),
];

function urlSaidBy({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    stdout?.on('data', (text) => {
      said += text;
      const url = /http:\S+/.exec(said)?.[0];
      if (url !== undefined) resolve(url);
    });
  });
}

/** Numbers that the server publishes about itself. */
export interface Usage {
  /** Megabytes. */
  readonly memory: number;
  /** Processor seconds of all threads since the start. */
  readonly cpu: number;
  /** Those of its main thread, where the system tells. */
  readonly mainCpu: number;
  /** 99th percentile of the event loop's delay since the last request, in milliseconds. */
  readonly loopP99: number;
  /** Full garbage collections of the main thread since the start, and the seconds for which they stopped it. */
  readonly collections: number;
  readonly collecting: number;
  readonly sockets: number;
}

/** A running server: where it answers, and its process. */
type Served = Pick<ServerProcess, 'url' | 'pid'>;

/** Linux counts in hundredths of a second; fields 14 and 15 are the program's own time and the system's. */
function mainCpuOf(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/** The server samples its event loop at this interval, and the interval is part of its numbers. */
const SAMPLE_EVERY = 10;

export async function usageOf({ url, pid }: Served): Promise<Usage> {
  const text = await (await fetch(new URL('/metrics', url))).text();
  const read = (name: string, otherwise = Number.NaN) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? otherwise);
  return {
    memory: read('process_resident_memory_bytes') / 2 ** 20,
    cpu: read('process_cpu_seconds_total'),
    mainCpu: mainCpuOf(pid),
    loopP99: Math.max(0, 1000 * read('nodejs_eventloop_lag_p99_seconds') - SAMPLE_EVERY),
    // The server does not name a kind of collection before the first one.
    collections: read('nodejs_gc_duration_seconds_count\\{kind="major"\\}', 0),
    collecting: read('nodejs_gc_duration_seconds_sum\\{kind="major"\\}', 0),
    sockets: read('baithak_sockets'),
  };
}

/** Runs some work and measures the server meanwhile; `cpu` and `mainCpu` are then shares of one core, collections those of that time. */
export async function measured<T>(
  server: Served,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly usage: Usage }> {
  const before = await usageOf(server);
  const start = performance.now();
  const result = await work();
  const after = await usageOf(server);
  const seconds = (performance.now() - start) / 1000;
  const share = (of: 'cpu' | 'mainCpu') => (after[of] - before[of]) / seconds;
  return {
    result,
    usage: {
      ...after,
      cpu: share('cpu'),
      mainCpu: share('mainCpu'),
      collections: after.collections - before.collections,
      collecting: after.collecting - before.collecting,
    },
  };
}
