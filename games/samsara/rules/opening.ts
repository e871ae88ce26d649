import { BAD, characterAt, GOOD } from './cards.ts';
import { COMPONENTS } from './components.ts';
import { startTurn } from './ending.ts';
import type { Teller } from './events.ts';
import { at, DEAL, DRAW, HAND, type State } from './state.ts';

const { hand } = COMPONENTS.limits;

/** M5: whoever has chosen keeps the character. */
export const isTaken = (state: State, character: number): boolean =>
  state.characters.includes(1 + character);

/** From the last seat to the first; then the hands are dealt from the first on. */
export function choose(state: State, character: number, tell: Teller): void {
  state.characters[state.turn] = 1 + character;
  tell?.({ kind: 'chose-character', seat: state.turn, character: characterAt(character) });
  if (state.turn > 0) state.turn--;
  else state.phase = DEAL;
}

/** M6: by the number of Good Karma in the hand; all alike is dealt again, so it never happens. */
export const DEAL_WEIGHTS = [0, 16, 36, 16] as const;

/** In a story: a starting hand, of which one knows that its cards were not all alike. */
export const DEALT = '=';

export function deal(state: State, good: number, tell: Teller): void {
  const { piles, turn } = state;
  const bad = hand - good;
  piles[at(turn, DRAW) + GOOD]! -= good;
  piles[at(turn, HAND) + GOOD]! += good;
  piles[at(turn, DRAW) + BAD]! -= bad;
  piles[at(turn, HAND) + BAD]! += bad;
  state.stories[turn] = DEALT;
  tell?.({
    kind: 'hand-dealt',
    seat: turn,
    cards: '+'.repeat(good) + '-'.repeat(bad),
    count: hand,
  });
  if (turn < state.seats - 1) {
    state.turn++;
    return;
  }
  state.turn = 0;
  startTurn(state);
  tell?.({ kind: 'round-started', round: state.round });
}
