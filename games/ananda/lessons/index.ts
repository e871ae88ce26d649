import type { Lesson } from '@baithak/kernel/lesson';
import {
  BALANCE,
  EMPTY,
  FIRST,
  GROW,
  JOIN,
  KARMA,
  LAST,
  REFILL,
  STACK,
  TAKEN,
} from './positions.ts';

/** Parts of the board. */
const TILES = '.a-ground .a-half, .a-callout';
const TEMPLE = { of: '.a-ground, .a-callout-layer', at: TILES };
const AREAS = { of: '.a-space:has(.a-half), .a-figure, .a-callout-layer', at: TILES };
const PLAYED = { of: '.a-hand .a-card[data-tone=r]' };

/** The last tile has made the area large enough for the 4. */
const ENOUGH = { kind: 'tile-placed', value: 4 };

export const lesson: Lesson = {
  steps: [
    {
      id: 'monk',
      seats: 2,
      position: FIRST,
      goal: { events: [{ kind: 'monk-placed', colour: 'r' }] },
      answer: ['monk:e5'],
      misses: [{ name: 'other', fits: { moves: 'monk:.*' } }],
      rules: ['A1', 'A2', 'A3', 'A7'],
    },
    {
      id: 'taken',
      seats: 2,
      position: TAKEN,
      goal: { events: [{ kind: 'monk-placed', colour: 'y' }] },
      answer: ['monk:g5'],
      misses: [{ name: 'other', fits: { moves: 'monk:.*' } }],
      rules: ['A6', 'A7', 'A8'],
    },
    {
      id: 'grow',
      seats: 2,
      position: GROW,
      goal: { events: [{ kind: 'tile-placed', value: 5 }] },
      answer: ['tile:rr@d6d7'],
      misses: [
        { name: 'less', fits: { events: [{ kind: 'tile-placed' }] } },
        { name: 'none', fits: { moves: 'tile:\\.' } },
      ],
      rules: ['A9', 'A13', 'A15', 'A16'],
    },
    {
      id: 'stack',
      seats: 2,
      position: STACK,
      goal: { events: [{ kind: 'tile-placed', level: 2 }] },
      answer: ['tile:rr@d4e4'],
      misses: [
        { name: 'flat', fits: { events: [{ kind: 'tile-placed' }] } },
        { name: 'none', fits: { moves: 'tile:\\.' } },
      ],
      rules: ['A10', 'A12', 'A14'],
    },
    {
      id: 'join',
      seats: 2,
      position: JOIN,
      goal: { events: [{ kind: 'tile-placed', met: [1] }] },
      answer: ['tile:rr@f5g5'],
      misses: [
        { name: 'alone', fits: { events: [{ kind: 'tile-placed' }] } },
        { name: 'none', fits: { moves: 'tile:\\.' } },
      ],
      rules: ['A6', 'A14'],
    },
    {
      id: 'karma',
      seats: 2,
      position: KARMA,
      goal: { events: [{ kind: 'card-played', spent: 5 }] },
      answer: ['card:4', 'card:1'],
      misses: [
        { name: 'three', fits: { moves: 'card:3.*' } },
        { name: 'none', fits: { moves: 'card:\\.' } },
      ],
      rules: ['A17'],
    },
    {
      id: 'refill',
      seats: 2,
      position: REFILL,
      goal: { events: [{ kind: 'meditated', spent: 2 }] },
      answer: ['card:2'],
      misses: [
        { name: 'greedy', fits: { moves: 'card:5.*' } },
        { name: 'none', fits: { moves: 'card:\\.' } },
      ],
      rules: ['A18', 'A19'],
    },
    {
      id: 'balance',
      seats: 2,
      position: BALANCE,
      goal: { events: [{ kind: 'card-played' }, { kind: 'balanced' }] },
      answer: ['card:1'],
      misses: [
        { name: 'even', fits: { moves: 'card:4.*' } },
        { name: 'none', fits: { moves: 'card:\\.' } },
      ],
      rules: ['A18', 'A23'],
    },
    {
      id: 'empty',
      seats: 2,
      position: EMPTY,
      goal: { events: [{ kind: 'meditated', spent: 2 }] },
      answer: ['card:2'],
      misses: [
        { name: 'greedy', fits: { moves: 'card:5.*' } },
        { name: 'none', fits: { moves: 'card:\\.' } },
      ],
      rules: ['A20'],
    },
    {
      id: 'last',
      seats: 2,
      position: LAST,
      goal: { wins: true },
      answer: ['tile:gr@c6d6', 'card:4'],
      misses: [
        { name: 'none', fits: { moves: 'tile:\\.' } },
        { name: 'three', fits: { moves: 'tile.* card:3.*', events: [ENOUGH] } },
        { name: 'unplayed', fits: { moves: 'tile.* tile:\\. card:\\.', events: [ENOUGH] } },
      ],
      rules: ['A24', 'A25', 'A27'],
    },
  ],
  match: () => import('./late.ts'),
  pictures: [
    {
      id: 'area',
      seats: 2,
      rules: ['A6', 'A7'],
      position: TAKEN,
      proposed: ['monk:g5'],
      show: [TEMPLE],
    },
    {
      id: 'build',
      seats: 2,
      rules: ['A9', 'A13'],
      position: GROW,
      proposed: ['tile:rr@d6d7'],
      show: [TEMPLE],
    },
    {
      id: 'up',
      seats: 2,
      rules: ['A10', 'A12'],
      position: STACK,
      proposed: ['tile:rr@d4e4'],
      show: [TEMPLE],
    },
    {
      id: 'bridge',
      seats: 2,
      rules: ['A14'],
      position: JOIN,
      proposed: ['tile:rr@f5g5'],
      show: [TEMPLE],
    },
    {
      id: 'cards',
      seats: 2,
      rules: ['A16', 'A17'],
      position: KARMA,
      proposed: ['card:4', 'card:1'],
      show: [PLAYED, AREAS],
    },
    {
      id: 'rest',
      seats: 2,
      rules: ['A18', 'A23'],
      position: REFILL,
      proposed: ['card:2'],
      show: [AREAS, { of: '.a-supply' }],
    },
    {
      id: 'end',
      seats: 2,
      rules: ['A24', 'A27'],
      position: LAST,
      proposed: ['tile:gr@c6d6', 'tile:.', 'card:4'],
      show: [TEMPLE],
    },
  ],
  tips: [
    { id: 'gave', event: { kind: 'gave-up' }, rule: 'A15' },
    { id: 'instead', event: { kind: 'drew', cause: 'instead' }, rule: 'A20' },
    { id: 'balances', event: { kind: 'drew', cause: 'balance' }, rule: 'A23' },
    { id: 'free', legal: 'monk:\\.', rule: 'A8' },
    { id: 'monks', legal: 'monk:.+', rule: 'A7' },
    { id: 'builds', legal: 'tile:.+@.+', rule: 'A13' },
    { id: 'plays', legal: 'card:\\d', rule: 'A17' },
  ],
};
