import { characterBot, Mind } from '@baithak/bots';
import { catalog, GAME_IDS } from '@baithak/catalog';
import { type AnyMatch, FastRandom, Match, type MatchSetup, sure } from '@baithak/kernel';
import { expect, test } from 'vitest';

/** Decisions of both seats, if Mina plays for both. */
const MOST = 120;

const runtime = { now: () => 0, pause: async () => {} };

async function decisionsOf(mind: Mind, from: MatchSetup): Promise<number> {
  const { game } = mind;
  const match: AnyMatch = sure(Match.open(game, from));
  match.deal();
  const mina = characterBot(mind, 'mina');
  const random = new FastRandom(`${from.seed} mina`);
  for (let { turn } = match; turn.kind === 'seat'; turn = match.turn) {
    const view = game.view(match.state, turn.seat);
    const task = { game, view, random, budget: {}, stop: { stopped: false }, runtime };
    sure(match.decide(turn.seat, [(await mina(task)).move]));
  }
  return match.decisions.length;
}

test.each(GAME_IDS)('the lesson of %s ends with a game that does not take long', async (id) => {
  const { lesson } = catalog[id];
  const short = await (await lesson!.lesson()).match?.();
  const mind = await Mind.open(await catalog[id].game(), catalog[id], console.error);
  for (const seed of ['one', 'two', 'three']) {
    expect(await decisionsOf(mind, { seats: 2, seed, ...short }), seed).toBeLessThanOrEqual(MOST);
  }
});
