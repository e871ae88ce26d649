import type { Json, Seat } from '@baithak/kernel';
import { cardNames, cardsOf, hitchOf } from '../rules/piles.ts';
import {
  DECK,
  DISCARDS,
  HITCH_HAND,
  hand,
  OPEN,
  type State,
  seatsOf,
  seen,
} from '../rules/state.ts';
import { course, ownTable, tableOf, waitingOf } from '../view/view.ts';

/** The field of a position for where a gift or a filling of the row goes on. */
export const THEN = 'then';

/** The whole state as readable JSON; `readPosition` reads it back. README.md describes the fields. */
export function writePosition(state: State): Json {
  const { resume, placing, square, drawn, ...before } = course(state);
  return {
    ...before,
    [THEN]: resume,
    placing,
    square,
    drawn,
    seats: seatsOf(state).map((seat) => writeSeat(state, seat)),
    open: cardNames(cardsOf(state, OPEN)),
    deck: cardNames(cardsOf(state, DECK)),
    discards: cardNames(cardsOf(state, DISCARDS)),
    ...tableOf(state),
    shuffled: state.shuffled,
  };
}

function writeSeat(state: State, seat: Seat): Json {
  const cards = [...cardsOf(state, hand(seat)), ...hitchOf(state, HITCH_HAND + 3 * seat)];
  return {
    hand: cardNames(cards),
    ...ownTable(state, seat),
    waiting: waitingOf(state, seat),
    seen: cardNames(cardsOf(state, seen(seat))),
    wildsShown: state.wildsShown[seat]!,
  };
}
