import { type BoardProps, type Player, useFrame, useFresh } from '@baithak/board';
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
  readonly players: readonly Player[];
  /** Whether that seat decides now, at this screen. */
  readonly decides: boolean;
  /** Whether the page says that it is somebody else's turn, or it is still in motion. */
  readonly waits: boolean;
  readonly legal: ReadonlySet<string>;
  readonly preview: Props['preview'];
  readonly lit: ReadonlySet<string>;
  readonly say: Say;
  /** Tries moves as one step. */
  readonly attempt: Props['attempt'];
  /** The moves that are chosen but not made yet, in notation. */
  readonly picks: readonly string[];
  readonly pick: (moves: readonly string[]) => void;
}

/** A choice is forgotten as soon as the position changes. */
export function useScene(props: Props, moment: string): Scene {
  const { view, seat, legal, preview, lit, say, attempt, proposed = [] } = props;
  const [picks, pick] = useFresh<readonly string[]>(
    `${moment} ${proposed.join()}`,
    picksFor(view.phase, proposed),
  );
  const frame = useFrame();
  const near = view.viewer ?? frame.near;
  return {
    scores: scoresIn(view),
    ...{ view, near, preview, say, attempt, picks, pick },
    players: frame.players,
    decides: seat !== null && seat === near,
    waits: frame.bar !== null && frame.bar.primary === undefined && frame.bar.quiet === undefined,
    legal: new Set(legal),
    lit: new Set(lit),
  };
}

/** By phase: the moves that are chosen before a step is made; others are buttons of the bar. */
const CHOSEN: Readonly<Record<string, RegExp>> = {
  start: /^([A-Z]+|close|draw|tile|sight|special):[^.]/,
  lay: /^[A-Z]+:/,
  ride: /^(ride:[^.]|pay:)/,
  next: /^(next:|at:|r\d)/,
  at: /^(at:|r\d)/,
  rotate: /^r\d/,
};
const ANY = /^(pay|tile|draw|drop|special|sight|journal):[^.]/;

/** What the coach proposes as choices: the moves of this step, which end with the first of another. */
function picksFor(phase: string, proposed: readonly string[]): readonly string[] {
  const [first = ''] = proposed;
  const isImplied = first === 'skip' || (phase === 'close' && first.startsWith('close:'));
  const moves = isImplied ? proposed.slice(1) : proposed;
  const end = moves.findIndex((text) => !(CHOSEN[phase] ?? ANY).test(text));
  return end < 0 ? moves : moves.slice(0, end);
}
