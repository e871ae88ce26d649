import type { Seat } from '@baithak/kernel';
import {
  CARD_COLOUR,
  CARD_NAMES,
  CARRIAGE,
  cardNumber,
  rewardFor,
  SIDE_FACES,
  SIDE_GIVES_TILE,
  SIDE_NAMES,
} from './cards.ts';
import { COMPONENTS } from './components.ts';
import type { Teller } from './events.ts';
import { add, cardNames, writeDown } from './piles.ts';
import { gain, gainFromRow, gainSpecial, startPlacing } from './placing.ts';
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
import {
  CHOICE,
  DISCARDS,
  GIFT,
  HITCH_HAND,
  hasPower,
  JOURNAL_PHASE,
  journal,
  MOST_PACKED,
  NONE,
  REWARD,
  ROW,
  SIGHT,
  SIGHT_OFFERED,
  SIGHT_OWNED,
  SPECIAL,
  START,
  type State,
  TILE,
} from './state.ts';
import { POINT_TILE, TILE_COLOURS, TILE_NAMES } from './tiles.ts';

/** K21: the highest card of a sequence goes to the Journal. Of a rainbow, the player chooses one. */
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

/** The other cards go to the Backpack in their order. A stand-in is itself again there. */
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
  writeDown(state, turn, state.closedCard);
  const card = CARD_NAMES[state.closedCard]!;
  tell?.({ kind: 'journalled', seat: turn, card, packed: cardNames(packed) });
  goOn(state, SPECIAL, tell);
}

const { limits, pointTile } = COMPONENTS;

/** Goes on with a step of the closing, or with the next one in which there is something to choose. */
function goOn(state: State, step: number, tell: Teller): void {
  state.interruptedStep = NONE;
  if (step === START) state.phase = START;
  else if (step === SPECIAL) offerSpecial(state, tell);
  else if (step === TILE) offerTile(state, tell);
  else if (step === REWARD) reward(state, tell);
  else offerSight(state, tell);
}

/** K22. */
function offerSpecial(state: State, tell: Teller): void {
  if (state.packSizes[state.turn]! >= limits.backpack && state.specials !== 0) {
    state.phase = SPECIAL;
  } else offerTile(state, tell);
}

/** K22: a special tile for the cards that lay longest in the Backpack. */
export function takeSpecial(state: State, kind: number, tell: Teller): void {
  const { turn } = state;
  unpack(state, tell);
  gainSpecial(state, kind);
  tell?.({ kind: 'gained-special', seat: turn, tile: TILE_NAMES[kind]!, why: 'backpack' });
  goOn(state, TILE, tell);
}

function unpack(state: State, tell: Teller): void {
  const { turn, packs, packSizes } = state;
  const from = MOST_PACKED * turn;
  const end = from + packSizes[turn]!;
  const cards = Array.from(packs.subarray(from, from + limits.backpack));
  for (const card of cards) if (card <= 84) add(state, DISCARDS, card);
  packs.copyWithin(from, from + limits.backpack, end);
  packs.fill(0, end - limits.backpack, end);
  packSizes[turn]! -= limits.backpack;
  tell?.({ kind: 'unpacked', seat: turn, cards: cardNames(cards) });
}

/** K23: one of the first tiles that shows the colour; any tile with the power of free choice. */
export function canTakeTile(state: State, place: number): boolean {
  if (place >= state.rowSize) return false;
  if (hasPower(state, state.turn, CHOICE)) return true;
  return place < state.closedSize && showsColour(state, place);
}

const showsColour = (state: State, place: number): boolean =>
  (TILE_COLOURS[state.row[place]!]! & (1 << CARD_COLOUR[state.closedCard]!)) !== 0;

function offerTile(state: State, tell: Teller): void {
  for (let place = 0; place < state.rowSize; place++) {
    if (!canTakeTile(state, place)) continue;
    state.phase = TILE;
    return;
  }
  const { turn, closedSize: size } = state;
  tell?.({ kind: 'no-tile', seat: turn, card: CARD_NAMES[state.closedCard]!, size });
  reward(state, tell);
}

