import { type AnyMatch, Fault, type Game, Match, OutcomeList, shown } from '@baithak/kernel';
import { readJson, readTextFile } from './io.ts';

/** The flags that say how a game starts. */
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

/** Opens a match. If only a position is given, the first number of seats that fits it is used. */
export function openMatch(game: Game, start: Start): AnyMatch | Fault {
  const { seats, ...rest } = start;
  if (seats !== undefined) return Match.open(game, { ...rest, seats });
  const counts = start.position === undefined ? game.seatCounts.slice(0, 1) : game.seatCounts;
  const tries = counts.map((count) => Match.open(game, { ...rest, seats: count }));
  return tries.find((each) => !(each instanceof Fault)) ?? (tries[0] as Fault);
}

/** The outcomes of the pending chance step, each with its weight. */
export function outcomesOf(
  game: Game,
  state: unknown,
  list = new OutcomeList(),
): [text: string, weight: number][] {
  game.outcomes(state, list);
  return Array.from({ length: list.size }, (_, i) => [
    game.formatOutcome(state, list.at(i)),
    list.weightAt(i),
  ]);
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

/** A position is a string in some games and a JSON object in others; `@file` reads either. */
async function readPositionFlag(flag: string): Promise<unknown> {
  const text = flag.startsWith('@') ? await readTextFile(flag.slice(1)) : flag;
  if (text instanceof Fault) return text;
  const trimmed = text.trim();
  return /^[{["]/.test(trimmed) ? readJson(trimmed) : trimmed;
}
