import { Fault, MoveList, OutcomeList, read, sure, write } from '@baithak/kernel';
import { game, type State } from '../index.ts';
import type { Event } from '../rules/events.ts';
import type { Placed } from '../rules/map.ts';

type Fields = Readonly<Record<string, unknown>>;
type Mode = 'introductory' | 'full';

/** A position. README.md has the defaults of missing fields. */
export function table(seats: number, position: Fields, mode: Mode = 'introductory'): State {
  return sure(game.readPosition(position, { mode }, seats));
}

export function refusal(seats: number, position: Fields, mode: Mode = 'introductory'): string {
  const read = game.readPosition(position, { mode }, seats);
  if (read instanceof Fault) return [read.code, ...(read.at ?? [])].join(' ');
  throw new Error('the position is valid');
}

export function movesOf(state: State): string[] {
  const list = new MoveList();
  game.moves(state, list);
  return list.toArray().map((move) => write(game, state, move));
}

/** The weights of the outcomes. */
export function oddsOf(state: State): Record<string, number> {
  const list = new OutcomeList();
  game.outcomes(state, list);
  return Object.fromEntries(
    Array.from({ length: list.size }, (_, i) => [
      game.formatOutcome(state, list.at(i)),
      list.weightAt(i),
    ]),
  );
}

/** Plays moves, and resolves outcomes with a leading `=`. Returns the events. */
export function run(state: State, ...texts: readonly string[]): Event[] {
  const events: Event[] = [];
  const tell = (event: Event) => events.push(event);
  for (const text of texts) {
    if (text.startsWith('=')) {
      game.resolve(state, sure(game.readOutcome(state, text.slice(1))), tell);
    } else game.play(state, sure(read(game, state, text)), tell);
  }
  return events;
}

/** The refusal of a move: its code, its rule and the names it points at. */
export function refused(state: State, text: string): string {
  const fault = read(game, state, text);
  if (!(fault instanceof Fault)) throw new Error(`${text} is legal`);
  return [fault.code, fault.rule, ...(fault.at ?? [])].join(' ');
}

interface SeatFields {
  readonly hand: readonly string[];
  readonly sets: Readonly<Record<string, readonly string[]>>;
  readonly journal: readonly string[];
  readonly backpack: readonly string[];
  readonly map: readonly (readonly [string, number, number, number])[];
  readonly waiting: readonly string[];
  readonly seen: readonly string[];
  readonly wildsShown: number;
}

export interface Written {
  readonly phase: string;
  readonly round: number;
  readonly turn: number;
  readonly ender: number | null;
  readonly last: boolean;
  readonly stirred: boolean;
  readonly set: string | null;
  readonly laid: readonly string[];
  readonly rides: number;
  readonly due: number;
  readonly card: string | null;
  readonly size: number;
  readonly placing: string | null;
  readonly square: readonly [number, number] | null;
  readonly drawn: number;
  readonly seats: readonly SeatFields[];
  readonly open: readonly string[];
  readonly deck: readonly string[];
  readonly discards: readonly string[];
  readonly row: readonly string[];
  readonly bag: readonly string[];
  readonly specials: readonly string[];
  readonly sights: readonly string[];
  readonly scoring: readonly string[];
  readonly hitch: Readonly<Record<'C' | 'R' | 'T', number>>;
  readonly fourteen: number;
  readonly shuffled: boolean;
}

/** A state as plain data. */
export const positionOf = (state: State): Written =>
  JSON.parse(JSON.stringify(game.writePosition(state)));

/** The Map of the rulebook's example. */
export const EXAMPLE_MAP: readonly Placed[] = [
  ['F', -1, 1, 1],
  ['lPY', 0, 1, 0],
  ['lBY', 1, 1, 2],
  ['kPY', 2, 1, 0],
  ['kPG', 0, 0, 0],
  ['S2', 1, 0, 2],
  ['kBY', 2, 0, 2],
  ['fPB', 0, -1, 0],
  ['wBY', 1, -1, 1],
  ['wPG', 2, -1, 0],
];
