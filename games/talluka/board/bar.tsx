import { type Bar, type BarButton, Icon } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COLOURS } from '@baithak/panakizhi';
import { Leads, ThreatLegend, type ThreatView, threatButton } from '@baithak/panakizhi/board';
import { longestLine, WINNING_LINE } from '../view/lines.ts';
import type { View } from '../view/view.ts';
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
  readonly threats: ThreatView;
  readonly say: (message: Message) => string;
  readonly attempt: (text: string) => void;
}

/** What the action bar says: what is asked, or what the shown push leads to. */
export function barOf(props: BarProps): Bar {
  const { view, seat, near, legal, shown, clear, threats, say, attempt } = props;
  const quiet: BarButton[] = [threatButton(threats, say)];
  if (legal.includes('pass')) {
    return {
      ask: say(message('board.ask-pass')),
      quiet,
      primary: { label: say(message('board.pass')), act: () => attempt('pass') },
    };
  }
  if (clear !== null) {
    quiet.push({ label: say(message('board.clear')), icon: <Icon name="clear" />, act: clear });
  }
  if (shown === null || seat === null) {
    return {
      ask: say(askedIn(view, seat)),
      note: threats.shown ? (
        <ThreatLegend threats={threats} say={say} />
      ) : (
        say(message('board.how'))
      ),
      quiet,
      primary: { label: say(message('board.choose')), act: undefined },
    };
  }
  const line = leads(shown, seat, view);
  const legend = threats.kinds.length > 0 && <ThreatLegend threats={threats} say={say} />;
  return {
    ask:
      line === null ? (
        say(moves(shown, seat))
      ) : (
        <Leads to={say(pushMessage(shown.text, near))} what={say(line)} />
      ),
    note: legend || (line !== null && say(moves(shown, seat))),
    quiet,
    primary: { label: say(pushMessage(shown.text, near)), act: () => attempt(shown.text) },
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

export function moves({ moved }: Push, seat: Seat): Message {
  const foe = COLOURS[1 - seat]!;
  const theirs = moved.filter(({ colour }) => colour === foe).length;
  return message('board.moves', { n: moved.length, theirs, foe });
}
