import { tester } from '@baithak/panakizhi/testing';
import { game } from '../index.ts';

export const FORBIDDEN = { layout: 'corners', repetition: 'forbidden' };
export const DRAW = { layout: 'corners', repetition: 'draw' };

/** A pair of pawns in row 5 and one in row 1; every push can be taken back. */
export const TWO_PAIRS = 'WB3/5/5/5/WB3 w';

export const { at, after, playAll, legal, refusal, refusedPosition, ending } = tester(
  game,
  FORBIDDEN,
);
