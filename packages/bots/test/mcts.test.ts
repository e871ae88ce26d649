import { FastRandom, type Game, type Viewer } from '@baithak/kernel';
import { arrive, recordTrail, toy, toyKit, twinOf } from '@baithak/testkit';
import { describe, expect, it } from 'vitest';
import { botFighter, dealsOf, playGame, scoreOf } from '../arena.ts';
import { mcts } from '../mcts.ts';
import { random } from '../simple.ts';

type State = ReturnType<typeof toy.setup>;

/** Compares the seat's own score with the best other one. */
function evaluate(state: State, seat: number): number {
  const { scores } = toy.result(state);
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  return Math.tanh(((scores[seat] as number) - best) / 8);
}

const runtime = { now: () => 0, pause: async () => {} };
const bot = mcts(evaluate as (state: unknown, seat: number) => number, 2);
const think = (view: unknown, seed: string, iterations: number) =>
  bot({
    game: toy as Game,
    view,
    random: new FastRandom(seed),
    budget: { iterations },
    stop: { stopped: false },
    runtime,
  });

describe('MCTS', () => {
  it('makes the same choice in worlds that its seat cannot tell apart', async () => {
    const dice = new FastRandom('twins');
    let pairs = 0;
    for (let tried = 0; pairs < 40 && tried < 2000; tried++) {
      const variant = toyKit.variants[dice.below(toyKit.variants.length)];
      if (variant === undefined) continue;
      const trail = recordTrail(toyKit, variant, dice, dice.below(10));
      const state = arrive(toyKit, trail) as State;
      const seat: Viewer = toy.status(state);
      const twin = seat < 0 ? undefined : twinOf(toyKit, trail, seat, dice);
      if (twin === undefined) continue;
      const other = arrive(toyKit, twin) as State;
      const here = await think(toy.view(state, seat), 'same', 60);
      const there = await think(toy.view(other, seat), 'same', 60);
      expect(there).toEqual(here);
      pairs++;
    }
    expect(pairs).toBe(40);
  });

  for (const seats of [2, 3]) {
    it(`beats random play at a table of ${seats}`, async () => {
      const options = { acts: 2 };
      const contest = { game: toy as Game, options, seats, seed: 'arena', openings: [] };
      const fighters = [
        botFighter(bot, { iterations: 60 }, runtime),
        botFighter(random, {}, runtime),
      ] as const;
      const records = new Map();
      for (let n = 0; n < 20 * seats; n++) {
        const around = { open: (side: 0 | 1) => fighters[side], cpu: () => 0 };
        records.set(n, await playGame(contest, n, around));
      }
      const deals = dealsOf(records, seats);
      const score = scoreOf(deals.map((deal) => deal.map(({ points }) => points)));
      expect(score.games).toBe(20 * seats);
      expect(score.low).toBeGreaterThan(0.6);
    });
  }

  it('answers at once when stopped, and does not think about a forced move', async () => {
    const dealt = arrive(
      toyKit,
      recordTrail(toyKit, { seats: 3, options: { acts: 2 } }, new FastRandom('s'), 0),
    );
    const view = toy.view(dealt as State, 0);
    const stopped = await bot({
      game: toy as Game,
      view,
      random: new FastRandom('x'),
      budget: { ms: 1e9 },
      stop: { stopped: true },
      runtime,
    });
    expect(stopped.thoughts.iterations).toBe(1);
    const forced = toy.view({ ...(dealt as State), acts: 0 }, 0);
    expect((await think(forced, 'x', 500)).thoughts.iterations).toBe(1);
  });
});
