import { Fault, type Game, message, OPEN_GAME, OVER, type Seat } from '@baithak/kernel';

/** Piles of stones; whoever takes the last stone wins. Perfect play is known: see `isLost`. */
export interface Nim {
  piles: number[];
  turn: Seat;
}

export interface Take {
  readonly pile: number;
  readonly count: number;
}

export const nim: Game<Nim, Nim, Take> = {
  ...OPEN_GAME,
  id: 'nim',
  rulesVersion: 1,
  seatCounts: [2],
  decisionCap: 12,
  options: () => [],
  setup: () => ({ piles: [3, 4, 5], turn: 0 }),
  copy: (from) => ({ piles: [...from.piles], turn: from.turn }),
  readPosition: () => new Fault('position'),
  writePosition: (state) => ({ piles: state.piles, turn: state.turn }),
  status: (state) => (state.piles.some((pile) => pile > 0) ? state.turn : OVER),
  result: ({ turn }) => ({
    places: turn === 1 ? [1, 2] : [2, 1],
    scores: [turn, 1 - turn],
    reason: message('end.empty'),
  }),
  moves(state, out) {
    out.clear();
    state.piles.forEach((size, pile) => {
      for (let count = 1; count <= size; count++) out.add(16 * pile + count);
    });
  },
  judge: (state, { pile, count }) =>
    count >= 1 && count <= (state.piles[pile] ?? 0) ? 16 * pile + count : new Fault('too-many'),
  spell: (_, move) => ({ pile: move >> 4, count: move & 15 }),
  parse(text) {
    const [, pile, count] = /^(\d)-(\d)$/.exec(text) ?? [];
    return pile === undefined ? new Fault('notation') : { pile: +pile, count: Number(count) };
  },
  format: ({ pile, count }) => `${pile}-${count}`,
  play(state, move) {
    state.piles[move >> 4] = (state.piles[move >> 4] as number) - (move & 15);
    state.turn = 1 - state.turn;
  },
  view: (state) => ({ piles: [...state.piles], turn: state.turn }),
  imagine: (view) => ({ piles: [...view.piles], turn: view.turn }),
  tally: () => [],
  prompt: () => message('prompt.take'),
  forget: () => {},
  identify(state, into) {
    into.set(state.piles);
    into[state.piles.length] = state.turn;
    return state.piles.length + 1;
  },
};

/** Whether the seat to move loses against perfect play. */
export function isLost(state: Nim): boolean {
  return state.piles.reduce((sum, pile) => sum ^ pile, 0) === 0;
}
