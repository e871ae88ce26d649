import type { Advice } from '@baithak/bots';
import { LANGUAGES, type Message, message } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { judgementOf, whyOf } from '../pages/table/why.ts';
import { said } from './said.ts';

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
  // As good is no less of a claim than worse.
  const unsure = judgementOf(advice('net', [0.6, 0.04], [0.5, 0.04]), 2);
  expect(unsure.args).toMatchObject({ kind: 'unsure' });
  const tiny = judgementOf(advice('net', [0.51, 0], [0.5, 0]), 2);
  expect(tiny.args).toMatchObject({ kind: 'equal' });
  expect(judgementOf(advice('net', [0.3, 0]), 1).args).toMatchObject({
    kind: 'only',
    alone: 'yes',
  });
});

test('a search calls a move better where a review would call the other a mistake, and nowhere else', () => {
  const kindOf = (best: number, next: number) =>
    judgementOf(advice('search', [best, 0], [next, 0]), 2).args?.kind;
  expect(kindOf(0.52, 0.5)).toBe('equal');
  expect(kindOf(0.58, 0.5)).toBe('equal');
  expect(kindOf(0.59, 0.5)).toBe('best');
  expect(kindOf(0.999, 0.99)).toBe('equal');
  // The next move is lost for sure, but where a review is silent, the best one may be lost as well.
  expect(kindOf(0.05, 0)).toBe('unsure');
  expect(kindOf(0.19, 0)).toBe('unsure');
  expect(kindOf(0.2, 0)).toBe('best');
  expect(kindOf(0.15, 0.05)).toBe('best');
});

test('a search that has not settled calls nothing better, and nothing as good', () => {
  const swinging = (swing: number) =>
    judgementOf({ ...advice('search', [0.6, 0], [0.5, 0]), swing }, 2).args?.kind;
  expect(swinging(0.09)).toBe('best');
  expect(swinging(0.11)).toBe('unsure');
});

test('only a search proves a win or a loss; an estimate claims no chance', () => {
  expect(judgementOf(advice('search', [1, 0], [0.5, 0]), 2).key).toBe('hint.wins');
  expect(judgementOf(advice('search', [0, 0], [0, 0]), 2).key).toBe('hint.loses');
  expect(judgementOf(advice('net', [1, 0], [0.5, 0]), 2).args).toMatchObject({ chance: 99 });
  expect(judgementOf(advice('net', [0, 0], [0, 0]), 2).args).toMatchObject({ chance: 1 });
  expect(judgementOf(advice('estimate', [0.9, 0], [0.1, 0]), 2).key).toBe('hint.estimate');
});

/** A move that brings a point, and that a game may have words for. */
function seen(change: Message | null): Parameters<typeof whyOf>[0] {
  const count = (n: number) => [{ lines: [], least: n, most: n }];
  return {
    table: { acting: 0, view: null, game: { tally: () => count(0) }, room: { seats: [0, 1] } },
    controller: { preview: () => ({ tally: count(1) }) },
    words: { change: () => change },
  } as unknown as Parameters<typeof whyOf>[0];
}

test('a change is told in the words of the game, or else by the score, but not beside a proven win', () => {
  const changeIn = (change: Message | null, given: Advice) =>
    whyOf(seen(change), given).args?.change;
  const threat = message('why.threatens');
  const good = advice('net', [0.6, 0], [0.5, 0]);
  const won = advice('search', [1, 0], [0.5, 0]);
  expect(changeIn(threat, good)).toEqual(threat);
  expect(changeIn(null, good)).toMatchObject({ key: 'hint.score', args: { before: 0, after: 1 } });
  expect(changeIn(threat, won)).toEqual(threat);
  expect(changeIn(null, won)).toBe('');
});

const JUDGED = {
  best: advice('net', [0.6, 0], [0.5, 0]),
  equal: advice('net', [0.6, 0], [0.6, 0]),
  only: advice('net', [0.6, 0]),
  unsure: advice('net', [0.6, 0.1], [0.5, 0.1]),
  won: advice('search', [1, 0], [0.5, 0]),
  lost: advice('search', [0, 0], [0, 0]),
  rough: advice('estimate', [0.6, 0]),
};

test.each(LANGUAGES)('every reason is one sentence: %s', (language) => {
  const changes = [null, message('hint.score', { before: 1, after: 2, sure: 'no' })];
  for (const [name, given] of Object.entries(JUDGED)) {
    for (const change of changes) {
      const { key, args } = whyOf(seen(change), given);
      expect(said(key, args, language), name).toMatch(/^[A-ZÄÖÜ][^.:!?]+\.$/);
    }
  }
});
