import { alphaBeta, type Choice } from '@baithak/bots';
import { catalog } from '@baithak/catalog';
import { FastRandom, type Game, readOptions, sure } from '@baithak/kernel';
import { readWins } from '@baithak/testkit';
import { expect, test } from 'vitest';

/** The budget counts nodes, so that no clock decides. */
const ITERATIONS = 30_000;
const timelessRuntime = { now: () => 0, pause: async () => {} };

/** The slow second implementations have proven these wins; the search must find them all. */
test.each(['talluka', 'vancana', 'srrakk'] as const)(
  'alpha-beta finds every recorded win of %s with its distance',
  async (id) => {
    const game = await catalog[id].game();
    const bot = alphaBeta(await catalog[id].evaluate());
    const wins = readWins(new URL(`../../../games/${id}/`, import.meta.url));
    expect(wins.length).toBeGreaterThanOrEqual(200);
    for (const { position, distance, moves } of wins) {
      const { move, thoughts } = await ask(game, bot, position);
      expect(thoughts, position).toMatchObject({ win: distance, score: 1 });
      expect(thoughts.line, position).toHaveLength(distance);
      expect(moves, position).toContain(move);
    }
  },
);

function ask(game: Game, bot: ReturnType<typeof alphaBeta>, position: string): Promise<Choice> {
  const state = sure(game.readPosition(position, sure(readOptions(game, {}, 2)), 2));
  return bot({
    game,
    view: game.view(state, game.status(state)),
    random: new FastRandom(position),
    budget: { iterations: ITERATIONS },
    stop: { stopped: false },
    runtime: timelessRuntime,
  });
}
