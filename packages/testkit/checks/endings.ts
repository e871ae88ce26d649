import {
  CHANCE,
  FastRandom,
  type Move,
  MoveList,
  OutcomeList,
  OVER,
  type Random,
} from '@baithak/kernel';
import { type Effort, ensure, type Kit, pickOne, playRandomly, type Variant } from '../kit.ts';

/**
 * Random games end within the cap, never stall, keep every law, and end in a proper result. Players
 * who go round in circles do not keep a game going either.
 */
export function gamesEnd(kit: Kit, effort: Effort): void {
  const { game } = kit;
  for (const variant of kit.variants) {
    for (let n = 0; n < effort.games; n++) {
      const random = new FastRandom(`end ${n}`);
      const end = playRandomly(game, variant, random, (state) => {
        ensure(game.hasChance || game.status(state) !== CHANCE, () => 'undeclared chance step');
        const broken = kit.brokenLaw(state);
        ensure(broken === undefined, () => `${broken}: ${position(kit, state)}`);
        if (game.status(state) >= 0 && random.below(10) === 0) nothingLeadsNowhere(kit, state);
      });
      properResult(kit, end, variant.seats);
      if (!game.hasChance) circlesEnd(kit, variant, random);
    }
  }
}

/** Plays at random until a position comes again, then the moves between, again and again. */
function circlesEnd(kit: Kit, variant: Variant, random: Random): void {
  const { game } = kit;
  const state = game.setup(variant.options, variant.seats);
  const seen = new Map<string, number>();
  const played: Move[] = [];
  while (game.status(state) !== OVER) {
    const length = played.length - (seen.get(position(kit, state)) ?? played.length);
    seen.set(position(kit, state), played.length);
    const moves = movesOf(kit, state);
    const move = length > 0 ? played.at(-length)! : pickOne(moves, random);
    // A rule against repetition may forbid it.
    if (!moves.includes(move)) return;
    ensure(
      played.length < game.decisionCap,
      () => `can go round in circles past ${game.decisionCap} decisions: ${position(kit, state)}`,
    );
    game.play(state, move);
    played.push(move);
  }
}

function movesOf({ game }: Kit, state: unknown): Move[] {
  const moves = new MoveList();
  game.moves(state, moves);
  return moves.toArray();
}

function position(kit: Kit, state: unknown): string {
  return JSON.stringify(kit.game.writePosition(state));
}

/** Every listed move can be played, and what comes after it can go on. */
function nothingLeadsNowhere(kit: Kit, state: unknown): void {
  const { game } = kit;
  const moves = new MoveList();
  const replies = new MoveList();
  const outcomes = new OutcomeList();
  game.moves(state, moves);
  ensure(new Set(moves.toArray()).size === moves.size, () => `duplicates: ${position(kit, state)}`);
  for (let i = 0; i < moves.size; i++) {
    const after = game.copy(state);
    game.play(after, moves.at(i));
    const status = game.status(after);
    if (status >= 0) game.moves(after, replies);
    if (status === CHANCE) game.outcomes(after, outcomes);
    const ways = status >= 0 ? replies.size : status === CHANCE ? outcomes.size : 1;
    ensure(ways > 0, () => `dead end: ${position(kit, after)}`);
  }
}

function properResult(kit: Kit, end: unknown, seats: number): void {
  ensure(kit.game.status(end) === OVER, () => 'not over');
  const { places, scores } = kit.game.result(end);
  ensure(places.length === seats && scores.length === seats, () => 'a result of other seats');
  if (seats === 1) {
    ensure(places[0] === 1 || places[0] === 2, () => `place ${places[0]} of a solo game`);
    return;
  }
  const expected = places.map((place) => 1 + places.filter((other) => other < place).length);
  ensure(
    places.join() === expected.join(),
    () => `places ${places.join()} instead of ${expected.join()}`,
  );
}
