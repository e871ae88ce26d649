import type { MoveList } from '@baithak/kernel';
import { areaValue } from './areas.ts';
import { finish, tilesAreGone } from './end.ts';
import type { Teller } from './events.ts';
import { cardMove } from './move.ts';
import { cardName, cardOf, ofColour, worth } from './pieces.ts';
import { beginRefill, refillOf } from './refill.ts';
import type { State } from './state.ts';

/** The colour of the mover's monk, which is the colour of its area. */
export const chosenColour = (state: State): number => state.colours[state.monks[state.seat]!]!;

/** A17: cards of the chosen colour that fit into the area value, and the end of it. */
export function addCardMoves(state: State, out: MoveList): void {
  const cards = ofColour(state.hands[state.seat]!, chosenColour(state));
  const room = cards === 0 ? 0 : areaValue(state, state.seat) - state.spent;
  for (let value = 1; value <= 5 && value <= room; value++) {
    if ((cards & (1 << (value - 1))) !== 0) out.add(cardMove(value));
  }
  out.add(cardMove(0));
}

export function playCard(state: State, value: number, tell: Teller): void {
  const { seat } = state;
  const card = cardOf(chosenColour(state), value);
  state.hands[seat]! &= ~(1 << card);
  state.karma[seat]! |= 1 << card;
  state.spent += value;
  tell?.({
    kind: 'card-played',
    seat,
    card: cardName(card),
    spent: state.spent,
    value: areaValue(state, seat),
    karma: worth(state.karma[seat]!),
  });
}

/** A18, A24, A25: the last builder has meditated, and there is no refill any more. */
export function endMeditation(state: State, tell: Teller): void {
  const { seat, spent } = state;
  const value = areaValue(state, seat);
  const isLast = tilesAreGone(state);
  const { tiles, cards } = isLast ? { tiles: 0, cards: 0 } : refillOf(state, value - spent);
  state.spent = 0;
  const karma = worth(state.karma[seat]!);
  tell?.({ kind: 'meditated', seat, value, spent, karma, tileCount: tiles, cardCount: cards });
  if (isLast) finish(state, tell);
  else beginRefill(state, tiles + cards, tell);
}
