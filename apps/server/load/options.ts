import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

export interface LoadOptions {
  readonly tables: number;
  /** Two per table are players, the others watch. */
  readonly sockets: number;
  /** Moves per second over all tables. */
  readonly rate: number;
  readonly seconds: number;
  /** Sockets that are opened after play and only wait. */
  readonly idle: number;
  /** Whether to kill the server at the end, so that everybody reconnects. */
  readonly storm: boolean;
  /** The folder of the database; without it a temporary folder. */
  readonly data: string | undefined;
  /** An empty PostgreSQL in place of that folder. */
  readonly databaseUrl: string | undefined;
  /** How many servers share it. */
  readonly processes: number;
  /** Whether the guests of one table come through different servers. */
  readonly apart: boolean;
  readonly json: boolean;
}

const USAGE = `npm run load -- [options], or npm run load -- flood [--seconds N] [--json]
  --tables N    tables with two players each (2000)
  --sockets N   sockets at them, at least two a table (2.5 a table)
  --rate N      moves per second over all tables (500)
  --seconds N   how long to play (20)
  --idle N      sockets that only wait, opened after play; max: as many as the system allows (10000)
  --calm        do not kill the server at the end
  --data DIR    folder of the database (a temporary folder)
  --database-url URL  an empty PostgreSQL in place of that folder
  --processes N       servers that share it; a table's guests are all at one (1)
  --apart             a table's guests come through all of them, one after the other
  --json        print the report as JSON
`;

/** Returns the options, or a sentence that says what is wrong with them. */
export function readOptions(args: readonly string[]): LoadOptions | string {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const names = { tables: text, sockets: text, rate: text, seconds: text, idle: text, data: text };
  const shared = { 'database-url': text, processes: text };
  const options = { ...names, ...shared, calm: flag, apart: flag, json: flag, help: flag };
  try {
    const { values } = parseArgs({ args: [...args], options });
    if (values.help) return USAGE;
    const tables = whole('tables', values.tables ?? '2000', 1);
    const databaseUrl = values['database-url'];
    const processes = whole('processes', values.processes ?? '1', 1);
    if (processes > 1 && databaseUrl === undefined) {
      throw new Error('--processes wants a --database-url');
    }
    if (values.apart && processes === 1) throw new Error('--apart wants more --processes than one');
    const { sockets: wanted = String(Math.round(2.5 * tables)), idle = '10000' } = values;
    const sockets = whole('sockets', wanted, 2 * tables);
    return {
      tables,
      sockets,
      rate: whole('rate', values.rate ?? '500', 1),
      seconds: whole('seconds', values.seconds ?? '20', 1),
      idle: idle === 'max' ? mostIdle(sockets) : whole('idle', idle, 0),
      // Only where one server has all sockets, all of them come back.
      storm: !values.calm && processes === 1,
      data: values.data,
      databaseUrl,
      processes,
      apart: values.apart ?? false,
      json: values.json ?? false,
    };
  } catch (error) {
    return `${(error as Error).message}\n\n${USAGE}`;
  }
}

/** The options of `npm run load -- flood`. */
export function readFloodOptions(
  args: readonly string[],
): { readonly seconds: number; readonly json: boolean } | string {
  try {
    const options = { seconds: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    return { seconds: whole('seconds', values.seconds ?? '10', 1), json: values.json ?? false };
  } catch (error) {
    return `${(error as Error).message}\n\n${USAGE}`;
  }
}

function whole(name: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new Error(`--${name} wants a whole number from ${least} on, not ${text}`);
}

/** Open files for the database, for the program itself and for requests. */
const SPARE = 300;

/** A sentence if the system allows too few open files: each socket takes one here and one in the server. */
export function notEnoughFiles({ sockets, idle }: LoadOptions): string | undefined {
  const wanted = sockets + idle + SPARE;
  const most = openFiles();
  if (most >= wanted) return undefined;
  return `${sockets + idle} sockets need ${wanted} open files and this machine allows ${most}: raise it (ulimit -n ${wanted}) or ask for fewer with --sockets and --idle.`;
}

/** How many sockets can wait beside those at the tables. */
function mostIdle(sockets: number): number {
  const most = openFiles();
  if (Number.isFinite(most)) return Math.max(0, most - sockets - SPARE);
  throw new Error('This system does not limit open files: say how many with --idle.');
}

/** Node has already raised its own limit to the maximum, and a shell that it starts inherits that. */
export function openFiles(): number {
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' });
  const most = Number.parseInt(stdout ?? '', 10);
  return Number.isNaN(most) ? Number.POSITIVE_INFINITY : most;
}
