import { buttonsIn, drawn, plain, stopsIn } from '@baithak/board/testing';
import { FastRandom, LANGUAGES, MEMORY_AIDS, OVER } from '@baithak/kernel';
import { commonCatalogues, speakerFrom } from '@baithak/words';
import { isValidElement, type ReactNode } from 'react';
import { describe, expect, it, test } from 'vitest';
import { barOf } from '../../board/bar.tsx';
import { Board } from '../../board/index.tsx';
import { game, type State } from '../../index.ts';
import { words } from '../../words/index.ts';
import { eagerStep } from '../eager.ts';
import { run, table } from '../testing.ts';
import { sceneOf } from './scene-of.ts';

const stage = { game, words, Board };

const RICH = {
  seats: [
    {
      hand: ['P5l', 'P6w', 'B1k', 'Y1w', 'Y2l', 'G3l', 'W', 'C', 'R'],
      sets: { A: ['P3f', 'P4w'], B: ['G5o', 'Y5w'] },
      backpack: ['G1l', 'G2w', 'G3o', 'G4k'],
      journal: ['P1l', 'B3k', 'G4w', 'Y3o', 'B2o'],
      map: [
        ['lPY', 0, 1, 0],
        ['lBY', 1, 1, 2],
        ['kPG', 0, 0, 0],
        ['S2', 1, 0, 2],
      ],
    },
    { hand: ['G5l'], journal: ['P2w'], map: [['wPB', 0, 0, 0]] },
  ],
  open: ['P1f', 'P7l', 'B3w', 'G3f', 'Y3w', 'W'],
  deck: ['G5f', 'G6w', 'G7l', 'Y4l'],
  row: ['wGY', 'wPG', 'wBG', 'lBG', 'kBG', 'fBG', 'fGY'],
  bag: ['fPB'],
  specials: ['S11', 'S12', 'S15'],
  sights: ['1a', '5b'],
  scoring: ['CI', 'DI', 'LO'],
};
const rich = (...moves: string[]): State => {
  const state = table(2, RICH, 'full');
  run(state, ...moves);
  return state;
};
const TO_CLOSE = ['A:P5l', 'A:P6w', 'done', 'ride:C'];

const barIn = (state: State, picks: readonly string[] = []) => {
  const { say } = speakerFrom('en', [words.catalogues.en, commonCatalogues.en], [], 0);
  const { ask, note, primary } = barOf({ ...sceneOf(state, { picks }), say });
  return [ask, textOf(note), primary?.label, primary?.act !== undefined];
};

const textOf = (node: ReactNode): string => {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return `${node ?? ''}`;
};

