import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { Fault, shown } from '@baithak/kernel';
import { codeOf, fileFault } from '../io.ts';
import type { PlannedRecord } from './plan.ts';

/** What must be the same for a contest to go on. */
export type Settings = Readonly<Record<string, unknown>>;

/** The first line of a result file. */
interface Head {
  readonly settings: Settings;
  /** Units of work that were found for equal processor time. */
  readonly iterations?: number;
}

/**
 * A file of JSON lines: what is played, then one line for each game as soon as it ends. A program that
 * is killed loses only the games that were going on.
 */
export class ResultFile {
  private constructor(
    private readonly path: string,
    readonly records: Map<number, PlannedRecord>,
    readonly iterations: number | undefined,
  ) {}

  /** Opens a file to go on with; undefined if there is none yet. */
  static read(path: string, settings: Settings): ResultFile | Fault | undefined {
    try {
      if (!existsSync(path)) return undefined;
      const text = readFileSync(path, 'utf8');
      const end = text.lastIndexOf('\n') + 1;
      const [first = '', ...lines] = text.slice(0, end).split('\n').slice(0, -1);
      const head = parsed(first) as Head | undefined;
      const records = lines.map(parsed) as (PlannedRecord | undefined)[];
      if (head?.settings === undefined || records.some((each) => typeof each?.n !== 'number')) {
        return fileFault('results-not-ours', path);
      }
      const other = difference(head.settings, settings);
      if (other !== undefined) {
        return new Fault('results-other', { args: { file: shown(path), ...other } });
      }
      // Half a line is left if the program was killed while it wrote.
      if (end < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, end)));
      const known = new Map(records.map((record) => [record!.n, record!]));
      return new ResultFile(path, known, head.iterations);
    } catch (error) {
      return fileFault(codeOf(error), path);
    }
  }

  static create(
    path: string,
    settings: Settings,
    iterations: number | undefined,
  ): ResultFile | Fault {
    try {
      const head: Head = { settings, ...(iterations !== undefined && { iterations }) };
      writeFileSync(path, `${JSON.stringify(head)}\n`, { flag: 'wx' });
      return new ResultFile(path, new Map(), iterations);
    } catch (error) {
      return fileFault(codeOf(error), path);
    }
  }

  keep(record: PlannedRecord): void {
    appendFileSync(this.path, `${JSON.stringify(record)}\n`);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The first setting that differs, with both values. */
function difference(stored: Settings, wanted: Settings) {
  const name = [...new Set([...Object.keys(stored), ...Object.keys(wanted)])].find(
    (key) => JSON.stringify(stored[key]) !== JSON.stringify(wanted[key]),
  );
  if (name === undefined) return undefined;
  const told = (value: unknown) =>
    shown(typeof value === 'string' ? value : (JSON.stringify(value) ?? '–'));
  return { name, stored: told(stored[name]), wanted: told(wanted[name]) };
}
