import type { Bar } from '@baithak/board';
import { type Fault, type Message, message, type Seat } from '@baithak/kernel';
import { COLOURS } from '@baithak/panakizhi';
import { Leads, moveBar, type ThreatView } from '@baithak/panakizhi/board';
import { longestLine, WINNING_LINE } from '../view/lines.ts';
import type { View } from '../view/view.ts';
import { moves } from '../words/change.ts';
import type { Push } from './preview.tsx';
import { pushMessage } from './sentences.ts';

interface BarProps {
  readonly view: View;
  readonly seat: Seat | null;
  readonly near: Seat;
  readonly legal: readonly string[];
  readonly shown: Push | null;
  /** Gives up the chosen push; `null` while none is chosen. */
  readonly clear: (() => void) | null;
  /** Whether another press on the same pawn or arrow makes the push. */
  readonly again: boolean;
  /** Why the arrow under the pointer cannot be pushed. */
  readonly refused: Fault | null;
  readonly threats: ThreatView;
  readonly say: (message: Message) => string;
  readonly attempt: (text: string) => void;
}

/** What the action bar says: what is asked, or what the shown push leads to. */
export function barOf({ view, seat, near, shown, again, refused, ...rest }: BarProps): Bar {
  return moveBar({
    ...rest,
    asked: askedIn(view, seat),
    hint: refused === null ? message('board.how') : message(`fault.${refused.code}`, refused.args),
    again: again ? message('board.again') : null,
    idle: message('board.choose'),
    shown: shown === null || seat === null ? null : shownBar(shown, seat, near, view, rest.say),
  });
}

function shownBar(push: Push, seat: Seat, near: Seat, view: View, say: BarProps['say']) {
  const button = pushMessage(push.text, near);
  const line = leads(push, seat, view);
  const moved = say(moves(push, seat));
  return {
    text: push.text,
    ask: line === null ? moved : <Leads to={say(button)} what={say(line)} />,
    note: line !== null && moved,
    button,
  };
}

/** In their first turn people hear which colour is theirs: it changes from game to game. */
function askedIn({ ply }: View, seat: Seat | null): Message {
  if (ply > 1 || seat === null) return message('board.ask');
  return message('board.ask-first', { colour: COLOURS[seat]! });
}

/** What a push leads to: a win, a loss, a longer line; `null` if it is none of them. */
export function leads({ view }: Push, seat: Seat, now: View): Message | null {
  if (view.winner === seat) return message('board.wins');
  if (view.winner !== null) return message('board.loses', { seat: { seat: view.winner } });
  const [had, line] = [now, view].map(({ position }) => longestLine(position, seat).length);
  return line! > had! ? message('board.leads', { line: Math.min(line!, WINNING_LINE) }) : null;
}
