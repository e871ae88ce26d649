import { catalog, isGameId } from '@baithak/catalog';
import type { Catalogue, Language } from '@baithak/kernel';
import type { Lesson, ShortGame } from '@baithak/kernel/lesson';
import { use } from 'react';
import { useLanguage } from '../../shell/language.ts';

/** A lesson with its words in the page's language. */
export interface OpenLesson {
  readonly lesson: Lesson;
  readonly words: { readonly catalogue: Catalogue };
}

const opened = new Map<string, Promise<OpenLesson | undefined>>();

/** Suspends until the lesson is loaded; `undefined` if the game has none. */
export function useLesson(id: string): OpenLesson | undefined {
  const { language } = useLanguage();
  const key = `${language} ${id}`;
  const opening = opened.get(key) ?? fetchLesson(id, language);
  opened.set(key, opening);
  return use(opening);
}

async function fetchLesson(id: string, language: Language): Promise<OpenLesson | undefined> {
  const door = isGameId(id) ? catalog[id].lesson : undefined;
  if (door === undefined) return undefined;
  const [lesson, catalogue] = await Promise.all([door.lesson(), door[language]()]);
  return { lesson, words: { catalogue } };
}

const shortGames = new Map<Lesson, Promise<ShortGame | undefined>>();

/** Suspends until the game that ends a lesson is loaded; `undefined` if it is a whole game. */
export function useShortGame(lesson: Lesson): ShortGame | undefined {
  const opening = shortGames.get(lesson) ?? Promise.resolve(lesson.match?.());
  shortGames.set(lesson, opening);
  return use(opening);
}
