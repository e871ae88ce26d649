import type { Move, Seat } from './game.ts';

/**
 * What a net looks at to judge a position. A net foresees the current round where rounds decide a
 * match, else the whole game.
 */
export interface Judgement<State = unknown> {
  /** How many features a seat has at a table of that many. */
  size(seats: number): number;
  /** Writes what a seat knows as numbers, mostly between −1 and 1, over whatever `into` held. */
  features(state: State, seat: Seat, into: Float32Array): void;
  /**
   * Turns a copy of a state into one in which every seat knows all hands, so that `features` write what the
   * seats know together. What nobody at the table knows must stay hidden. Games without it have no place in
   * their features for what a seat learns of another's hand.
   */
  share?(state: State): void;
  /** A seat's lead at the end, in units that are mostly below 1; nets learn faster with it. */
  lead(state: State, seat: Seat): number;
  /**
   * Whether a move showed the mover something that was hidden. What it leads to is then a sample,
   * not a fact. The end of a round or game always counts as such.
   */
  revealed?(before: State, after: State): boolean;
  /**
   * Whether a move lets something go to waste, such as a power that does nothing or a turn that is given
   * up. Whoever errs makes such a move only where every other one is wasteful, too.
   */
  wastes?(state: State, move: Move): boolean;
  readonly rounds?: Rounds<State>;
  /**
   * The turns that a rollout plays to their end, where a turn has many decisions and only its end tells
   * what they were good for. Otherwise a rollout is a few decisions long.
   */
  readonly turns?: number;
}

/** How rounds decide a match. */
interface Rounds<State = unknown> {
  /** How many rounds are finished. */
  finished(state: State): number;
  /** What a seat won of the last finished round: 1, 0, or ½ for a tie. */
  share(state: State, seat: Seat): number;
  /** What each seat had at the end of the last finished round. */
  scores(state: State): readonly number[];
  /** A seat's chance to win the match if it has this chance to win the current round. */
  match(state: State, seat: Seat, chance: number): number;
}

/** Writes features one after the other. */
export class FeatureWriter {
  private into: Float32Array = new Float32Array(0);
  private at = 0;

  start(into: Float32Array): void {
    this.into = into;
    this.at = 0;
  }

  /** How many features were written since the start. */
  get count(): number {
    return this.at;
  }

  put(value: number): void {
    this.into[this.at++] = value;
  }

  flag(holds: boolean): void {
    this.put(holds ? 1 : 0);
  }

  /** One feature for "at least 1", one for "at least 2" and so on. */
  steps(value: number, most: number): void {
    for (let step = 1; step <= most; step++) this.flag(value >= step);
  }
}

/** Bends a number into the range from −1 to 1; steepest at 0. */
export const soft = (x: number): number => x / (1 + Math.abs(x));
