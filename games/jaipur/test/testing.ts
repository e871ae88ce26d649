import { Fault, MoveList, read, sure, write } from '@baithak/kernel';
import { game, type State } from '../index.ts';
import { COMPONENTS } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';

/** A table with a mixed market, empty hands and all tokens, which tests change as they need. */
export const QUIET = {
  market: 'DGSCK',
  hands: ['', ''],
  herds: [0, 0],
  deck: { L: 4, P: 4 },
  discards: {},
  tokens: COMPONENTS.tokens,
  bonus: COMPONENTS.bonus,
  won: [
    { goods: [], bonus: [] },
    { goods: [], bonus: [] },
  ],
  seals: [0, 0],
  round: 1,
  starter: 0,
  turn: 0,
};

export function table(change: Readonly<Record<string, unknown>> = {}): State {
  return sure(game.readPosition({ ...QUIET, ...change }, {}, 2));
}

export function refusal(change: Readonly<Record<string, unknown>>): Fault {
  const read = game.readPosition({ ...QUIET, ...change }, {}, 2);
  if (read instanceof Fault) return read;
  throw new Error('the position is valid');
}

export function movesOf(state: State): string[] {
  const list = new MoveList();
  game.moves(state, list);
  return list.toArray().map((move) => write(game, state, move));
}

/** Plays moves (texts with a sign) and resolves outcomes (the others); returns the events. */
export function run(state: State, ...texts: readonly string[]): Event[] {
  const events: Event[] = [];
  const tell = (event: Event) => events.push(event);
  for (const text of texts) {
    if (/^[+-]/.test(text)) game.play(state, sure(read(game, state, text)), tell);
    else game.resolve(state, sure(game.readOutcome(state, text)), tell);
  }
  return events;
}

/** The fault of an illegal move: its code, its rule and what it points at. */
export function refused(state: State, text: string): string {
  const fault = read(game, state, text);
  if (!(fault instanceof Fault)) throw new Error(`${text} is legal`);
  return [fault.code, fault.rule, ...(fault.at ?? [])].join(' ');
}

/** A position as plain data. */
export const positionOf = (state: State): typeof QUIET & Extra =>
  JSON.parse(JSON.stringify(game.writePosition(state)));

interface Extra {
  readonly due: string;
  readonly turns: number;
  readonly seen: readonly string[];
  readonly shown: readonly string[];
  readonly topDiscard: string | null;
  readonly last: Readonly<Record<string, unknown>> | null;
}
