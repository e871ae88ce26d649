import { type BoardProps, type Frame, FrameContext, type Player } from '@baithak/board';
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
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Board } from '../../board/index.tsx';
import { type Look, prefer } from '../../board/look.ts';
import { type Event, game, type State, type View } from '../../index.ts';
import { parse } from '../../position/notation.ts';
import { words } from '../../words/index.ts';
import { START, stepAnyhow, table } from '../testing.ts';

/** The board with everybody at the table, as the page would frame it. */
function Framed(props: BoardProps<View, Event>) {
  const players = props.view.seats.map(
    (_, seat): Player => ({
      ...{ seat, name: `Player ${seat + 1}`, about: '', portrait: null },
      ...{ isYou: seat === props.view.viewer, state: 'waits', clock: null, deed: null },
    }),
  );
  const frame: Frame = {
    ...{ title: '', back: null, tools: null, side: null, bar: null, scene: null },
    ...{ players, near: props.view.viewer ?? 0 },
  };
  return createElement(FrameContext.Provider, { value: frame }, createElement(Board, props));
}

const stage = { game, words, Board: Framed };
const LOOKS: readonly Look[] = [
  { kind: 'iso', turn: 0, large: false },
  { kind: 'top', turn: 0, large: true },
  { kind: 'iso', turn: 3, large: false },
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
  it('gives every area where the monk can go a dark edge: gold alone is lost on yellow', () => {
    const parts = drawn(stage, table(POSITION)).split('class="a-free"').slice(0, -1);
    expect(parts.length).toBeGreaterThan(0);
    for (const before of parts)
      expect(before).toMatch(/class="a-rim-edge" d="[^"]*"><\/path><path $/);
  });

  it('A7: sees which spaces a monk may go to', () => {
    const spaces = spacesIn(drawn(stage, table(POSITION)));
    expect(spaces.get('f6')).toBe('f6: blue, height 2, area of 2, possible');
    expect(spaces.get('f4')).toBe('f4: violet, height 1, area of 2, Player 1’s monk');
    expect(spaces.get('a1')).toBe('a1: bare board');
    expect(names(table(POSITION))).toContain('Send monk');
    expect(names(table(POSITION))).toContain('From above');
  });

  it('is asked in one sentence, with the step of the turn', () => {
    const html = drawn(stage, table(POSITION));
    expect(plain(html)).toContain('Send your monk to an area without a monk.');
    expect(html).toMatch(/aria-current="step">Monk</);
    expect(drawn(stage, BUILDING)).toMatch(/aria-current="step">Build</);
    expect(drawn(stage, MEDITATING)).toMatch(/aria-current="step">Cards</);
  });

  it('A9: sees which tiles fit, and can stop, or end the turn knowing what that brings', () => {
    const buttons = names(BUILDING);
    expect(buttons).toContain('violet-violet, fits');
    expect(buttons).toContain('orange-green, does not fit');
    expect(buttons).toContain('End turn: draw 1 tile');
    expect(names(table({ ...POSITION, phase: 'build', built: 1 }))).toContain('Stop at size 2');
  });

  it('A15: whoever cannot build is told so, and what giving up brings', () => {
    const rack = ['og', 'og', 'oo', 'bb', 'gg', 'gg', 'rr', 'rr'];
    const seats = [{ ...POSITION.seats[0]!, rack }, POSITION.seats[1]!];
    const stuck = table({ ...POSITION, seats, phase: 'build' });
    expect(plain(drawn(stage, stuck))).toContain('None of your tiles fits your violet area.');
    expect(names(stuck)).toContain('End turn (rack full)');
  });

  it('A17: sees which cards can be played, and what the rest brings', () => {
    const buttons = names(MEDITATING);
    expect(buttons).toContain('violet 1');
    expect(buttons).toContain('green 3, not violet');
    expect(buttons).toContain('Play none: draw 2 tiles');
    const html = drawn(stage, MEDITATING);
    expect(plain(html)).toContain('Play violet cards worth up to 2. The rest brings tiles.');
    // Gold is never the button that forgoes the cards.
    expect(html).toMatch(/bar-button-primary" aria-disabled="true"/);
    expect(html.match(/data-now="true"/g)).toHaveLength(2);
    // What cannot be used is pale, as on the rack; a frame is for what is chosen.
    expect(html.match(/class="a-card"[^>]*data-state="no"/g)).toHaveLength(1);
  });

  it('A20: is told why fewer cards come than the area is worth', () => {
    const hand = ['v1', 'v2', 'g3', 'g4', 'o2', 'o3', 'y1'];
    const seats = [{ ...POSITION.seats[0]!, hand }, POSITION.seats[1]!];
    const html = drawn(
      stage,
      table({ ...POSITION, seats, phase: 'meditate', built: 1, supply: [] }),
    );
    expect(plain(html)).toContain('Play violet cards worth up to 2. The rest brings cards.');
    expect(plain(html)).toContain('You draw only 1 of 2 cards: then your hand is full (8).');
  });

  it('A25: is told at once that the game ends now, and offered no draws', () => {
    const seats = [{ ...POSITION.seats[0]!, rack: [] }, POSITION.seats[1]!];
    const last = table({ ...POSITION, seats, phase: 'meditate', built: 1, supply: [] });
    const text = plain(drawn(stage, last));
    expect(text).toContain('The supply and a rack are empty: this ends the game.');
    expect(text).not.toMatch(/brings|draw a/);
    expect(names(last)).toContain('Play none');
  });

  it('is asked for a space while a tile is in hand', () => {
    const [move = ''] = legalMoves(game, BUILDING).filter((text) => text.startsWith('tile:vv@'));
    expect(plain(drawn(stage, BUILDING, { proposed: [move] }))).not.toContain('choose a marked');
  });

  it('A8: is told when no area is free', () => {
    const state = table({
      tiles: [START],
      seats: [
        { rack: ['vv'], monk: 'e5' },
        { rack: ['bb'], monk: 'f5' },
      ],
    });
    expect(names(state)).toContain('Take monk off');
    expect(plain(drawn(stage, state))).toContain('You draw a tile, and your turn ends.');
  });

  it('sees what a refusal points at', () => {
    const html = drawn(stage, BUILDING, { lit: ['f5', 'rack:og', 'hand:v1'] });
    expect(spacesIn(html).get('f5')).toMatch(/, the problem is here$/);
    expect(html.match(/data-lit="true"/g)).toHaveLength(3);
  });

  it('sees what a hint lights by the shape of its face, without the walls below', () => {
    const html = drawn(stage, BUILDING, { lit: ['f5'] });
    expect(html).toMatch(/data-lit="true" data-outline="0,50 50,0 100,50 50,100"/);
    expect(html).not.toMatch(/class="a-space"[^>]*data-lit/);
  });
});

