import { type Arg, Fault, type Move, message } from '@baithak/kernel';
import { type Attempt, lyingAs, tileSpaces, tileText } from '../position/notation.ts';
import { areaValue, markArea, markHeld, OTHERS, OWN } from './areas.ts';
import { doesJoin, isSupported } from './building.ts';
import { COMPONENTS } from './components.ts';
import {
  CELLS,
  cardMove,
  cardName,
  cardOf,
  cellNamed,
  colourAt,
  firstCell,
  firstColour,
  kindLying,
  monkMove,
  NOWHERE,
  secondCell,
  secondColour,
  spaceName,
  tileMove,
  tileName,
} from './encoding.ts';
import { BARE, BUILD, chosenColour, MEDITATE, MONK, OFF, type State, seatsOf } from './state.ts';

/** Turns an attempt into a legal move, or into the fault of the first rule that forbids it. */
export function judge(state: State, attempt: Attempt): Move | Fault {
  const mistimed = notNow(state, attempt);
  if (mistimed !== undefined) return mistimed;
  switch (attempt.act) {
    case 'monk':
      return attempt.space === null ? judgeNoArea(state) : judgeMonk(state, attempt.space);
    case 'card':
      return attempt.value === null ? cardMove(0) : judgeCard(state, attempt.value);
    case 'tile':
      return attempt.tile === null
        ? tileMove(0)
        : judgeTile(state, lyingAs(attempt.tile, attempt.spaces));
  }
}

/** Refuses moves that belong to another phase. */
function notNow(state: State, attempt: Attempt): Fault | undefined {
  const { phase, seat, monks } = state;
  const { act } = attempt;
  const due = phase === MONK ? 'monk' : phase === BUILD ? 'tile' : 'card';
  if (phase !== MONK && phase !== BUILD && phase !== MEDITATE) return refuse('not-now', 'A1');
  if (act === due) return undefined;
  if (phase === MONK) return refuse('monk-first', 'A7');
  const at = [spaceName(monks[seat]!)];
  if (act === 'monk') return refuse('monk-stays', 'A7', at);
  if (phase !== BUILD) return refuse('building-over', 'A9', at);
  const isCard = attempt.act === 'card' && attempt.value !== null;
  const cards = isCard ? sameValue(state, attempt.value) : [];
  return refuse('still-building', 'A9', cards.length > 0 ? cards : at, {
    built: state.built,
    stop: message('board.stop', { value: areaValue(state, seat) }),
  });
}

/** Scratch space; nothing in it survives a call. */
const held = new Uint8Array(CELLS);

function judgeMonk(state: State, space: string): Move | Fault {
  const cell = cellNamed(space);
  const colour = state.colours[cell]!;
  if (colour === OFF) return offBoard(state, [space]);
  if (colour === BARE) return refuse('no-tile-there', 'A7', [space], { space });
  markHeld(state, held);
  if ((held[cell]! & OTHERS) !== 0) return areaHeld(state, cell);
  if ((held[cell]! & OWN) !== 0) {
    const from = spaceName(state.monks[state.seat]!);
    return refuse('own-area', 'A7', [space, from], { colour: named(colour), from });
  }
  return monkMove(cell);
}

function areaHeld(state: State, cell: number): Fault {
  const holders = seatsOf(state).filter(
    (seat) => seat !== state.seat && isOnArea(state, seat, cell),
  );
  const at = [spaceName(cell), ...holders.map((seat) => spaceName(state.monks[seat]!))];
  const seats = holders.map((seat) => message('player', { seat: { seat } }));
  return refuse('area-held', 'A7', at, {
    colour: named(state.colours[cell]!),
    n: holders.length,
    seats,
  });
}

function isOnArea(state: State, seat: number, cell: number): boolean {
  const monk = state.monks[seat]!;
  if (monk === NOWHERE) return false;
  held.fill(0);
  markArea(state, monk, held, OTHERS);
  return held[cell] !== 0;
}

function judgeNoArea(state: State): Move | Fault {
  markHeld(state, held);
  const free: string[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (state.colours[cell]! < BARE && held[cell] === 0) free.push(spaceName(cell));
  }
  return free.length === 0
    ? monkMove(NOWHERE)
    : refuse('area-free', 'A8', free, { n: free.length, space: free[0]! });
}

