import { FastRandom, type GameEvent, WINS_NOW } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { pvs } from '../index.ts';
import { ask } from './ask.ts';
import { type Maze, maze, randomPlan, truth } from './maze.ts';
import { nim } from './nim.ts';

const budget = { iterations: 1_000_000 };
const flat = () => 0;
/** Mazes in which a table claims too early that all lines have ended. */
const FALSE_ENDS = [3956, 4522];

describe('principal-variation search', () => {
  test('gives the same answers with a table as without one', async () => {
    const { identify: _, ...plainNim } = nim;
    for (const piles of [
      [2, 3, 4],
      [1, 4, 5],
    ]) {
      const state = { piles, turn: 0 };
      const { thoughts } = await ask(nim, pvs(flat), state, { budget });
      const plain = (await ask(plainNim, pvs(flat), state, { budget })).thoughts;
      expect([thoughts.win, thoughts.loss]).toEqual([plain.win, plain.loss]);
      expect(thoughts.win ?? thoughts.loss).toBeGreaterThan(0);
    }
  });

  test.each(['draw', 'forbidden'] as const)(
    'finds exactly the true wins and losses if returning is: %s',
    async (returns) => {
      let told = 0;
      for (const n of [...Array(250).keys(), ...FALSE_ENDS]) {
        const plan = randomPlan(new FastRandom(`maze ${n}`), 7, returns);
        const start = { plan, way: [0] };
        if ((plan.passages[0] as number[]).length === 1) continue;
        const bot = pvs<Maze, Maze, number, GameEvent>(flat);
        const { thoughts } = await ask(maze, bot, start, { budget });
        const { win, loss, line } = thoughts;
        expect({ ...(win && { win }), ...(loss && { loss }) }, `maze ${n}`).toEqual(truth(start));
        if (win || loss) expect(line).toHaveLength((win ?? loss) as number);
        told += win || loss ? 1 : 0;
      }
      expect(told).toBeGreaterThan(80);
    },
  );

  test('claims nothing false with what it remembers from the moves before', async () => {
    for (let n = 0; n < 120; n++) {
      const plan = randomPlan(new FastRandom(`maze ${n}`), 9, n % 2 === 0 ? 'draw' : 'forbidden');
      const bot = pvs<Maze, Maze, number, GameEvent>(flat);
      const random = new FastRandom(n);
      const way = [0];
      // The bot plays one seat with a short breath; the other walks at random.
      while (maze.status({ plan, way }) >= 0) {
        const state = { plan, way: [...way] };
        const exits: number[] = [];
        for (const room of new Set(plan.passages[way.at(-1) as number])) {
          if (typeof maze.judge(state, room) === 'number') exits.push(room);
        }
        if (way.length % 2 === 1) {
          const { move, thoughts } = await ask(maze, bot, state, { budget: { iterations: 60 } });
          const { win, loss } = truth(state);
          if (thoughts.win !== undefined) expect(thoughts.win, `maze ${n}`).toBe(win);
          if (thoughts.loss !== undefined) expect(thoughts.loss, `maze ${n}`).toBe(loss);
          way.push(Number(move));
        } else way.push(exits[random.below(exits.length)] as number);
      }
    }
  });

  test('believes a game that says that the seat to move wins at once', async () => {
    const last = (state: { piles: readonly number[] }) =>
      state.piles.filter((pile) => pile > 0).length === 1 ? WINS_NOW : 0;
    const { thoughts } = await ask(nim, pvs(last), { piles: [3, 4, 5], turn: 0 }, { budget });
    const plain = (await ask(nim, pvs(flat), { piles: [3, 4, 5], turn: 0 }, { budget })).thoughts;
    expect(thoughts.win).toBe(plain.win);
    expect(thoughts.nodes).toBeLessThan(plain.nodes as number);
  });

  test('says its chance, and certainty only with a proof', async () => {
    const { thoughts } = await ask(
      nim,
      pvs(() => 1000),
      { piles: [9, 8, 7], turn: 0 },
      {
        budget: { iterations: 50 },
      },
    );
    expect([0.269, 0.731]).toContain(thoughts.chance);
    expect(thoughts).not.toHaveProperty('win');
  });
});
