import {
  CHANCE,
  type ChanceSource,
  type Game,
  type GameEvent,
  MoveList,
  type Options,
  OutcomeList,
  OVER,
  type Random,
  readOptions,
  sure,
  type Words,
} from '@baithak/kernel';

/** One way to set a game up. */
export interface Variant {
  readonly seats: number;
  readonly options: Options;
}

/** What the suite needs of a game beside the game itself. */
export interface Kit<
  State = unknown,
  View = unknown,
  Attempt = unknown,
  Event extends GameEvent = GameEvent,
> {
  readonly game: Game<State, View, Attempt, Event>;
  readonly words: Words<Event>;
  readonly variants: readonly Variant[];
  /** A well-formed attempt, legal or not: whatever a clumsy player might try here. */
  attempt(state: State, random: Random): Attempt;
  /** The first conservation law that the state breaks, in words. */
  brokenLaw(state: State): string | undefined;
  /** Why a position does not hold the whole state, where that is so by the rule sheet. */
  readonly positionForgets?: string;
  /** Where a match takes its chance from; the kernel's own unless a test plants a bug. */
  readonly chance?: (seed: string, entropy: readonly string[]) => ChanceSource;
}

/** How much work a check does: its numbers are for `npm test`, `long` multiplies them. */
export interface Effort {
  readonly games: number;
  readonly pairs: number;
}

class Broken extends Error {}

export function ensure(condition: boolean, what: () => string): asserts condition {
  if (!condition) throw new Broken(what());
}

/** Every seat count with every combination of options. */
export function allVariants(game: Game): Variant[] {
  return game.seatCounts.flatMap((seats) => {
    let choices: Record<string, string | number>[] = [{}];
    for (const spec of game.options(seats)) {
      choices = choices.flatMap((chosen) =>
        spec.choices.map((choice) => ({ ...chosen, [spec.name]: choice })),
      );
    }
    return choices.map((options) => ({ seats, options: sure(readOptions(game, options, seats)) }));
  });
}

export function pickOne<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)] as T;
}

interface WeightedOutcome {
  readonly outcome: number;
  readonly weight: number;
}

const outcomeList = new OutcomeList();

export function outcomesOf(game: Game, state: unknown): WeightedOutcome[] {
  game.outcomes(state, outcomeList);
  return Array.from({ length: outcomeList.size }, (_, i) => ({
    outcome: outcomeList.at(i),
    weight: outcomeList.weightAt(i),
  }));
}

/** All who may look at a table: every seat and a spectator. */
export function viewersOf(variant: Variant): (number | null)[] {
  return [...Array.from({ length: variant.seats }, (_, seat) => seat), null];
}

/**
 * Plays at random to the end, showing every position first. Stops with an error when the game
 * offers nothing to do or goes on past its cap.
 */
export function playRandomly(
  game: Game,
  variant: Variant,
  random: Random,
  show: (state: unknown) => void,
): unknown {
  const state = game.setup(variant.options, variant.seats);
  let decisions = 0;
  for (let steps = 0; game.status(state) !== OVER; steps++) {
    ensure(steps < 50 * game.decisionCap, () => 'chance goes on for ever');
    show(state);
    if (game.status(state) !== CHANCE) decisions++;
    ensure(decisions <= game.decisionCap, () => `goes on past ${game.decisionCap} decisions`);
    stepRandomly(game, state, random);
  }
  show(state);
  return state;
}

const moveList = new MoveList();

/** One random decision or outcome, in place. */
export function stepRandomly(game: Game, state: unknown, random: Random): void {
  if (game.status(state) === CHANCE) {
    game.resolve(state, game.draw(state, random));
    return;
  }
  game.moves(state, moveList);
  ensure(moveList.size > 0, () => `dead end: ${JSON.stringify(game.writePosition(state))}`);
  game.play(state, moveList.at(random.below(moveList.size)));
}

/** A few positions of a random game, each a copy of its own; far apart, and often the late ones. */
export function samplePositions(
  kit: Kit,
  variant: Variant,
  random: Random,
  wanted: number,
  fits: (state: unknown) => boolean,
): unknown[] {
  const { game } = kit;
  const kept: unknown[] = [];
  let met = 0;
  playRandomly(game, variant, random, (state) => {
    if (!fits(state)) return;
    met++;
    if (kept.length < wanted) kept.push(game.copy(state));
    else {
      const place = random.below(met);
      if (place < wanted) kept[place] = game.copy(state);
    }
  });
  return kept;
}

export function isDecision(game: Game) {
  return (state: unknown): boolean => game.status(state) >= 0;
}

export function isChance(game: Game) {
  return (state: unknown): boolean => game.status(state) === CHANCE;
}

export function isRunning(game: Game) {
  return (state: unknown): boolean => game.status(state) !== OVER;
}
