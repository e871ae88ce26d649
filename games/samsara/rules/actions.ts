import type { Teller } from './events.ts';
import { drawCard, holds, readyToDraw, receive, show, takeGood } from './hands.ts';
import {
  BAD,
  DHYANN,
  EVANESCENT,
  GOOD,
  GYAAN,
  JANN,
  letterAt,
  MAUT,
  VIKAAS,
  YUGAL,
  ZONE_COUNT,
  zoneAt,
} from './pieces.ts';
import {
  ACT,
  AMULET,
  at,
  cardsButBad,
  DRAWING,
  HAND,
  KEEP,
  LYING,
  PLAYED,
  RESERVE,
  type State,
  SWAP,
  WASTE,
} from './state.ts';

const DHYANN_GOOD = 2;

/** M15: whether playing a card of the hand would do anything. Jann, Vikaas, Kaam Kar and Bachcha always do. */
export function hasEffect(state: State, letter: number): boolean {
  switch (letter) {
    case YUGAL:
      return hasSwap(state);
    case GYAAN:
      return cardsButBad(state, state.turn) > 1;
    case DHYANN:
      return state.supply[GOOD]! > 0;
    case MAUT:
      return holds(state, BAD);
    default:
      return true;
  }
}

/** M18: whether a card other than the Yugal itself can be exchanged for another kind. */
function hasSwap(state: State): boolean {
  for (let card = 0; card <= GOOD; card++) {
    const own = state.phase === ACT && card === YUGAL ? 1 : 0;
    if (state.piles[at(state.turn, HAND) + card]! <= own) continue;
    for (let zone = 0; zone < ZONE_COUNT; zone++) if (canSwap(state, card, zone)) return true;
  }
  return false;
}

/** Whether a card of the hand can be exchanged for one of that zone. */
export const canSwap = (state: State, card: number, zone: number): boolean =>
  card !== zone && card !== BAD && zone < ZONE_COUNT && state.supply[zone]! > 0;

export function act(state: State, letter: number, tell: Teller): void {
  const { turn } = state;
  show(state, turn, letter);
  state.piles[at(turn, EVANESCENT[letter] ? LYING : PLAYED) + letter]!++;
  state.actions += letter === JANN ? 0 : letter === VIKAAS ? 1 : -1;
  tell?.({ kind: 'played', seat: turn, card: zoneAt(letter), actions: state.actions });
  takeEffect(state, letter, tell);
}

function takeEffect(state: State, letter: number, tell: Teller): void {
  const { turn } = state;
  if (letter === JANN) drawForAction(state, 2, tell);
  else if (letter === VIKAAS) drawForAction(state, 1, tell);
  else if (letter === YUGAL) state.phase = SWAP;
  else if (letter === GYAAN) state.phase = KEEP;
  else {
    if (letter === DHYANN) {
      const count = takeGood(state, turn, DHYANN_GOOD, WASTE);
      tell?.({ kind: 'got-good', seat: turn, count, due: DHYANN_GOOD, to: 'waste' });
    }
    if (letter === MAUT) {
      show(state, turn, BAD);
      state.supply[BAD]!++;
      tell?.({ kind: 'shed-bad', seat: turn, count: 1 });
    }
    afterAction(state);
  }
}

export function stopActing(state: State, tell: Teller): void {
  state.actions = 0;
  tell?.({ kind: 'passed', seat: state.turn, step: 'act' });
  afterAction(state);
}

/** M14: the next action if one is left, else the amulet. */
function afterAction(state: State): void {
  state.phase = state.actions > 0 ? ACT : AMULET;
}

export function swap(state: State, card: number, zone: number, tell: Teller): void {
  const { turn } = state;
  show(state, turn, card);
  state.supply[card]!++;
  state.supply[zone]!--;
  receive(state, turn, zone);
  tell?.({ kind: 'swapped', seat: turn, returned: letterAt(card), taken: zoneAt(zone) });
  afterAction(state);
}

export function keep(state: State, card: number, tell: Teller): void {
  const { turn } = state;
  show(state, turn, card);
  state.piles[at(turn, RESERVE) + card]!++;
  tell?.({ kind: 'kept', seat: turn, card: letterAt(card) });
  afterAction(state);
}

/** M16: Jann and Vikaas always leave an action, so the action step continues after the draws. */
function drawForAction(state: State, count: number, tell: Teller): void {
  state.draws = count;
  state.phase = DRAWING;
  if (!readyToDraw(state, tell)) endActionDraw(state);
}

function endActionDraw(state: State): void {
  state.draws = 0;
  state.phase = ACT;
}

export function drewForAction(state: State, letter: number, tell: Teller): void {
  drawCard(state, letter, tell);
  if (!readyToDraw(state, tell)) endActionDraw(state);
}