it('whose turn has just ended is told who is next, before the page says so', () => {
  const late = {
    ...stage,
    Board: (props: BoardProps<View, Event>) => Framed({ ...props, seat: 0 }),
  };
  const text = plain(drawn(late, table({ ...POSITION, seat: 1 }), { viewer: 0 }));
  expect(text).toContain('Player 2 is choosing an area.');
  expect(text).not.toContain('Send your monk');
});

describe('every viewer', () => {
  it('sees everybody’s karma by colour and in all, and only counts of racks and hands', () => {
    const html = drawn(stage, BUILDING, { viewer: null });
    expect(plain(html)).toContain('red 4 orange 1 yellow 0');
    expect(html).toContain('Player 2: 3 tiles, 1 card in hand');
    expect(html).not.toContain('aria-label="violet 2"');
    expect(html).not.toMatch(/aria-label="[a-z]+-[a-z]+" data-state/);
    const other = drawn(stage, BUILDING, { viewer: 1 });
    expect(other.match(/class="a-tile"/g)).toHaveLength(3);
    expect(other).not.toContain('orange-green, fits');
  });

  it('the score scene lights the karma that it counts', () => {
    const html = drawn(stage, BUILDING, { viewer: 0, lit: ['karma:0r', 'karma:1r'] });
    expect(html.match(/<li[^>]*data-lit="true"/g)).toHaveLength(2);
  });

  it('is asked nothing, and has nothing to press in the temple, unless it is their turn', () => {
    for (const viewer of [1, null]) {
      const html = drawn(stage, BUILDING, { viewer });
      expect(html).not.toMatch(/data-place="[^"]*" data-offered="true"/);
      expect(html).not.toContain('aria-disabled="false" tabindex');
      expect(names(BUILDING, viewer).some((name) => /^Send|^Place|^End turn/.test(name))).toBe(
        false,
      );
      expect(plain(html)).not.toMatch(/your (violet )?area/);
    }
  });

  it('sees the count of unseen tiles unless the table leaves it to memory', () => {
    expect(drawn(stage, BUILDING, { aids: 'counts' })).toContain('left: see which');
    expect(drawn(stage, BUILDING, { aids: 'none' })).not.toContain('left: see which');
  });
});

it.each(LOOKS)('the same spaces can be pressed in view $kind, turn $turn', (look) => {
  prefer(look);
  const spaces = spacesIn(drawn(stage, BUILDING));
  for (const text of legalMoves(game, BUILDING)) {
    const attempt = parse(text);
    for (const space of 'spaces' in attempt ? attempt.spaces : []) {
      expect(spaces.get(space)).toMatch(/, (possible|you can build here)$/);
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
