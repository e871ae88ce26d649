import type { MoveList, Seat } from '@baithak/kernel';
import { areaValue, markArea } from './areas.ts';
import {
  CELLS,
  colourAt,
  firstCell,
  firstColour,
  KIND_OF,
  kindLying,
  NOWHERE,
  pack,
  secondCell,
  secondColour,
  spaceName,
  tileMove,
} from './encoding.ts';
import type { Teller } from './events.ts';
import { chosenColour, lay, MEDITATE, OFF, type State, takeTile } from './state.ts';

/** Scratch, by cell: 1 if it is in the monk's area, 2 if it is next to it, 4 if a monk is on it. */
const marks = new Uint8Array(CELLS);

/** Which halves of a tile would join the area: the first alone, the second alone, or both of a double. */
const FIRST_JOINS = 1;
const SECOND_JOINS = 2;
const BOTH_JOIN = 4;

/** A9–A14: every place that a tile with the chosen colour may take, and the end of building. */
export function addTileMoves(state: State, out: MoveList): void {
  const chosen = chosenColour(state);
  if (hasColour(state, chosen)) addPlaces(state, chosen, out);
  out.add(tileMove(0));
}

/** Whether the mover has a tile with the colour. */
export function hasColour({ racks, seat }: State, colour: number): boolean {
  for (let other = 0; other < 6; other++) {
    if (racks[seat * 21 + KIND_OF[colour * 6 + other]!]! > 0) return true;
  }
  return false;
}

function addPlaces(state: State, chosen: number, out: MoveList): void {
  markSurroundings(state);
  const last = Math.min(highest + 16, 238);
  for (let cell = Math.max(lowest - 32, 17); cell <= last; cell++) {
    for (let up = 0; up < 2; up++) {
      const second = up === 1 ? cell + 16 : cell + 1;
      const near = marks[cell]! | marks[second]!;
      if (near === 0 || (near & 4) !== 0 || !isSupported(state, cell, second)) continue;
      const joins = joinsOf(state, cell, second);
      if (joins !== 0) addTiles(state, cell, up, chosen, joins, out);
    }
  }
}

function addTiles(
  state: State,
  cell: number,
  up: number,
  chosen: number,
  joins: number,
  out: MoveList,
): void {
  const { racks } = state;
  const from = state.seat * 21;
  for (let other = 0; other < 6; other++) {
    if (racks[from + KIND_OF[chosen * 6 + other]!] === 0) continue;
    if (other === chosen) {
      if ((joins & 4) !== 0) out.add(tileMove(pack(cell, up, chosen, chosen)));
      continue;
    }
    if ((joins & 1) !== 0) out.add(tileMove(pack(cell, up, chosen, other)));
    if ((joins & 2) !== 0) out.add(tileMove(pack(cell, up, other, chosen)));
  }
}

/** The first and the last cell of the marked area. */
let lowest = 0;
let highest = 0;

function markSurroundings(state: State): void {
  marks.fill(0);
  markArea(state, state.monks[state.seat]!, marks, 1);
  lowest = 0;
  for (let cell = 17; cell < 239; cell++) {
    if ((marks[cell]! & 1) === 0) continue;
    if (lowest === 0) lowest = cell;
    highest = cell;
    marks[cell + 1]! |= 2;
    marks[cell - 1]! |= 2;
    marks[cell + 16]! |= 2;
    marks[cell - 16]! |= 2;
  }
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.monks[seat] !== NOWHERE) marks[state.monks[seat]!]! |= 4;
  }
}

/** A10, A11: both on bare board, or both at one height on two tiles. */
export function isSupported(state: State, first: number, second: number): boolean {
  const { heights, owners, colours } = state;
  if (colours[first] === OFF || colours[second] === OFF) return false;
  const height = heights[first]!;
  return height === heights[second] && (height === 0 || owners[first] !== owners[second]);
}

/** A13: which halves would join; `markSurroundings` has run before. */
function joinsOf(state: State, first: number, second: number): number {
  const atFirst = marks[first]! & 3;
  const atSecond = marks[second]! & 3;
  let joins = (atFirst | atSecond) === 0 ? 0 : 4;
  if ((atSecond & 1) === 0 ? atFirst !== 0 : isReached(state, first, second)) joins |= 1;
  if ((atFirst & 1) === 0 ? atSecond !== 0 : isReached(state, second, first)) joins |= 2;
  return joins;
}

const reached = new Uint8Array(CELLS);

/** Whether a space in its new colour stays connected to the area after another space was taken out. */
function isReached(state: State, coloured: number, without: number): boolean {
  const { colours } = state;
  const monk = state.monks[state.seat]!;
  const colouredWas = colours[coloured]!;
  const withoutWas = colours[without]!;
  colours[coloured] = colours[monk]!;
  colours[without] = OFF;
  reached.fill(0);
  markArea(state, monk, reached, 1);
  colours[coloured] = colouredWas;
  colours[without] = withoutWas;
  return reached[coloured] === 1;
}

/** A13: whether a half of a lying tile would be part of the monk's area. */
export function doesJoin(state: State, lying: number): boolean {
  markSurroundings(state);
  const chosen = chosenColour(state);
  const first = firstColour(lying) === chosen;
  const second = secondColour(lying) === chosen;
  const wanted = first ? (second ? BOTH_JOIN : FIRST_JOINS) : second ? SECOND_JOINS : 0;
  return (joinsOf(state, firstCell(lying), secondCell(lying)) & wanted) !== 0;
}

export function placeTile(state: State, lying: number, tell: Teller): void {
  const before = tell === undefined ? undefined : ownArea(state);
  takeTile(state, state.seat, kindLying(lying));
  lay(state, lying);
  state.built++;
  if (before !== undefined) tellTile(state, lying, before, tell);
}

export function endBuilding(state: State, tell: Teller): void {
  state.phase = MEDITATE;
  if (tell === undefined) return;
  const { seat } = state;
  const colour = colourAt(state.colours[state.monks[seat]!]!);
  tell({ kind: 'built', seat, colour, tiles: state.built, value: areaValue(state, seat) });
}

function ownArea(state: State): Uint8Array {
  const area = new Uint8Array(CELLS);
  markArea(state, state.monks[state.seat]!, area, 1);
  return area;
}

function tellTile(state: State, lying: number, before: Uint8Array, tell: Teller): void {
  const { seat, monks } = state;
  const after = ownArea(state);
  const spaces = [firstCell(lying), secondCell(lying)];
  const names = (fits: (cell: number) => boolean) => [...before.keys()].filter(fits).map(spaceName);
  const isMet = (other: Seat) =>
    other !== seat && monks[other] !== NOWHERE && after[monks[other]!]! > before[monks[other]!]!;
  tell?.({
    kind: 'tile-placed',
    seat,
    tile: colourAt(firstColour(lying)) + colourAt(secondColour(lying)),
    spaces: spaces.map(spaceName),
    level: state.heights[spaces[0]!]!,
    colour: colourAt(state.colours[monks[seat]!]!),
    before: total(before),
    value: total(after),
    covered: names((cell) => before[cell] === 1 && spaces.includes(cell)),
    cutOff: names((cell) => before[cell] === 1 && after[cell] === 0 && !spaces.includes(cell)),
    joined: names((cell) => before[cell] === 0 && after[cell] === 1 && !spaces.includes(cell)),
    met: Array.from({ length: state.seats }, (_, s) => s).filter(isMet),
  });
}

const total = (area: Uint8Array): number => area.reduce((sum, mark) => sum + mark, 0);
