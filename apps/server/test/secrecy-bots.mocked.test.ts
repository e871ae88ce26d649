import { catalog, type GameId } from '@baithak/catalog';
import type { BotTask } from '@baithak/host';
import { CHARACTERS, type Character, FastRandom, type Game } from '@baithak/kernel';
import { allVariants, pickOne, stepRandomly } from '@baithak/testkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BotPool, botPool, untilSeen } from '../bots/pool.ts';

/** A fake clock: only thinking and sleeping take time. */
const world = vi.hoisted(() => ({ now: 0, thinking: (_: unknown): number => 0 }));

vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    world.now += ms;
  },
}));

vi.mock('piscina', () => ({
  Piscina: class {
    readonly queueSize = 0;
    async run(task: unknown) {
      world.now += world.thinking(task);
      return 'move';
    }
    async destroy() {}
  },
}));

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => world.now);
});

const SECRETIVE: readonly GameId[] = ['ananda', 'jaipur', 'parikrama', 'samsara'];
const BREATH = 400;
const real = () => botPool(new URL('file:///none'), 1, () => 'seed', BREATH);

/** Views of the seat to move, from many matches. */
function viewsOf(game: Game, count: number): unknown[] {
  const random = new FastRandom('views');
  return Array.from({ length: count }, () => {
    const variant = pickOne(allVariants(game), random);
    const state = game.setup(variant.options, variant.seats);
    for (let steps = 20 + random.below(20); steps > 0 || game.status(state) < 0; steps--) {
      stepRandomly(game, state, random);
    }
    return game.view(state, game.status(state));
  });
}

/** The different times that a character takes to answer. */
async function moments(pool: BotPool, game: Game, character: Character): Promise<number[]> {
  const found = new Set<number>();
  for (const view of viewsOf(game, 12)) {
    const start = world.now;
    const task: BotTask = {
      table: 't',
      person: 'p',
      present: true,
      game: game.id,
      seat: 0,
      character,
      view,
    };
    await pool.think(task, new AbortController().signal);
    found.add(Math.round(world.now - start));
  }
  return [...found];
}

/** Thinking time that depends on the hand, always shorter than the pause. */
const byTheHand = (task: unknown) => JSON.stringify(task).length % BREATH;

describe.each(SECRETIVE)('a bot at %s', (id) => {
  it('answers after the same time whatever it knows', async () => {
    const game = await catalog[id].game();
    world.thinking = byTheHand;
    for (const character of CHARACTERS) {
      expect(await moments(real(), game, character)).toHaveLength(1);
    }
  });

  it('the test detects a bot that answers at once, or later with more cards', async () => {
    const game = await catalog[id].game();
    world.thinking = byTheHand;
    const hasty = botPool(new URL('file:///none'), 1, () => 'seed', 0);
    expect((await moments(hasty, game, 'mina')).length).toBeGreaterThan(1);
    const pool = real();
    const slow: BotPool['think'] = (task, stop) => {
      world.now += JSON.stringify(task.view).length;
      return pool.think(task, stop);
    };
    expect((await moments({ ...pool, think: slow }, game, 'mina')).length).toBeGreaterThan(1);
  });
});

it('a late bot answers at the end of a full period', () => {
  expect([0, 1, 399, 400].map((taken) => taken + untilSeen(400, taken))).toEqual([
    400, 400, 400, 400,
  ]);
  expect([401, 800, 801].map((taken) => taken + untilSeen(400, taken))).toEqual([800, 800, 1200]);
  expect(untilSeen(0, 7)).toBe(0);
});
