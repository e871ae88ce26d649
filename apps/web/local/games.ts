import { catalog, type Evaluate, isGameId } from '@baithak/catalog';
import type { Game } from '@baithak/kernel';

export interface LoadedGame {
  readonly game: Game;
  readonly evaluate: Evaluate<unknown>;
}

const loaded = new Map<string, LoadedGame>();

/** A table asks for its game at once, so games are fetched before their tables. */
export async function loadGame(id: string): Promise<LoadedGame | undefined> {
  const known = loaded.get(id);
  if (known !== undefined || !isGameId(id)) return known;
  const [game, evaluate] = await Promise.all([catalog[id].game(), catalog[id].evaluate()]);
  loaded.set(id, { game, evaluate });
  return loaded.get(id);
}

export const loadedGame = (id: string): Game | undefined => loaded.get(id)?.game;
