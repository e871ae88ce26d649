import { CHANCE, type Move, type MoveList, OVER, type Status } from '@baithak/kernel';
import {
  canStop,
  canStopRiding,
  finishLaying,
  keepOpen,
  lay,
  pay,
  ride,
  skip,
  stopRiding,
} from './card-play.ts';
import { WILD } from './cards.ts';
import {
  canTakeSight,
  canTakeTile,
  declineSight,
  journalCard,
  startClosing,
  takeGiftSpecial,
  takeGiftTile,
  takeSight,
  takeSpecial,
  takeTile,
} from './closing.ts';
import { COMPONENTS } from './components.ts';
import { drawCard, dropCard } from './drawing.ts';
import {
  CHOOSE_NEXT,
  CHOOSE_SQUARE,
  CLOSING,
  DONE,
  DRAWING,
  DROPPING,
  JOURNALLING,
  KEEPING,
  letterOf,
  moveOf,
  NOTHING,
  PAYING,
  RIDING,
  SKIPPING,
  TAKE_SIGHT,
  TAKE_SPECIAL,
  TAKE_TILE,
  TURNING,
  verbOf,
  whatOf,
} from './encoding.ts';
import type { Teller } from './events.ts';
import { addLays, addStarts } from './laying.ts';
import { addFreeSquares } from './map.ts';
import { lowest } from './piles.ts';
import { chooseSquare, chooseTile, placeTile } from './placing.ts';
import { firstSetOf, isComplete, isStandIn, setAt } from './sets.ts';
import {
  AT,
  CLOSE,
  DRAW,
  DROP,
  GIFT,
  HITCH_HAND,
  hand,
  isChancePhase,
  JOURNAL_PHASE,
  LAY,
  MOST_TILES,
  NEXT,
  OPEN,
  OVER_PHASE,
  PAY,
  RIDE,
  ROTATE,
  SIGHT,
  SPECIAL,
  START,
  type State,
  TILE,
} from './state.ts';
import { FIRST_SPECIAL } from './tiles.ts';

const { limits } = COMPONENTS;

/**
 * A turn has at most: the first move; six more cards and the end of laying; twelve hitch-hike cards
 * and the end of riding; 21 payments, because seven cards cost no more; closing, the Journal card, a
 * special tile and a basic tile; a Sight declined; three cards drawn; and those, a hitch-hike card and
 * one more card dropped. Once in a game, three Sights with their gifts are taken, and each tile is
 * chosen, placed and turned. From a custom start, all cards may have to be dropped from hands.
 */
const DECISIONS_PER_TURN = 1 + 7 + 13 + 21 + 4 + 1 + 3 + 5;
const DECISIONS_ONCE = 3 * 2 + 57 * 3 + 104;
export const DECISION_CAP = 5 * (limits.rounds + 1) * DECISIONS_PER_TURN + DECISIONS_ONCE;

export function status(state: State): Status {
  if (isChancePhase(state.phase)) return CHANCE;
  return state.phase === OVER_PHASE ? OVER : state.turn;
}

/** The order is: sets by letter, cards and tiles in canonical order, and last the end of a step. */
export function moves(state: State, out: MoveList): void {
  out.clear();
  switch (state.phase) {
    case START:
      addFirstMoves(state, out);
      break;
    case LAY:
      addLays(state, setAt(state, state.turn, state.activeSet), out);
      if (canStop(state)) out.add(moveOf(DONE, 0, 0));
      break;
    case RIDE:
      addHitch(state, RIDING, out);
      if (canStopRiding(state)) out.add(moveOf(RIDING, 0, NOTHING));
      break;
    case PAY:
      addCards(state, hand(state.turn), PAYING, out);
      break;
    case CLOSE:
      out.add(moveOf(CLOSING, 0, state.activeSet));
      if (!isComplete(state, setAt(state, state.turn, state.activeSet)))
        out.add(moveOf(KEEPING, 0, 0));
      break;
    case JOURNAL_PHASE:
      addJournal(state, out);
      break;
    case DRAW:
      addColoured(state, OPEN, DRAWING, out);
      if (canDrawWild(state)) out.add(moveOf(DRAWING, 0, WILD));
      break;
    case DROP:
      addCards(state, hand(state.turn), DROPPING, out);
      addHitch(state, DROPPING, out);
      break;
    default:
      addTileMoves(state, out);
  }
}

function addFirstMoves(state: State, out: MoveList): void {
  const { sets, turn } = state;
  const end = 10 * state.setCount;
  const first = firstSetOf(state, turn);
  for (let at = first; at < end && sets[at] === turn; at += 10) addLays(state, at, out);
  addStarts(state, out);
  for (let at = first; at < end && sets[at] === turn; at += 10) {
    if (sets[at + 2]! >= limits.closable) out.add(moveOf(CLOSING, 0, sets[at + 1]!));
  }
  addSights(state, out);
  out.add(moveOf(SKIPPING, 0, 0));
}

