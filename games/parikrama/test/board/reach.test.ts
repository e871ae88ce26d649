import { FastRandom, type MemoryAids, OVER } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { barOf } from '../../board/bar.tsx';
import { lettersIn } from '../../board/laying.ts';
import { hoveringIn, pressSquare, turned } from '../../board/placing.ts';
import {
  type Answer,
  movesOf,
  pressHand,
  pressMarket,
  pressOne,
  pressSet,
  timesPicked,
} from '../../board/planning.ts';
import type { Scene } from '../../board/scene.ts';
import { game, type State } from '../../index.ts';
import type { Phase } from '../../rules/state.ts';
import { eagerStep } from '../eager.ts';
import { table } from '../testing.ts';
import { sceneOf } from './scene-of.ts';

/** Everything on the table that can be pressed. */
function pressesIn(scene: Scene): Answer[] {
  const { view, near, picks } = scene;
  const { hand, waiting, sets } = view.seats[near]!;
  const hovering = hoveringIn(scene);
  return [
    ...[...new Set(hand)].flatMap((card) => {
      const chosen = timesPicked(picks, card) > 0;
      return [pressHand(scene, card, chosen), pressHand(scene, card, false)];
    }),
    ...lettersIn({ ...view, phase: 'start' }).map((letter) => pressSet(scene, letter)),
    ...view.open.map((card) => pressMarket(scene, card)),
    ...[
      ...view.row.map((_, i) => `tile:${i + 1}`),
      ...view.specials.map((name) => `special:${name}`),
      ...view.sights.map((name) => `sight:${name}`),
      ...waiting.map((name) => `next:${name}`),
      ...(sets[view.set ?? ''] ?? []).map((card) => `journal:${card}`),
    ].map((text) => pressOne(scene, text)),
    ...(hovering?.squares ?? []).map((square) => pressSquare(scene, square)),
    ...(hovering === null ? [] : [{ pick: turned(scene, hovering, 1) }]),
  ];
}

/** The first moves that can be made with a few presses and the buttons of the bar. */
function offered(state: State, aids: MemoryAids): Set<string> {
  const texts = new Set<string>();
  const attempt = (...moves: readonly string[]) => {
    for (const text of moves.slice(0, 1)) texts.add(text);
  };
  let reached: (readonly string[])[] = [[]];
  const known = new Set(['']);
  for (let presses = 0; presses < 8; presses++) {
    const next: (readonly string[])[] = [];
    for (const picks of reached) {
      const scene = { ...sceneOf(state, { aids, picks }), attempt };
      const moves = hoveringIn(scene)?.moves ?? movesOf(scene);
      attempt(...moves);
      for (const text of picks) texts.add(text);
      const { quiet = [], primary } = barOf(scene);
      for (const { act } of [...quiet, ...(primary ? [primary] : [])]) act?.();
      for (const answer of pressesIn(scene)) {
        if (!('pick' in answer) || answer.pick.length > 2) continue;
        if (known.has(answer.pick.join())) continue;
        known.add(answer.pick.join());
        next.push(answer.pick);
      }
    }
    reached = next;
  }
  return texts;
}

const missing = (state: State, aids: MemoryAids): string[] => {
  const texts = offered(state, aids);
  return [...sceneOf(state).legal].filter((text) => !texts.has(text));
};

describe('every legal move can be made on the board', () => {
  const seen = new Map<Phase, number>();

  test.each([2, 3, 4, 5])(
    'in games of %i',
    (seats) => {
      const random = new FastRandom(`reach ${seats}`);
      const state = game.setup({ mode: 'full' }, seats);
      while (game.status(state) !== OVER) {
        const { phase } = game.view(state, null);
        const times = seen.get(phase) ?? 0;
        if (game.status(state) >= 0 && random.below(1 + 40 * times) === 0) {
          seen.set(phase, times + 1);
          expect([phase, missing(state, random.below(2) === 0 ? 'full' : 'none')]).toEqual([
            phase,
            [],
          ]);
        }
        eagerStep(state, random);
      }
    },
    60_000,
  );

  test('K25, K26: with Sights', () => {
    const position = {
      phase: 'sight',
      seats: [{ journal: ['P4w', 'B4l', 'G3l', 'B3k', 'G6w'], hand: ['P1l'] }],
      open: ['Y3w'],
      row: ['wGY', 'fPB'],
      specials: ['S11', 'S12'],
      sights: ['2a', '5b'],
    };
    expect(missing(table(2, position, 'full'), 'full')).toEqual([]);
  });
});
