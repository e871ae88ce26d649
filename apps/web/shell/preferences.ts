import { useSyncExternalStore } from 'react';
import { PreferenceKeeper, type Preferences } from '../controller/preferences.ts';
import { remember, remembered } from './memory.ts';

export const preferences = new PreferenceKeeper({ read: remembered, write: remember });

/** Styles look at these; what is left to the device has no attribute. */
function apply({ theme, motion }: Preferences): void {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
  if (motion === 'auto') delete dataset.motion;
  else dataset.motion = motion;
}

preferences.subscribe(() => apply(preferences.getSnapshot()));
apply(preferences.getSnapshot());

export function usePreferences(): Preferences {
  return useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
}
