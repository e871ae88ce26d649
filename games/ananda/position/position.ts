import type { Json, Seat } from '@baithak/kernel';
import { seatsOf } from '../rules/end.ts';
import { allCards, cardNames, TILE_COUNTS, tileNames } from '../rules/pieces.ts';
import { NOWHERE, spaceName } from '../rules/spaces.ts';
import { kindLying, phaseOf, REFILL, type State } from '../rules/state.ts';
import { tileSpaces, tileText } from './notation.ts';

/** The position as readable JSON; `readPosition` reads it back. README.md describes the fields. */
export function writePosition(state: State): Json {
  return {
    files: state.files,
    ranks: state.ranks,
    tiles: placedTiles(state),
    seats: seatsOf(state).map((seat) => writeSeat(state, seat)),
    seat: state.seat,
    phase: phaseOf(state),
    built: state.built,
    spent: state.spent,
    ...(state.phase === REFILL ? { due: state.due } : {}),
    idle: state.idle,
    ...(hasTilesOut(state) ? { supply: tileNames(state.supply) } : {}),
  };
}

function placedTiles(state: State): Json {
  return Array.from(state.placed.subarray(0, state.placedCount), (lying) => [
    tileText(lying),
    ...tileSpaces(lying),
  ]);
}

function writeSeat(state: State, seat: Seat): Json {
  const cards = state.hands[seat]! | state.karma[seat]! | state.piles[seat]!;
  return {
    monk: monkSpace(state, seat),
    rack: tileNames(state.racks, seat * 21),
    hand: cardNames(state.hands[seat]!),
    karma: cardNames(state.karma[seat]!),
    ...(cards === allCards(state.seats) ? {} : { pile: cardNames(state.piles[seat]!) }),
  };
}

export const monkSpace = ({ monks }: State, seat: Seat): string | null =>
  monks[seat] === NOWHERE ? null : spaceName(monks[seat]!);

/** By kind how many tiles are on the board or on a rack. */
export function tilesInPlay(state: State): number[] {
  const counts = TILE_COUNTS.map((_, kind) =>
    seatsOf(state).reduce((sum, seat) => sum + state.racks[seat * 21 + kind]!, 0),
  );
  for (let i = 0; i < state.placedCount; i++) counts[kindLying(state.placed[i]!)]!++;
  return counts;
}

function hasTilesOut(state: State): boolean {
  return tilesInPlay(state).some((n, kind) => n + state.supply[kind]! !== TILE_COUNTS[kind]);
}