export function takeTile(state: State, place: number, tell: Teller): void {
  const kind = gainFromRow(state, place);
  const tile = TILE_NAMES[kind]!;
  tell?.({ kind: 'took-tile', seat: state.turn, tile, place: 1 + place, why: 'set' });
  fillRow(state, REWARD, tell);
}

/** K23: fills the row while there are tiles in the bag, then goes on with a step. */
export function fillRow(state: State, then: number, tell: Teller): void {
  if (state.rowSize < limits.rowTiles && (state.bag[0]! | state.bag[1]!) !== 0) {
    state.phase = ROW;
    state.interruptedStep = then;
  } else goOn(state, then, tell);
}

/** K24. */
function reward(state: State, tell: Teller): void {
  const { turn, closedSize: size } = state;
  const piece = rewardFor(size);
  if (piece !== null) {
    const left = piece === pointTile.name ? takePointTile(state) : takeHitchhike(state, piece);
    tell?.({ kind: left ? 'rewarded' : 'reward-gone', seat: turn, piece, size });
  }
  state.closedCard = NONE;
  state.closedSize = 0;
  offerSight(state, tell);
}

/** Returns whether one was left. */
function takePointTile(state: State): boolean {
  if (state.fourteen === 0) return false;
  state.fourteen--;
  gain(state, POINT_TILE);
  return true;
}

/** Returns whether one was left. */
function takeHitchhike({ hitch, turn }: State, name: string): boolean {
  const kind = cardNumber(name) - CARRIAGE;
  if (hitch[kind] === 0) return false;
  hitch[kind]!--;
  hitch[HITCH_HAND + 3 * turn + kind]!++;
  return true;
}

/** K25: the last chance to take a Sight comes after all bonuses. */
function offerSight(state: State, tell: Teller): void {
  if (someSight(state)) state.phase = SIGHT;
  else startPlacing(state, tell);
}

export function declineSight(state: State, tell: Teller): void {
  tell?.({ kind: 'declined-sight', seat: state.turn });
  startPlacing(state, tell);
}

/** K25, K26: a Sight goes into the Journal, and a side b brings a tile. Then the same step goes on. */
export function takeSight(state: State, side: number, tell: Teller): void {
  const { turn, phase } = state;
  state.sights[side] = SIGHT_OWNED + turn;
  const sight = SIDE_NAMES[side]!;
  tell?.({ kind: 'took-sight', seat: turn, sight });
  if (SIDE_GIVES_TILE[side] && (state.rowSize > 0 || state.specials !== 0)) {
    state.phase = GIFT;
    state.interruptedStep = phase;
    return;
  }
  if (SIDE_GIVES_TILE[side]) tell?.({ kind: 'no-gift', seat: turn, sight });
  goOn(state, phase, tell);
}

export function takeGiftTile(state: State, place: number, tell: Teller): void {
  const kind = gainFromRow(state, place);
  const tile = TILE_NAMES[kind]!;
  tell?.({ kind: 'took-tile', seat: state.turn, tile, place: 1 + place, why: 'sight' });
  fillRow(state, state.interruptedStep, tell);
}

export function takeGiftSpecial(state: State, kind: number, tell: Teller): void {
  gainSpecial(state, kind);
  tell?.({ kind: 'gained-special', seat: state.turn, tile: TILE_NAMES[kind]!, why: 'sight' });
  goOn(state, state.interruptedStep, tell);
}

const ENOUGH = COMPONENTS.limits.sightCards;

/** K25: how many of the cards that a side names are in a Journal, with any imprint. */
export function namedCards({ words }: State, seat: Seat, side: number): number {
  const from = 4 * journal(seat);
  let found = 0;
  for (let i = 4 * side; i < 4 * side + 4; i++) {
    const face = SIDE_FACES[i]!;
    const colour = (face / 7) | 0;
    if ((words[from + colour]! >> (3 * (face - 7 * colour))) & 7) found++;
  }
  return found;
}

export const isOffered = ({ sights }: State, side: number): boolean =>
  sights[side] === SIGHT_OFFERED;

export const canTakeSight = (state: State, side: number): boolean =>
  isOffered(state, side) && namedCards(state, state.turn, side) >= ENOUGH;

function someSight(state: State): boolean {
  if (state.mode === 0) return false;
  for (let side = 0; side < 12; side++) if (canTakeSight(state, side)) return true;
  return false;
}
