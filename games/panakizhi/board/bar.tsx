import { type Bar, type BarButton, Icon } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { ThreatLegend, type ThreatView, threatButton } from './threats.tsx';

interface MoveBarProps {
  readonly legal: readonly string[];
  readonly threats: ThreatView;
  readonly say: (message: Message) => string;
  readonly attempt: (text: string) => void;
  /** Gives up what is chosen; `null` while nothing is. */
  readonly clear: (() => void) | null;
  /** What is asked while no move is shown. */
  readonly asked: Message;
  readonly hint: Message;
  /** The move that is shown. */
  readonly shown: ShownBar | null;
  /** Which press plays the shown move; `null` if none does. Said where there is nothing else to say. */
  readonly again: Message | null;
  /** What the idle button says. */
  readonly idle: Message;
}

interface ShownBar {
  readonly text: string;
  readonly ask: ReactNode;
  readonly note: ReactNode;
  readonly button: Message;
}

/** The bar of a game on squares: what is asked, or what the shown move leads to. */
export function moveBar(props: MoveBarProps): Bar {
  const { legal, threats, say, attempt, clear, asked, hint, shown, again, idle } = props;
  const quiet: BarButton[] = [threatButton(threats, say)];
  if (legal.includes('pass')) {
    return {
      ask: say(message('board.ask-pass')),
      quiet,
      primary: { label: say(message('board.pass')), act: () => attempt('pass') },
    };
  }
  if (clear !== null) {
    // Before the switch, so that the switch stays where it is.
    quiet.unshift({ label: say(message('board.clear')), icon: <Icon name="clear" />, act: clear });
  }
  const legend = <ThreatLegend threats={threats} isPlan={shown !== null} say={say} />;
  if (shown === null) {
    return {
      ask: say(asked),
      note: threats.shown ? legend : say(hint),
      quiet,
      primary: { label: say(idle), act: undefined },
    };
  }
  return {
    ask: shown.ask,
    note: threats.shown ? legend : shown.note || (again && say(again)),
    quiet,
    primary: { label: say(shown.button), act: () => attempt(shown.text) },
  };
}
