import { advise, analyse, Mind } from '@baithak/bots';
import { catalog, GAME_IDS, type GameId } from '@baithak/catalog';
import {
  type AnyMatch,
  Draft,
  FastRandom,
  Fault,
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
async function played(
  id: GameId,
  seats: number,
  decisions: number,
  seed: string,
): Promise<AnyMatch> {
  const game = await catalog[id].game();
  const match: AnyMatch = sure(Match.open(game, { seats, seed }));
  match.deal();
  const random = new FastRandom(seed);
  for (let n = 0; n < decisions && match.turn.kind === 'seat'; n++) {
    const moves = legalMoves(game, match.state);
    sure(match.decide(match.turn.seat, [moves[random.below(moves.length)]!]));
  }
  return match;
}

/** Different worlds with the same view for a seat, the true one first; only that one if it knows everything. */
function worldsLike(game: Game, state: unknown, seat: Seat): unknown[] {
  const view = game.view(state, seat);
  const worlds = new Map([[textOf(game, state), state]]);
  for (let n = 0; n < IMAGINED; n++) {
    const world = game.imagine(view, new FastRandom(`other ${n}`));
    worlds.set(textOf(game, world), world);
  }
  return [...worlds.values()].slice(0, WORLDS);
}

const IMAGINED = 8;
const WORLDS = 3;
const textOf = (game: Game, world: unknown) => JSON.stringify(game.writePosition(world));

const TABLES = await Promise.all(
  GAME_IDS.map(async (id) => ({ id, game: await catalog[id].game() })),
);
const SIZES = TABLES.flatMap(({ id, game }) =>
  game.seatCounts
    .filter((seats) => seats === 2 || seats === 3)
    .map((seats) => [id, seats] as const),
);

test.each(SIZES)(
  'worlds that a seat cannot tell apart get the same analysis, advice and reason: %s for %i',
  async (id, seats) => {
    const mind = await Mind.open(await catalog[id].game(), catalog[id], console.error);
    const { game } = mind;
    let others = 0;
    for (const decisions of [3, 12, 20]) {
      const { state, turn } = await played(id, seats, decisions, `secrecy ${decisions}`);
      if (turn.kind !== 'seat') continue;
      const { seat } = turn;
      const worlds = worldsLike(game, state, seat);
      others += worlds.length - 1;
      // An open game is imagined as it is.
      if (!game.hasSecrets)
        worlds.push(game.imagine(game.view(state, seat), new FastRandom('same')));
      const [told, ...toldElsewhere] = await Promise.all(
        worlds.map((world) => advise(mind, game.view(world, seat), wish)),
      );
      for (const each of toldElsewhere) expect(each).toEqual(told);
      const { plan, ...analysis } = told!;
      // Only a search can say whether it has settled which of two moves is better.
      const hasSwing = analysis.basis === 'search' && analysis.moves.length > 1;
      expect(analysis.swing !== undefined).toBe(hasSwing);
      for (const world of worlds) {
        expect(await analyse(mind, game.view(world, seat), wish)).toEqual(analysis);
        // Every move of the plan is legal in all of them, so nothing in it rests on a secret.
        const draft = new Draft(game, world, seat);
        for (const move of plan) expect(draft.add(move)).toBeUndefined();
      }
      // What the third press tells follows from what the plan leads to.
      const [ahead, ...elsewhere] = worlds.map((world) =>
        new Draft(game, world, seat).preview(plan, 'full'),
      );
      expect(ahead).not.toBeInstanceOf(Fault);
      for (const each of elsewhere) expect(each).toEqual(ahead);
    }
    expect(others > 0).toBe(game.hasSecrets);
  },
);
