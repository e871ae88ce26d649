import { Fault, sure } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import {
  after,
  closings,
  dueAfter,
  facesFor,
  gainOf,
  openPlaces,
  rewardFor,
  rowReasons,
  sumAfter,
  whyNot,
} from '../../board/foretell.ts';
import { laysOf, laysOn, newLetter, pressOn } from '../../board/lays.ts';
import { gainSaid } from '../../board/rotations.tsx';
import { game } from '../../index.ts';
import type { View } from '../../view/view.ts';
import { run, table } from '../testing.ts';

const state = () =>
  table(2, {
    seats: [
      {
        hand: ['P5l', 'P6w', 'B1k', 'Y1w', 'W', 'C'],
        sets: { A: ['P3f', 'P4w'], C: ['G5o', '*B5', 'Y5w'] },
        backpack: ['G1l', 'G2w', 'G3o', 'G4k'],
        journal: ['P1l'],
        map: [['kPG', 0, 0, 0]],
      },
    ],
    open: ['Y3w'],
    row: ['wGY', 'wPG', 'wBG'],
    specials: ['S11'],
  });
const seen = (aids: 'full' | 'none' = 'full', ...moves: string[]): View => {
  const here = state();
  run(here, ...moves);
  return game.dim(game.view(here, 0), aids);
};

describe('foretelling', () => {
  it('is what the game itself would do', () => {
    const then = after(seen(), 'A:P5l') as View;
    expect(then.seats[0]!.sets.A).toEqual(['P3f', 'P4w', 'P5l']);
    expect(after(seen(), 'A:B1k')).toBeInstanceOf(Fault);
    expect(whyNot(seen(), 'A:B1k')?.key).toBe('fault.not-in-sequence');
    expect(whyNot(seen(), 'A:P5l')).toBeNull();
  });

  it('K16–K18: adds up what is to be paid', () => {
    expect(sumAfter(seen(), 'A:P5l')).toEqual({
      ...{ cost: 2, costs: [2], discounts: 1, free: 0, left: 1 },
    });
    const riding = seen('full', 'A:P5l', 'A:P6w', 'done');
    expect(dueAfter(riding, 'ride:C')).toBe(0);
    expect(dueAfter(riding, 'ride:.')).toBeNull();
    expect(dueAfter(seen('full', 'A:P5l', 'done'), 'ride:.')).toBe(1);
  });

  it('K21–K24: tells what closing brings, from memory or not', () => {
    for (const aids of ['full', 'none'] as const) {
      const [closing] = closings(seen(aids, 'A:P5l', 'A:P6w', 'done', 'ride:C'), 'A');
      expect(closing).toMatchObject({
        ...{ card: 'P6w', size: 4, packed: 7, special: true, reward: 'C', left: true },
      });
      expect(openPlaces(closing!.reasons)).toEqual([2]);
    }
  });

  it('K21: of a rainbow each coloured card', () => {
    expect(closings(seen(), 'C').map(({ card }) => card)).toEqual(['G5o', 'Y5w']);
    expect(closings(seen(), 'A')).toEqual([]);
  });

  it('K23, K24: says why not, and what sizes earn', () => {
    const reasons = rowReasons(seen(), 'P6w', 2);
    expect(reasons.map((reason) => reason?.key)).toEqual([
      'fault.tile-colour',
      undefined,
      'fault.tile-too-far',
    ]);
    expect([3, 4, 5, 6, 7].map(rewardFor)).toEqual([null, 'C', 'R', 'T', 'F']);
  });

  it('K27: tells what a rotation brings', () => {
    const position = { seats: [{ map: [['kPG', 0, 0, 0]], waiting: ['wPG'] }] };
    const placing = table(2, { ...position, phase: 'rotate', square: [0, 1] });
    const view = game.view(placing, 0);
    const points = { numbers: 0, symbols: 0, loops: 0, tiles: 0, total: 0 };
    expect(gainOf(view, 0)).toEqual({ circles: 1, loops: 0, points });
    expect(gainOf(view, 1)).toEqual({ circles: 0, loops: 0, points });
  });

  it('K35–K38: tells where the points of a rotation come from', () => {
    const map = [
      ['lPY', 0, 1, 0],
      ['lBY', 1, 1, 2],
      ['kPG', 0, 0, 0],
    ];
    const seats = [{ journal: ['P1l', 'G3l'], map, waiting: ['S2'] }];
    const position = { phase: 'rotate', square: [1, 0], seats, scoring: ['CI', 'DI', 'LO'] };
    const gain = gainOf(game.view(table(2, position, 'full'), 0), 2)!;
    expect(gain).toMatchObject({ circles: 2, loops: 1 });
    expect(gain.points).toEqual({ numbers: 0, symbols: 2, loops: 14, tiles: 1, total: 17 });
    expect(gainSaid(gain).args).toMatchObject({ sign: '+', points: 17 });
    const loss = gainSaid({ ...gain, points: { ...gain.points, total: -2 } });
    expect(loss.args).toMatchObject({ sign: '−', points: 2 });
  });
});

describe('laying', () => {
  it('K9: a new set has the first free letter', () => {
    expect(newLetter(seen())).toBe('B');
    expect(laysOf(seen(), 'P5l')).toEqual(['A:P5l', 'C:P5l', 'B:P5l']);
  });

  it('K14, K15: stand-ins can be all that fits', () => {
    expect(facesFor(['P3f', 'P4w'])).toEqual(['P2', 'P5']);
    expect(laysOn(seen(), 'A', 'W')).toEqual(['A:*P2', 'A:*P5']);
    expect(laysOn(seen(), 'C', 'C')).toEqual(['C:C*P5']);
  });

  it('a press on a card does what the step is about', () => {
    expect(pressOn(seen(), 'P5l')).toBeNull();
    const laying = seen('full', 'A:P5l');
    expect(pressOn(laying, 'P6w')).toBe('A:P6w');
    expect(pressOn(laying, 'W')).toBeNull();
    const riding = seen('full', 'A:P5l', 'done');
    expect(pressOn(riding, 'C')).toBe('ride:C');
    const here = state();
    run(here, 'skip');
    expect(sure(game.parse(pressOn(game.view(here, 0), 'B1k')!))).toMatchObject({ verb: 'lay' });
  });
});