/** Adds the moves with tiles and Sights. */
function addTileMoves(state: State, out: MoveList): void {
  switch (state.phase) {
    case SPECIAL:
      addSpecials(state, out);
      addSights(state, out);
      break;
    case TILE:
      for (let place = 0; place < state.rowSize; place++) {
        if (canTakeTile(state, place)) out.add(moveOf(TAKE_TILE, 0, place));
      }
      addSights(state, out);
      break;
    case GIFT:
      for (let place = 0; place < state.rowSize; place++) out.add(moveOf(TAKE_TILE, 0, place));
      addSpecials(state, out);
      break;
    case SIGHT:
      addSights(state, out);
      out.add(moveOf(TAKE_SIGHT, 0, NOTHING));
      break;
    case NEXT:
      addWaiting(state, out);
      break;
    case AT:
      addSquares(state, out);
      break;
    case ROTATE:
      for (let rotation = 0; rotation < 4; rotation++) out.add(moveOf(TURNING, 0, rotation));
  }
}

function addColoured(state: State, pile: number, verb: number, out: MoveList): void {
  for (let colour = 0; colour < 4; colour++) {
    for (let rest = state.words[4 * pile + colour]!; rest !== 0; rest &= rest - 1) {
      out.add(moveOf(verb, 0, 21 * colour + lowest(rest)));
    }
  }
}

function addCards(state: State, pile: number, verb: number, out: MoveList): void {
  addColoured(state, pile, verb, out);
  if (state.wilds[pile]! > 0) out.add(moveOf(verb, 0, WILD));
}

function addHitch({ hitch, turn }: State, verb: number, out: MoveList): void {
  for (let i = 0; i < 3; i++) {
    if (hitch[HITCH_HAND + 3 * turn + i]! > 0) out.add(moveOf(verb, 0, 85 + i));
  }
}

/** K29: a wild card is drawn instead of three coloured cards. */
const canDrawWild = (state: State): boolean => state.drawnColoured === 0 && state.wilds[OPEN]! > 0;

function addJournal(state: State, out: MoveList): void {
  const at = setAt(state, state.turn, state.activeSet);
  for (let i = 0; i < state.sets[at + 2]!; i++) {
    const entry = state.sets[at + 3 + i]!;
    if (!isStandIn(entry)) out.add(moveOf(JOURNALLING, 0, entry));
  }
}

function addSights(state: State, out: MoveList): void {
  if (state.mode === 0) return;
  for (let side = 0; side < 12; side++) {
    if (canTakeSight(state, side)) out.add(moveOf(TAKE_SIGHT, 0, side));
  }
}

function addSpecials(state: State, out: MoveList): void {
  for (let rest = state.specials; rest !== 0; rest &= rest - 1) {
    out.add(moveOf(TAKE_SPECIAL, 0, FIRST_SPECIAL + lowest(rest)));
  }
}

function addWaiting({ waiting, waitingSize }: State, out: MoveList): void {
  for (let i = 0; i < waitingSize; i++) {
    if (i === 0 || waiting[i] !== waiting[i - 1]) out.add(moveOf(CHOOSE_NEXT, 0, waiting[i]!));
  }
}

function addSquares(state: State, out: MoveList): void {
  const { turn } = state;
  addFreeSquares(state.maps, MOST_TILES * turn, state.mapSizes[turn]!, out);
  for (let i = 0; i < out.size; i++) out.items[i]! += moveOf(CHOOSE_SQUARE, 0, 0);
}

type Player = (state: State, what: number, tell: Teller, letter: number) => void;

/** By verb, in the order of VERBS. */
const PLAYERS: readonly Player[] = [
  (state, entry, tell, letter) => lay(state, letter, entry, tell),
  startClosing,
  (state, side, tell) =>
    side === NOTHING ? declineSight(state, tell) : takeSight(state, side, tell),
  (state, _, tell) => skip(state, tell),
  (state, _, tell) => finishLaying(state, tell),
  (state, card, tell) => (card === NOTHING ? stopRiding(state, tell) : ride(state, card, tell)),
  pay,
  (state, _, tell) => keepOpen(state, tell),
  journalCard,
  (state, kind, tell) =>
    state.phase === GIFT ? takeGiftSpecial(state, kind, tell) : takeSpecial(state, kind, tell),
  (state, place, tell) =>
    state.phase === GIFT ? takeGiftTile(state, place, tell) : takeTile(state, place, tell),
  chooseTile,
  chooseSquare,
  placeTile,
  drawCard,
  dropCard,
];

export function play(state: State, move: Move, tell?: Teller): void {
  const verb = verbOf(move);
  if (verb !== SKIPPING) state.stirred = true;
  (PLAYERS[verb] as Player)(state, whatOf(move), tell, letterOf(move));
}
