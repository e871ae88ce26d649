import { parseArgs } from 'node:util';

export interface LoadOptions {
  readonly tables: number;
  /** Two for the players of each table, the others are people who watch. */
  readonly sockets: number;
  /** Moves per second over all tables. */
  readonly rate: number;
  readonly seconds: number;
  /** Sockets that are opened afterwards and only wait. */
  readonly idle: number;
  /** Whether the server is killed in the end and everybody has to come back. */
  readonly storm: boolean;
  /** Where the database goes; a folder that is removed again unless it is given. */
  readonly data: string | undefined;
  readonly json: boolean;
}

const USAGE = `npm run load -- [options]
  --tables N    tables with two players each (2000)
  --sockets N   sockets at them, at least two a table (2.5 a table)
  --rate N      moves per second over all tables (500)
  --seconds N   how long they play (20)
  --idle N      sockets that only wait, opened afterwards (10000)
  --calm        no storm in the end
  --data DIR    where the server keeps its database (a temporary folder)
  --json        the report as JSON
`;

/** What was asked for, or a sentence about what cannot be. */
export function readOptions(args: readonly string[]): LoadOptions | string {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const names = { tables: text, sockets: text, rate: text, seconds: text, idle: text, data: text };
  const options = { ...names, calm: flag, json: flag, help: flag };
  try {
    const { values } = parseArgs({ args: [...args], options });
    if (values.help) return USAGE;
    const tables = whole('tables', values.tables ?? '2000', 1);
    const sockets = values.sockets ?? String(Math.round(2.5 * tables));
    return {
      tables,
      sockets: whole('sockets', sockets, 2 * tables),
      rate: whole('rate', values.rate ?? '500', 1),
      seconds: whole('seconds', values.seconds ?? '20', 1),
      idle: whole('idle', values.idle ?? '10000', 0),
      storm: !values.calm,
      data: values.data,
      json: values.json ?? false,
    };
  } catch (error) {
    return `${(error as Error).message}\n\n${USAGE}`;
  }
}

function whole(name: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new Error(`--${name} wants a whole number from ${least} on, not ${text}`);
}
