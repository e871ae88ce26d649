import type { Character } from '@baithak/kernel';
import { useSyncExternalStore } from 'react';
import { savedCharacter } from '../controller/characters.ts';
import { DealKeeper } from '../controller/deal-keeper.ts';
import { NameBook } from '../controller/name-book.ts';
import {
  PreferenceKeeper,
  type PreferenceName,
  type Preferences,
} from '../controller/preferences.ts';
import { type Profile, ProfileKeeper } from '../controller/profile.ts';
import type { SavedText } from '../controller/saved.ts';
import { SeenResults } from '../controller/seen-results.ts';
import { TableNotes } from '../controller/table-notes.ts';
import { freshSeed } from '../local/chance.ts';

type Key =
  | 'language'
  | 'name'
  | 'level'
  | 'opponent'
  | 'seen'
  | 'forced'
  | 'deals'
  | 'results'
  | 'starts'
  | 'coach'
  | 'game'
  | 'emblem'
  | 'colour'
  | 'feed'
  | 'install'
  | 'lessons'
  | 'tips'
  | 'puzzles'
  | 'mistakes'
  | 'daily'
  | 'heard'
  | 'person'
  | 'hidden'
  | 'coached'
  | PreferenceName;

/** A text that this browser remembers between visits. */
export function savedText(key: Key): SavedText {
  return {
    read: () => orNull(() => localStorage.getItem(`baithak.${key}`)),
    write: (text) => void orNull(() => localStorage.setItem(`baithak.${key}`, text)),
  };
}

/** The unfinished turn, which only this tab remembers and only until it is closed. */
export const savedDraft: SavedText = {
  read: () => orNull(() => sessionStorage.getItem('baithak.draft')),
  write: (text) => void orNull(() => sessionStorage.setItem('baithak.draft', text)),
};

/** The table where somebody waits for an opponent while this tab shows something else. */
export const savedAwaited: SavedText = {
  read: () => orNull(() => sessionStorage.getItem('baithak.awaited')) || null,
  write: (text) => void orNull(() => sessionStorage.setItem('baithak.awaited', text)),
};

/** The page also works where the browser's storage is full or forbidden. */
function orNull<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** The steps of lessons that were done in this browser. */
export const lessonsDone = new NameBook(savedText('lessons'));
/** Noted when the game at the end of a lesson is over; no step has such a name. */
export const PLAYED = '.played';

/** The tips for a first game that were read in this browser. */
export const tipsRead = new NameBook(savedText('tips'));
/** Noted in place of a game by somebody who wants no tips. */
export const NO_TIPS = 'none';

/** Results of games with others that were looked at in this browser. */
export const seenResults = new SeenResults(savedText('results'));

/** How far the chat of each table was read in this browser. */
export const heardChat = new TableNotes(savedText('heard'));

/** Whose messages this browser hides at each table: their ids, with commas. */
export const hiddenPeople = new TableNotes(savedText('hidden'));

/** At which tables the coach whispers in this browser, and why. */
export const coachedTables = new TableNotes(savedText('coached'));

export const preferences = new PreferenceKeeper(savedText);

export function usePreferences(): Preferences {
  return useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
}

export const profile = new ProfileKeeper(savedText);

export function useProfile(): Profile {
  return useSyncExternalStore(profile.subscribe, profile.getSnapshot);
}

const PREFIX = 'baithak.';
/** Secrets of this device's deals, an address that only this device should know, and who it is online. */
const OWN: readonly string[] = ['deals', 'feed', 'person'];

/** All that this browser remembers, to take it elsewhere. */
export function allSaved(): Record<string, string> {
  const entries = orNull(() => Object.entries(localStorage)) ?? [];
  return Object.fromEntries(
    entries.flatMap(([key, text]) => {
      const name = key.slice(PREFIX.length);
      return key.startsWith(PREFIX) && !OWN.includes(name) ? [[name, String(text)]] : [];
    }),
  );
}

/** Takes over what another browser remembered. */
export function saveAll(saved: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(saved)) {
    if (/^[a-z]{1,20}$/.test(name) && !OWN.includes(name)) savedText(name as Key).write(text);
  }
}

/** Shows the preferences to the style sheets, now and after each change. */
export function applyPreferences(): void {
  const { dataset } = document.documentElement;
  const apply = () => {
    const { theme, motion, speed } = preferences.getSnapshot();
    dataset.speed = speed;
    // Without the attribute the device decides.
    if (theme === 'auto') delete dataset.theme;
    else dataset.theme = theme;
    if (motion === 'auto') delete dataset.motion;
    else dataset.motion = motion;
  };
  preferences.subscribe(apply);
  apply();
}

/** The opponent chosen last; a gentle one at first. */
export const usualOpponent = (): Character =>
  savedCharacter(savedText('opponent').read(), savedText('level').read());

/** The opponent chosen last, if anybody was: they are near this player's strength. */
export function chosenOpponent(): Character | undefined {
  return savedText('opponent').read() === null ? undefined : usualOpponent();
}

let keeper: DealKeeper | undefined;

/** This browser's part in fair deals; made when a deal first needs it. */
export function dealKeeper(): DealKeeper {
  keeper ??= new DealKeeper(savedText('deals'), freshSeed);
  return keeper;
}

export const usualName = (stranger: string): string => savedText('name').read() || stranger;
