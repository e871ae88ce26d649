import { advise, analyse, Mind } from '@baithak/bots';
import { catalog, GAME_IDS, type GameId } from '@baithak/catalog';
import {
  type AnyMatch,
  Draft,
  FastRandom,
  type Game,
  legalMoves,
  Match,
  type Seat,
  sure,
} from '@baithak/kernel';
import { expect, test } from 'vitest';
import { nodeRuntime } from '../io.ts';

const wish = {
  budget: { iterations: 24 },
  seed: 'advice',
  stop: { stopped: false },
  runtime: nodeRuntime,
};

/** A match after so many random moves, at somebody's decision. */
async function played(id: GameId, decisions: number, seed: string): Promise<AnyMatch> {
  const game = await catalog[id].game();
  const match: AnyMatch = sure(Match.open(game, { seats: 2, seed }));
  match.deal();
  const random = new FastRandom(seed);
  for (let n = 0; n < decisions && match.turn.kind === 'seat'; n++) {
    const moves = legalMoves(game, match.state);
    sure(match.decide(match.turn.seat, [moves[random.below(moves.length)]!]));
  }
  return match;
}

/** Another world with the same view for a seat; the same world if there are no secrets. */
function otherWorld(game: Game, state: unknown, seat: Seat): unknown {
  const textOf = (world: unknown) => JSON.stringify(game.writePosition(world));
  const view = game.view(state, seat);
  for (let n = 0; game.hasSecrets; n++) {
    const world = game.imagine(view, new FastRandom(`other ${n}`));
    if (textOf(world) !== textOf(state)) return world;
  }
  return game.imagine(view, new FastRandom('same'));
}

test.each(GAME_IDS)(
  'worlds that a seat cannot tell apart get the same analysis and advice: %s',
  async (id) => {
    const mind = await Mind.open(await catalog[id].game(), catalog[id], console.error);
    const { game } = mind;
    for (const decisions of [3, 12, 20]) {
      const { state, turn } = await played(id, decisions, `secrecy ${decisions}`);
      if (turn.kind !== 'seat') continue;
      const { seat } = turn;
      const worlds = [state, otherWorld(game, state, seat)];
      const [told, toldElsewhere] = await Promise.all(
        worlds.map((world) => advise(mind, game.view(world, seat), wish)),
      );
      expect(toldElsewhere).toEqual(told);
      const { plan, ...analysis } = told!;
      for (const world of worlds) {
        expect(await analyse(mind, game.view(world, seat), wish)).toEqual(analysis);
        // Every move of the plan is legal in both, so nothing in it rests on a secret.
        const draft = new Draft(game, world, seat);
        for (const move of plan) expect(draft.add(move)).toBeUndefined();
      }
    }
  },
);
