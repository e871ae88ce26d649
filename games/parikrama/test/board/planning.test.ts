import { describe, expect, it } from 'vitest';
import { whyNot } from '../../board/consequences.ts';
import { laysOf, laysOn, newLetter } from '../../board/laying.ts';
import { slotsAfter } from '../../board/market.tsx';
import { hoveringIn, pressSquare } from '../../board/placing.ts';
import {
  dueIn,
  isAble,
  isComplete,
  movesOf,
  pressHand,
  pressMarket,
  pressOne,
  pressSet,
} from '../../board/planning.ts';
import { answeringOwn, tableDrag } from '../../board/pressing.ts';
import type { Scene } from '../../board/scene.ts';
import { windowOf } from '../../board/window.ts';
import { touchingFaces } from '../../rules/sets.ts';
import { run, table } from '../testing.ts';
import { sceneOf } from './scene-of.ts';

const POSITION = {
  seats: [
    {
      hand: ['P5l', 'P6w', 'B1k', 'Y1w', 'W', 'C'],
      sets: { A: ['P3f', 'P4w'], C: ['G5o', '*B5', 'Y5w'] },
      journal: ['P1l'],
      map: [['kPG', 0, 0, 0]],
    },
  ],
  open: ['P1f', 'B2l', 'G3l', 'Y3w', 'W'],
  row: ['wGY', 'wPG', 'wBG'],
  specials: ['S11'],
};
const scene = (picks: readonly string[] = [], ...moves: string[]) => {
  const state = table(2, POSITION);
  run(state, ...moves);
  return sceneOf(state, { picks });
};

it('a card of the hand answers out of turn, unless somebody only looks on', () => {
  const tried: string[] = [];
  const you = { isYou: true } as Scene['players'][number];
  const idle = { ...scene(), decides: false, attempt: (text: string) => void tried.push(text) };
  const pressed = (more: Partial<Scene>) =>
    answeringOwn({ ...idle, ...more }, 'pay:B1k', () => ({ pick: [] }));
  pressed({ waits: true, players: [you] })?.();
  expect(tried).toEqual(['pay:B1k']);
  expect(pressed({ waits: true, players: [] })).toBeUndefined();
  expect(pressed({ waits: false, players: [you] })).toBeUndefined();
});

describe('playing', () => {
  it('K9: a card goes to the set that it fits', () => {
    expect(newLetter(scene().view)).toBe('B');
    expect(laysOf(scene().view, 'P5l')).toEqual(['A:P5l', 'C:P5l', 'B:P5l']);
    expect(pressHand(scene(), 'P5l', false)).toEqual({ pick: ['A:P5l'] });
    expect(pressHand(scene(['A:P5l']), 'P6w', false)).toEqual({ pick: ['A:P5l', 'A:P6w'] });
    expect(pressSet(scene(['A:P5l']), 'B')).toEqual({ pick: ['B:P5l'] });
  });

  it('cards are arranged in an order that the game accepts', () => {
    expect(pressHand(scene(['B:P6w']), 'P5l', false)).toEqual({ pick: ['B:P6w', 'B:P5l'] });
    expect(pressSet(scene(['B:P6w', 'B:P5l']), 'A')).toEqual({ pick: ['A:P5l', 'A:P6w'] });
  });

  it('a second press takes a card back, and what cannot stay without it', () => {
    expect(pressHand(scene(['A:P5l', 'A:P6w']), 'P6w', true)).toEqual({ pick: ['A:P5l'] });
    expect(pressHand(scene(['A:P5l', 'A:P6w']), 'P5l', true)).toEqual({ pick: [] });
  });

  it('K14, K15: a stand-in can be every card that fits; pressed again it is the next one', () => {
    expect(touchingFaces(['P3f', 'P4w'])).toEqual(['P2', 'P5']);
    expect(laysOn(scene().view, 'A', 'W')).toEqual(['A:*P2', 'A:*P5']);
    expect(pressHand(scene(['A:*P2']), 'W', true)).toEqual({ pick: ['A:*P5'] });
  });

  it('what does not fit is tried, so that the game says why', () => {
    expect(pressHand(scene(['A:P5l']), 'B1k', false)).toEqual({ attempt: ['A:P5l', 'A:B1k'] });
    expect(pressOne(scene(), 'tile:1')).toEqual({ attempt: ['tile:1'] });
    expect(pressSet(scene(), 'A')).toEqual({ attempt: ['close:A'] });
  });

  it('once a card is chosen, only those that can join it are lit', () => {
    expect(isAble(scene(), 'B1k', false)).toBe(true);
    expect(isAble(scene(['A:P5l']), 'B1k', false)).toBe(false);
    expect(isAble(scene(['A:P5l']), 'P6w', false)).toBe(true);
    expect(isAble(scene(['A:P5l']), 'P5l', true)).toBe(true);
  });

  it('K23: who closes a set hears what is wrong with a tile, not that the set comes first', () => {
    const closing = scene([], 'A:P5l', 'A:P6w', 'done', 'ride:C');
    expect(closing.view.phase).toBe('close');
    expect(pressOne(closing, 'tile:1')).toEqual({ attempt: ['close:A', 'tile:1'] });
    expect(whyNot(closing, 'close:A', 'tile:1')?.key).toBe('fault.tile-colour');
    expect(pressOne(closing, 'tile:2')).toEqual({ pick: ['tile:2'] });
  });

  it('one step lays the cards and finishes the play', () => {
    expect(movesOf(scene(['A:P5l', 'A:P6w']))).toEqual(['A:P5l', 'A:P6w', 'done']);
    expect(isComplete(scene(['A:P5l']), ['A:P5l', 'done'])).toBe(true);
  });
});

