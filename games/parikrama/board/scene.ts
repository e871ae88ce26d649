import type { Message, Seat } from '@baithak/kernel';
import type { Score } from '../rules/scores.ts';
import type { View } from '../view/view.ts';

export type Say = (message: Message) => string;

/** What all parts of the board are told. */
export interface Scene {
  readonly view: View;
  /** By seat, what the game would be worth if it ended now. */
  readonly scores: readonly Score[];
  /** Whose things lie at the front. */
  readonly near: Seat;
  /** Whether the person at the screen decides now. */
  readonly decides: boolean;
  readonly legal: ReadonlySet<string>;
  readonly lit: ReadonlySet<string>;
  /** Whether its parts lie one below the other. */
  readonly narrow: boolean;
  readonly say: Say;
  /** What a press does; `undefined` for those who only look. */
  readonly act: (text: string) => (() => void) | undefined;
  /** The card of the hand that is to be laid. */
  readonly chosen: string | null;
  readonly choose: (card: string | null) => void;
  /** How the tile on its square is shown turned for the moment. */
  readonly turn: number;
  readonly show: (rotation: number) => void;
}
