import { tester } from '@baithak/panakizhi/testing';
import { game, type State } from '../index.ts';

const texts = tester(game, {});

export const { playAll, legal, refusal, refusedPosition, ending } = texts;

/** Tests may leave out the scores. */
const withScores = (position: string) => (/\d \d$/.test(position) ? position : `${position} 0 0`);

export const at = (position: string): State => texts.at(withScores(position));
export const after = (position: string, moves: string): State =>
  texts.after(withScores(position), moves);

/** A white crown between two black ones, and four jumps that lead back here. */
export const LOOP = '5/2Cc1/2c2/5/5 w';
export const ROUND = 'c4xc2 d4xb2 c2xc4 b2xd4';
