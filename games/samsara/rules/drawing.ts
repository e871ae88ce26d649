import type { Random } from '@baithak/kernel';
import { letterAt } from './cards.ts';
import type { Teller } from './events.ts';
import { lookThrough, pour } from './hands.ts';
import { ACT, at, DRAW, DRAWING, HAND, pileSize, type State, WASTE } from './state.ts';

/** M16: Jann and Vikaas always leave an action, so after the cards it is asked for. */
export function drawForAction(state: State, count: number, tell: Teller): void {
  state.draws = count;
  state.phase = DRAWING;
  if (!readyToDraw(state, tell)) endActionDraw(state);
}

function endActionDraw(state: State): void {
  state.draws = 0;
  state.phase = ACT;
}

/**
 * M31: whether a card is still to be drawn and there is one. The waste pile becomes the drawing
 * pile only now; then the whole hand is known, since what was in neither pile must be in it.
 */
export function readyToDraw(state: State, tell: Teller): boolean {
  if (state.draws === 0) return false;
  const { turn } = state;
  if (pileSize(state, turn, DRAW) > 0) return true;
  lookThrough(state, turn);
  const count = pour(state, turn, WASTE, DRAW);
  if (count > 0) tell?.({ kind: 'reshuffled', seat: turn, count });
  return count > 0;
}

/** One card from the drawing pile into the hand, known to its owner only. */
export function drawCard(state: State, letter: number, tell: Teller): void {
  const { turn } = state;
  state.piles[at(turn, DRAW) + letter]!--;
  state.piles[at(turn, HAND) + letter]!++;
  state.stories[turn] += '?';
  state.draws--;
  const why = state.phase === DRAWING ? 'action' : 'hand';
  tell?.({ kind: 'drew', seat: turn, card: letterAt(letter), why });
}

export function drewForAction(state: State, letter: number, tell: Teller): void {
  drawCard(state, letter, tell);
  if (!readyToDraw(state, tell)) endActionDraw(state);
}

/** A letter of the drawing pile, each card as likely. */
export function sampleCard(state: State, random: Random): number {
  const from = at(state.turn, DRAW);
  let ticket = random.below(pileSize(state, state.turn, DRAW));
  let letter = 0;
  while (ticket >= state.piles[from + letter]!) ticket -= state.piles[from + letter++]!;
  return letter;
}
