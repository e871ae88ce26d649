import { FastRandom, OVER } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { game, type State } from '../index.ts';
import { movesOf, positionOf, stepAnyhow } from './testing.ts';

interface Top {
  readonly colour: string;
  readonly height: number;
  readonly tile: number;
}

type Temple = Map<string, Top>;

/** The rules of building a second time, slow and simple: lay the tile, then flood-fill from the monk. */
function slowTiles(state: State): string[] {
  const { tiles, seats, seat } = positionOf(state);
  const temple = laid(tiles);
  const { monk, rack } = seats[seat]! as { monk: string; rack: string[] };
  const monks = seats.map((each) => each.monk);
  const faces = new Set(rack.flatMap((tile) => [tile, `${tile[1]}${tile[0]}`]));
  const found: string[] = [];
  for (const [first, second] of pairs(state)) {
    if (monks.includes(first) || monks.includes(second)) continue;
    const [one, other] = [temple.get(first), temple.get(second)];
    if ((one?.height ?? 0) !== (other?.height ?? 0)) continue;
    if (one !== undefined && one.tile === other?.tile) continue;
    for (const face of faces) {
      const after = laid([...tiles, [face, first, second]]);
      const area = areaFrom(after, monk);
      if (area.has(first) || area.has(second)) found.push(`tile:${face}@${first}${second}`);
    }
  }
  return found;
}

function laid(tiles: readonly (readonly string[])[]): Temple {
  const temple: Temple = new Map();
  tiles.forEach(([colours, ...spaces], tile) => {
    spaces.forEach((space, half) => {
      const height = (temple.get(space)?.height ?? 0) + 1;
      temple.set(space, { colour: colours![half]!, height, tile });
    });
  });
  return temple;
}

function areaFrom(temple: Temple, space: string, seen = new Set<string>()): Set<string> {
  seen.add(space);
  for (const next of around(space)) {
    if (!seen.has(next) && temple.get(next)?.colour === temple.get(space)?.colour) {
      areaFrom(temple, next, seen);
    }
  }
  return seen;
}

function around(space: string): string[] {
  const file = space.charCodeAt(0);
  const rank = Number(space.slice(1));
  const name = (f: number, r: number) => `${String.fromCharCode(f)}${r}`;
  return [name(file, rank + 1), name(file, rank - 1), name(file + 1, rank), name(file - 1, rank)];
}

function pairs({ files, ranks }: State): [string, string][] {
  const name = (file: number, rank: number) => `${'abcdefghijklmn'[file]}${rank}`;
  const found: [string, string][] = [];
  for (let file = 0; file < files; file++) {
    for (let rank = 1; rank <= ranks; rank++) {
      if (file + 1 < files) found.push([name(file, rank), name(file + 1, rank)]);
      if (rank < ranks) found.push([name(file, rank), name(file, rank + 1)]);
    }
  }
  return found;
}

test('A9–A14: the listed places are those that a slow search finds', () => {
  let compared = 0;
  for (const [files, ranks, seats] of [
    [6, 6, 4],
    [7, 9, 2],
    [14, 14, 3],
  ] as const) {
    const random = new FastRandom(`places ${files}`);
    for (let n = 0; n < 3; n++) {
      const state = game.setup({ files, ranks }, seats);
      for (; game.status(state) !== OVER; stepAnyhow(state, random)) {
        const moves = movesOf(state);
        if (moves.at(-1) !== 'tile:.' || random.below(4) > 0) continue;
        expect(moves.slice(0, -1).toSorted()).toEqual(slowTiles(state).toSorted());
        compared += moves.length;
      }
    }
  }
  expect(compared).toBeGreaterThan(1000);
});