function judgeTile(state: State, lying: number): Move | Fault {
  return (
    notOnRack(state, lying) ??
    wrongColour(state, lying) ??
    notOnBoard(state, lying) ??
    onMonk(state, lying) ??
    notSupported(state, lying) ??
    notJoined(state, lying) ??
    tileMove(lying)
  );
}

function notOnRack(state: State, lying: number): Fault | undefined {
  const kind = kindLying(lying);
  if (state.racks[state.seat * 21 + kind]! > 0) return undefined;
  const args = { first: named(firstColour(lying)), second: named(secondColour(lying)) };
  return refuse('not-on-rack', 'A9', [`rack:${tileName(kind)}`], args);
}

/** Such a tile fits nowhere: that is said before anything about the place. */
function wrongColour(state: State, lying: number): Fault | undefined {
  const colour = chosenColour(state);
  if (tileText(lying).includes(colourAt(colour))) return undefined;
  const at = [`rack:${tileName(kindLying(lying))}`];
  return refuse('wrong-colour', 'A13', at, { colour: named(colour) });
}

function notOnBoard(state: State, lying: number): Fault | undefined {
  const off = [firstCell(lying), secondCell(lying)].filter((cell) => state.colours[cell] === OFF);
  return off.length === 0 ? undefined : offBoard(state, off.map(spaceName));
}

function onMonk(state: State, lying: number): Fault | undefined {
  const cells = [firstCell(lying), secondCell(lying)];
  const seat = seatsOf(state).find((each) => cells.includes(state.monks[each]!));
  if (seat === undefined) return undefined;
  const space = spaceName(state.monks[seat]!);
  return refuse('on-monk', 'A12', [space], { seat: { seat }, space });
}

function notSupported(state: State, lying: number): Fault | undefined {
  const [first, second] = [firstCell(lying), secondCell(lying)];
  if (isSupported(state, first, second)) return undefined;
  const at = tileSpaces(lying);
  const heights = { one: state.heights[first]!, other: state.heights[second]! };
  if (heights.one === heights.other) return refuse('one-tile-below', 'A10', at);
  if (heights.one === 0 || heights.other === 0) {
    const [bare, built] = heights.one === 0 ? at : at.toReversed();
    return refuse('half-on-board', 'A10', at, { bare: bare!, built: built! });
  }
  return refuse('unequal-heights', 'A10', at, heights);
}

function notJoined(state: State, lying: number): Fault | undefined {
  if (doesJoin(state, lying)) return undefined;
  const colour = named(chosenColour(state));
  const monk = spaceName(state.monks[state.seat]!);
  return refuse('not-joined', 'A13', [...tileSpaces(lying), monk], { colour, monk });
}

function judgeCard(state: State, value: number): Move | Fault {
  const colour = chosenColour(state);
  const highest = COMPONENTS.highestCard[state.seats]!;
  if (value > highest) return refuse('no-such-card', 'A3', [], { value, highest });
  const card = cardName(cardOf(colour, value));
  const args = { colour: named(colour), value };
  if ((state.hands[state.seat]! & (1 << cardOf(colour, value))) === 0) {
    const others = sameValue(state, value);
    return others.length > 0
      ? refuse('other-colour', 'A17', others, args)
      : refuse('not-in-hand', 'A17', [`hand:${card}`], args);
  }
  const area = areaValue(state, state.seat);
  if (state.spent + value <= area) return cardMove(value);
  return refuse('too-much', 'A17', [`hand:${card}`, spaceName(state.monks[state.seat]!)], {
    ...args,
    sum: state.spent + value,
    area,
  });
}

/** The cards of a value in the mover's hand. */
function sameValue({ hands, seat }: State, value: number): string[] {
  return [0, 1, 2, 3, 4, 5]
    .map((colour) => cardOf(colour, value))
    .filter((card) => (hands[seat]! & (1 << card)) !== 0)
    .map((card) => `hand:${cardName(card)}`);
}

function offBoard(state: State, at: readonly string[]): Fault {
  return refuse('off-board', 'A11', at, { space: at[0]!, files: state.files, ranks: state.ranks });
}

const named = (colour: number) => message(`colour.${colourAt(colour)}`);

function refuse(
  code: string,
  rule: string,
  at: readonly string[] = [],
  args: Readonly<Record<string, Arg>> = {},
): Fault {
  return new Fault(code, { rule, at, args });
}
