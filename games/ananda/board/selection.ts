import type { DragRules } from '@baithak/board';
import { Fault } from '@baithak/kernel';
import { type Attempt, format, parse, rackName } from '../position/notation.ts';
import { neighbour, type Scene, SIDE_NAMES, type Side } from './scene.ts';

/** What the player has picked up and not yet played. */
export interface Selection {
  /** A tile of the rack by name. */
  readonly tile: string | null;
  /** The space chosen for a monk or for a tile. */
  readonly at: string | null;
  /** Which of the ways to lay the tile on that space, counted from the best one. */
  readonly turn: number;
  /** Values of cards to meditate with. */
  readonly cards: readonly number[];
}

export const NOTHING: Selection = { tile: null, at: null, turn: 0, cards: [] };

type TileAttempt = Extract<Attempt, { readonly act: 'tile'; readonly tile: string }>;

/** The legal moves, sorted by their kind. */
export interface Offers {
  readonly texts: ReadonlySet<string>;
  readonly monks: ReadonlySet<string>;
  readonly tiles: readonly TileAttempt[];
  /** Whether any card can be played. */
  readonly hasCards: boolean;
  /** The colour of the turn: that half of a tile goes first to the chosen space. */
  readonly colour: string | null;
  /** How good a move looks at first sight: a tile is first tried the way that is worth most. */
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
    hasCards: attempts.some((each) => each.act === 'card' && each.value !== null),
  };
}

/** The tiles of the rack that fit somewhere, or on the space that is given. */
export function fitting({ tiles }: Offers, space: string | null = null): Set<string> {
  const here = tiles.filter(({ spaces }) => space === null || spaces.includes(space));
  return new Set(here.map(({ tile }) => rackName(tile)));
}

/** The spaces that a tile, or any tile, may cover. */
export function placesFor({ tiles }: Offers, tile: string | null): Set<string> {
  const its = tiles.filter((each) => tile === null || rackName(each.tile) === tile);
  return new Set(its.flatMap(({ spaces }) => spaces));
}

/** All ways to lay a tile on a space, clockwise: first with one half there, then with the other. */
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

/** The legal ways to lay a tile on a space; if there is none, all, so that the referee says why. */
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

/** The place of the way that is worth most. */
function bestOf(ways: readonly string[], { worth }: Offers): number {
  const worths = ways.map(worth);
  return worths.indexOf(Math.max(...worths));
}

/** The move that a selection makes while building; `null` as long as something is missing. */
function layOf(
  board: Pick<Scene, 'files' | 'ranks'>,
  offers: Offers,
  { tile, at, turn }: Selection,
): string | null {
  if (tile === null || at === null) return null;
  const ways = waysAt(board, offers, tile, at);
  return ways.at((bestOf(ways, offers) + turn) % ways.length) ?? null;
}

/**
 * A click on a space while building; a second one on the same space turns the tile. If no tile is
 * chosen, the one that is worth most there is tried; `null` if none fits.
 */
export function pointAt(selection: Selection, space: string, offers: Offers): Selection | null {
  if (selection.at === space && selection.tile !== null) return turned(selection, 1);
  const tile = selection.tile ?? worthiestAt(offers, space);
  return tile === null ? null : { ...selection, tile, at: space, turn: 0 };
}

function worthiestAt({ tiles, worth }: Offers, space: string): string | null {
  const here = tiles
    .filter(({ spaces }) => spaces.includes(space))
    .map((way) => ({ tile: rackName(way.tile), worth: worth(format(way)) }));
  const most = Math.max(...here.map((way) => way.worth));
  return here.find((way) => way.worth === most)?.tile ?? null;
}

export const turned = (selection: Selection, steps: number): Selection => ({
  ...selection,
  turn: selection.turn + steps,
});

/** Whether the tile that lies on a space could lie there in another way. */
export const canTurn = (
  board: Pick<Scene, 'files' | 'ranks'>,
  offers: Offers,
  { tile, at }: Selection,
): boolean => tile !== null && at !== null && waysAt(board, offers, tile, at).length > 1;

/**
 * The next way to lay the tile that is shown, about the space that was pressed: so that presses on one
 * space go through all ways to cover it, whichever half lies there now.
 */
