import {
  CHANCE,
  type Evaluate,
  type Game,
  OVER,
  type Random,
  type Result,
  type Seat,
} from '@baithak/kernel';

/** What a result is worth to a seat: 1 for winning alone, −1 for being last alone, even steps between. */
export function worth(result: Result, seat: Seat): number {
  const own = result.places[seat] as number;
  const others = result.places.filter((_, other) => other !== seat);
  if (others.length === 0) return own === 1 ? 1 : -1;
  const beaten = others.filter((place) => place > own).length;
  const beating = others.filter((place) => place < own).length;
  return (beaten - beating) / others.length;
}

/** The result if the game is over, else the estimate. */
export function estimate<State>(
  game: Game<State>,
  evaluate: Evaluate<State>,
  state: State,
  seat: Seat,
): number {
  return game.status(state) === OVER ? worth(game.result(state), seat) : evaluate(state, seat);
}

/** Lets chance run until a seat decides or the game is over. */
export function settle<State>(game: Game<State>, state: State, random: Random): void {
  while (game.status(state) === CHANCE) game.resolve(state, game.draw(state, random));
}
