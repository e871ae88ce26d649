import type { Character } from '@baithak/kernel';
import { useSyncExternalStore } from 'react';
import { savedCharacter } from '../controller/characters.ts';
import { DealKeeper } from '../controller/deal-keeper.ts';
import {
  PreferenceKeeper,
  type PreferenceName,
  type Preferences,
} from '../controller/preferences.ts';
import type { SavedText } from '../controller/saved.ts';
import { SeenResults } from '../controller/seen-results.ts';
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
  | 'game'
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

/** The page also works where the browser's storage is full or forbidden. */
function orNull<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Results of games with others that were looked at in this browser. */
export const seenResults = new SeenResults(savedText('results'));

export const preferences = new PreferenceKeeper(savedText);

export function usePreferences(): Preferences {
  return useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
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

let keeper: DealKeeper | undefined;

/** This browser's part in fair deals; made when a deal first needs it. */
export function dealKeeper(): DealKeeper {
  keeper ??= new DealKeeper(savedText('deals'), freshSeed);
  return keeper;
}

export const usualName = (stranger: string): string => savedText('name').read() || stranger;
