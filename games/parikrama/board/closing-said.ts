import { type Message, message } from '@baithak/kernel';
import { cardNumber, FREE_PLAYS } from '../rules/cards.ts';
import { COMPONENTS } from '../rules/components.ts';
import { cardSaid, colourSaid, tileSaid } from '../rules/naming.ts';
import { type Closing, openPlaces } from './foretell.ts';

/** What closing a set brings, sentence by sentence. */
export function closingSaid(closing: Closing): Message[] {
  const { card, size, packed, special, reward, left } = closing;
  const places = openPlaces(closing.reasons);
  return [
    message('board.then-journal', { card: cardSaid(card), colour: colourSaid(card[0]!) }),
    message('board.then-backpack', { n: size - 1, packed, limit: COMPONENTS.limits.backpack }),
    ...(special ? [message('board.then-special')] : []),
    places.length > 0
      ? message('board.then-tile', { places: places.join(', '), n: places.length })
      : message('board.then-no-tile', { size, colour: colourSaid(card[0]!) }),
    ...(reward === null
      ? []
      : [message(left ? 'board.then-reward' : 'board.then-gone', { piece: pieceSaid(reward) })]),
  ];
}

export const pieceSaid = (piece: string): Message =>
  piece === 'F'
    ? tileSaid(piece)
    : message('board.piece', { piece: cardSaid(piece), free: FREE_PLAYS[cardNumber(piece)]! });
