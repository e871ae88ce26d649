import type { Viewer } from '@baithak/kernel';
import { handSize, KINDS, type State, seatCards, sum } from './state.ts';

export interface View {
  readonly viewer: Viewer;
  readonly hand: number[] | null;
  readonly sizes: number[];
  readonly row: number[];
  readonly discards: number[];
  readonly deckSize: number;
  /** What each seat was seen to take and still holds; asked of people's memory. */
  readonly known: number[] | null;
  readonly stories: readonly string[];
  readonly turn: number;
  readonly acts: number;
  readonly actsPerTurn: number;
  readonly due: State['due'];
  readonly dealing: boolean;
  readonly over: boolean;
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    hand: viewer === null ? null : seatCards(state, viewer),
    sizes: state.stories.map((_, seat) => handSize(state, seat)),
    row: [...state.row],
    discards: [...state.discards],
    deckSize: sum(state.deck),
    known: [...state.known],
    stories: [...state.stories],
    turn: state.turn,
    acts: state.acts,
    actsPerTurn: state.actsPerTurn,
    due: state.due,
    dealing: state.dealing,
    over: state.over,
  };
}

/** What a seat holds that not everyone saw, as far as the view tells. */
export function ownHidden(seen: View, seat: number): number[] | null {
  if (seat !== seen.viewer || seen.hand === null || seen.known === null) return null;
  return KINDS.map((_, k) => (seen.hand?.[k] as number) - (seen.known?.[4 * seat + k] as number));
}
