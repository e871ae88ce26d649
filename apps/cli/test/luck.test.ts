import { type Judge, Mind, type Review, review, turningPoints, walk } from '@baithak/bots';
import { catalog, type GameId } from '@baithak/catalog';
import {
  type AnyMatch,
  CHANCE,
  FastRandom,
  Fault,
  type Game,
  legalMoves,
  Match,
  OutcomeList,
  sure,
} from '@baithak/kernel';
import { expect, test } from 'vitest';
import { nodeRuntime } from '../io.ts';

/** Games with chance, and after how many decisions there was some luck in small draws. */
const WITH_LUCK = [
  ['jaipur', 40],
  ['samsara', 40],
  ['ananda', 80],
  ['parikrama', 220],
] as const;

/** Random moves; then a seat gives up. */
async function played(id: GameId, decisions: number, seed = `luck ${id}`): Promise<AnyMatch> {
  const game = await catalog[id].game();
  const match: AnyMatch = sure(Match.open(game, { seats: 2, seed }));
  match.deal();
  const random = new FastRandom('random moves');
  for (let n = 0; n < decisions && match.turn.kind === 'seat'; n++) {
    const moves = legalMoves(game, match.state);
    sure(match.decide(match.turn.seat, [moves[random.below(moves.length)]!]));
  }
  match.resign(0);
  return match;
}

const mindOf = async (id: GameId) =>
  Mind.open(await catalog[id].game(), catalog[id], console.error);

async function reviewed(mind: Mind, match: AnyMatch): Promise<Review> {
  const stop = { stopped: false };
  const wish = { budget: { iterations: 1 }, seed: '0', stop, runtime: nodeRuntime };
  const found = await review(mind, match, wish);
  if (found === null || found instanceof Fault) throw new Error('no review');
  return found;
}

/** Seat 0's chance in a state, as both seats see it once they know all hands, where the net can. */
function chanceIn(judge: Judge, state: unknown): number {
  const told = judge.game.copy(state);
  judge.judgement.share?.(told);
  return (judge.chance(told, 0) + 1 - judge.chance(told, 1)) / 2;
}

interface Way {
  readonly state: unknown;
  readonly share: number;
}

/** Draws of more ways than this are not counted here. */
const MOST = 600;

/** Everything that can be drawn until somebody decides, with its odds; too many ways are cut off. */
function waysFrom(game: Game, first: unknown): Way[] {
  const done: Way[] = [];
  const open: Way[] = [{ state: first, share: 1 }];
  const list = new OutcomeList();
  while (open.length > 0 && done.length <= MOST) {
    const { state, share } = open.pop()!;
    if (game.status(state) !== CHANCE) {
      done.push({ state, share });
      continue;
    }
    game.outcomes(state, list);
    for (let i = 0; i < list.size; i++) {
      const after = game.copy(state);
      game.resolve(after, list.at(i));
      open.push({ state: after, share: (share * list.weightAt(i)) / list.total });
    }
  }
  return done;
}

/** By moment: the luck of seat 0 in each draw that is not too large, counted over all that could have come. */
function luckByHand(judge: Judge, match: AnyMatch): Map<number, number> {
  const { game } = match;
  const { states, steps } = walk(match);
  const found = new Map<number, number>();
  for (const [at, { kind }] of steps.entries()) {
    if (kind !== 'draw') continue;
    const ways = waysFrom(game, states[at]);
    if (ways.length > MOST) continue;
    const mean = ways.reduce((sum, { state, share }) => sum + share * chanceIn(judge, state), 0);
    found.set(at, chanceIn(judge, states[at + 1]) - mean);
  }
  return found;
}

test.each(WITH_LUCK)(
  'luck is the chance after a draw minus the mean of all that could have come: %s',
  async (id, decisions) => {
    const mind = await mindOf(id);
    const judge = mind.judgeFor(2)!;
    const match = await played(id, decisions);
    const compare = async () => {
      const { moments } = await reviewed(mind, match);
      const hand = luckByHand(judge, match);
      expect(hand.size).toBeGreaterThan(0);
      for (const [at, luck] of hand) expect(moments[at]!.luck[0]).toBeCloseTo(luck, 3);
      return [...hand.values()];
    };
    const fair = await compare();
    expect(fair.some((luck) => Math.abs(luck) > 0.001)).toBe(true);
    // A judge who is wrong finds another luck, and the review follows it.
    const { chance } = judge;
    judge.chance = (state, seat) => chance.call(judge, state, seat) / 2;
    const biased = await compare();
    expect(biased.some((luck, i) => Math.abs(luck - fair[i]!) > 0.001)).toBe(true);
  },
);

test('a clearly lucky deal is a turning point for one and an unlucky one for the other', async () => {
  const mind = await mindOf('jaipur');
  const effects: number[] = [];
  for (let n = 0; n < 8; n++) {
    const { moments } = await reviewed(mind, await played('jaipur', 0, `deal ${n}`));
    const [own, other] = [0, 1].map((seat) => turningPoints(moments, seat));
    const { luck, luckError } = moments[0]!;
    if (Math.abs(luck[0]!) <= Math.max(0.03, 2 * luckError[0]!)) {
      expect([own, other]).toEqual([[], []]);
      continue;
    }
    expect(own).toEqual([{ at: 0, kind: 'luck', effect: luck[0] }]);
    expect(other).toEqual([{ at: 0, kind: 'luck', effect: luck[1] }]);
    expect(luck[1]).toBeCloseTo(-luck[0]!, 3);
    effects.push(luck[0]!);
  }
  expect(Math.max(...effects)).toBeGreaterThan(0.03);
  expect(Math.min(...effects)).toBeLessThan(-0.03);
});
