import { CHANCE, type Move, type MoveList, OVER, type Status } from '@baithak/kernel';
import { act, canSwap, hasEffect, keep, stopActing, swap } from './actions.ts';
import { canClaim, claim, faceAt, helps, obstacle, pass, stopUsing, use } from './amulets.ts';
import { CHARACTERS, COMPONENTS } from './components.ts';
import type { Teller } from './events.ts';
import { holds } from './hands.ts';
import {
  canGo,
  canPayWith,
  canTakeBad,
  giveBack,
  go,
  isOccupant,
  isOffered,
  payBad,
  payCard,
  stopTaking,
  takeCareerCard,
} from './moving.ts';
import { choose, isTaken } from './opening.ts';
import { GOOD, groupCount, groupOf, groupSize, SIDES, ZONE_COUNT } from './pieces.ts';
import { canPick, canUsePower, pick, usePower } from './powers.ts';
import {
  ACT,
  AMULET,
  at,
  BACK,
  CHOOSING,
  GO,
  isChancePhase,
  KEEP,
  OVER_PHASE,
  PAY,
  PICK,
  POWER,
  RESERVE,
  type State,
  SWAP,
  TAKE,
  USE,
} from './state.ts';

/** The verbs of moves, as the notation writes them. */
export const VERBS = [
  'char',
  'go',
  'back',
  'pay',
  'take',
  'act',
  'swap',
  'keep',
  'amulet',
  'use',
  'power',
  'pick',
] as const;
export type Verb = (typeof VERBS)[number];

/** A move as a number: its verb, what it is about, and whom or what it is for. */
export const moveOf = (verb: number, what: number, whom = 0): Move =>
  (verb << 12) | (what << 4) | whom;

export const verbOf = (move: Move): number => move >> 12;
export const whatOf = (move: Move): number => (move >> 4) & 255;
export const whomOf = (move: Move): number => move & 15;

/** In place of a card: leave the step, or pay in Bad Karma. */
export const NOTHING = 255;
/** In place of a receiver: the payment is for the neutral character. */
export const NOBODY = 15;

export const CHAR = 0;
export const GO_TO = 1;
export const GIVE_BACK = 2;
export const PAYMENT = 3;
export const TAKE_CARD = 4;
export const ACTION = 5;
export const SWAPPING = 6;
export const KEEPING = 7;
export const CLAIM = 8;
export const USING = 9;
export const POWER_USE = 10;
export const PICKING = 11;

const CARDS_IN_BOX = 8 * Math.max(...COMPONENTS.perZone);
/**
 * An upper bound: the move, two cards put back, a payment; seven cards thanks to Kaam Kar and a
 * stop; two decisions for each action and a stop (an action uses up an Experience card for the turn,
 * so there are at most as many as the box has); the amulet; eight reserve cards and a stop (each
 * covers at least one of at most eight symbols); the power and two picks.
 */
const DECISIONS_PER_TURN = 1 + 2 + 1 + 8 + (2 * CARDS_IN_BOX + 1) + 1 + 9 + 1 + 2;
export const DECISION_CAP = 5 + 5 * COMPONENTS.limits.rounds * DECISIONS_PER_TURN;

export function status(state: State): Status {
  if (state.phase === OVER_PHASE) return OVER;
  return isChancePhase(state.phase) ? CHANCE : state.turn;
}

/** In the order of letters or zones; leaving the step comes last. */
export function moves(state: State, out: MoveList): void {
  out.clear();
  switch (state.phase) {
    case CHOOSING:
      for (let i = 0; i < CHARACTERS.length; i++) if (!isTaken(state, i)) out.add(moveOf(CHAR, i));
      break;
    case GO:
      for (let z = 0; z < ZONE_COUNT; z++) if (canGo(state, z)) out.add(moveOf(GO_TO, z));
      break;
    case BACK:
      addHeld(state, GIVE_BACK, out);
      break;
    case PAY:
      addPayments(state, out);
      break;
    case TAKE:
      for (let z = 0; z < ZONE_COUNT; z++) if (isOffered(state, z)) out.add(moveOf(TAKE_CARD, z));
      out.add(moveOf(TAKE_CARD, NOTHING));
      break;
    case ACT:
      addActions(state, out);
      break;
    case SWAP:
      addSwaps(state, out);
      break;
    case KEEP:
      addHeld(state, KEEPING, out);
      break;
    case AMULET:
      addAmulets(state, out);
      break;
    case USE:
      addUses(state, out);
      break;
    case POWER:
      for (let p = 1; p <= 3; p++) if (canUsePower(state, p)) out.add(moveOf(POWER_USE, p));
      break;
    case PICK:
      for (let z = 0; z < ZONE_COUNT; z++) if (canPick(state, z)) out.add(moveOf(PICKING, z));
      break;
  }
}

