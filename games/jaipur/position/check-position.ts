import { within } from '@baithak/kernel';
import { COMPONENTS, GOODS, LETTERS } from '../rules/components.ts';
import { CAMEL, CARD_COUNTS, GOOD_COUNT, sum } from '../rules/encoding.ts';
import { emptyPiles } from '../rules/round.ts';
import { verdictOn } from '../rules/score.ts';
import {
  bonusAt,
  bonusPileSize,
  DEAL_DUE,
  dealtTo,
  type Holdings,
  handAt,
  handSize,
  herdAt,
  isBonusDue,
  letterTotal,
  pileDue,
  REFILL_DUE,
  type State,
  tokenAt,
} from '../rules/state.ts';
import type { PositionReader } from './reader.ts';

const { limits } = COMPONENTS;

/** A well-formed position must also fit in the box, be consistent, and not be decided yet. */
export function checkPosition(reader: PositionReader, state: State): void {
  checkCards(reader, state);
  checkHands(reader, state.now, 'hands');
  checkCourse(reader, state);
  checkMemory(reader, state);
  if (state.due === DEAL_DUE) checkDeal(reader, state);
  else checkTable(reader, state);
  if (state.lastRound > 0) checkLast(reader, state);
}

function checkCards(reader: PositionReader, state: State): void {
  LETTERS.forEach((letter, i) => {
    const discarded = i === CAMEL ? 0 : state.discards[i]!;
    const count = state.market[i]! + state.deck[i]! + heldOf(state.now, i) + discarded;
    const args = { letter, count, most: CARD_COUNTS[i]! };
    reader.require(count <= CARD_COUNTS[i]!, 'position-too-many', letter, args, 'J2');
  });
}

/** How many cards of a letter the two seats have. */
const heldOf = (held: Holdings, letter: number): number =>
  letter === CAMEL
    ? held[herdAt(0)]! + held[herdAt(1)]!
    : held[handAt(0, letter)]! + held[handAt(1, letter)]!;

function checkHands(reader: PositionReader, held: Holdings, at: string): void {
  for (let seat = 0; seat < 2; seat++) {
    const size = sum(held, handAt(seat), GOOD_COUNT);
    const args = { size, limit: limits.hand };
    reader.require(size <= limits.hand, 'position-hand', within(at, seat), args, 'J6');
  }
}

function checkCourse(reader: PositionReader, state: State): void {
  const [first, second] = state.seals as unknown as [number, number];
  const decided = Math.max(first, second) >= limits.sealsToWin;
  reader.require(!decided, 'position-decided', 'seals', {}, 'J24');
  reader.require(first + second < state.round, 'position-seals', 'seals', { round: state.round });
  const mover = (state.starter + state.turns) % 2;
  reader.require(state.turn === mover, 'position-turns', 'turns', { turns: state.turns }, 'J4');
}

function checkMemory(reader: PositionReader, state: State): void {
  const { topDiscard, discards } = state;
  const top = topDiscard < 0 ? sum(discards) === 0 : discards[topDiscard]! > 0;
  reader.require(top, 'position-top', 'topDiscard');
  for (let seat = 0; seat < 2; seat++) {
    const from = handAt(seat);
    const known = GOODS.every((_, g) => state.seen[from + g]! <= state.now[from + g]!);
    reader.require(known, 'position-seen', within('seen', seat));
    const hidden = handSize(state, seat) - sum(state.seen, from, GOOD_COUNT);
    const dealt = hidden + sum(state.shown, from, GOOD_COUNT);
    const args = { limit: limits.hand };
    reader.require(dealt <= limits.hand, 'position-shown', within('shown', seat), args);
  }
  GOODS.forEach((good, g) => {
    const shown = state.shown[handAt(0, g)]! + state.shown[handAt(1, g)]!;
    const seen = state.seen[handAt(0, g)]! + state.seen[handAt(1, g)]!;
    const open = seen + state.market[g]! + state.discards[g]!;
    reader.require(shown <= open, 'position-shown-gone', 'shown', { letter: good });
  });
}

/** During a turn the market is full unless it is being refilled, and the round is not over. */
function checkTable(reader: PositionReader, state: State): void {
  const size = letterTotal(state.market);
  const args = { size, full: limits.market };
  if (state.due === REFILL_DUE) {
    reader.require(size < limits.market, 'position-refill', 'due', args, 'J19');
    reader.require(letterTotal(state.deck) > 0, 'position-no-deck', 'deck', {}, 'J19');
  } else reader.require(size === limits.market, 'position-market', 'market', args, 'J4');
  if (isBonusDue(state.due)) {
    reader.require(bonusPileSize(state.bonus, pileDue(state)) > 0, 'position-no-bonus', 'due');
  } else {
    const open = emptyPiles(state) < limits.emptyPiles;
    reader.require(open, 'position-round-over', 'tokens', { most: limits.emptyPiles - 1 }, 'J17');
  }
}

/** A deal goes seat by seat, then to the market, and the round has only just begun. */
function checkDeal(reader: PositionReader, state: State): void {
  const next = dealtTo(state);
  const dealt = [0, 1].map((seat) => handSize(state, seat) + state.now[herdAt(seat)]!);
  const laid = letterTotal(state.market) - limits.camelsLaidOut;
  const missing =
    2 * limits.dealtToEach - dealt[0]! - dealt[1]! + limits.market - letterTotal(state.market);
  const fits = [
    Math.max(dealt[0]!, dealt[1]!) <= limits.dealtToEach,
    next !== 0 || dealt[1] === 0,
    next < 0 || laid === 0,
    laid >= 0 && missing > 0 && letterTotal(state.market) < limits.market,
    state.market[CAMEL]! >= limits.camelsLaidOut,
    letterTotal(state.deck) >= missing,
    [state.discards, state.seen, state.shown].every((counts) => sum(counts) === 0),
    sum(state.now, tokenAt(0), bonusAt(2) - tokenAt(0)) + state.turns === 0,
  ];
  reader.require(fits.every(Boolean), 'position-deal', 'due', {}, 'J2');
  const open = emptyPiles(state) < limits.emptyPiles;
  reader.require(open, 'position-round-over', 'tokens', { most: limits.emptyPiles - 1 }, 'J17');
}

/** The previous round must lead to this one: by its number, its loser and its seal. */
function checkLast(reader: PositionReader, state: State): void {
  checkHands(reader, state.last, 'last.hands');
  const inBox = LETTERS.every((_, i) => heldOf(state.last, i) <= CARD_COUNTS[i]!);
  const { seal } = verdictOn(state.last);
  const starter = 1 - (seal ?? state.lastStarter);
  reader.require(inBox, 'position-last-cards', 'last');
  reader.require(state.lastRound === state.round - 1, 'position-last', 'last.round');
  reader.require(starter === state.starter, 'position-last', 'starter', {}, 'J3');
  reader.require(seal === null || state.seals[seal]! > 0, 'position-last', 'seals', {}, 'J22');
}
