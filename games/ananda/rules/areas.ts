import type { MoveList } from '@baithak/kernel';
import { CELLS, cellAt, colourAt, NOWHERE, spaceName } from './encoding.ts';
import type { Teller } from './events.ts';
import { BARE, BUILD, type State } from './state.ts';

/** Scratch space for flood fills; nothing in it survives a call. */
const stack = new Uint8Array(CELLS);
const marks = new Uint8Array(CELLS);

/** A6: marks the area of a space by flood fill and returns its number of spaces. */
export function markArea(state: State, from: number, into: Uint8Array, mark: number): number {
  const { colours } = state;
  const colour = colours[from]!;
  let count = 0;
  let top = 1;
  stack[0] = from;
  into[from]! |= mark;
  // The four neighbours are written out because bots spend most of their time here.
  while (top > 0) {
    const cell = stack[--top]!;
    count++;
    if (colours[cell + 1] === colour && (into[cell + 1]! & mark) === 0) {
      into[cell + 1]! |= mark;
      stack[top++] = cell + 1;
    }
    if (colours[cell - 1] === colour && (into[cell - 1]! & mark) === 0) {
      into[cell - 1]! |= mark;
      stack[top++] = cell - 1;
    }
    if (colours[cell + 16] === colour && (into[cell + 16]! & mark) === 0) {
      into[cell + 16]! |= mark;
      stack[top++] = cell + 16;
    }
    if (colours[cell - 16] === colour && (into[cell - 16]! & mark) === 0) {
      into[cell - 16]! |= mark;
      stack[top++] = cell - 16;
    }
  }
  return count;
}

/** A16: the value of the area under a seat's monk; 0 if the monk is beside the board. */
export function areaValue(state: State, seat: number): number {
  if (state.monks[seat] === NOWHERE) return 0;
  marks.fill(0);
  return markArea(state, state.monks[seat]!, marks, 1);
}

/** The names of the spaces in the area of a space, rank by rank. */
export function areaSpaces(state: State, from: number): string[] {
  const area = new Uint8Array(CELLS);
  markArea(state, from, area, 1);
  return [...area.keys()].filter((cell) => area[cell] === 1).map(spaceName);
}

/** A7: marks on cells where the mover's monk may not go: its own area, and those of other monks. */
export const OWN = 1;
export const OTHERS = 2;

export function markHeld(state: State, into: Uint8Array): void {
  into.fill(0);
  for (let seat = 0; seat < state.seats; seat++) {
    const monk = state.monks[seat]!;
    if (monk !== NOWHERE) markArea(state, monk, into, seat === state.seat ? OWN : OTHERS);
  }
}

/** A7, A8: the spaces of all free areas, or NOWHERE if there is none. */
export function addMonkMoves(state: State, out: MoveList): void {
  const { colours, files, ranks } = state;
  markHeld(state, marks);
  for (let rank = 1; rank <= ranks; rank++) {
    for (let file = 1; file <= files; file++) {
      const cell = cellAt(file, rank);
      if (colours[cell]! < BARE && marks[cell] === 0) out.add(cell);
    }
  }
  if (out.size === 0) out.add(NOWHERE);
}

export function placeMonk(state: State, cell: number, tell: Teller): void {
  const { seat } = state;
  const from = state.monks[seat]!;
  state.monks[seat] = cell;
  state.phase = BUILD;
  tell?.({
    kind: 'monk-placed',
    seat,
    from: from === NOWHERE ? null : spaceName(from),
    space: spaceName(cell),
    colour: colourAt(state.colours[cell]!),
    value: areaValue(state, seat),
  });
}
