import type { SavedText } from './saved.ts';

/** A person's preferences on this device, with their choices. The first choice is the default. */
export const PREFERENCES = {
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'off'],
  speed: ['calm', 'brisk', 'instant'],
  sound: ['medium', 'soft', 'loud', 'off'],
  auto: ['on', 'off'],
  notices: ['off', 'on'],
  keys: ['on', 'off'],
} as const;

export type PreferenceName = keyof typeof PREFERENCES;
export const PREFERENCE_NAMES = Object.keys(PREFERENCES) as readonly PreferenceName[];
export type Preferences = { readonly [Name in PreferenceName]: (typeof PREFERENCES)[Name][number] };

export class PreferenceKeeper {
  private current: Preferences;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly saved: (name: PreferenceName) => SavedText) {
    const entries = PREFERENCE_NAMES.map((name) => [name, known(name, saved(name).read())]);
    this.current = Object.fromEntries(entries) as unknown as Preferences;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): Preferences => this.current;

  set(name: PreferenceName, value: string): void {
    this.current = { ...this.current, [name]: known(name, value) };
    this.saved(name).write(this.current[name]);
    for (const listener of this.listeners) listener();
  }
}

/** The value if it is one of the choices, otherwise the default. */
function known(name: PreferenceName, value: string | null): string {
  const choices: readonly string[] = PREFERENCES[name];
  return value !== null && choices.includes(value) ? value : (choices[0] as string);
}
