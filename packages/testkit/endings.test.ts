import { type Game, OPEN_GAME, OVER } from '@baithak/kernel';
import { expect, it } from 'vitest';
import { CHECKS } from './checks/index.ts';
import { toyKit } from './toy/kit.ts';

interface Walk {
  at: number;
  steps: number;
}

/** Two players walk along a path, one step a turn and as they like, until it ends on either side. */
const walk = {
  ...OPEN_GAME,
  decisionCap: 1000,
  setup: () => ({ at: 0, steps: 0 }),
  copy: (from) => ({ ...from }),
  writePosition: ({ at, steps }) => [at, steps % 2],
  status: ({ at, steps }) => (Math.abs(at) === 3 ? OVER : steps % 2),
  result: () => ({ places: [1, 1], scores: [0, 0], reason: { key: 'end' } }),
  moves(_, out) {
    out.clear();
    for (const way of [0, 1]) out.add(way);
  },
  play(state, way) {
    state.at += 2 * way - 1;
    state.steps++;
  },
} satisfies Partial<Game<Walk>> as unknown as Game<Walk>;

const check = (game: Game<Walk>) => {
  const kit = {
    ...toyKit,
    game,
    brokenLaw: () => undefined,
    variants: [{ seats: 2, options: {} }],
  };
  return () => CHECKS.gamesEnd(kit, { games: 20, pairs: 0 });
};

it('finds circles that no random game stays in', () => {
  expect(check(walk)).toThrow(/can go round in circles past 1000 decisions/);
});

it('accepts circles that a cap ends', () => {
  const status: typeof walk.status = (state) => (state.steps === 1000 ? OVER : walk.status(state));
  expect(check({ ...walk, status })).not.toThrow();
});

it('accepts circles that a rule against repetition forbids', () => {
  const moves: typeof walk.moves = (state, out) => {
    out.clear();
    // Nobody may step back any more.
    if (state.steps < 4) out.add(0);
    out.add(1);
  };
  expect(check({ ...walk, moves })).not.toThrow();
});
