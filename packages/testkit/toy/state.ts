export const KINDS = ['a', 'b', 'c', 'd'] as const;
export type Kind = (typeof KINDS)[number];

export const SEAT_COUNTS = [3, 2] as const;
export const ROW = 2;
export const HAND_LIMIT = 4;
/** Cards of each kind; unequal, so that odds matter. */
export const DECK: readonly number[] = [6, 5, 4, 3];

export interface State {
  /** Counts per kind. */
  deck: number[];
  row: number[];
  discards: number[];
  /** Counts per seat and kind: what a seat holds as everyone saw, and what only it knows of. */
  known: number[];
  hidden: number[];
  /** Per seat, in order: `?` for a card drawn unseen, its kind for one shown by dropping it. */
  stories: string[];
  turn: number;
  acts: number;
  actsPerTurn: number;
  due: 'hand' | 'row' | 'nothing';
  dealing: boolean;
  over: boolean;
}

export function setup(acts: number, seats: number): State {
  return {
    deck: [...DECK],
    row: [0, 0, 0, 0],
    discards: [0, 0, 0, 0],
    known: new Array(4 * seats).fill(0),
    hidden: new Array(4 * seats).fill(0),
    stories: new Array(seats).fill(''),
    turn: 0,
    acts,
    actsPerTurn: acts,
    due: 'hand',
    dealing: true,
    over: false,
  };
}

export function copy(from: State, into?: State): State {
  const state = into ?? setup(from.actsPerTurn, from.stories.length);
  return Object.assign(state, from, {
    deck: [...from.deck],
    row: [...from.row],
    discards: [...from.discards],
    known: [...from.known],
    hidden: [...from.hidden],
    stories: [...from.stories],
  });
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

export function seatCards(state: State, seat: number): number[] {
  return KINDS.map(
    (_, k) => (state.known[4 * seat + k] as number) + (state.hidden[4 * seat + k] as number),
  );
}

export function handSize(state: State, seat: number): number {
  return sum(seatCards(state, seat));
}

const DUE = ['hand', 'row', 'nothing'];

/** Four counts to a word, a word for each story, and one for the rest. */
export function identify(state: State, into: Int32Array): number {
  const { deck, row, discards, known, hidden } = state;
  const counts = [...deck, ...row, ...discards, ...known, ...hidden];
  let size = 0;
  for (let i = 0; i < counts.length; i += 4) {
    into[size++] = counts.slice(i, i + 4).reduce((word, count) => 32 * word + count, 0);
  }
  for (const story of state.stories) into[size++] = storyWord(story);
  const flags = [state.turn, state.acts, state.actsPerTurn, DUE.indexOf(state.due)];
  into[size++] = [...flags, Number(state.dealing), Number(state.over)].reduce(
    (w, n) => 4 * w + n,
    0,
  );
  return size;
}

/** A leading 1, then a digit to base five for each letter: no seat lives to see fourteen. */
function storyWord(story: string): number {
  return [...story].reduce((word, letter) => 5 * word + 1 + KINDS.indexOf(letter as Kind), 1);
}
