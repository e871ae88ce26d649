import { type Message, message, type Result, type Seat } from '@baithak/kernel';
import { COMPONENTS } from './components.ts';
import type { Teller } from './events.ts';
import { drawCard, makeHandKnown, pour, readyToDraw, receive } from './hands.ts';
import {
  BACHCHA,
  cardsText,
  countsOf,
  JANN,
  LETTER_COUNT,
  lastRound,
  MAUT,
  zoneAt,
} from './pieces.ts';
import {
  amuletsOf,
  at,
  badKarma,
  GO,
  HAND,
  LYING,
  NEXT,
  OVER_PHASE,
  PLAYED,
  REDRAW,
  type State,
  WASTE,
} from './state.ts';

/** M30, M31, M35: the seat discards, the neutral character moves on, the seat draws a new hand. */
export function endTurn(state: State, extra: number, tell: Teller): void {
  const { turn } = state;
  if (tell !== undefined) tellDiscard(state, tell);
  pour(state, turn, HAND, WASTE);
  pour(state, turn, PLAYED, WASTE);
  makeHandKnown(state, turn);
  state.lacks = 0;
  state.actions = 0;
  if (state.seats === 1) moveNeutral(state, tell);
  state.draws = COMPONENTS.limits.hand + state.piles[at(turn, LYING) + BACHCHA]! + extra;
  state.phase = REDRAW;
  if (!readyToDraw(state, tell)) completeHand(state, tell);
}

function tellDiscard({ piles, turn }: State, tell: NonNullable<Teller>): void {
  const both = countsOf('').map(
    (_, i) => piles[at(turn, HAND) + i]! + piles[at(turn, PLAYED) + i]!,
  );
  tell({ kind: 'discarded', seat: turn, cards: cardsText(both) });
}

/** Jann follows both on the rift and on Maut. */
function moveNeutral(state: State, tell: Teller): void {
  state.neutral = state.neutral >= MAUT ? JANN : state.neutral + 1;
  tell?.({ kind: 'neutral-moved', to: zoneAt(state.neutral) });
}

export function drewForHand(state: State, letter: number, tell: Teller): void {
  drawCard(state, letter, tell);
  if (!readyToDraw(state, tell)) completeHand(state, tell);
}

/** M32: cards set aside for this hand join the drawn ones; everybody sees them. */
function completeHand(state: State, tell: Teller): void {
  const { turn, piles } = state;
  state.draws = 0;
  if (tell !== undefined) {
    const cards = cardsText(piles, at(turn, HAND));
    const next = cardsText(piles, at(turn, NEXT));
    tell({ kind: 'hand-drawn', seat: turn, cards, count: cards.length, next });
  }
  for (let letter = 0; letter < LETTER_COUNT; letter++) {
    const set = at(turn, NEXT) + letter;
    if (piles[set]! > 0) receive(state, turn, letter, piles[set]!);
    piles[set] = 0;
  }
  nextTurn(state, tell);
}

const { limits } = COMPONENTS;

/** M33: the game ends only when all seats have had the same number of turns. */
function nextTurn(state: State, tell: Teller): void {
  const roundOver = state.turn === state.seats - 1;
  if (roundOver && (hasFinisher(state) || state.round === lastRound(state.seats))) {
    endGame(state, tell);
    return;
  }
  state.turn = roundOver ? 0 : state.turn + 1;
  if (roundOver) state.round++;
  startTurn(state);
  if (roundOver) tell?.({ kind: 'round-started', round: state.round });
}

export function startTurn(state: State): void {
  state.actions = 1;
  state.phase = GO;
}

function hasFinisher(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (amuletsOf(state, seat) >= limits.amuletsToWin) return true;
  }
  return false;
}

function endGame(state: State, tell: Teller): void {
  state.phase = OVER_PHASE;
  state.winners = 0;
  const places = placesOf(state);
  for (const seat of seatsOf(state)) {
    if (places[seat] === 1) state.winners |= 1 << seat;
  }
  tell?.({
    kind: 'game-over',
    winners: winnersOf(state),
    places,
    amulets: seatsOf(state).map((seat) => amuletsOf(state, seat)),
    bad: seatsOf(state).map((seat) => badKarma(state, seat)),
  });
}

export const seatsOf = ({ seats }: State): Seat[] => Array.from({ length: seats }, (_, s) => s);

export const winnersOf = (state: State): Seat[] =>
  seatsOf(state).filter((seat) => (state.winners & (1 << seat)) !== 0);

/** M34: more amulets, then less Bad Karma; seats equal in both share a place. Solo: place 2 is a loss. */
function placesOf(state: State): number[] {
  if (state.seats === 1) return [hasFinisher(state) ? 1 : 2];
  const rank = seatsOf(state).map((seat) => 100 * amuletsOf(state, seat) - badKarma(state, seat));
  return rank.map((own) => 1 + rank.filter((other) => other > own).length);
}

export function result(state: State): Result {
  const scores = seatsOf(state).map((seat) => amuletsOf(state, seat));
  return { places: placesOf(state), scores, reason: reasonOf(state, scores) };
}

function reasonOf(state: State, amulets: readonly number[]): Message {
  const winners = winnersOf(state);
  if (state.seats === 1) {
    return winners.length > 0
      ? message('end.solo-won', { round: state.round })
      : message('end.solo-lost', { turns: limits.soloTurns, n: amulets[0]! });
  }
  const most = Math.max(...amulets);
  const rivals = amulets.filter((count) => count === most).length;
  const args = {
    winners: winners.map((seat) => message('said.seat', { seat: { seat } })),
    count: winners.length,
    n: most,
    bad: badKarma(state, winners[0]!),
  };
  const finished = most >= limits.amuletsToWin ? 'amulets' : 'rounds';
  return message(`end.${finished}${rivals > 1 ? '-fewest-bad' : ''}`, args);
}
