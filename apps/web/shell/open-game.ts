import { catalog, isGameId } from '@baithak/catalog';
import type { Catalogue, Game, Language, Speech } from '@baithak/kernel';
import { use } from 'react';
import { useLanguage } from './language.ts';

/** How a game speaks in the language of the page: no other is fetched. */
export interface GameWords extends Speech {
  readonly catalogue: Catalogue;
}

/** A game whose rules and words are here. */
export interface OpenGame {
  readonly game: Game;
  readonly words: GameWords;
}

/** Waits for a game; `undefined` if there is none of that name. */
export function useGame(id: string): OpenGame | undefined {
  const { language } = useLanguage();
  return use(openGame(id, language));
}

const opened = new Map<string, Promise<OpenGame | undefined>>();

/** The same promise for the same game, so that a page can wait for it while it is drawn. */
export function openGame(id: string, language: Language): Promise<OpenGame | undefined> {
  const key = `${language} ${id}`;
  const opening = opened.get(key) ?? fetchGame(id, language);
  opened.set(key, opening);
  return opening;
}

async function fetchGame(id: string, language: Language): Promise<OpenGame | undefined> {
  if (!isGameId(id)) return undefined;
  const doors = catalog[id];
  const [game, speech, catalogue] = await Promise.all([
    doors.game(),
    doors.speech(),
    doors[language](),
  ]);
  return { game, words: { ...speech, catalogue } };
}

export async function loadRules(id: string): Promise<Game | undefined> {
  return isGameId(id) ? catalog[id].game() : undefined;
}