describe('the seat to move', () => {
  it('K8: is told what can be done', () => {
    expect(barIn(rich())).toEqual([
      'Play or draw.',
      'Play runs of one colour or equal numbers. Or choose cards from the market.',
      'Choose cards',
      false,
    ]);
  });

  it('K25: is told that a Sight can be taken, which the button does if there is only one', () => {
    const journal = ['P3l', 'B4l', 'Y6l'];
    const one = { ...RICH, seats: [{ ...RICH.seats[0], journal }, RICH.seats[1]] };
    const note = 'You have three cards of a Sight: you may take it.';
    const ask = 'Play, take a Sight or draw.';
    expect(barIn(table(2, one, 'full'))).toEqual([ask, note, 'Take the Sight', true]);
    const two = { ...one, sights: ['1a', '3a'] };
    const more = { ...RICH.seats[0], journal: [...journal, 'B5k'] };
    const state = table(2, { ...two, seats: [more, RICH.seats[1]] }, 'full');
    expect(barIn(state)).toEqual([ask, note, 'Choose cards', false]);
    expect(barIn(state, ['sight:1a'])[2]).toBe('Take the Sight');
  });

  it('K8: can draw if there is nothing to play', () => {
    const seats = [{ hand: ['P7f'] }, { hand: ['G5l'] }];
    expect(barIn(table(2, { ...RICH, seats }, 'full'))).toEqual([
      'Nothing to play: draw cards.',
      'You cannot play and pay for any card in your hand.',
      'Just draw',
      true,
    ]);
  });

  it('K16–K18: sees what the chosen cards cost, and why', () => {
    expect(barIn(rich(), ['A:P5l', 'A:P6w'])).toEqual([
      'Play purple 3–6: pay with 3 other cards.',
      'Costs 5, your circles save 2.',
      'Play 2 cards, pay 3',
      true,
    ]);
    const paying = rich('A:P5l', 'A:P6w', 'done');
    expect(barIn(paying)[0]).toBe('Pay with 3 cards: choose them from your hand.');
    expect(barIn(paying, ['ride:C'])).toEqual([
      'Nothing left to pay.',
      'Costs 5, your circles save 2.',
      'Use a carriage',
      true,
    ]);
    const short = barIn(paying, ['pay:B1k', 'pay:Y1w']);
    expect([short[0], short[3]]).toEqual(['Choose 1 more card to pay with.', false]);
    const whole = barIn(paying, ['pay:B1k', 'pay:Y1w', 'pay:Y2l']);
    expect([whole[0], ...whole.slice(2)]).toEqual(['Pay with these 3 cards.', 'Pay 3 cards', true]);
  });

  it('K18: whoever owes the whole hand need not choose the cards', () => {
    const own = { hand: ['P5l', 'B1k', 'Y1w'], sets: { A: ['P3f', 'P4w'] } };
    const state = table(2, { seats: [own] });
    run(state, 'A:P5l', 'done');
    expect(barIn(state)).toEqual(['Pay with your last 2 cards.', '', 'Pay 2 cards', true]);
  });

  it('K8, K29: whoever chooses cards of the market is at the step of drawing', () => {
    const picked = ['draw:P1f', 'draw:P7l'];
    const { steps } = barOf(sceneOf(rich(), { picks: picked }));
    expect(steps?.map(({ current }) => current)).toEqual([false, false, false, false, true]);
    const more = barIn(rich(), picked);
    expect([more[0], ...more.slice(2)]).toEqual([
      'Choose 1 more card in the market.',
      'Choose cards',
      false,
    ]);
    const three = barIn(rich(), [...picked, 'draw:B3w']);
    expect([three[0], ...three.slice(2)]).toEqual(['Draw these 3 cards.', 'Draw 3 cards', true]);
  });

  it('K14: is told how a wild card becomes another card', () => {
    const [, note] = barIn(rich(), ['A:*P2']);
    expect(note).toContain('Press the star again to make it purple 5.');
    expect(barIn(rich(), ['A:P5l'])[1]).not.toContain('Press the');
  });

  it('K19–K24: sees what closing brings before deciding', () => {
    expect(barIn(rich(...TO_CLOSE))).toEqual([
      'Close your purple 3–6?',
      'You get a purple tile (1 fits), a special tile, and a carriage. The tile must have the colour of purple 6, which goes to your Journal.',
      'Close the set',
      true,
    ]);
  });

  it('K23: is not led to close a set that brings no tile', () => {
    const row = ['wGY', 'wBG', 'lGY', 'wBY'];
    const state = table(2, { ...RICH, specials: [], row, bag: [] }, 'full');
    run(state, ...TO_CLOSE);
    expect(barIn(state)).toEqual([
      'Close your purple 3–6?',
      'No tile: the first 4 have no purple. You get a carriage.',
      'Keep it open',
      true,
    ]);
  });

  it('K18: hears before playing that a hitch-hike card has to pay', () => {
    const [first, ...others] = RICH.seats;
    const seats = [{ ...first, hand: ['P5l', 'P6w', 'C'] }, ...others];
    expect(barIn(table(2, { ...RICH, seats }, 'full'), ['A:P5l', 'A:P6w'])).toEqual([
      'Play purple 3–6: that is free.',
      'You use a carriage for it. Costs 5, your circles save 2, 3 are free plays.',
      'Play 2 cards free',
      true,
    ]);
  });

  it('K23: sees which tiles can be taken', () => {
    const html = drawn(stage, rich(...TO_CLOSE, 'close:A', 'special:S11'));
    expect(html.match(/data-fits="true"/g)).toHaveLength(1);
  });

  it('K27: sees what the tile brings where it hovers', () => {
    const placing = rich(...TO_CLOSE, 'close:A', 'special:S11', 'tile:2', '=tile:fPB', 'next:S11');
    expect(barIn(placing, ['at:(2,0)', 'r3'])).toEqual([
      'Place your tile on a lit square.',
      '1 circle, +10 points.',
      'Place here: +10',
      true,
    ]);
  });
});

