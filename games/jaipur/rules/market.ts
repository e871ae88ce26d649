import type { Move, Seat } from '@baithak/kernel';
import { CAMEL, cardsText, GOOD_COUNT, goodAt, LETTER_COUNT } from './cards.ts';
import type { Teller } from './events.ts';
import { changeOf, goodOf } from './move.ts';
import { endTurn, refillOrEnd } from './round.ts';
import type { State } from './state.ts';

/** J5. */
export function takeOne(state: State, move: Move, tell: Teller): void {
  const good = goodOf(move);
  state.market[good]!--;
  receive(state, state.turn, good, 1);
  tell?.({ kind: 'took', seat: state.turn, good: goodAt(good) });
  refillOrEnd(state, tell);
}

/** J7. */
export function takeCamels(state: State, tell: Teller): void {
  const count = state.market[CAMEL]!;
  state.market[CAMEL] = 0;
  state.now.herds[state.turn]! += count;
  tell?.({ kind: 'took-camels', seat: state.turn, count });
  refillOrEnd(state, tell);
}

/** J9. */
export function exchange(state: State, move: Move, tell: Teller): void {
  const seat = state.turn;
  let camels = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const change = changeOf(move, good);
    if (change === 0) continue;
    camels += change;
    state.market[good]! -= change;
    if (change > 0) receive(state, seat, good, change);
    else give(state, seat, good, -change);
  }
  state.now.herds[seat]! -= camels;
  state.market[CAMEL]! += camels;
  if (tell !== undefined) tell({ kind: 'exchanged', seat, ...exchangeCards(move) });
  endTurn(state, tell);
}

/** What an exchange takes and returns, as letters. */
export function exchangeCards(move: Move): { taken: string; returned: string } {
  const taken = new Uint8Array(LETTER_COUNT);
  const returned = new Uint8Array(LETTER_COUNT);
  for (let good = 0; good < GOOD_COUNT; good++) {
    const change = changeOf(move, good);
    taken[good] = Math.max(change, 0);
    returned[good] = Math.max(-change, 0);
    returned[CAMEL]! += change;
  }
  return {
    taken: cardsText(taken, 0, LETTER_COUNT),
    returned: cardsText(returned, 0, LETTER_COUNT),
  };
}

function receive(state: State, seat: Seat, good: number, cards: number): void {
  const at = seat * GOOD_COUNT + good;
  state.now.hands[at]! += cards;
  state.seen[at]! += cards;
}

/**
 * Cards leave a hand in sight of all. Equal cards are alike, so those that were seen to be taken go
 * first; what goes beyond them must have come from the deal, and is shown by that.
 */
export function give(state: State, seat: Seat, good: number, cards: number): void {
  const at = seat * GOOD_COUNT + good;
  const known = Math.min(state.seen[at]!, cards);
  state.now.hands[at]! -= cards;
  state.seen[at]! -= known;
  state.shown[at]! += cards - known;
}
