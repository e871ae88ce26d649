import type { Board } from '@baithak/board';
import { catalog, type GameId, isGameId } from '@baithak/catalog';
import { boards } from '@baithak/catalog/boards';
import type { Catalogue, Game, Language, Speech } from '@baithak/kernel';
import { use } from 'react';
import { useLanguage } from './language.ts';

/** The words of a game in the page's language; no other language is loaded. */
export interface GameWords extends Speech {
  readonly catalogue: Catalogue;
  /** The texts of the rules, loaded when somebody reads them; always the same promise. */
  readonly rulebook: () => Promise<Catalogue>;
}

/** A game with its rules and words loaded. */
export interface OpenGame {
  readonly game: Game;
  readonly words: GameWords;
}

/** Suspends until the game is loaded; `undefined` if there is no such game. */
export function useGame(id: string): OpenGame | undefined {
  const { language } = useLanguage();
  return use(openGame(id, language));
}

const opened = new Map<string, Promise<OpenGame | undefined>>();

/** Returns the same promise for the same game, as `use` requires. */
function openGame(id: string, language: Language): Promise<OpenGame | undefined> {
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
  let rules: Promise<Catalogue> | undefined;
  const rulebook = () => {
    rules ??= doors.rulebook[language]();
    return rules;
  };
  return { game, words: { ...speech, catalogue, rulebook } };
}

/** Whether a game is taught step by step. */
export const hasLesson = (id: string): boolean => isGameId(id) && catalog[id].lesson !== undefined;

export async function loadRules(id: string): Promise<Game | undefined> {
  return isGameId(id) ? catalog[id].game() : undefined;
}

const boardsLoaded = new Map<string, Promise<Board>>();

/** Starts to load a game's board, or goes on with it. */
export function loadBoard(id: string): Promise<Board> {
  const loading = boardsLoaded.get(id) ?? boards[id as GameId]();
  boardsLoaded.set(id, loading);
  return loading;
}

/** Starts to load a game's rules and board, if there is such a game. */
export function preloadGame(id: string): void {
  if (!isGameId(id)) return;
  for (const part of [catalog[id].game(), loadBoard(id)]) part.catch(() => {});
}

/** Suspends until the board is there, so that the stage is drawn once and for all. */
export const useBoard = (id: string): Board => use(loadBoard(id));