describe('everybody', () => {
  it('sees Sights with their progress, Scoring Tiles and the running score', () => {
    const text = plain(drawn(stage, rich(), { viewer: null }));
    expect(text).toContain('1/3');
    expect(text).toContain('4 circles');
    expect(text).toContain('Round 1');
  });

  it('K37: sees what loops bring, and that players who tie for most share', () => {
    const tied = (card: string) => {
      const seats = [{ hand: ['P4w'], journal: ['P1o', 'B3o'] }, { journal: ['G2o', card] }];
      return plain(drawn(stage, table(2, { seats })));
    };
    expect(tied('Y3w')).toContain('most loops: 14');
    expect(tied('Y3o')).toContain('tied: 10 each');
  });

  it('sees no hand but its own', () => {
    const html = drawn(stage, rich(), { viewer: 1 });
    expect(html).not.toContain('purple 6 (wheel), costs 3');
  });

  it('K31: is asked nothing while cards are drawn, although the page still names the seat', () => {
    const state = table(2, { ...RICH, phase: 'refill', open: ['P1f'] }, 'full');
    const scene = { ...sceneOf(rich()), view: game.view(state, 0), legal: new Set<string>() };
    expect(barOf(scene).primary).toBeUndefined();
  });

  it('sees what a refusal points at', () => {
    expect(drawn(stage, rich(), { lit: ['set:A'] })).toContain('class="k-set" data-lit="true"');
    expect(drawn(stage, rich(), { lit: ['row:3'] })).toMatch(/class="k-tile"[^>]*data-lit="true"/);
  });
});

it('as a picture it has nothing to press or to focus', () => {
  const html = drawn(stage, rich(), { viewer: null, quiet: true });
  expect(stopsIn(html)).toEqual([]);
  expect(html).toMatch(/role="img" aria-label="[A-Z]/);
});

describe('whole games', () => {
  for (const mode of ['introductory', 'full']) {
    test.each([2, 3, 4, 5])(`can be drawn for everybody, ${mode}, %i seats`, (seats) => {
      const random = new FastRandom(`board ${seats}`);
      const state = game.setup({ mode }, seats);
      let count = 0;
      while (game.status(state) !== OVER) {
        if (random.below(150) === 0) look(state, count++);
        eagerStep(state, random);
      }
      look(state, count++);
      expect(count).toBeGreaterThan(1);
    });
  }
});

function look(state: State, count: number): void {
  const language = LANGUAGES[count % LANGUAGES.length]!;
  const aids = MEMORY_AIDS[count % MEMORY_AIDS.length]!;
  const seats = game.view(state, null).seats.map((_, seat) => seat);
  for (const viewer of [...seats, null]) {
    const html = drawn(stage, state, { viewer, language, aids });
    expect(/undefined|\[object|NaN|[{}]/.exec(html.replace(/style="[^"]*"/g, ''))).toBeNull();
    for (const { name } of buttonsIn(html)) expect(name).not.toBe('');
  }
}
