import { type Message, message, type Seat } from '@baithak/kernel';
import { LETTERS } from '../rules/components.ts';
import { countsOf, symbolsOf } from '../rules/pieces.ts';

export const cardName = (letter: string): Message => message(`card.${letter}`);

export const seatName = (seat: Seat): Message => message('said.seat', { seat: { seat } });

/** An amulet by the symbols of the side that is up. */
export function amuletName(text: string): Message {
  const symbols = symbolsOf(text);
  return message(symbols.length === 2 ? 'amulet.front' : 'amulet.back', {
    symbols: [...symbols].map(cardName),
  });
}

/** The same at the beginning of a line. */
export const amuletTitle = (text: string): Message =>
  message('tally.amulet', { symbols: [...symbolsOf(text)].map(cardName) });

/** Equal cards counted together, in canonical order. */
export function countedCards(letters: string): Message[] {
  if (letters === '') return [message('said.nothing')];
  const counts = countsOf(letters);
  return LETTERS.flatMap((letter, i) =>
    counts[i] === 0 ? [] : [message(`counted.${letter}`, { n: counts[i]! })],
  );
}
