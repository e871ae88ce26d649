import { type BoardProps, useFresh } from '@baithak/board';
import type { Message, Seat } from '@baithak/kernel';
import type { Event } from '../rules/events.ts';
import type { Score } from '../rules/scores.ts';
import { scoresIn } from '../view/tally.ts';
import type { View } from '../view/view.ts';

export type Say = (message: Message) => string;
export type Props = BoardProps<View, Event>;

/** What every part of the board gets. */
export interface Scene {
  readonly view: View;
  /** By seat: the score if the game ended now. */
  readonly scores: readonly Score[];
  /** The seat whose things lie in front. */
  readonly near: Seat;
  /** Whether that seat decides now, at this screen. */
  readonly decides: boolean;
  readonly legal: ReadonlySet<string>;
  readonly preview: Props['preview'];
  readonly lit: ReadonlySet<string>;
  /** Whether the parts are stacked because there is no room side by side. */
  readonly narrow: boolean;
  readonly say: Say;
  /** The handler that attempts a move; `undefined` for onlookers. */
  readonly act: (text: string) => (() => void) | undefined;
  /** The card of the hand that was picked up to be laid. */
  readonly chosen: string | null;
  readonly choose: (card: string | null) => void;
  /** The rotation in which the tile on its square is drawn. */
  readonly turn: number;
  readonly show: (rotation: number) => void;
}

/** A choice is forgotten as soon as the position changes. */
export function useScene(
  { view, seat, legal, preview, lit, say, attempt }: Props,
  moment: string,
  narrow: boolean,
): Scene {
  const [chosen, choose] = useFresh<string | null>(moment, null);
  const [turn, show] = useFresh(moment, 0);
  const near = view.viewer ?? 0;
  const decides = seat !== null && seat === near;
  return {
    scores: scoresIn(view),
    ...{ view, near, decides, preview, say, narrow, chosen, choose, turn, show },
    legal: new Set(legal),
    lit: new Set(lit),
    act: (text) => (decides ? () => attempt(text) : undefined),
  };
}
