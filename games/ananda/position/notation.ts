import { Fault, type Move, shown } from '@baithak/kernel';
import {
  cardValue,
  cellNamed,
  colourAt,
  colourOf,
  firstCell,
  firstColour,
  isCardMove,
  isTileMove,
  lyingOf,
  NOWHERE,
  pack,
  RIGHT,
  SPACE,
  secondCell,
  secondColour,
  spaceName,
  UP,
} from '../rules/encoding.ts';

/** A well-formed move on the largest board; `null` is the dot that ends a phase or gives up. */
export type Attempt =
  | { readonly act: 'monk'; readonly space: string | null }
  | { readonly act: 'tile'; readonly tile: string; readonly spaces: readonly [string, string] }
  | { readonly act: 'tile'; readonly tile: null }
  | { readonly act: 'card'; readonly value: number | null };

const MONK = new RegExp(`^monk:(?:\\.|(${SPACE}))$`);
const TILE = new RegExp(`^tile:(?:\\.|([roygbv]{2})@(${SPACE})(${SPACE}))$`);
const CARD = /^card:(?:\.|([1-5]))$/;

export function parse(text: string): Attempt | Fault {
  const refused = new Fault('notation', { rule: 'A1', args: { text: shown(text) } });
  if (text.length > 20) return refused;
  const monk = MONK.exec(text);
  if (monk !== null) return { act: 'monk', space: monk[1] ?? null };
  const card = CARD.exec(text);
  if (card !== null) return { act: 'card', value: card[1] === undefined ? null : Number(card[1]) };
  const tile = TILE.exec(text);
  if (tile === null) return refused;
  const [, name, first = '', second = ''] = tile;
  if (name === undefined) return { act: 'tile', tile: null };
  return areInOrder(first, second)
    ? { act: 'tile', tile: name, spaces: [first, second] }
    : new Fault('notation-spaces', { rule: 'A9', at: [first, second], args: { first, second } });
}

/** A tile lies on two neighbours; the left or the lower one comes first. */
function areInOrder(first: string, second: string): boolean {
  const step = cellNamed(second) - cellNamed(first);
  return step === RIGHT || step === UP;
}

export function format(attempt: Attempt): string {
  switch (attempt.act) {
    case 'monk':
      return `monk:${attempt.space ?? '.'}`;
    case 'card':
      return `card:${attempt.value ?? '.'}`;
    case 'tile':
      return attempt.tile === null
        ? 'tile:.'
        : `tile:${attempt.tile}@${attempt.spaces[0]}${attempt.spaces[1]}`;
  }
}

export function spell(move: Move): Attempt {
  if (isTileMove(move)) return spellTile(lyingOf(move));
  if (isCardMove(move)) return { act: 'card', value: cardValue(move) || null };
  return { act: 'monk', space: move === NOWHERE ? null : spaceName(move) };
}

function spellTile(lying: number): Attempt {
  if (lying === 0) return { act: 'tile', tile: null };
  return { act: 'tile', tile: tileText(lying), spaces: tileSpaces(lying) };
}

/** A tile with its spaces, as moves and views write it: `rv@e5f5`. */
export const lyingText = (lying: number): string =>
  `${tileText(lying)}@${tileSpaces(lying).join('')}`;

/** Reads what `lyingText` wrote. */
export function tileParts(text: string): [string, string, string] {
  const [, tile = '', first = '', second = ''] = TILE.exec(`tile:${text}`) ?? [];
  return [tile, first, second];
}

export const tileText = (lying: number): string =>
  colourAt(firstColour(lying)) + colourAt(secondColour(lying));

export const tileSpaces = (lying: number): [string, string] => [
  spaceName(firstCell(lying)),
  spaceName(secondCell(lying)),
];

/** A tile as the rack names it: colours in canonical order. */
export const rackName = ([first, second]: string): string =>
  colourOf(first!) <= colourOf(second!) ? `${first}${second}` : `${second}${first}`;

/** Packs a tile on two neighbours in order. */
export function lyingAs(tile: string, [first, second]: readonly [string, string]): number {
  const up = cellNamed(second) - cellNamed(first) === UP ? 1 : 0;
  return pack(cellNamed(first), up, colourOf(tile[0]!), colourOf(tile[1]!));
}
