import { type Evaluate, type Game, OVER, type Result, type Seat } from '@baithak/kernel';
import { firstPlaceShare, type Judge } from '../judge.ts';

/** Each seat's chance to win in a true state; alone at a table, one number, else they add up to 1. */
export type Worth = (state: unknown) => number[];

export const sharesOf = (result: Result): number[] =>
  result.places.map((_, seat) => firstPlaceShare(result, seat));

/**
 * What all seats know together, by a net: every seat says how it judges all chances from its own
 * knowledge, and each opinion counts the same. So a secret moves the curve, but less than it would if
 * everybody knew it.
 */
export function pooled(judge: Judge, seats: number): Worth {
  return settledOr(judge.game, (state) => {
    const sum = new Array<number>(seats).fill(0);
    for (let seat = 0; seat < seats; seat++) {
      opinion(judge, state, seat, seats).forEach((chance, other) => {
        sum[other]! += chance / seats;
      });
    }
    return sum;
  });
}

/** How one seat judges the chances of all, by seat. */
function opinion(judge: Judge, state: unknown, seat: Seat, seats: number): number[] {
  const own = judge.chance(state, seat);
  if (seats === 1) return [own];
  if (seats === 2) return seat === 0 ? [own, 1 - own] : [1 - own, own];
  const { output } = judge.net;
  // A match of several rounds has another chance than the round that the net foresees.
  const scale = (1 - own) / (1 - (output[0] as number) || 1);
  return Array.from({ length: seats }, (_, other) => {
    const place = (other - seat + seats) % seats;
    return place === 0 ? own : (output[place] as number) * scale;
  });
}

/** The hand-written estimate, which says who is ahead but knows no chances. */
export function estimated(game: Game, evaluate: Evaluate, seats: number): Worth {
  return settledOr(game, (state) => {
    const parts = Array.from({ length: seats }, (_, seat) => (1 + evaluate(state, seat)) / 2);
    if (seats === 1) return parts;
    const sum = parts.reduce((a, b) => a + b, 0);
    return sum === 0 ? parts.map(() => 1 / seats) : parts.map((part) => part / sum);
  });
}

const settledOr =
  (game: Game, judge: Worth): Worth =>
  (state) =>
    game.status(state) === OVER ? sharesOf(game.result(state)) : judge(state);
