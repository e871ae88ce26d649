import type { AnyMatch } from '@baithak/kernel';
import { Fault, type Game, Match, shown } from '@baithak/kernel';
import { readTextFile } from './files.ts';
import { readJson } from './json.ts';

/** How a game starts, as the command line tells it. */
export interface StartFlags {
  readonly seats?: number;
  readonly option?: readonly string[];
  readonly position?: string;
}

export interface Start {
  readonly seats?: number;
  readonly options?: unknown;
  readonly position?: unknown;
  readonly seed?: string;
}

export async function readStart(flags: StartFlags): Promise<Start | Fault> {
  const options = readOptionFlags(flags.option ?? []);
  if (options instanceof Fault) return options;
  const seats = flags.seats === undefined ? {} : { seats: flags.seats };
  if (flags.position === undefined) return { options, ...seats };
  const position = await readPositionFlag(flags.position);
  return position instanceof Fault ? position : { options, ...seats, position };
}

/**
 * Opens a match. A position tells by itself how many sit at the table, so without a number of
 * seats the first one that fits it is taken.
 */
export function openMatch(game: Game, start: Start): AnyMatch | Fault {
  const { seats, ...rest } = start;
  if (seats !== undefined) return Match.open(game, { ...rest, seats });
  const counts = start.position === undefined ? game.seatCounts.slice(0, 1) : game.seatCounts;
  const tries = counts.map((count) => Match.open(game, { ...rest, seats: count }));
  return tries.find((each) => !(each instanceof Fault)) ?? (tries[0] as Fault);
}

function readOptionFlags(flags: readonly string[]): Record<string, string> | Fault {
  const pairs: [string, string][] = [];
  for (const flag of flags) {
    const at = flag.indexOf('=');
    if (at <= 0) return new Fault('option-flag', { args: { flag: shown(flag) } });
    pairs.push([flag.slice(0, at), flag.slice(at + 1)]);
  }
  return Object.fromEntries(pairs);
}

/** Some games write positions as a string, some as a JSON object; `@file` reads either. */
async function readPositionFlag(flag: string): Promise<unknown> {
  const text = flag.startsWith('@') ? await readTextFile(flag.slice(1)) : flag;
  if (text instanceof Fault) return text;
  const trimmed = text.trim();
  return /^[{["]/.test(trimmed) ? readJson(trimmed) : trimmed;
}