export function turnedAbout(
  board: Pick<Scene, 'files' | 'ranks'>,
  offers: Offers,
  selection: Selection,
  space: string,
): Selection {
  const shown = layOf(board, offers, selection);
  if (selection.tile === null || shown === null) return selection;
  const ways = waysAt(board, offers, selection.tile, space);
  const turn = (ways.indexOf(shown) + 1 - bestOf(ways, offers) + ways.length) % ways.length;
  return { ...selection, at: space, turn };
}

/**
 * Another tile goes to the same place if it fits there; the chosen one is put back. A tile that was just
 * picked up lies nowhere yet: wherever it was shown first would read as advice.
 */
export function chooseTile(selection: Selection, tile: string, offers: Offers): Selection {
  if (selection.tile === tile) return NOTHING;
  const stays = selection.at !== null && placesFor(offers, tile).has(selection.at);
  return { ...NOTHING, tile, at: stays ? selection.at : null };
}

export function toggleCard(selection: Selection, value: number): Selection {
  const { cards } = selection;
  const rest = cards.filter((each) => each !== value);
  return { ...NOTHING, cards: rest.length < cards.length ? rest : [...cards, value] };
}

export const sumOf = ({ cards }: Selection): number => cards.reduce((sum, value) => sum + value, 0);

const cardMoves = (values: readonly number[]): string[] =>
  values.map((value) => format({ act: 'card', value }));

/** The moves of a meditation with the chosen cards, and its end. */
export const meditationOf = ({ cards }: Selection): string[] => [
  ...cardMoves(cards),
  format({ act: 'card', value: null }),
];

/** Whether a card is chosen, or can be played besides those that are. */
export function doesCardFit(
  preview: (moves: readonly string[]) => unknown,
  { cards }: Selection,
  value: number,
): boolean {
  return cards.includes(value) || !(preview(cardMoves([...cards, value])) instanceof Fault);
}

/** The moves that a selection makes in a phase: their preview is shown before they are played. */
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

/** The selection that makes the first of these moves, or all cards that they play one after the other. */
export function selectionFor(
  phase: string,
  board: Pick<Scene, 'files' | 'ranks'>,
  offers: Offers,
  moves: readonly string[],
): Selection {
  const [first] = moves;
  const attempt = first === undefined ? undefined : (parse(first) as Attempt);
  if (attempt?.act === 'monk') return { ...NOTHING, at: attempt.space };
  if (attempt?.act === 'card') {
    const cards = moves.flatMap((text) => /^card:(\d)$/.exec(text)?.[1] ?? []);
    return { ...NOTHING, cards: cards.map(Number) };
  }
  if (attempt === undefined || attempt.tile === null) return NOTHING;
  const { tile, spaces } = attempt;
  const ways = spaces.flatMap((at) =>
    Array.from({ length: MOST_WAYS }, (_, turn) => ({
      ...NOTHING,
      ...{ tile: rackName(tile), at, turn },
    })),
  );
  return ways.find((way) => movesAhead(phase, board, offers, way)[0] === first) ?? NOTHING;
}

/** A tile can lie in four directions, with either half on a space. */
const MOST_WAYS = 8;

/** Things to drag are named `monk`, `tile ry` or `card 3`; places to drop them are spaces and `karma`. */
export function afterDrop(selection: Selection, name: string, at: string | null): Selection {
  const [what, item = ''] = name.split(' ');
  const isSpace = at !== null && at !== 'karma';
  if (what === 'monk' && isSpace) return { ...NOTHING, at };
  if (what === 'tile' && isSpace) return { ...NOTHING, tile: item, at };
  const isNew = what === 'card' && at === 'karma' && !selection.cards.includes(Number(item));
  return isNew ? toggleCard(selection, Number(item)) : selection;
}

/** Dragging does what clicking would; a lifted tile shows where it can go. */
export function pieceDrag(
  select: (selection: Selection) => void,
  drop: DragRules['drop'],
): DragRules {
  return {
    lift: (name) => {
      const [what, tile = ''] = name.split(' ');
      if (what === 'tile') select({ ...NOTHING, tile });
    },
    drop,
  };
}
