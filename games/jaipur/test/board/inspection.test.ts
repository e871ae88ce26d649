import { plain, renderToStaticMarkup } from '@baithak/board/testing';
import { CHANCE, FastRandom, type MemoryAids, MoveList, OVER } from '@baithak/kernel';
import { speaker } from '@baithak/words';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import {
  type CardCount,
  CardsCounted,
  cardCounts,
  pileCounts,
  TokensCounted,
} from '../../board/inspection.tsx';
import { game } from '../../index.ts';
import { COMPONENTS, LETTERS } from '../../rules/components.ts';
import { words } from '../../words/index.ts';
import { run, table } from '../testing.ts';

const { say } = speaker('en', [words.catalogues], []);

function seen(viewer: number | null, aids: MemoryAids = 'full') {
  const state = table({ hands: ['DDG', 'CC'], market: 'GSKKL' });
  run(state, '-DD');
  return game.dim(game.view(state, viewer), aids);
}

const read = (viewer: number | null, aids?: MemoryAids) =>
  plain(renderToStaticMarkup(createElement(CardsCounted, { view: seen(viewer, aids), say })));

function expectWhole(counts: readonly CardCount[]): void {
  const sums = counts.map(({ market, own, others, discards, unseen }) =>
    [market, own, others, discards, unseen].reduce<number>((sum, n) => sum + (n ?? 0), 0),
  );
  expect(sums).toEqual(LETTERS.map((letter) => COMPONENTS.cards[letter]));
}

describe('counting', () => {
  it('adds up to all cards of the game for every viewer', () => {
    const state = game.setup({}, 2);
    const random = new FastRandom('counts');
    const list = new MoveList();
    for (let steps = 0; steps < 60 && game.status(state) !== OVER; steps++) {
      if (game.status(state) === CHANCE) game.resolve(state, game.draw(state, random));
      else {
        game.moves(state, list);
        game.play(state, list.toArray()[random.below(list.size)]!);
        for (const viewer of [0, 1, null]) expectWhole(cardCounts(game.view(state, viewer)));
      }
    }
  });

  it('hides what the memory aids of the table hide', () => {
    expect(read(0)).toContain('Yours Opponent Discarded Not seen');
    expect(read(0)).not.toContain('remember');
    expect(read(0, 'counts')).toContain('Total Market Yours Discarded diamonds 6 0 0 2');
    expect(read(0, 'none')).toContain('Total Market Yours diamonds 6 0 0');
    expect(read(0, 'none')).toContain('Remember the rest yourself');
    expect(read(null)).not.toContain('Yours');
  });

  it('lists the tokens that are left and those that are gone', () => {
    const [diamonds] = pileCounts(seen(1));
    expect(diamonds).toEqual({ good: 'D', left: [5, 5, 5], gone: [7, 7] });
    for (const { good, left, gone } of pileCounts(seen(1))) {
      expect([...gone, ...left]).toEqual(COMPONENTS.tokens[good]);
    }
    const text = plain(renderToStaticMarkup(createElement(TokensCounted, { view: seen(1), say })));
    expect(text).toContain('diamonds 5 5 5 7 7');
    expect(text).toContain('3 cards: 7 left 1 1 2 2 2 3 3');
  });
});
