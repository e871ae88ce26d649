import {
  CHANCE,
  Fault,
  legalMoves,
  MoveList,
  OutcomeList,
  type Random,
  read,
  sure,
} from '@baithak/kernel';
import { game, type State } from '../index.ts';
import type { Event } from '../rules/events.ts';

export const BOARD = { files: 10, ranks: 9 };

/** What a position says of a seat. */
interface SeatPosition {
  readonly monk?: string | null;
  readonly rack?: readonly string[];
  readonly hand?: readonly string[];
  readonly karma?: readonly string[];
  readonly pile?: readonly string[];
}

export interface Position {
  readonly tiles?: readonly (readonly string[])[];
  readonly seats?: readonly SeatPosition[];
  readonly seat?: number;
  readonly phase?: string;
  readonly built?: number;
  readonly spent?: number;
  readonly due?: number;
  readonly idle?: number;
  readonly supply?: readonly string[];
}

/** A red-violet start tile in the middle, and a seat with few tiles and cards. */
export const START = ['rv', 'e5', 'f5'];
export const SEAT = { rack: ['rr', 'ry'], hand: ['r1'] };

/** The state of a position, on the usual board or on the one given. */
export function table(position: Position, board = BOARD): State {
  return sure(game.readPosition(position, board, position.seats?.length ?? 2));
}

export function refusal(position: unknown, seats = 2, board = BOARD): string {
  const fault = game.readPosition(position, board, seats);
  if (!(fault instanceof Fault)) throw new Error('the position was accepted');
  return [fault.code, ...(fault.at ?? [])].join(' ');
}

export function movesOf(state: State): string[] {
  return legalMoves(game, state);
}

/** The weights of the outcomes, named with a `=` before them as `run` takes them. */
export function outcomesOf(state: State): Map<string, number> {
  const list = new OutcomeList();
  game.outcomes(state, list);
  return new Map(
    Array.from({ length: list.size }, (_, i) => [
      `=${game.formatOutcome(state, list.at(i))}`,
      list.weightAt(i),
    ]),
  );
}

/** All legal moves, or all outcomes. */
export const optionsOf = (state: State): string[] =>
  game.status(state) === CHANCE ? [...outcomesOf(state).keys()] : movesOf(state);

/** Plays moves, resolves outcomes (written after a `=`), and returns the events. */
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

/** The refusal of a move: its code, its rule and what it points at. */
export function refused(state: State, text: string): string {
  const fault = read(game, state, text);
  if (!(fault instanceof Fault)) throw new Error(`${text} is legal`);
  return [fault.code, fault.rule, ...(fault.at ?? [])].join(' ');
}

/** A position as plain data. */
export const positionOf = (state: State): Required<Position> =>
  JSON.parse(JSON.stringify(game.writePosition(state)));

/** Makes one random step in place: a move or an outcome. */
export function stepAnyhow(state: State, random: Random): void {
  if (game.status(state) === CHANCE) {
    game.resolve(state, game.draw(state, random));
    return;
  }
  const list = new MoveList();
  game.moves(state, list);
  game.play(state, list.at(random.below(list.size)));
}
