import { NO_NEWS, noPreview } from '@baithak/board';
import { buttonsIn, drawn, plain, renderToStaticMarkup, stopsIn } from '@baithak/board/testing';
import { CHANCE, FastRandom, legalMoves, MEMORY_AIDS, OVER } from '@baithak/kernel';
import { commonCatalogues, speaker } from '@baithak/words';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Board } from '../../board/index.tsx';
import { offersOf, selectNext, standingOffers } from '../../board/offers.ts';
import type { Thing } from '../../board/things.ts';
import { game, type State } from '../../index.ts';
import type { View } from '../../view/view.ts';
import { words } from '../../words/index.ts';
import { run, table } from '../testing.ts';

const stage = { game, words, Board };

const SEATS = [
  {
    character: 'Ussagah',
    zone: 'Y',
    marker: 2,
    hand: 'JVG+-',
    draw: 'KD',
    waste: 'MM',
    evanescent: 'B',
    reserve: 'V',
    amulets: ['JV'],
  },
  { character: 'Ibah', zone: 'B', hand: 'KK', draw: '+++-', waste: 'GG', reserve: 'D' },
  { character: 'Dhenu', zone: 'M', hand: '++--', draw: '++--' },
];
const GROUPS = [
  ['VG', 'JD', 'KY*'],
  ['JK', null],
  ['VK', 'DM'],
];
const TABLE = table(3, { seats: SEATS, groups: GROUPS });

const names = (html: string) => buttonsIn(html).map(({ name }) => name);
const named = (html: string, wanted: RegExp) => names(html).filter((name) => wanted.test(name));

describe('the seat to move', () => {
  it('hears of each zone what is there and what going there would cost', () => {
    expect(named(drawn(stage, TABLE), /^(Jann|Yugal|Bachcha|Maut), [\d]+ cards left/)).toEqual([
      'Jann, 6 cards left, rebirth on the way, can be used now',
      'Yugal, 7 cards left, here: Player 1',
      'Bachcha, 6 cards left, here: Player 2, you pay on arrival, can be used now',
      'Maut, 5 cards left, here: Player 3, you pay on arrival, can be used now',
    ]);
  });

  it('hears of each amulet beside it how close it is', () => {
    expect(named(drawn(stage, TABLE), /^the amulet.*, /)).toEqual([
      'the amulet of Vikaas and Gyaan, within reach for 1 Bad Karma',
      'the amulet of Jann and Dhyann, 3 of 8 symbols light, 3 dark, 2 missing',
      'the amulet of Gyaan, Dhyann, and Maut (two of each), 3 of 6 symbols light, 1 dark, 2 missing',
      'the amulet of Vikaas and Kaam Kar, 5 of 8 symbols light, 1 dark, 2 missing',
      'the amulet of Dhyann and Maut, 1 of 8 symbols light, 1 dark, 6 missing',
    ]);
  });

  it('sees its own cards, powers, marker and deck', () => {
    const html = drawn(stage, TABLE);
    expect(names(html)).toContain('Gyaan, Hand, card 3 of 5');
    expect(names(html)).toContain('Fresh skin, swap 1 Bad for 1 Good Karma, used last, rests now');
    for (const part of ['Draw 2', 'Discards 2', '1 of 5 amulets', 'Bad Karma 1']) {
      expect(plain(html)).toContain(part);
    }
  });

  it('sees what a refusal points at', () => {
    const html = drawn(stage, TABLE, {
      lit: ['hand:G', 'zone:Y', 'seat:1', 'supply:+', 'power:2'],
    });
    expect(named(html, /highlighted$/)).toHaveLength(3);
    expect(html.match(/data-lit="true"/g)).toHaveLength(5);
  });

  it('is told the steps of a turn, and which one it has come to', () => {
    const acting = table(3, { phase: 'act', actions: 2, seats: SEATS, groups: GROUPS });
    expect(drawn(stage, acting)).toMatch(/<li aria-current="step">Act ×2/);
  });
});

describe('others', () => {
  it('can select everything but make no move', () => {
    const html = drawn(stage, TABLE, { viewer: 1 });
    expect(html).not.toContain('can be used now');
    expect(names(html)).toContain('Kaam Kar, Hand, card 1 of 2');
    expect(html).not.toContain('Gyaan, Hand');
  });

  it('a spectator sees no hand, only how many cards it has', () => {
    const html = drawn(stage, TABLE, { viewer: null });
    expect(named(html, /, Hand, card/)).toEqual([]);
    expect(html).toContain('aria-label="5 cards in hand"');
  });

  it('are not told what the table leaves to memory', () => {
    const html = drawn(stage, TABLE, { viewer: 1, aids: 'none' });
    expect(named(html, /^Dhenu, played by/)[0]).toBe(
      'Dhenu, played by Player 3, 0 of 5 amulets, 4 cards in hand',
    );
    expect(named(drawn(stage, TABLE, { viewer: 1 }), /^Dhenu/)[0]).toContain('4 Bad Karma');
  });
});

