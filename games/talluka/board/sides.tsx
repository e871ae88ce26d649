import type { BoardProps } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { COLOURS } from '@baithak/panakizhi';
import { type LastMove, PawnFace, Pips, Way } from '@baithak/panakizhi/board';
import { longestLine, WINNING_LINE } from '../view/lines.ts';
import type { View } from '../view/view.ts';
import { pushTurn } from './pushes.ts';
import { deedMessage } from './sentences.ts';

type Say = BoardProps['say'];

interface StandingProps {
  readonly seat: Seat;
  readonly now: string;
  /** The position after the shown push, if one is shown. */
  readonly next: string | undefined;
  readonly say: Say;
}

/** How long a seat's longest line is, and would be. */
export function Standing({ seat, now, next = now, say }: StandingProps) {
  const lengthIn = (position: string) => Math.min(longestLine(position, seat).length, WINNING_LINE);
  return (
    <Pips
      label={say(message('board.longest'))}
      count={lengthIn(now)}
      coming={Math.max(0, lengthIn(next) - lengthIn(now))}
      most={WINNING_LINE}
      colour={COLOURS[seat]!}
    />
  );
}

/** The last push for the bubble between the players. */
export function lastMove(
  { last, winner }: View,
  seat: Seat,
  near: Seat,
  say: Say,
): LastMove | null {
  if (last === null) return null;
  const piece = <PawnFace colour={COLOURS[seat]!} />;
  if (last === 'pass') return { seat, piece };
  const words = say(deedMessage(last, seat, near, winner !== null));
  return { seat, piece, sign: <Way turn={pushTurn(last, near)} />, words };
}

interface GoalProps {
  readonly colour: 'w' | 'b';
  readonly words: string;
}

export function Goal({ colour, words }: GoalProps) {
  return (
    <>
      <svg width="84" height="28" viewBox="0 0 84 28" className="t-goal" aria-hidden="true">
        <rect x="1" y="1" width="82" height="26" rx="13" />
        {[15, 33, 51, 69].map((x) => (
          <circle key={x} cx={x} cy="14" r="8" data-colour={colour} />
        ))}
      </svg>
      <span>{words}</span>
    </>
  );
}