describe('paying', () => {
  const played = ['A:P5l', 'A:P6w', 'done'];

  it('K16, K18: hitch-hike cards come first, then what is left to pay', () => {
    expect(movesOf(scene(['pay:B1k', 'ride:C'], ...played))[0]).toBe('ride:C');
    expect(dueIn(scene(['ride:C'], ...played))).toBe(0);
    expect(isComplete(scene([], ...played), ['ride:C'])).toBe(true);
  });

  it('K16: as many cards as are due; one more replaces the oldest', () => {
    const paying = ['A:P5l', 'done', 'ride:.'];
    expect(dueIn(scene([], ...paying))).toBe(1);
    expect(pressHand(scene(['pay:B1k'], ...paying), 'Y1w', false)).toEqual({ pick: ['pay:Y1w'] });
    expect(pressHand(scene([], ...paying), 'C', false)).toEqual({ attempt: ['pay:C'] });
  });
});

describe('drawing', () => {
  it('K29: three coloured cards or one wild card', () => {
    const drawn = ['draw:P1f', 'draw:B2l', 'draw:G3l'];
    expect(pressMarket(scene(drawn.slice(0, 2), 'skip'), 'G3l')).toEqual({ pick: drawn });
    expect(pressMarket(scene(drawn, 'skip'), 'Y3w')).toEqual({
      pick: [...drawn.slice(1), 'draw:Y3w'],
    });
    expect(pressMarket(scene(drawn, 'skip'), 'W')).toEqual({ pick: ['draw:W'] });
    expect(isComplete(scene([], 'skip'), drawn.slice(1))).toBe(false);
    expect(isComplete(scene([], 'skip'), drawn)).toBe(true);
  });

  it('K8: at the start of a turn it means to skip playing', () => {
    expect(pressMarket(scene(['A:P5l']), 'P1f')).toEqual({ pick: ['draw:P1f'] });
    expect(movesOf(scene(['draw:W']))).toEqual(['skip', 'draw:W']);
  });

  it('cards keep their slots; new ones fill the gaps', () => {
    expect(slotsAfter(['A', 'B', 'C', null, null, null], ['A', 'C', 'D'])).toEqual([
      ...['A', 'D', 'C', null, null, null],
    ]);
  });
});

describe('placing', () => {
  const placing = (picks: string[]) => {
    const seats = [{ map: [['kPG', 0, 0, 0]], waiting: ['wPG', 'wBG'] }];
    return sceneOf(table(2, { seats, phase: 'next' }), { picks });
  };

  it('K27: the tile hovers at a free square, moves with a press and turns with another', () => {
    const hovering = hoveringIn(placing([]))!;
    expect(hovering.squares.toSorted()).toEqual(['(-1,0)', '(0,-1)', '(0,1)', '(1,0)']);
    expect(hovering).toMatchObject({ x: 0, y: 1, turn: 0 });
    expect(pressSquare(placing([]), '(1,0)')).toMatchObject({
      pick: [/next:/, 'at:(1,0)', 'r0'].map((each) =>
        typeof each === 'string' ? each : expect.stringMatching(each),
      ),
    });
    expect(pressSquare(placing([]), '(0,1)')).toMatchObject({
      pick: expect.arrayContaining(['r1']),
    });
    expect(pressSquare(placing([]), '(2,2)')).toHaveProperty('attempt');
  });

  it('K27: a tile dropped on a square goes there as with a press; on its own square it stays', () => {
    const chosen: (readonly string[])[] = [];
    const rules = tableDrag({ ...placing([]), pick: (moves) => chosen.push(moves) });
    rules.drop('tile (0,1)', '(1,0)');
    for (const elsewhere of ['(0,1)', 'hand', null]) rules.drop('tile (0,1)', elsewhere);
    expect(chosen).toEqual([(pressSquare(placing([]), '(1,0)') as { pick: string[] }).pick]);
  });

  it('the window holds all squares around the Map and grows in steps', () => {
    // The frame has room for a fourth row, so the window need not change for the first tile above another.
    expect(windowOf([])).toEqual({ west: -2, east: 2, south: -1, north: 2 });
    expect(windowOf([['kPG', 0, 0, 0]])).toEqual(windowOf([]));
    expect(
      windowOf([
        ['kPG', 0, 0, 0],
        ['wPG', 1, 1, 0],
      ]),
    ).toEqual({ west: -2, east: 2, south: -1, north: 2 });
    const wide = windowOf([0, 1, 2, 3].map((x) => ['kPG', x, 0, 0] as const));
    expect(wide).toEqual({ west: -1, east: 4, south: -1, north: 2 });
    // A tall Map gets rows, not columns that it does not need.
    const tall = windowOf([0, 1, 2, 3].map((y) => ['kPG', 0, y, 0] as const));
    expect(tall).toEqual({ west: -2, east: 2, south: -1, north: 4 });
  });
});