it('characters are five portraits; those that are taken say by whom', () => {
  const state = game.setup({ mode: 'normal' }, 3);
  const random = new FastRandom('characters');
  while (game.status(state) === CHANCE) game.resolve(state, game.draw(state, random));
  run(state, 'char:Ibah');
  const html = drawn(stage, state);
  expect(named(html, / the (holy cow|tiger|cobra|ape|elephant)/)).toEqual([
    'Dhenu the holy cow, can be used now',
    'Bikkhu the tiger, can be used now',
    'Ussagah the cobra, can be used now',
    'Vanarah the ape, can be used now',
    'Ibah the elephant, taken by Player 3',
  ]);
  expect(named(drawn(stage, state, { viewer: 2 }), /can be used now/)).toEqual([]);
});

it('M35: alone one sees the neutral character and how many turns are left', () => {
  const alone = table(1, { round: 7, seats: [{ character: 'Dhenu', zone: 'Y', hand: 'JV' }] });
  const text = plain(drawn(stage, alone));
  expect(text).toContain('Turn 7 of 17');
  expect(named(drawn(stage, alone), /here: the neutral character/)).toHaveLength(1);
});

it('can be drawn while a move of the seat is being sent and a chance step follows', () => {
  const { say } = speaker('en', [words.catalogues, commonCatalogues], []);
  for (const phase of ['draw', 'redraw', 'deal']) {
    const view = { ...game.view(TABLE, 0), phase } as View;
    const props = {
      view,
      seat: 0,
      legal: [],
      preview: noPreview,
      lit: [],
      news: NO_NEWS,
      say,
      attempt: () => {},
    };
    const html = renderToStaticMarkup(createElement(Board, props));
    expect(html).not.toContain('can be used now');
  }
});

it('as a picture it has nothing to press or to focus', () => {
  const html = drawn(stage, TABLE, { viewer: null, quiet: true });
  expect(stopsIn(html)).toEqual([]);
  expect(html).toMatch(/role="img" aria-label="[A-Z]/);
});

/** What is pressed for a move, and that the drawing has it. */
function reach(text: string, state: State, html: string): void {
  const view = game.view(state, game.status(state));
  const legal = legalMoves(game, state);
  if (standingOffers(view, legal).some((offer) => offer.text === text)) return;
  const things: Thing[] = [...html.matchAll(/data-thing="([^"]*)"/g)].map(([, thing]) => thing!);
  const single = things.some((thing) => offers([thing]));
  const pairs = () =>
    things.some((one) =>
      things.some((other) => offers(selectNext(view, selectNext(view, [], one), other))),
    );
  if (!single && !pairs()) throw new Error(`${text} cannot be reached`);

  function offers(chosen: readonly Thing[]): boolean {
    return offersOf(view, view.turn, legal, chosen).some((offer) => offer.text === text);
  }
}

describe('whole games', () => {
  it.each([1, 2, 3, 4, 5])('every legal move can be reached at a table of %i', (seats) => {
    const random = new FastRandom(`reach ${seats}`);
    const state = game.setup({ mode: seats === 1 ? 'easy' : 'quick' }, seats);
    let count = 0;
    while (game.status(state) !== OVER && count < 160) {
      if (game.status(state) === CHANCE) {
        game.resolve(state, game.draw(state, random));
        continue;
      }
      const legal = legalMoves(game, state);
      if (count % 6 === 0) {
        const html = drawn(stage, state, { language: count % 12 === 0 ? 'en' : 'de' });
        for (const text of legal) reach(text, state, html);
      }
      if (count % 30 === 0) drawForAll(state, count);
      run(state, legal[random.below(legal.length)]!);
      count++;
    }
    drawForAll(state, 0);
    expect(count).toBeGreaterThan(40);
  });
});

function drawForAll(state: State, count: number): void {
  const viewers = [null, ...game.view(state, null).seats.keys()];
  for (const viewer of viewers) {
    const aids = MEMORY_AIDS[(count / 30) % 3]!;
    const html = drawn(stage, state, { viewer, aids, language: 'de' });
    expect(names(html)).not.toContain('');
    expect(html.replace(/style="[^"]*"/g, '')).not.toMatch(/undefined|\[object|NaN|[{}]/);
  }
  drawn(stage, state, { viewer: null, quiet: true });
}
