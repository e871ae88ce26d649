import { GAME_IDS, type GameId } from '@baithak/catalog';
import { loader } from '../local/games.ts';
import type { Setting } from './tables.ts';

/** Width and height of a window. */
export type Size = readonly [width: number, height: number];

/** Here the whole table fits into the window. */
export const WHOLE: readonly Size[] = [
  [1280, 720],
  [1440, 900],
  [1024, 768],
  [390, 844],
  [360, 740],
];

/**
 * Here only the table scrolls: a phone on its side, a window at 200 %, a very small phone, a low tablet, a
 * phone whose browser takes much of the screen.
 */
export const SMALL: readonly Size[] = [
  [640, 360],
  [844, 390],
  [320, 640],
  [1024, 600],
  [390, 600],
];

/** The two sizes of the quick tests. */
export const USUAL: readonly Size[] = [
  [1280, 720],
  [390, 844],
];

/** Options that look different on the table; the rest of a game's options only change rules. */
const OPTIONS: Readonly<Partial<Record<GameId, Setting['options']>>> = {
  parikrama: { mode: 'full' },
};

/** Every game with every number of seats: one person, and bots. */
export async function everyTable(): Promise<Setting[]> {
  const settings = GAME_IDS.map(async (id) => {
    const { seatCounts } = (await loader.load(id))!;
    return seatCounts.toSorted((a, b) => a - b).map((count) => tableOf(id, count));
  });
  return (await Promise.all(settings)).flat();
}

/** Every game, with as many seats as it has room for. */
export async function fullTables(): Promise<Setting[]> {
  const all = await everyTable();
  return GAME_IDS.map((id) => all.findLast((each) => each.id === id)!);
}

/** Every game with two seats, which all of them have. */
export async function smallTables(): Promise<Setting[]> {
  return (await everyTable()).filter(({ seats }) => seats.length === 2);
}

const tableOf = (id: GameId, count: number): Setting => ({
  id,
  seats: ['Asha', ...Array.from({ length: count - 1 }, () => 1)],
  ...(OPTIONS[id] && { options: OPTIONS[id] }),
});
