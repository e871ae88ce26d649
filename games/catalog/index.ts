import type { Doors } from './doors.ts';
import { catalog } from './generated/doors.ts';

export { wordsOf } from './doors.ts';
export { catalog, type Doors };

/** Games by their ids; tests hand in others. */
export type Catalog = Readonly<Record<string, Doors>>;

export type GameId = keyof typeof catalog;
export const GAME_IDS = Object.keys(catalog) as readonly GameId[];

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(catalog, id);
}
