import { catalog, isGameId } from '@baithak/catalog';
import type { Game, Words } from '@baithak/kernel';

/** A game whose rules and words are here. */
export interface OpenGame {
  readonly game: Game;
  readonly words: Words;
}

const opened = new Map<string, Promise<OpenGame | undefined>>();

/** The same promise for the same game, so that a page can wait for it while it is drawn. */
export function openGame(id: string): Promise<OpenGame | undefined> {
  const opening = opened.get(id) ?? fetchGame(id);
  opened.set(id, opening);
  return opening;
}

async function fetchGame(id: string): Promise<OpenGame | undefined> {
  if (!isGameId(id)) return undefined;
  const [game, words] = await Promise.all([catalog[id].game(), catalog[id].words()]);
  return { game, words };
}
