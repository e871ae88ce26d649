import type { Options } from './game.ts';
import type { Json } from './json.ts';

/** A position with one clearly best move. `npm run mine` finds them; docs/puzzles.md tells how. */
export interface Puzzle {
  /** The game of bots that it comes from, and the decision in it: `17.32`. */
  readonly id: string;
  readonly seats: number;
  readonly options?: Options;
  /**
   * The solver is the seat that decides in it. What that seat does not know is made up, so it gives
   * nothing away.
   */
  readonly position: Json;
  /** The best move; after it, for a forced win, the longest defence and the moves that break it. */
  readonly answer: readonly string[];
  /** Other moves that solve it as well; mined puzzles have none. */
  readonly alsoGood?: readonly string[];
  /** Plies until the forced win, the last one included. Games with chance or secrets have none. */
  readonly win?: number;
  /** By how much the chance to win with any other move is smaller at least, in percentage points. */
  readonly gap?: number;
  /** The standard error of the gap. */
  readonly error?: number;
  /** What the second proof took: nodes for a forced win, imagined worlds for a gap. */
  readonly work: number;
  /** How many of `tries` each character solved, from the gentlest. */
  readonly solved: readonly number[];
}

/** `games/<game>/bot/openings.json`, which `npm run panakizhi -- openings <game>` writes. */
export interface OpeningsFile {
  readonly options: Options;
  /** Neither side can force a win within so many plies. */
  readonly undecided: number;
  /** Moves in notation, separated by spaces. */
  readonly lines: readonly string[];
}

/** What a proof may take: nodes of a search, rollouts or imagined worlds. It never counts time. */
export type ProofBudget = Readonly<Record<string, number>>;

/** The puzzles of a game as they are stored. */
export interface PuzzleFile {
  readonly game: string;
  readonly rulesVersion: number;
  /** Games of bots are numbered; this and the number is the seed of one. */
  readonly seed: string;
  /** How often each character tried each puzzle. */
  readonly tries: number;
  /** What the proof of each was allowed to take. */
  readonly proof: ProofBudget;
  readonly puzzles: readonly Puzzle[];
}
