import { FastRandom, type Game, type Move, MoveList, type Seat, write } from '@baithak/kernel';
import { LEAST, LOST, SURE } from '../claims.ts';
import type { Judge } from '../judge.ts';
import type { Mind } from '../mind.ts';
import { Rollouts } from '../rollouts.ts';
import { Sights } from '../sights.ts';
import { type Prospect, Samples } from '../study.ts';
import { Trials } from '../trials.ts';

/** How a move compares with the best one, by what its mover knew. */
export interface Gap {
  /** The best move; the one that was played if none is better. */
  readonly best: string;
  /** The best move's chance to win minus that of the move played. */
  readonly difference: number;
  /** The standard error of the difference. */
  readonly error: number;
  /** How many legal moves there were. */
  readonly choices: number;
  /** Whether the difference is larger than the error of the analysis. */
  readonly isMistake: boolean;
  /** Only from searches. */
  readonly search?: Searched;
  readonly work: number;
}

/** What an exact search found out. */
interface Searched {
  readonly depth: number;
  /** The mover's chance with the best move. */
  readonly chance: number;
  /** Plies until the mover surely wins (above 0) or loses (below), with the best play of both. */
  readonly plies?: number;
  /** The same if the move is made that was played. */
  readonly playedPlies?: number;
}

type GoOn = () => Promise<boolean>;

/** A position in which somebody decides, and how closely to look at it. */
export interface Place {
  readonly state: unknown;
  readonly seat: Seat;
  readonly seed: string;
  readonly work: number;
  /** Asks from time to time, with the work done so far. */
  goOn(done: number): Promise<boolean>;
}

/** A decision to look at. */
export interface Decision extends Place {
  readonly played: Move;
}

/** Compares the move played with the best one by rollouts. */
export async function gapByNet(judge: Judge, decision: Decision): Promise<Gap> {
  const { game } = judge;
  const { state, seat, played, seed, work } = decision;
  const choices = countOf(game, state);
  if (choices === 1) return none(game, decision, choices, 0);
  const study = new Rollouts(judge, game.view(state, seat), new FastRandom(seed));
  const goOn: GoOn = () => decision.goOn(study.done);
  await study.run(work / 2, goOn);
  const best = study.ranked()[0]!.move;
  if (best === played) return none(game, decision, choices, study.done);
  const { chance, error } = await compared(study, best, played, Math.ceil(work / 4), goOn);
  const isMistake = chance > Math.max(LEAST.net, SURE * error);
  // What turns out worse in fresh worlds only looked better.
  if (chance <= 0)
    return { ...none(game, decision, choices, study.done), difference: chance, error };
  const text = write(game, state, best);
  return { best: text, difference: chance, error, choices, isMistake, work: study.done };
}

/**
 * By how much one move is better than another, in fresh worlds: those that chose the best move favour it.
 * Both moves meet the same worlds and the same luck, so the error is that of the difference.
 */
async function compared(
  study: Rollouts<unknown, unknown>,
  better: Move,
  worse: Move,
  pairs: number,
  goOn: GoOn,
): Promise<Pick<Prospect, 'chance' | 'error'>> {
  const difference: Prospect = { move: better, chance: 0, error: 0.5, tries: 0 };
  const samples = new Samples([difference]);
  while (difference.tries < pairs && (await goOn())) {
    const [first, second] = study.chancesInOneWorld([better, worse]);
    samples.add(difference, first! - second!);
  }
  return difference;
}

/** Searches a position of a game without secrets and chance. */
export async function searched({ game, outlook }: Mind, place: Place) {
  const { state, seat, seed, work } = place;
  const study = new Sights(game, outlook!, game.view(state, seat), new FastRandom(seed));
  await study.run(work, () => place.goOn(study.done));
  return study;
}

/** Compares them by searches. The last three depths must agree. */
export async function gapBySearch(mind: Mind, decision: Decision): Promise<Gap> {
  const { game } = mind;
  const { state, played } = decision;
  const study = await searched(mind, decision);
  const [first] = study.ranked();
  const best =
    study.ranked().find((each) => each.move === played)?.chance === first!.chance
      ? played
      : first!.move;
  const [plies, playedPlies] = [best, played].map((move) => study.pliesAfter(move));
  const difference = study.leadsOf(best, played).at(-1) ?? 0;
  const wasLost = plies === undefined && playedPlies !== undefined && first!.chance < LOST;
  const error = study.swing(best, played) / SURE;
  return {
    best: write(game, state, best),
    difference,
    error,
    choices: countOf(game, state),
    isMistake: !wasLost && difference > Math.max(LEAST.search, SURE * error),
    search: {
      depth: study.depth,
      chance: first!.chance,
      ...(plies !== undefined && { plies }),
      ...(playedPlies !== undefined && { playedPlies }),
    },
    work: study.done,
  };
}

/** Compares them by the hand-written estimate, which is never sure enough to call anything a mistake. */
export async function gapByEstimate(mind: Mind, decision: Decision): Promise<Gap> {
  const { game, evaluate } = mind;
  const { state, seat, played, seed, work } = decision;
  const choices = countOf(game, state);
  if (choices === 1) return none(game, decision, choices, 0);
  const study = new Trials(game, evaluate, game.view(state, seat), new FastRandom(seed));
  await study.run(work, () => decision.goOn(study.done));
  const ranked = study.ranked();
  const [best] = ranked;
  const own = ranked.find(({ move }) => move === played)!;
  return {
    best: write(game, state, best!.move),
    difference: best!.chance - own.chance,
    error: best === own ? 0 : Math.hypot(best!.error, own.error),
    choices,
    isMistake: false,
    work: study.done,
  };
}

function none(game: Game, { state, played }: Decision, choices: number, work: number): Gap {
  const best = write(game, state, played);
  return { best, difference: 0, error: 0, choices, isMistake: false, work };
}

function countOf(game: Game, state: unknown): number {
  const list = new MoveList();
  game.moves(state, list);
  return list.size;
}
