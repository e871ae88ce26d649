import type { Seat } from '@baithak/kernel';
import { CARD_NAMES, CARRIAGE, cardNumber, FACE_NAMES, faceNumber, WILD } from './cards.ts';
import type { State } from './state.ts';

/**
 * A card in a set is an entry: 1 + 7 · (4 · (value − 1) + colour) + code, for the face that it shows
 * or stands for. The code is the copy of a coloured card (0–2), 3 for a wild card, or 4–6 for a
 * hitch-hike card. Ascending entries are the order of a set, and 0 is no entry.
 */
export const entryOf = (colour: number, value: number, code: number): number =>
  1 + 7 * (4 * (value - 1) + colour) + code;

export const colourOf = (entry: number): number => (((entry - 1) / 7) | 0) & 3;
export const rankOf = (entry: number): number => 1 + ((((entry - 1) / 7) | 0) >> 2);
export const codeOf = (entry: number): number => (entry - 1) % 7;
export const isStandIn = (entry: number): boolean => (entry - 1) % 7 > 2;

/** The card itself, not what it stands for. */
export function cardOf(entry: number): number {
  const code = codeOf(entry);
  return code > 2 ? 81 + code : 21 * colourOf(entry) + 3 * (rankOf(entry) - 1) + code;
}

/** The entry of a coloured card. */
export const entryOfCard = (card: number): number => {
  const colour = (card / 21) | 0;
  const bit = card - 21 * colour;
  return entryOf(colour, 1 + ((bit / 3) | 0), bit % 3);
};

const faceOfEntry = (entry: number): number => 7 * colourOf(entry) + rankOf(entry) - 1;

export function entryText(entry: number): string {
  const card = cardOf(entry);
  if (card < WILD) return CARD_NAMES[card]!;
  const stands = `*${FACE_NAMES[faceOfEntry(entry)]!}`;
  return card === WILD ? stands : CARD_NAMES[card]! + stands;
}

/** The entry with this text, 0 if there is none. */
export function entryNumber(text: string): number {
  const star = text.indexOf('*');
  if (star < 0) {
    const card = cardNumber(text);
    return card < 0 || card >= WILD ? 0 : entryOfCard(card);
  }
  const card = star === 0 ? WILD : cardNumber(text.slice(0, star));
  const face = faceNumber(text.slice(star + 1));
  if (face < 0 || card < (star === 0 ? WILD : CARRIAGE)) return 0;
  return entryOf((face / 7) | 0, 1 + (face % 7), card - 81);
}

/** `A` to `Z`, then `AA`, `AB` and so on. There are never more sets than coloured cards. */
export const LETTERS: readonly string[] = Array.from({ length: 84 }, (_, i) => {
  const letter = (n: number) => String.fromCharCode(65 + n);
  return i < 26 ? letter(i) : letter(Math.floor(i / 26) - 1) + letter(i % 26);
});

const LETTER_NUMBERS: ReadonlyMap<string, number> = new Map(LETTERS.map((text, i) => [text, i]));
export const letterNumber = (text: string): number => LETTER_NUMBERS.get(text) ?? -1;

/** Where the record of a set begins, −1 if there is none. */
export function setAt({ sets, setCount }: State, seat: Seat, letter: number): number {
  const end = 10 * setCount;
  for (let at = 0; at < end; at += 10) {
    if (sets[at] === seat && sets[at + 1] === letter) return at;
  }
  return -1;
}

/** Where the records of a seat's sets begin, or would begin. */
export function firstSetOf({ sets, setCount }: State, seat: Seat): number {
  let at = 0;
  while (at < 10 * setCount && sets[at]! < seat) at += 10;
  return at;
}

/** The first letter that no set of the seat has. */
export function freeLetter(state: State, seat: Seat): number {
  const { sets, setCount } = state;
  let letter = 0;
  for (let at = firstSetOf(state, seat); at < 10 * setCount && sets[at] === seat; at += 10) {
    if (sets[at + 1] !== letter) break;
    letter++;
  }
  return letter;
}

/** The same for sets that are named by their letters. */
export const freeLetterIn = (sets: Readonly<Record<string, unknown>>): string =>
  LETTERS.find((letter) => !(letter in sets))!;

/** Adds an empty set and returns where its record begins. */
export function openSet(state: State, seat: Seat, letter: number): number {
  const { sets } = state;
  const end = 10 * state.setCount;
  let at = 0;
  while (at < end && (sets[at]! < seat || (sets[at] === seat && sets[at + 1]! < letter))) at += 10;
  sets.copyWithin(at + 10, at, end);
  sets[at] = seat;
  sets[at + 1] = letter;
  sets.fill(0, at + 2, at + 10);
  state.setCount++;
  return at;
}

export function removeSet(state: State, at: number): void {
  const end = 10 * state.setCount;
  state.sets.copyWithin(at, at + 10, end);
  state.sets.fill(0, end - 10, end);
  state.setCount--;
}

/** Inserts into an ascending list of this size. */
export function insert(list: Uint8Array, from: number, size: number, entry: number): void {
  let place = from + size;
  while (place > from && list[place - 1]! > entry) {
    list[place] = list[place - 1]!;
    place--;
  }
  list[place] = entry;
}

export function addToSet(state: State, at: number, entry: number): void {
  insert(state.sets, at + 3, state.sets[at + 2]!, entry);
  state.sets[at + 2]!++;
}

export const sizeAt = (state: State, at: number): number => state.sets[at + 2]!;

/** K11: two or more cards of one value. */
export function isRainbow({ sets }: State, at: number): boolean {
  return sets[at + 2]! > 1 && rankOf(sets[at + 3]!) === rankOf(sets[at + 4]!);
}

export const topOf = (state: State, at: number): number =>
  state.sets[at + 2 + state.sets[at + 2]!]!;

/** K13: the highest card of a sequence is no stand-in. */
export const isSound = (state: State, at: number): boolean =>
  !isStandIn(topOf(state, at)) || isRainbow(state, at);

/** K20: a rainbow of four, a sequence of seven. */
export const isComplete = (state: State, at: number): boolean =>
  sizeAt(state, at) === (isRainbow(state, at) ? 4 : 7);

export function entriesAt({ sets }: State, at: number): number[] {
  const entries: number[] = [];
  for (let i = 0; i < sets[at + 2]!; i++) entries.push(sets[at + 3 + i]!);
  return entries;
}

/** K10–K12: whether a card of this face may join the set at this place, which is not empty. */
export function touches(
  { sets }: Pick<State, 'sets'>,
  at: number,
  colour: number,
  value: number,
): boolean {
  const size = sets[at + 2]!;
  const low = sets[at + 3]!;
  const lowColour = colourOf(low);
  const lowValue = rankOf(low);
  const high = rankOf(sets[at + 2 + size]!);
  const beside = colour === lowColour && (value === lowValue - 1 || value === high + 1);
  if (size > 1 && high > lowValue) return beside;
  if (value !== lowValue) return size === 1 && beside;
  for (let i = 0; i < size; i++) if (colourOf(sets[at + 3 + i]!) === colour) return false;
  return true;
}

/** K14: what a stand-in could be on a set of these cards, payable or not. */
export function touchingFaces(cards: readonly string[]): string[] {
  const sets = Uint8Array.from([0, 0, cards.length, ...cards.map(entryNumber)]);
  return FACE_NAMES.filter((_, face) => touches({ sets }, 0, (face / 7) | 0, 1 + (face % 7)));
}
