import type { Seat } from '@baithak/kernel';
import { CARRIAGE, cardNumber, SCORING_NAMES, sideNumber, WILD } from '../rules/cards.ts';
import { placement, squareAt } from '../rules/map.ts';
import { addCircles } from '../rules/patterns.ts';
import { add, writeDown } from '../rules/piles.ts';
import { addToMap, powerOf } from '../rules/placing.ts';
import { addToSet, entryNumber, letterNumber, openSet } from '../rules/sets.ts';
import {
  blankState,
  DECK,
  DISCARDS,
  HITCH_HAND,
  HITCH_JOURNAL,
  hand,
  MODES,
  MOST_PACKED,
  MOST_TILES,
  NONE,
  OPEN,
  PHASES,
  SIGHT_OFFERED,
  SIGHT_OWNED,
  STEPS,
  type State,
  seen,
} from '../rules/state.ts';
import { FIRST_SPECIAL, tileNumber } from '../rules/tiles.ts';
import { HITCH_LETTERS, type SeatView, type View } from './view.ts';

/** The state that a view describes. Hidden cards are missing. */
export function rebuild(view: View): State {
  const state = blankState();
  state.seats = view.seats.length;
  state.mode = MODES.indexOf(view.mode);
  copyCourse(view, state);
  copyTable(view, state);
  addCards(state, OPEN, view.open);
  addCards(state, DECK, view.deck ?? []);
  addCards(state, DISCARDS, view.discards ?? []);
  view.seats.forEach((seat, s) => {
    copySeat(seat, s, state);
  });
  return state;
}

function copyCourse(view: View, state: State): void {
  state.phase = PHASES.indexOf(view.phase);
  state.round = view.round;
  state.turn = view.turn;
  state.ender = view.ender ?? NONE;
  state.last = view.last;
  state.stirred = view.stirred;
  state.shuffled = view.shuffled;
  // A name that is missing has the number −1, which is NONE.
  state.activeSet = letterNumber(view.set ?? '');
  for (const text of view.laid) state.laid[state.laidSize++] = entryNumber(text);
  state.ridePlays = view.rides;
  state.payDue = view.due;
  state.closedCard = cardNumber(view.card ?? '');
  state.closedSize = view.size;
  state.placingTile = tileNumber(view.placing ?? '');
  state.placingSquare = view.square === null ? NONE : squareAt(...view.square);
  state.drawnColoured = view.drawn;
  if (view.resume !== null) state.interruptedStep = STEPS.indexOf(view.resume);
}

function copyTable(view: View, state: State): void {
  for (const name of view.row) state.row[state.rowSize++] = tileNumber(name);
  for (const name of view.bag) {
    const kind = tileNumber(name);
    state.bag[kind < 20 ? 0 : 1]! |= 1 << (kind % 20);
  }
  for (const name of view.specials) state.specials |= 1 << (tileNumber(name) - FIRST_SPECIAL);
  for (const name of view.sights) {
    if (name.length === 1) state.sideSight = Number(name) - 1;
    else state.sights[sideNumber(name)] = SIGHT_OFFERED;
  }
  for (const name of view.scoring) state.scoring |= 1 << SCORING_NAMES.indexOf(name);
  HITCH_LETTERS.forEach((letter, i) => {
    state.hitch[i] = view.hitch[letter];
  });
  state.fourteen = view.fourteen;
}

function addCards(state: State, pile: number, names: readonly string[]): void {
  for (const name of names) add(state, pile, cardNumber(name));
}

function copySeat(from: SeatView, seat: Seat, state: State): void {
  const known = from.hand ?? [...(from.seen ?? []), ...from.hitch];
  for (const name of known) {
    const card = cardNumber(name);
    if (card > WILD) state.hitch[HITCH_HAND + 3 * seat + card - CARRIAGE]!++;
    else add(state, hand(seat), card);
  }
  addCards(state, seen(seat), from.seen ?? []);
  state.wildsShown[seat] = from.wildsShown ?? 0;
  for (const [letter, cards] of Object.entries(from.sets)) {
    const at = openSet(state, seat, letterNumber(letter));
    for (const text of cards) addToSet(state, at, entryNumber(text));
  }
  copyJournal(from, seat, state);
  for (const name of from.backpack ?? []) {
    state.packs[MOST_PACKED * seat + state.packSizes[seat]!++] = cardNumber(name);
  }
  copyTiles(from, seat, state);
}

function copyJournal(from: SeatView, seat: Seat, state: State): void {
  for (const name of from.journal) {
    const card = cardNumber(name);
    if (card < 0) state.sights[sideNumber(name)] = SIGHT_OWNED + seat;
    else if (card > WILD) state.hitch[HITCH_JOURNAL + 3 * seat + card - CARRIAGE]!++;
    else writeDown(state, seat, card);
  }
}

function copyTiles(from: SeatView, seat: Seat, state: State): void {
  for (const [name, x, y, rotation] of from.map) {
    const kind = tileNumber(name);
    addToMap(state, seat, placement(kind, x, y, rotation));
    state.powers[seat]! |= powerOf(kind);
  }
  addCircles(state.maps, MOST_TILES * seat, from.map.length, state.circles, 4 * seat);
  for (const name of from.waiting) {
    const kind = tileNumber(name);
    state.waiting[state.waitingSize++] = kind;
    state.powers[seat]! |= powerOf(kind);
  }
}
