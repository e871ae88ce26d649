import { noPreview } from '@baithak/board';
import { buttonsIn, drawn, plain, renderToStaticMarkup, stopsIn } from '@baithak/board/testing';
import { FastRandom, LANGUAGES, MEMORY_AIDS, OVER } from '@baithak/kernel';
import { commonCatalogues, speaker } from '@baithak/words';
import { createElement } from 'react';
import { describe, expect, it, test } from 'vitest';
import { Board } from '../../board/index.tsx';
import { game, type State } from '../../index.ts';
import { words } from '../../words/index.ts';
import { eagerStep } from '../eager.ts';
import { run, table } from '../testing.ts';

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
const names = (state: State): string[] => buttonsIn(drawn(stage, state)).map(({ name }) => name);
const TO_CLOSE = ['A:P5l', 'A:P6w', 'done', 'ride:C'];

describe('the seat to move', () => {
  it('sees the least payment for each card of the hand', () => {
    const shown = names(rich());
    expect(shown).toContain('purple 6 (wheel), costs 3, can be chosen pay 1');
    expect(shown).toContain('green 3 (lotus), costs 1, can be chosen free');
    expect(shown).toContain('Play nothing, draw cards');
  });

  it('K16–K18: sees the payment as arithmetic', () => {
    const laid = plain(drawn(stage, rich('A:P5l', 'A:P6w')));
    expect(laid).toContain('Cost 2 + 3 − discounts 2 = 3 to pay');
    expect(laid).toContain('You have 5 cards left to pay with.');
    expect(names(rich('A:P5l', 'A:P6w', 'done'))).toEqual(
      expect.arrayContaining([
        'Spend a carriage: 2 free plays, then nothing to pay',
        'Spend none, pay 3',
      ]),
    );
    const paying = plain(drawn(stage, rich('A:P5l', 'A:P6w', 'done', 'ride:.', 'pay:B1k')));
    expect(paying).toContain('Cost 2 + 3 − discounts 2 = 3 to pay');
  });

  it('K19–K24: sees what closing brings before deciding', () => {
    const text = plain(drawn(stage, rich(...TO_CLOSE)));
    for (const part of [
      'purple 6 (wheel) goes to your Journal',
      '3 cards go to the Backpack (then 7 of 7).',
      'Seven of them bring a special tile.',
      'number 2 fits',
      'You also get a carriage (2 free plays).',
      'Or let it grow: 5 cards also earn a riverboat (3 free plays).',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('K23: is told why a tile of the row cannot be taken', () => {
    const html = drawn(stage, rich(...TO_CLOSE, 'close:A', 'special:S11'));
    expect(html.match(/data-barred="true"/g)).toHaveLength(6);
    expect(plain(html)).toContain('It must show purple');
    expect(plain(html)).toContain('Place 5 is too far');
  });

  it('reads what special tiles do', () => {
    const text = plain(drawn(stage, rich()));
    expect(text).toContain('From now on you may hold 16 cards instead of 10.');
    expect(text).toContain('place and colour do not matter');
  });

  it('K27: sees what each rotation brings', () => {
    const placing = [...TO_CLOSE, 'close:A', 'special:S11', 'tile:2', '=tile:fPB', 'next:S11'];
    expect(names(rich(...placing, 'at:(2,0)'))).toEqual(
      expect.arrayContaining([
        'As it is: no circle, no loop, +5 points',
        'Turned 3 times: 1 circle, no loop, +10 points',
      ]),
    );
    expect(plain(drawn(stage, rich(...placing, 'at:(2,0)')))).toContain(
      'Numbers 5 + symbols 0 + loops 0 + Scoring Tiles 0 = 5',
    );
  });
});

describe('everybody', () => {
  it('sees Sights with their progress, Scoring Tiles and the running score', () => {
    const text = plain(drawn(stage, rich(), { viewer: null }));
    expect(text).toContain('1 of 3');
    expect(text).toContain('now 4, worth 1');
    expect(text).toContain('Numbers 13 + symbols 4 + loops 14 + Scoring Tiles 4 = 35');
    expect(text).toContain('4 circles 1 loop 1 quartet longest diagonal 2');
    expect(text).toContain('Backpack: 4 of 7');
    expect(text).toContain('Round 1');
  });

  it('can open what lies before the others, but sees no hand but its own', () => {
    const html = drawn(stage, rich(), { viewer: 1 });
    expect(html).toContain('Player 1: 35 points · hand 9 · Map 4/9 · Backpack 4/7');
    expect(html).not.toContain('purple 6 (wheel), costs 3');
  });

  it('K31: is asked nothing while cards are drawn, although the page still names the seat', () => {
    const state = table(2, { ...RICH, phase: 'refill', open: ['P1f'] }, 'full');
    const { say } = speaker('en', [words.catalogues, commonCatalogues], []);
    const nothing = { seat: 0, legal: [], preview: noPreview, lit: [], say, attempt: () => {} };
    const html = renderToStaticMarkup(
      createElement(Board, { view: game.view(state, 0), ...nothing }),
    );
    expect(html).toContain('<output class="k-told"></output>');
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
