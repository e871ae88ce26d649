import { type Random, readOptions, sure } from '@baithak/kernel';
import { conformance, type Kit, type Variant } from '@baithak/testkit';
import { type Attempt, type Event, game, type State, type View } from '../index.ts';
import { tilesInPlay } from '../position/position.ts';
import { COLOURS, COMPONENTS } from '../rules/components.ts';
import {
  allCards,
  cellAt,
  NOWHERE,
  size,
  spaceName,
  TILE_COUNTS,
  tileName,
} from '../rules/encoding.ts';
import { handSize, START, seatsOf } from '../rules/state.ts';
import { words } from '../words/index.ts';

const variant = (seats: number, options = {}): Variant => ({
  seats,
  options: sure(readOptions(game, options, seats)),
});

const kit: Kit<State, View, Attempt, Event> = {
  game,
  words,
  variants: [
    variant(2),
    variant(3),
    variant(4),
    variant(4, { files: 6, ranks: 6 }),
    variant(3, { files: 14, ranks: 14 }),
    variant(2, { files: 7, ranks: 9 }),
  ],
  attempt: clumsyAttempt,
  positionForgets: 'the format has no room for who placed which tile, so racks become unknown',
  brokenLaw: (state) => wrongTiles(state) ?? wrongCards(state) ?? wrongTable(state),
};

conformance(kit, {
  folder: new URL('../', import.meta.url),
  effort: { games: 10 },
  skip: {
    imaginedOddsAreRight:
      'a deal of twelve draws has too many worlds to count; odds.test.ts runs it from small tables',
  },
});

/** Any kind of move, on the board or just off it, with tiles and cards of any kind. */
function clumsyAttempt(state: State, random: Random): Attempt {
  const file = () => 1 + random.below(Math.min(14, state.files + 1));
  const rank = () => 1 + random.below(Math.min(14, state.ranks + 1));
  switch (random.below(10)) {
    case 0:
      return { act: 'monk', space: null };
    case 1:
      return { act: 'tile', tile: null };
    case 2:
    case 3:
      return { act: 'card', value: random.below(6) || null };
    case 4:
    case 5:
      return { act: 'monk', space: spaceName(cellAt(file(), rank())) };
    default:
      return clumsyTile(state, random);
  }
}

/** A tile of any colours, anywhere on the board or just off it. */
function clumsyTile(state: State, random: Random): Attempt {
  const up = random.below(2);
  const file = Math.min(14 - (1 - up), 1 + random.below(state.files));
  const rank = Math.min(14 - up, 1 + random.below(state.ranks));
  const tile = COLOURS[random.below(6)]! + COLOURS[random.below(6)]!;
  const other = cellAt(file + 1 - up, rank + up);
  return { act: 'tile', tile, spaces: [spaceName(cellAt(file, rank)), spaceName(other)] };
}

function wrongTiles(state: State): string | undefined {
  const used = tilesInPlay(state);
  const kind = used.findIndex((count, k) => count + state.supply[k]! !== TILE_COUNTS[k]);
  if (kind >= 0) return `${used[kind]! + state.supply[kind]!} tiles ${tileName(kind)}`;
  const supply = state.supply.reduce((sum, count) => sum + count, 0);
  if (supply !== state.supplySize) return `a supply of ${supply} that counts ${state.supplySize}`;
  const seat = seatsOf(state).find((s) => {
    const rack = state.racks.subarray(21 * s, 21 * s + 21).reduce((sum, n) => sum + n, 0);
    return rack !== state.rackSizes[s] || rack > COMPONENTS.limits.rack;
  });
  return seat === undefined ? undefined : `the rack of seat ${seat}`;
}

function wrongCards(state: State): string | undefined {
  for (const seat of seatsOf(state)) {
    const sets = [state.hands[seat]!, state.karma[seat]!, state.piles[seat]!];
    const union = sets.reduce((all, set) => all | set, 0);
    const total = sets.reduce((sum, set) => sum + size(set), 0);
    if (union !== allCards(state.seats) || total !== size(union)) return `cards of seat ${seat}`;
    if (handSize(state, seat) > COMPONENTS.limits.hand) return `the hand of seat ${seat}`;
  }
  return undefined;
}

/** Heights match the placed tiles, monks stand on tiles, and the story adds up to the racks. */
function wrongTable(state: State): string | undefined {
  const heights = state.heights.reduce((sum, height) => sum + height, 0);
  if (heights !== 2 * state.placedCount) return 'heights do not add up';
  const monks = seatsOf(state).map((seat) => state.monks[seat]!);
  const standing = monks.filter((cell) => cell !== NOWHERE);
  if (new Set(standing).size !== standing.length) return 'two monks on one space';
  if (standing.some((cell) => state.heights[cell] === 0)) return 'a monk on bare board';
  const drawn = state.rackSizes.reduce((sum, n) => sum + n, 0) + state.placedCount - 1;
  const told = drawn + state.placedCount - 1;
  return state.phase === START || told === state.storySize ? undefined : 'a story with gaps';
}
