import { Fault } from '@baithak/kernel';
import { type Attempt, format, parse } from '../position/notation.ts';
import { neighbour, type Scene, SIDE_NAMES, type Side } from './scene.ts';

/** What is picked up at the moment. */
export interface Selection {
  /** A tile of the rack by name. */
  readonly tile: string | null;
  /** The space that was pointed at, for a monk or for a tile. */
  readonly at: string | null;
  /** Which of the ways to lay the tile on that space. */
  readonly turn: number;
  /** Values of cards to meditate with. */
  readonly cards: readonly number[];
  /** Whether a card was pressed that has another colour. */
  readonly isOff: boolean;
}

export const NOTHING: Selection = { tile: null, at: null, turn: 0, cards: [], isOff: false };

type TileAttempt = Extract<Attempt, { readonly act: 'tile'; readonly tile: string }>;

/** The legal moves, sorted by what they are. */
export interface Offers {
  readonly texts: ReadonlySet<string>;
  readonly monks: ReadonlySet<string>;
  readonly tiles: readonly TileAttempt[];
  /** The colour of the turn: that half of a tile comes first to where one points. */
  readonly colour: string | null;
  /** What the area would be worth after a move: a tile is tried first as it is worth most. */
  readonly worth: (text: string) => number;
}

export function offersOf(
  legal: readonly string[],
  colour: string | null = null,
  worth: Offers['worth'] = () => 0,
): Offers {
  const attempts = legal.map(parse).filter((each): each is Attempt => !(each instanceof Fault));
  return {
    colour,
    worth,
    texts: new Set(legal),
    monks: new Set(
      attempts.flatMap((each) => (each.act === 'monk' && each.space !== null ? each.space : [])),
    ),
    tiles: attempts.filter(
      (each): each is TileAttempt => each.act === 'tile' && each.tile !== null,
    ),
  };
}

/** A tile as the rack names it: colours in canonical order. */
const ORDER = 'roygbv';
export const rackName = ([first, second]: string): string =>
  ORDER.indexOf(first!) <= ORDER.indexOf(second!) ? `${first}${second}` : `${second}${first}`;

/** The tiles of the rack that fit somewhere; on a space if one is given. */
export function fitting({ tiles }: Offers, space: string | null = null): Set<string> {
  const here = tiles.filter(({ spaces }) => space === null || spaces.includes(space));
  return new Set(here.map(({ tile }) => rackName(tile)));
}

/** The spaces that a tile, or any tile, may come to lie on. */
export function placesFor({ tiles }: Offers, tile: string | null): Set<string> {
  const its = tiles.filter((each) => tile === null || rackName(each.tile) === tile);
  return new Set(its.flatMap(({ spaces }) => spaces));
}

/** Every way to lay a tile on a space, clockwise, first with its one half there, then with the other. */
function allWays(
  board: Pick<Scene, 'files' | 'ranks'>,
  [one, other]: readonly [string, string],
  space: string,
): string[] {
  const lay = (here: string, there: string) =>
    SIDE_NAMES.flatMap((side) => wayTowards(board, here, there, space, side));
  return one === other ? lay(one, other) : [...lay(one, other), ...lay(other, one)];
}

function wayTowards(
  board: Pick<Scene, 'files' | 'ranks'>,
  here: string,
  there: string,
  space: string,
  side: Side,
): string[] {
  const next = neighbour(board, space, side);
  if (next === null) return [];
  const isAfter = side === 'right' || side === 'up';
  return [
    format(
      isAfter
        ? { act: 'tile', tile: here + there, spaces: [space, next] }
        : { act: 'tile', tile: there + here, spaces: [next, space] },
    ),
  ];
}

/** The legal ways to lay it there; where there is none, all, so that the table can say why not. */
export function waysAt(
  board: Pick<Scene, 'files' | 'ranks'>,
  offers: Offers,
  tile: string,
  space: string,
): string[] {
  const [one, other] = tile as unknown as [string, string];
  const ways = allWays(board, other === offers.colour ? [other, one] : [one, other], space);
  const legal = ways.filter((way) => offers.texts.has(way));
  return legal.length > 0 ? legal : ways;
}

/** The move that a selection comes to while building; `null` as long as something is missing. */
function layOf(
  board: Pick<Scene, 'files' | 'ranks'>,
  offers: Offers,
  { tile, at, turn }: Selection,
): string | null {
  if (tile === null || at === null) return null;
  const ways = waysAt(board, offers, tile, at);
  const worths = ways.map(offers.worth);
  const first = worths.indexOf(Math.max(...worths));
  return ways.at((first + turn) % ways.length) ?? null;
}

/**
 * Pointing at a space while building: the same space again turns the tile. With no tile chosen it is the
 * first that fits there, so that a click is never lost.
 */
export function pointAt(
  selection: Selection,
  space: string,
  offers: Offers,
  rack: readonly string[],
): Selection {
  if (selection.at === space && selection.tile !== null) return turned(selection, 1);
  const [fits] = fitting(offers, space);
  const tile = selection.tile ?? fits ?? rack[0] ?? null;
  return { ...selection, tile, at: space, turn: 0 };
}

export const turned = (selection: Selection, steps: number): Selection => ({
  ...selection,
  turn: selection.turn + steps,
});

/** Another tile goes to the same place; the same one again is put back. */
export function chooseTile(selection: Selection, tile: string): Selection {
  return selection.tile === tile ? NOTHING : { ...selection, tile, turn: 0 };
}

export function toggleCard(selection: Selection, value: number): Selection {
  const { cards } = selection;
  const rest = cards.filter((each) => each !== value);
  return { ...NOTHING, cards: rest.length < cards.length ? rest : [...cards, value] };
}

/** A card of the colour is chosen or put back; of another one it is said why that cannot be. */
export const pressCard = (selection: Selection, card: string, colour?: string): Selection =>
  card[0] === colour ? toggleCard(selection, Number(card[1])) : { ...selection, isOff: true };

export const sumOf = ({ cards }: Selection): number => cards.reduce((sum, value) => sum + value, 0);

/** The moves of a meditation with the chosen cards, and its end. */
export const meditationOf = ({ cards }: Selection): string[] => [
  ...cards.map((value) => format({ act: 'card', value })),
  format({ act: 'card', value: null }),
];

/** The moves that a selection comes to in a phase: what is shown before it is played. */
export function movesAhead(
  phase: string,
  board: Pick<Scene, 'files' | 'ranks'>,
  offers: Offers,
  selection: Selection,
): string[] {
  if (phase === 'meditate') return meditationOf(selection);
  const lay = phase === 'build' ? layOf(board, offers, selection) : null;
  if (lay !== null) return [lay];
  const { at } = selection;
  return phase === 'monk' && at !== null ? [format({ act: 'monk', space: at })] : [];
}