/** Any card of the hand but Bad Karma. */
function addHeld(state: State, verb: number, out: MoveList): void {
  for (let card = 0; card <= GOOD; card++) if (holds(state, card)) out.add(moveOf(verb, card));
}

function addPayments(state: State, out: MoveList): void {
  for (let card = 0; card <= GOOD; card++) {
    if (!canPayWith(state, card)) continue;
    if (state.seats === 1) out.add(moveOf(PAYMENT, card, NOBODY));
    for (let seat = 0; seat < state.seats; seat++) {
      if (isOccupant(state, seat)) out.add(moveOf(PAYMENT, card, seat));
    }
  }
  if (canTakeBad(state)) out.add(moveOf(PAYMENT, NOTHING, NOBODY));
}

function addActions(state: State, out: MoveList): void {
  for (let card = 0; card < ZONE_COUNT; card++) {
    if (holds(state, card) && hasEffect(state, card)) out.add(moveOf(ACTION, card));
  }
  out.add(moveOf(ACTION, NOTHING));
}

function addSwaps(state: State, out: MoveList): void {
  for (let card = 0; card <= GOOD; card++) {
    if (!holds(state, card)) continue;
    for (let zone = 0; zone < ZONE_COUNT; zone++) {
      if (canSwap(state, card, zone)) out.add(moveOf(SWAPPING, card, zone));
    }
  }
}

function addAmulets(state: State, out: MoveList): void {
  const size = groupSize(state.seats);
  for (let side = 0; side < SIDES.length; side++) {
    const group = groupOf(state.seats, state.turn, SIDES[side]!);
    if (group < 0 || group >= groupCount(state.seats)) continue;
    for (let place = group * size; place < (group + 1) * size; place++) {
      if (canClaim(state, place)) out.add(moveOf(CLAIM, place));
    }
  }
  out.add(moveOf(CLAIM, NOTHING));
}

function addUses(state: State, out: MoveList): void {
  const face = faceAt(state, state.aim);
  for (let card = 0; card <= GOOD; card++) {
    if (canUse(state, card)) out.add(moveOf(USING, card));
  }
  if (obstacle(state, face, false) === undefined) out.add(moveOf(USING, NOTHING));
}

export const canUse = (state: State, card: number): boolean =>
  state.piles[at(state.turn, RESERVE) + card]! > 0 && helps(state, faceAt(state, state.aim), card);

type Player = (state: State, what: number, whom: number, tell: Teller) => void;

/** By verb, in the order of `VERBS`. */
const PLAYERS: readonly Player[] = [
  (state, what, _, tell) => choose(state, what, tell),
  (state, what, _, tell) => go(state, what, tell),
  (state, what, _, tell) => giveBack(state, what, tell),
  (state, what, whom, tell) =>
    what === NOTHING ? payBad(state, tell) : payCard(state, what, whom, tell),
  (state, what, _, tell) =>
    what === NOTHING ? stopTaking(state, tell) : takeCareerCard(state, what, tell),
  (state, what, _, tell) => (what === NOTHING ? stopActing(state, tell) : act(state, what, tell)),
  swap,
  (state, what, _, tell) => keep(state, what, tell),
  (state, what, _, tell) => (what === NOTHING ? pass(state, tell) : claim(state, what, tell)),
  (state, what, _, tell) => (what === NOTHING ? stopUsing(state, tell) : use(state, what, tell)),
  (state, what, _, tell) => usePower(state, what, tell),
  (state, what, _, tell) => pick(state, what, tell),
];

export function play(state: State, move: Move, tell?: Teller): void {
  (PLAYERS[verbOf(move)] as Player)(state, whatOf(move), whomOf(move), tell);
}
