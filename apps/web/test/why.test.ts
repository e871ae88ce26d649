import type { Advice } from '@baithak/bots';
import { expect, test } from 'vitest';
import { judgementOf, whyOf } from '../pages/table/why.ts';

type Basis = Advice['basis'];

const advice = (basis: Basis, ...chances: readonly (readonly [number, number])[]): Advice => ({
  basis,
  moves: chances.map(([chance, error], i) => ({ move: `${i}`, chance, error })),
  work: 1,
  cut: false,
  plan: ['0'],
});

test('a move is called better only if the difference is larger than its error', () => {
  const sure = judgementOf(advice('net', [0.6, 0.01], [0.5, 0.01]), 2);
  expect(sure.args).toMatchObject({ kind: 'best', chance: 60, other: 50, alone: 'no' });
  const unsure = judgementOf(advice('net', [0.6, 0.04], [0.5, 0.04]), 2);
  expect(unsure.args).toMatchObject({ kind: 'equal' });
  const tiny = judgementOf(advice('net', [0.51, 0], [0.5, 0]), 2);
  expect(tiny.args).toMatchObject({ kind: 'equal' });
  expect(judgementOf(advice('net', [0.3, 0]), 1).args).toMatchObject({
    kind: 'only',
    alone: 'yes',
  });
});

test('only a search proves a win or a loss; an estimate claims no chance', () => {
  expect(judgementOf(advice('search', [1, 0], [0.5, 0]), 2).key).toBe('hint.wins');
  expect(judgementOf(advice('search', [0, 0], [0, 0]), 2).key).toBe('hint.loses');
  expect(judgementOf(advice('net', [1, 0], [0.5, 0]), 2).args).toMatchObject({ chance: 99 });
  expect(judgementOf(advice('net', [0, 0], [0, 0]), 2).args).toMatchObject({ chance: 1 });
  expect(judgementOf(advice('estimate', [0.9, 0], [0.1, 0]), 2).key).toBe('hint.estimate');
});

test('a score is spoken of where it decides, not beside a proven win', () => {
  const count = (n: number) => [{ lines: [], least: n, most: n }];
  const seen = {
    table: { acting: 0, view: null, game: { tally: () => count(0) }, room: { seats: [0, 1] } },
    controller: { preview: () => ({ tally: count(1) }) },
    words: { change: () => ({ key: 'why.threatens' }) },
  } as unknown as Parameters<typeof whyOf>[0];
  const keys = (given: Advice) => whyOf(seen, given).map(({ key }) => key);
  expect(keys(advice('net', [0.6, 0], [0.5, 0]))).toEqual([
    'hint.score',
    'why.threatens',
    'hint.chance',
  ]);
  expect(keys(advice('search', [1, 0], [0.5, 0]))).toEqual(['why.threatens', 'hint.wins']);
});
