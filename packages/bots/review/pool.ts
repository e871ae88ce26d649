import { type Evaluate, type Game, OVER, type Result, type Seat } from '@baithak/kernel';
import { firstPlaceShare, type Judge } from '../judge.ts';

/** Each seat's chance to win in a true state; alone at a table, one number, else they add up to 1. */
export type Worth = (state: unknown) => number[];

export const sharesOf = (result: Result): number[] =>
  result.places.map((_, seat) => firstPlaceShare(result, seat));

/**
 * What all seats know together, by a net: all hands are shown to everybody, if the net has eyes for that,
 * and then every seat says how it judges all chances. Each opinion counts the same, because a net is not
 * quite as sure of others as of itself.
 */
export function pooled(judge: Judge, seats: number): Worth {
  const { game, judgement } = judge;
  let copy: unknown;
  return settledOr(game, (state) => {
    let told = state;
    if (judgement.share !== undefined) {
      copy = game.copy(state, copy);
      judgement.share(copy);
      told = copy;
    }
    const sum = new Array<number>(seats).fill(0);
    for (let seat = 0; seat < seats; seat++) {
      opinion(judge, told, seat, seats).forEach((chance, other) => {
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
