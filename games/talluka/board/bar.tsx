import type { Bar } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COLOURS } from '@baithak/panakizhi';
import { Leads, ThreatLegend, type ThreatView, threatButton } from '@baithak/panakizhi/board';
import { longestLine, WINNING_LINE } from '../view/lines.ts';
import type { Push } from './preview.tsx';
import { pushMessage } from './sentences.ts';

interface BarProps {
  readonly seat: Seat | null;
  readonly near: Seat;
  readonly legal: readonly string[];
  readonly shown: Push | null;
  readonly threats: ThreatView;
  readonly say: (message: Message) => string;
  readonly attempt: (text: string) => void;
}

/** What the action bar says: what is asked, or what the shown push leads to. */
export function barOf({ seat, near, legal, shown, threats, say, attempt }: BarProps): Bar {
  const quiet = [threatButton(threats, say)];
  if (legal.includes('pass')) {
    return {
      ask: say(message('board.ask-pass')),
      quiet,
      primary: { label: say(message('board.pass')), act: () => attempt('pass') },
    };
  }
  const legend = threats.shown && <ThreatLegend threats={threats} say={say} />;
  if (shown === null || seat === null) {
    return {
      ask: say(message('board.ask')),
      note: legend || say(message('board.how')),
      quiet,
      primary: { label: say(message('board.choose')), act: undefined },
    };
  }
  return {
    ask: <Leads to={say(pushMessage(shown.text, near))} what={say(leads(shown, seat))} />,
    note: legend || say(moves(shown, seat)),
    quiet,
    primary: { label: say(pushMessage(shown.text, near)), act: () => attempt(shown.text) },
  };
}

/** What a push leads to: a win, a loss, or the longest line. */
export function leads({ view }: Push, seat: Seat): Message {
  if (view.winner === seat) return message('board.wins');
  if (view.winner !== null) return message('board.loses', { seat: { seat: view.winner } });
  const line = Math.min(longestLine(view.position, seat).length, WINNING_LINE);
  return message('board.leads', { line });
}

export function moves({ moved }: Push, seat: Seat): Message {
  const foe = COLOURS[1 - seat]!;
  const theirs = moved.filter(({ colour }) => colour === foe).length;
  return message('board.moves', { n: moved.length, theirs, foe });
}
