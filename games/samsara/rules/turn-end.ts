import { cardsText, countsOf, LETTER_COUNT, zoneAt } from './cards.ts';
import { COMPONENTS } from './components.ts';
import { drawCard, readyToDraw } from './drawing.ts';
import { nextTurn } from './ending.ts';
import type { Teller } from './events.ts';
import { lookThrough, pour, receive } from './hands.ts';
import { at, HAND, LYING, NEXT, PLAYED, REDRAW, type State, WASTE } from './state.ts';

const BACHCHA = 4;

/** M30, M31, M35: the cards are discarded, the neutral character goes on, a new hand is drawn. */
export function endTurn(state: State, extra: number, tell: Teller): void {
  const { turn } = state;
  if (tell !== undefined) tellDiscard(state, tell);
  pour(state, turn, HAND, WASTE);
  pour(state, turn, PLAYED, WASTE);
  lookThrough(state, turn);
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

/** From the rift onto Jann, and from Maut too. */
function moveNeutral(state: State, tell: Teller): void {
  state.neutral = state.neutral >= 7 ? 0 : state.neutral + 1;
  tell?.({ kind: 'neutral-moved', to: zoneAt(state.neutral) });
}

export function drewForHand(state: State, letter: number, tell: Teller): void {
  drawCard(state, letter, tell);
  if (!readyToDraw(state, tell)) completeHand(state, tell);
}

/** M32: cards set aside come on top of the drawn ones, in sight of all. */
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
