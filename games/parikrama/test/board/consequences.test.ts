import { noPreview } from '@baithak/board';
import { MEMORY_AIDS, type MemoryAids, type Message } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import {
  closings,
  gainOf,
  gainSaid,
  openPlaces,
  reasonsNow,
  sumAfter,
  whyNot,
} from '../../board/consequences.ts';
import { litMarks } from '../../board/map.tsx';
import type { Scene } from '../../board/scene.ts';
import type { State } from '../../index.ts';
import { rewardFor } from '../../rules/cards.ts';
import { NO_MARKS } from '../../view/marks.ts';
import { run, table } from '../testing.ts';
import { sceneOf } from './scene-of.ts';

const POSITION = {
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
};

const after = (position: object, ...moves: string[]): State => {
  const state = table(2, { ...position });
  run(state, ...moves);
  return state;
};
const scene = (aids: MemoryAids = 'full', ...moves: string[]): Scene =>
  sceneOf(after(POSITION, ...moves), { aids });
const keysOf = (reasons: readonly (Message | null)[] | undefined) =>
  reasons?.map((reason) => reason?.key ?? null);
const TO_CLOSE = ['A:P5l', 'A:P6w', 'done', 'ride:C'];

describe('consequences', () => {
  it('a refused move has the reason that the game gives', () => {
    expect(whyNot(scene(), 'A:B1k')?.key).toBe('fault.not-in-sequence');
    expect(whyNot(scene(), 'A:P5l')).toBeNull();
  });

  it('K16–K18: the payment adds up', () => {
    expect(sumAfter(scene(), 'A:P5l')).toEqual({
      ...{ cost: 2, costs: [2], discounts: 1, free: 0, left: 1 },
    });
    expect(sumAfter(scene(), 'A:B1k')).toBeNull();
  });

  it.each(MEMORY_AIDS)('K21–K24: a closing brings the same at memory aids %s', (aids) => {
    const [closing, ...others] = closings(scene(aids, ...TO_CLOSE), 'A');
    expect(closing).toMatchObject({
      ...{ card: 'P6w', size: 4, packed: 7, special: true, reward: 'C', left: true },
    });
    expect(openPlaces(closing!.reasons)).toEqual([2]);
    expect(others).toEqual([]);
  });

  it('K21: any coloured card of a rainbow can go to the Journal', () => {
    expect(closings(scene(), 'C').map(({ card }) => card)).toEqual(['G5o', 'Y5w']);
    const journal = closings(scene('full', 'close:C'), 'C');
    expect(journal.map(({ card }) => card)).toEqual(['G5o', 'Y5w']);
    expect(journal.map(({ reasons }) => openPlaces(reasons))).toEqual([[1, 2, 3], [1]]);
    expect(closings(scene(), 'A')).toEqual([]);
  });

  it('K22, K23: the tile that frees the choice counts only if no other special tile is left', () => {
    const places = (specials: string[]) => {
      const [closing] = closings(sceneOf(after({ ...POSITION, specials }, ...TO_CLOSE)), 'A');
      return openPlaces(closing!.reasons);
    };
    expect(places(['S11', 'S15'])).toEqual([2]);
    expect(places(['S15'])).toEqual([1, 2, 3]);
  });

  it('K23: each tile of the row has its own reason while one is chosen', () => {
    const tile = { ...POSITION, phase: 'tile', card: 'B1w', size: 3 };
    const row = ['wGY', 'wBG', 'wPG', 'wBY'];
    const asked = sceneOf(after({ ...tile, row }));
    expect(keysOf(reasonsNow(asked))).toEqual([
      ...['fault.tile-colour', null, 'fault.tile-colour', 'fault.tile-too-far'],
    ]);
    expect(reasonsNow({ ...asked, legal: new Set(), preview: noPreview })).toBeUndefined();
  });

  it('K23: a set for which no tile fits says so at every tile', () => {
    const row = ['wGY', 'wBG', 'lGY'];
    const closing = sceneOf(after({ ...POSITION, specials: [], row }, ...TO_CLOSE));
    expect(keysOf(reasonsNow(closing))).toEqual(row.map(() => 'board.then-no-tile'));
    const some = sceneOf(after({ ...POSITION, specials: [] }, ...TO_CLOSE));
    expect(keysOf(reasonsNow(some))).toEqual([...['fault.tile-colour', null, 'fault.tile-colour']]);
  });

  it('K22: no tile of the row can be taken before the special tile', () => {
    expect(reasonsNow(scene('full', ...TO_CLOSE))).toBeUndefined();
  });

  it('K24: sets earn rewards by their size, while they last', () => {
    expect([3, 4, 5, 6, 7].map(rewardFor)).toEqual([null, 'C', 'R', 'T', 'F']);
    const gone = sceneOf(after({ ...POSITION, hitch: { C: 0 } }, ...TO_CLOSE));
    expect(closings(gone, 'A')[0]).toMatchObject({ reward: 'C', left: false });
  });

  it('K27: a rotation brings circles', () => {
    const position = { seats: [{ map: [['kPG', 0, 0, 0]], waiting: ['wPG'] }] };
    const placing = sceneOf(table(2, { ...position, phase: 'rotate', square: [0, 1] }));
    const points = { numbers: 0, symbols: 0, loops: 0, tiles: 0, total: 0 };
    expect(gainOf(placing, ['r0'])).toEqual({ circles: ['P'], loops: 0, points });
    expect(gainOf(placing, ['r1'])).toEqual({ circles: [], loops: 0, points });
    expect(gainOf({ ...placing, preview: noPreview }, ['r0'])).toBeNull();
  });

  it('K35–K38: the points of a rotation have their sources', () => {
    const map = [
      ['lPY', 0, 1, 0],
      ['lBY', 1, 1, 2],
      ['kPG', 0, 0, 0],
    ];
    const seats = [{ journal: ['P1l', 'G3l'], map, waiting: ['S2'] }];
    const position = { phase: 'rotate', square: [1, 0], seats, scoring: ['CI', 'DI', 'LO'] };
    const gain = gainOf(sceneOf(table(2, position, 'full')), ['r2'])!;
    expect(gain).toMatchObject({ circles: ['B', 'G'], loops: 1 });
    expect(gain.points).toEqual({ numbers: 0, symbols: 2, loops: 14, tiles: 1, total: 17 });
    expect(gainSaid(gain).args).toMatchObject({ sign: '+', points: 17 });
    const loss = gainSaid({ ...gain, points: { ...gain.points, total: -2 } });
    expect(loss.args).toMatchObject({ sign: '−', points: 2 });
  });
});

it('refusals can point at circles and loops of one seat', () => {
  const names = ['loop:0:(0,0)', 'circle:1:(0,0)N', 'circle:0:(-1,1)E', 'map:0:(0,0)', 'row:3'];
  const marks = litMarks(names, 0);
  expect(marks.at(0, 0)).toEqual({ ...NO_MARKS, loops: 1 });
  expect(marks.at(1, 1)).toEqual({ ...NO_MARKS, loops: 4 });
  expect(marks.at(-1, 1)).toEqual({ ...NO_MARKS, circles: 2 });
  expect(marks.at(0, 1)).toEqual({ ...NO_MARKS, circles: 8, loops: 2 });
  expect(litMarks(names, 1).at(0, 1)).toEqual({ ...NO_MARKS, circles: 4 });
});
