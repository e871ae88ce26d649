import type { BoardProps } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { COLOURS, turnOf } from '@baithak/panakizhi';
import { type LastMove, Pips, Way } from '@baithak/panakizhi/board';
import { MOST_HEIGHT } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { deedOf } from './bar.tsx';
import { tallestOf } from './moves.ts';
import { layersOf, StackShape } from './stack.tsx';

type Say = BoardProps['say'];

interface StandingProps {
  readonly seat: Seat;
  readonly now: string;
  /** The position after the shown move, if one is shown. */
  readonly next: string | undefined;
  readonly say: Say;
}

/** How high a seat's tallest stack is, and would be. */
export function Standing({ seat, now, next = now, say }: StandingProps) {
  const colour = COLOURS[seat]!;
  const count = tallestOf(now, colour);
  return (
    <Pips
      label={say(message('board.tallest'))}
      count={count}
      coming={Math.max(0, tallestOf(next, colour) - count)}
      most={MOST_HEIGHT}
      colour={colour}
    />
  );
}

/** The last move for the bubble between the players. */
export function lastMove(view: View, seat: Seat, near: Seat, say: Say): LastMove | null {
  if (view.last === null) return null;
  const piece = (
    <svg viewBox="6 18 84 78" className="s-single" aria-hidden="true">
      <StackShape layers={[COLOURS[seat]!]} />
    </svg>
  );
  const deed = deedOf(view, seat, near);
  if (deed === null) return { seat, piece };
  return { seat, piece, sign: <Way turn={turnOf(deed.way, near)} />, words: say(deed.words) };
}

interface GoalProps {
  readonly seat: Seat;
  readonly say: Say;
}

export function Goal({ seat, say }: GoalProps) {
  return (
    <>
      <svg width="34" height="48" viewBox="8 -26 80 122" aria-hidden="true">
        <StackShape layers={layersOf(`???${COLOURS[seat]}`)} />
      </svg>
      <span className="duel-goal-long">{say(message('board.goal'))}</span>
      <span className="duel-goal-brief">{say(message('board.goal-brief'))}</span>
    </>
  );
}
