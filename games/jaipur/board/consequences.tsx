import type { Message, Seat } from '@baithak/kernel';
import type { Attempt } from '../position/notation.ts';
import type { View } from '../view/view.ts';
import { foretell } from './foretell.ts';

interface ConsequencesProps {
  readonly of: Attempt;
  readonly view: View;
  readonly seat: Seat;
  readonly say: (message: Message) => string;
}

/** What a move would bring, before it is made. */
export function Consequences({ of, view, seat, say }: ConsequencesProps) {
  return foretell(view, seat, of).map((each) => (
    <span key={each.key} className="j-then">
      {' '}
      {say(each)}
    </span>
  ));
}
