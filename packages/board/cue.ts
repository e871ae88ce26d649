/**
 * One step of a turn on the stage: a thing goes from one place to another. Things and places are
 * named in the page by `flip(id)` and `spot(name)`.
 */
export interface Cue {
  /** The kind of event that it shows. */
  readonly kind?: string;
  /**
   * The id of what moves. If it is not on the new board, a copy of its old picture moves. A cue that is only
   * heard names its kind here.
   */
  readonly thing: string;
  /** Where it starts, if not where it was. */
  readonly from?: string;
  /** Where it goes, if not where it is now: for things that leave the board. */
  readonly to?: string;
  /** Places it passes on its way, such as the zones of a wheel. */
  readonly via?: readonly string[];
  /** Cues of one step start together, those of the next step after them. */
  readonly step: number;
  /** Starts at the same moment as the cue before it: both are one body. */
  readonly together?: boolean;
  readonly leaps?: boolean;
  readonly sound?: Sound;
}

export type Sound = 'take' | 'place' | 'sell' | 'score' | 'turn' | 'win' | 'loss';

/** Marks a place that things come from or go to. */
export const spot = (name: string) => ({ 'data-spot': name });
