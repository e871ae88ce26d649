import { buttonsIn, drawn, plain, stopsIn } from '@baithak/board/testing';
import {
  CHANCE,
  FastRandom,
  LANGUAGES,
  legalMoves,
  MEMORY_AIDS,
  type Options,
  OVER,
  type Viewer,
} from '@baithak/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { Board } from '../../board/index.tsx';
import { type Look, prefer } from '../../board/temple-section.tsx';
import { game, type State } from '../../index.ts';
import { parse } from '../../position/notation.ts';
import { words } from '../../words/index.ts';
import { START, stepAnyhow, table } from '../testing.ts';

const stage = { game, words, Board };
const LOOKS: readonly Look[] = [
  { kind: 'top', turn: 0 },
  { kind: 'iso', turn: 0 },
  { kind: 'iso', turn: 3 },
];
afterEach(() => prefer(LOOKS[0]!));

const POSITION = {
  tiles: [START, ['vv', 'f3', 'f4'], ['oo', 'e6', 'f6'], ['bb', 'f5', 'f6']],
  seats: [
    { rack: ['vv', 'og'], hand: ['v1', 'v2', 'g3'], karma: ['r4', 'o1'], monk: 'f4' },
    { rack: ['bb', 'yy', 'yy'], hand: ['r2'], karma: ['b3'], monk: 'e6' },
  ],
};
const BUILDING = table({ ...POSITION, phase: 'build' });
const MEDITATING = table({ ...POSITION, phase: 'meditate', built: 1 });

/** The spaces of a drawing by name, with what a screen reader says of them. */
function spacesIn(html: string): Map<string, string> {
  const found = html.matchAll(
    /aria-label="([^"]*)" aria-disabled="[^"]*" tabindex="[^"]*" data-place="([^"]*)"/gi,
  );
  return new Map([...found].map(([, label, name]) => [name!, label!]));
}

const names = (state: State, viewer?: Viewer) =>
  buttonsIn(drawn(stage, state, viewer === undefined ? {} : { viewer })).map(({ name }) => name);

describe('the mover', () => {
  it('A7: sees which spaces a monk may go to', () => {
    const spaces = spacesIn(drawn(stage, table(POSITION)));
    expect(spaces.get('f6')).toBe('f6: blue, height 2, area of 2, possible');
    expect(spaces.get('f4')).toBe('f4: violet, height 1, area of 2, monk of Player 1');
    expect(spaces.get('a1')).toBe('a1: bare board');
    expect(names(table(POSITION))).toEqual([
      'From above',
      'Isometric',
      'How a turn goes',
      'Place monk',
      'Put back',
      'Unseen tiles',
      'Cards left: Player 2',
    ]);
  });

  it('is told what karma is good for until they have some', () => {
    const poor = POSITION.seats.map((seat) => ({ ...seat, karma: [] }));
    expect(plain(drawn(stage, table({ ...POSITION, seats: poor })))).toContain('Most karma wins');
    expect(plain(drawn(stage, table(POSITION)))).not.toContain('Most karma wins');
  });

  it('A9: sees which tiles fit, and can end or give up', () => {
    const buttons = names(BUILDING);
    expect(buttons).toContain('violet-violet, fits');
    expect(buttons).toContain('orange-green, fits nowhere');
    expect(buttons).toContain('Give up the turn: draw a tile');
    expect(plain(drawn(stage, BUILDING))).toContain('Build one at least');
    expect(names(table({ ...POSITION, phase: 'build', built: 1 }))).toContain(
      'End building with 2',
    );
    const full = { ...POSITION.seats[0]!, rack: ['vv', 'og', 'og', 'oo', 'bb', 'gg', 'gg', 'yy'] };
    expect(
      names(table({ ...POSITION, seats: [full, POSITION.seats[1]!], phase: 'build' })),
    ).toContain('Give up the turn: draw nothing (rack full)');
  });

  it('A17: can choose cards of the colour, and sees what the rest brings', () => {
    const buttons = names(MEDITATING);
    expect(buttons).toContain('violet 1');
    expect(buttons).not.toContain('green 3');
    expect(buttons).toContain('green 3, not violet');
    expect(buttons).toContain('Play no cards, +2 tiles');
    const html = drawn(stage, MEDITATING);
    expect(html.match(/data-slot="tile"/g)).toHaveLength(2);
    expect(html).toContain('<small>2 tiles</small>');
    expect(plain(html)).toContain(
      'Choose violet cards in your hand: each point, up to 2, is karma.',
    );
    const rich = { ...POSITION.seats[0]!, hand: ['v1', 'v2', 'v3'] };
    const seats = [rich, POSITION.seats[1]!];
    const cards = drawn(stage, table({ ...POSITION, seats, phase: 'meditate', built: 1 }));
    expect(cards.match(/data-fits="(true|false)"/g)).toEqual([
      'data-fits="true"',
      'data-fits="true"',
      'data-fits="false"',
    ]);
    expect(plain(html)).toContain(
      'Area 2 − cards 0 = 2: you draw 2 tiles, then 1 card for the balance (as many as tiles).',
    );
  });

  it('A8: is told when no area is free', () => {
    const state = table({
      tiles: [START],
      seats: [
        { rack: ['vv'], monk: 'e5' },
        { rack: ['bb'], monk: 'f5' },
      ],
    });
    expect(names(state)).toContain('Take the monk off');
    expect(plain(drawn(stage, state))).toContain('Yours goes beside the board, you draw a tile,');
  });

  it('sees what a refusal points at', () => {
    const html = drawn(stage, BUILDING, { lit: ['f5', 'rack:og', 'hand:v1'] });
    expect(spacesIn(html).get('f5')).toMatch(/, pointed out$/);
    expect(html.match(/data-lit="true"/g)).toHaveLength(2);
  });
});

