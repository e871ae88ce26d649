import { type Bar, Icon } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { type Attempt, format } from '../position/notation.ts';
import { COMPONENTS } from '../rules/components.ts';
import { isFull, prompt } from '../view/tally.ts';
import type { View } from '../view/view.ts';
import { type Ahead, wordsOn } from './consequences.ts';
import type { Say } from './pieces.tsx';

interface BarProps {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly string[];
  readonly tried: Attempt;
  /** `null` while nothing is selected. */
  readonly ahead: Ahead | null;
  readonly say: Say;
  readonly attempt: (text: string) => void;
  readonly clear: () => void;
}

function howTo(view: View): Message {
  if (isFull(view)) return message('board.how-full', { limit: COMPONENTS.limits.hand });
  return message(view.deckSize === 0 ? 'board.how-last' : 'board.how');
}

/** What the selected cards would lead to, and the button that does it; first of all, what is asked. */
export function barOf({ view, seat, legal, tried, ahead, say, attempt, clear }: BarProps): Bar {
  if (ahead === null) {
    return {
      ask: say(prompt(view)),
      note: say(howTo(view)),
      primary: { label: say(message('board.nothing')), act: undefined },
    };
  }
  const { ask, note, button, isRefused } = wordsOn(view, seat, tried, ahead);
  const [first, ...more] = note.map(say);
  const text = format(tried);
  return {
    ask: isRefused === true ? <span className="j-more">{say(ask)}</span> : say(ask),
    note: (
      <>
        {first} <span className="j-more">{more.join(' ')}</span>
      </>
    ),
    // On a phone its sign says enough, beside a button that needs the room.
    quiet: [
      { label: say(message('board.clear')), brief: '', icon: <Icon name="clear" />, act: clear },
    ],
    primary: {
      label: say(button),
      // An unfinished or illegal choice has its reason in the note; there is nothing to press yet.
      act: legal.includes(text) ? () => attempt(text) : undefined,
    },
  };
}
