import { FastRandom, OVER } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { cuesOf } from '../../board/motion.ts';
import { type Event, game } from '../../index.ts';
import { eagerStep } from '../eager.ts';

const told = (event: Event, near = 0) =>
  cuesOf([event], near).map(
    ({ thing, from, to, sound }) =>
      `${thing}: ${from ?? 'its place'} → ${to ?? 'its place'} ${sound ?? ''}`,
  );
const by = { seat: 0 };
const other = { seat: 1 };

describe('own things move', () => {
  const cases: [Event, string[]][] = [
    [{ kind: 'card-dealt', ...by, card: 'P1l' }, ['P1l: deck → its place take']],
    [{ kind: 'card-opened', card: 'P1l', setup: false }, ['P1l: deck → its place place']],
    [{ kind: 'drew', ...by, card: 'P1l' }, ['P1l: P1l → its place take']],
    [{ kind: 'drew', ...by, card: 'W' }, ['open W 0: its place → hand 0 take']],
    [{ kind: 'laid', ...by, set: 'A', card: 'P1l', fresh: true }, ['P1l: P1l → its place place']],
    [{ kind: 'paid', ...by, card: 'P1l', left: 0 }, ['P1l: its place → discards sell']],
    [{ kind: 'dropped', ...by, card: 'W' }, ['hand W 0: its place → discards sell']],
    [
      { kind: 'rode', ...by, card: 'C', free: 2, total: 2 },
      ['hand C 0: its place → journal 0 sell'],
    ],
    [
      { kind: 'journalled', ...by, card: 'P3l', packed: ['P1l'] },
      ['P3l: its place → journal 0 score', 'P1l: its place → backpack 0 '],
    ],
    [
      { kind: 'took-tile', ...by, tile: 'wPB', place: 1, why: 'set' },
      ['tile wPB: its place → waiting take'],
    ],
    [
      { kind: 'placed', ...by, tile: 'wPB', x: 0, y: 0, rotation: 0, count: 1 },
      ['tile wPB: waiting → its place place'],
    ],
    [{ kind: 'rewarded', ...by, piece: 'C', size: 4 }, ['reward C: its place → hand 0 score']],
    [{ kind: 'took-sight', ...by, sight: '1a' }, ['sight 1a: its place → journal 0 score']],
  ];
  it.each(cases)('%o', (event, moves) => expect(told(event)).toEqual(moves));
});

describe('what others do is seen without their hands', () => {
  const cases: [Event, string[]][] = [
    [{ kind: 'card-dealt', ...other, card: null }, ['back 1: deck → hand 1 take']],
    [{ kind: 'drew', ...other, card: 'P1l' }, ['P1l: its place → hand 1 take']],
    [
      { kind: 'laid', ...other, set: 'A', card: 'P1l', fresh: true },
      ['back 1: hand 1 → sets 1 place'],
    ],
    [{ kind: 'paid', ...other, card: 'P1l', left: 0 }, ['back 1: hand 1 → discards sell']],
    [{ kind: 'unpacked', ...other, cards: [] }, ['back 1: backpack 1 → discards sell']],
    [
      { kind: 'took-tile', ...other, tile: 'wPB', place: 1, why: 'set' },
      ['tile wPB: its place → map 1 take'],
    ],
  ];
  it.each(cases)('%o', (event, moves) => expect(told(event)).toEqual(moves));
});

/** Steps that only lead to others; the page sounds the end. */
const QUIET = [
  ...['round-started', 'finished-laying', 'stopped-riding', 'charged', 'chose-tile'],
  ...['chose-square', 'game-over'],
];

/** Nothing changes its place: something is refused, kept or announced. A closed set moves card by card. */
const STILL = [
  ...['six-open', 'skipped', 'kept-open', 'declined-sight', 'no-tile', 'no-gift', 'reward-gone'],
  ...['end-near', 'closed'],
];

it('every event of a game has a sound and moves something, or is meant to be quiet or still', () => {
  const random = new FastRandom('motion');
  const state = game.setup({ mode: 'full' }, 3);
  const kinds = new Set<string>();
  while (game.status(state) !== OVER) {
    eagerStep(state, random, (event) => {
      const cues = cuesOf([event], 0);
      const [first] = cues;
      const isStill = [...QUIET, ...STILL].includes(event.kind);
      const moved = cues.filter(({ from, to }) => from !== undefined || to !== undefined);
      expect([event.kind, moved.length === 0]).toEqual([event.kind, isStill]);
      expect([event.kind, first?.sound === undefined]).toEqual([
        event.kind,
        QUIET.includes(event.kind),
      ]);
      kinds.add(event.kind);
    });
  }
  expect(kinds.size).toBeGreaterThan(20);
});

it('equal open cards are told apart, and those that are swept at once are only backs', () => {
  const opened = (card: string): Event => ({ kind: 'card-opened', card, setup: false });
  const things = (...events: Event[]) => cuesOf(events, 0).map(({ thing }) => thing);
  expect(things(opened('W'), opened('W'))).toEqual(['open W 0', 'open W 1']);
  const swept: Event = { kind: 'swept', cards: ['W', 'W', 'P1l'] };
  expect(things(swept)).toEqual(['open W 0', 'open W 1', 'P1l']);
  expect(things(opened('P1l'), swept)).toEqual(['card-opened', 'open W 0', 'open W 1', 'deck']);
});
