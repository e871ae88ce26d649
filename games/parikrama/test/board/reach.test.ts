import { renderToStaticMarkup } from '@baithak/board/testing';
import { FastRandom, legalMoves, type MemoryAids, OVER } from '@baithak/kernel';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { Playing } from '../../board/playing.tsx';
import { game, type State } from '../../index.ts';
import type { Phase } from '../../rules/state.ts';
import { eagerStep } from '../eager.ts';
import { run, table } from '../testing.ts';
import { sceneOf } from './scene-of.ts';

/** The moves that the board attempts if something on it is pressed while that card is picked up. */
function offered(state: State, chosen: string | null, aids: MemoryAids): Set<string> {
  const texts = new Set<string>();
  drawn(state, chosen, aids, texts);
  return texts;
}

/** The board in keys instead of words. The screen is narrow if nothing but sizes is remembered. */
function drawn(
  state: State,
  chosen: string | null,
  aids: MemoryAids,
  texts = new Set<string>(),
): string {
  const act = (text: string) => {
    texts.add(text);
    return () => {};
  };
  const scene = sceneOf(state, { aids, chosen, act, narrow: aids === 'none' });
  return renderToStaticMarkup(createElement(Playing, { scene }));
}

function missing(state: State, aids: MemoryAids): string[] {
  const view = game.view(state, game.status(state));
  const cards = ['start', 'lay'].includes(view.phase) ? view.seats[view.turn]!.hand! : [];
  const texts = [null, ...cards].flatMap((card) => [...offered(state, card, aids)]);
  return legalMoves(game, state).filter((text) => !texts.includes(text));
}

describe('every legal move can be made on the board', () => {
  const seen = new Map<Phase, number>();

  test.each([2, 3, 4, 5])('in games of %i', (seats) => {
    const random = new FastRandom(`reach ${seats}`);
    const state = game.setup({ mode: 'full' }, seats);
    while (game.status(state) !== OVER) {
      const { phase } = game.view(state, null);
      const times = seen.get(phase) ?? 0;
      if (game.status(state) >= 0 && random.below(1 + 12 * times) === 0) {
        seen.set(phase, times + 1);
        expect(missing(state, random.below(2) === 0 ? 'full' : 'none')).toEqual([]);
      }
      eagerStep(state, random);
    }
  });

  test('K25, K26: with Sights', () => {
    const state = table(
      2,
      {
        phase: 'sight',
        seats: [{ journal: ['P4w', 'B4l', 'G3l', 'B3k', 'G6w'], hand: ['P1l'] }],
        open: ['Y3w'],
        row: ['wGY', 'fPB'],
        specials: ['S11', 'S12'],
        sights: ['2a', '5b'],
      },
      'full',
    );
    for (const text of ['sight:5b', 'special:S12']) {
      seen.set(game.view(state, 0).phase, 1);
      expect(missing(state, 'full')).toEqual([]);
      run(state, text);
    }
  });

  test('in every step of a turn', () => {
    expect([...seen.keys()].sort()).toEqual(
      [
        ...['at', 'close', 'draw', 'drop', 'gift', 'journal', 'lay', 'next', 'pay', 'ride'],
        ...['rotate', 'sight', 'special', 'start', 'tile'],
      ].sort(),
    );
  });

  test('illegal moves can be attempted, so that the game says why not', () => {
    const state = table(2, {
      seats: [{ hand: ['P5l', 'W'], sets: { A: ['B3w', 'B4l'] } }],
      open: ['Y3w'],
      row: ['wGY'],
      specials: ['S11'],
    });
    expect([...offered(state, 'P5l', 'full')]).toEqual(
      expect.arrayContaining(['A:P5l', 'B:P5l', 'draw:Y3w', 'tile:1', 'special:S11']),
    );
    expect([...offered(state, 'W', 'full')]).toEqual(
      expect.arrayContaining(['A:*B5', 'A:*B2', 'B:*P1']),
    );
  });
});

describe('what a step is about', () => {
  const hand = ['P1l', 'W'];
  const order = (phase: Phase, aids: MemoryAids) => {
    const closed = ['special', 'tile'].includes(phase) && { card: 'B4l', size: 3 };
    const seats = [{ hand, journal: ['B4l'], backpack: phase === 'special' ? SEVEN : [] }];
    const html = drawn(table(2, { phase, seats, ...closed, ...OFFER }), null, aids);
    return html.match(/k-(market|row|specials|hand)(?=")/g);
  };
  const OFFER = { open: ['Y3w'], row: ['wPB', 'wGY'], specials: ['S11'] };
  const SEVEN = ['P1f', 'P2w', 'P3l', 'P4k', 'G1l', 'G2w', 'G3o'];

  test('comes before the hand on a narrow screen, in the order of elements too', () => {
    expect(order('tile', 'none')).toEqual(['k-row', 'k-specials', 'k-hand']);
    expect(order('draw', 'none')).toEqual(['k-market', 'k-hand']);
    expect(order('start', 'none')).toEqual(['k-hand', 'k-market']);
  });

  test('has a fixed place on a wide screen; only the special tiles move up', () => {
    for (const phase of ['start', 'tile', 'draw'] as const) {
      expect(order(phase, 'full')).toEqual(['k-market', 'k-row', 'k-hand', 'k-specials']);
    }
    expect(order('special', 'full')).toEqual(['k-market', 'k-row', 'k-specials', 'k-hand']);
  });

  test('K12: a set that the chosen card does not fit offers the reason instead', () => {
    const sets = { A: ['B3w', 'B4l'] };
    const html = drawn(
      table(2, { seats: [{ hand: ['P1l', 'B5w'], sets }], ...OFFER }),
      'P1l',
      'full',
    );
    expect(html.match(/board\.lay[a-z-]*/g)).toEqual(['board.lay-not', 'board.lay']);
  });

  test('K12: a card that cannot be laid anywhere says why as soon as it is picked up', () => {
    const state = table(2, { seats: [{ hand }], ...OFFER });
    expect(drawn(state, 'W', 'full')).toContain('fault.starts-with-stand-in');
    expect(drawn(state, 'P1l', 'full')).not.toContain('fault.');
  });

  test('K14: only one of equal cards is picked up', () => {
    const state = table(2, { seats: [{ hand: ['P1l', 'W', 'W'] }], ...OFFER });
    expect(drawn(state, 'W', 'full').match(/aria-pressed="true"/g)).toHaveLength(1);
  });
});
