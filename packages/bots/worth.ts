import {
  CHANCE,
  type Evaluate,
  type Game,
  OVER,
  type Random,
  type Result,
  type Seat,
} from '@baithak/kernel';

/** The worth of a result to a seat: 1 if it alone is first, −1 if it alone is last, even steps between. */
export function worth(result: Result, seat: Seat): number {
  const own = result.places[seat] as number;
  const others = result.places.filter((_, other) => other !== seat);
  if (others.length === 0) return own === 1 ? 1 : -1;
  const beaten = others.filter((place) => place > own).length;
  const beating = others.filter((place) => place < own).length;
  return (beaten - beating) / others.length;
}

/** The worth of the result if the game is over, else the game's estimate. */
export function estimate<State>(
  game: Game<State>,
  evaluate: Evaluate<State>,
  state: State,
  seat: Seat,
): number {
  return game.status(state) === OVER ? worth(game.result(state), seat) : evaluate(state, seat);
}

/** Draws outcomes until a seat decides or the game is over. */
export function settle<State>(game: Game<State>, state: State, random: Random): void {
  while (game.status(state) === CHANCE) game.resolve(state, game.draw(state, random));
}

/** Scores of a search are whole numbers: estimates reach ±SCALE, a win in n plies is WIN − n. */
export const SCALE = 10_000;
export const WIN = 1_000_000;
/** A score above this is a win; one below its negative is a loss. */
const DECIDED = WIN - 1_000;

/** The score of a game that ended at a ply, from the worth of its result. */
export function decided(value: number, ply: number): number {
  if (value === 1) return WIN - ply;
  if (value === -1) return ply - WIN;
  return Math.round(SCALE * value);
}

/** The plies to a win (positive) or loss (negative); undefined if the score is an estimate. */
export function distance(score: number): number | undefined {
  if (score > DECIDED) return WIN - score;
  if (score < -DECIDED) return -(WIN + score);
  return undefined;
}

/** Turns a score counted from the root into one counted from a node at this ply, for the table. */
export function toNode(score: number, ply: number): number {
  if (score > DECIDED) return score + ply;
  return score < -DECIDED ? score - ply : score;
}

/** The reverse: from the node to the root. */
export function toRoot(score: number, ply: number): number {
  if (score > DECIDED) return score - ply;
  return score < -DECIDED ? score + ply : score;
}