describe('every viewer', () => {
  it('sees the turn as a track of five phases', () => {
    const html = drawn(stage, MEDITATING, { viewer: null });
    expect(html).toMatch(/<li data-state="now" aria-current="step">.*Meditate/);
    expect(plain(html)).toContain('Monk violet');
    expect(plain(html)).toContain('Build area 2');
  });

  it('sees karma and counts, and nothing of the others’ racks and hands', () => {
    const html = drawn(stage, BUILDING, { viewer: null });
    expect(plain(html)).toContain('Karma 5');
    expect(html).toContain('aria-label="red 4"');
    expect(html).not.toContain('aria-label="violet 2"');
    expect(html).not.toContain('class="a-tile"');
    const other = drawn(stage, BUILDING, { viewer: 1 });
    expect(other.match(/class="a-tile"/g)).toHaveLength(3);
    expect(other).not.toContain('orange-green, fits');
  });

  it('has nothing to press on the board unless it is their turn', () => {
    for (const viewer of [1, null]) {
      const html = drawn(stage, BUILDING, { viewer });
      expect(html).not.toMatch(/data-place="[^"]*" data-offered="true"/);
      expect(html).not.toContain('aria-disabled="false" tabindex');
      expect(names(BUILDING, viewer).some((name) => /^Build|^Give up/.test(name))).toBe(false);
      expect(plain(html)).toContain('Player 1: Build');
    }
  });

  it('sees the count of unseen tiles unless the table leaves it to memory', () => {
    expect(plain(drawn(stage, BUILDING, { aids: 'counts' }))).toContain('Unseen tiles');
    expect(plain(drawn(stage, BUILDING, { aids: 'none' }))).not.toContain('Unseen tiles');
  });
});

it.each(LOOKS)('the same spaces can be pressed in view $kind, turn $turn', (look) => {
  prefer(look);
  const spaces = spacesIn(drawn(stage, BUILDING));
  for (const text of legalMoves(game, BUILDING)) {
    const attempt = parse(text);
    for (const space of 'spaces' in attempt ? attempt.spaces : []) {
      expect(spaces.get(space)).toMatch(/, possible$/);
    }
  }
});

it('the picture has nothing to press or to visit', () => {
  const html = drawn(stage, BUILDING, { viewer: null, quiet: true });
  expect(stopsIn(html)).toEqual([]);
  expect(html).toMatch(/role="img" aria-label="[A-Z]/);
  expect(stopsIn(drawn(stage, game.setup({ files: 6, ranks: 6 }, 4), { quiet: true }))).toEqual([]);
});

/** Draws a random game for every viewer, in all languages and views and with all memory aids. */
function drawGame(options: Options, seats: number): number {
  const random = new FastRandom(`draw ${seats}`);
  const state = game.setup(options, seats);
  let count = 0;
  const show = () => {
    prefer(LOOKS[count % LOOKS.length]!);
    const language = LANGUAGES[count % LANGUAGES.length]!;
    const aids = MEMORY_AIDS[Math.floor(count / 2) % MEMORY_AIDS.length]!;
    for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
      const html = drawn(stage, state, { viewer, language, aids });
      expect(html).not.toMatch(/undefined|\[object|NaN/);
      expect(buttonsIn(html).every(({ name }) => name !== '')).toBe(true);
      if (viewer === game.status(state)) checkPlaces(html, state);
    }
    count++;
  };
  for (; game.status(state) !== OVER; stepAnyhow(state, random)) {
    if (random.below(game.status(state) === CHANCE ? 120 : 20) === 0) show();
  }
  show();
  return count;
}

/** Every space that a legal move needs is drawn and offered, in every view. */
function checkPlaces(html: string, state: State): void {
  const offered = new Set(
    [...html.matchAll(/data-place="([^"]*)" data-offered="true"/g)].map(([, name]) => name!),
  );
  for (const text of legalMoves(game, state)) {
    const attempt = parse(text);
    const needed =
      'spaces' in attempt
        ? attempt.spaces
        : 'space' in attempt && attempt.space
          ? [attempt.space]
          : [];
    for (const space of needed) expect(offered).toContain(space);
  }
}

it.each([2, 3, 4])('a whole game of %i seats can be drawn for every viewer', (seats) => {
  const options = seats === 3 ? { files: 14, ranks: 14 } : { files: 10, ranks: 9 };
  expect(drawGame(options, seats)).toBeGreaterThan(5);
});
