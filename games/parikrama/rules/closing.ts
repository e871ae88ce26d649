import { goOn } from './bonuses.ts';
import { CARD_NAMES } from './cards.ts';
import type { Teller } from './events.ts';
import { writeDown } from './gains.ts';
import { cardNames } from './piles.ts';
import {
  cardOf,
  entriesAt,
  entryText,
  isRainbow,
  LETTERS,
  removeSet,
  setAt,
  topOf,
} from './sets.ts';
import { JOURNAL_PHASE, MOST_PACKED, NONE, SPECIAL, type State } from './state.ts';

/** K21: of a rainbow the player says which card goes to the Journal, of a sequence it is the highest. */
export function startClosing(state: State, letter: number, tell: Teller): void {
  const at = setAt(state, state.turn, letter);
  state.activeSet = letter;
  tell?.({
    kind: 'closed',
    seat: state.turn,
    set: LETTERS[letter]!,
    cards: entriesAt(state, at).map(entryText),
  });
  if (isRainbow(state, at)) state.phase = JOURNAL_PHASE;
  else journalCard(state, topOf(state, at), tell);
}

/** The others go to the Backpack in their order, stand-ins as what they are. */
export function journalCard(state: State, entry: number, tell: Teller): void {
  const { turn } = state;
  const at = setAt(state, turn, state.activeSet);
  const packed: number[] = [];
  for (const other of entriesAt(state, at)) if (other !== entry) packed.push(cardOf(other));
  for (const card of packed) {
    state.packs[MOST_PACKED * turn + state.packSizes[turn]!] = card;
    state.packSizes[turn]!++;
  }
  state.closedCard = cardOf(entry);
  state.closedSize = packed.length + 1;
  state.activeSet = NONE;
  removeSet(state, at);
  writeDown(state, state.closedCard);
  const card = CARD_NAMES[state.closedCard]!;
  tell?.({ kind: 'journalled', seat: turn, card, packed: cardNames(packed) });
  goOn(state, SPECIAL, tell);
}
