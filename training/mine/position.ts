import {
  FastRandom,
  type Game,
  type Json,
  MoveList,
  readOptions,
  sure,
  write,
} from '@baithak/kernel';

/** A decision of one seat, as it is stored and opened again: nothing in it is known to others only. */
export interface Place {
  readonly position: Json;
  readonly state: unknown;
  readonly seat: number;
  readonly view: unknown;
  readonly moves: readonly number[];
}

/** A position with one clearly best move, and how that was proven. */
export interface Find {
  readonly place: Place;
  readonly answer: readonly string[];
  readonly win?: number;
  readonly gap?: number;
  readonly error?: number;
  readonly work: number;
}

/** Writes down what the seat to move knows, with the rest made up, and opens that. */
export function placeOf(game: Game, state: unknown, seats: number, seed: string): Place {
  const view = game.view(state, game.status(state));
  const world = game.imagine(view, new FastRandom(`${seed} world`));
  return openPlace(game, game.writePosition(world), seats);
}

export function openPlace(game: Game, position: Json, seats: number): Place {
  const state = sure(game.readPosition(position, sure(readOptions(game, {}, seats)), seats));
  const seat = game.status(state);
  const list = new MoveList();
  game.moves(state, list);
  return { position, state, seat, view: game.view(state, seat), moves: list.toArray() };
}

export const spelled = (game: Game, { state }: Place, move: number): string =>
  write(game, state, move);

/** Budgets count work only, so every machine finds the same. */
export const timeless = { now: () => 0, pause: async () => {} };
