/** What a person prefers on this device; the first of each is what everybody begins with. */
export const PREFERENCES = {
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'off'],
  sound: ['on', 'off'],
  notices: ['off', 'on'],
  keys: ['on', 'off'],
} as const;

export type PreferenceName = keyof typeof PREFERENCES;
export const PREFERENCE_NAMES = Object.keys(PREFERENCES) as readonly PreferenceName[];
export type Preferences = { readonly [Name in PreferenceName]: (typeof PREFERENCES)[Name][number] };

/** Where they are remembered between visits. */
export interface Shelf {
  read(name: PreferenceName): string | null;
  write(name: PreferenceName, value: string): void;
}

export class PreferenceKeeper {
  private current: Preferences;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly shelf: Shelf) {
    const entries = PREFERENCE_NAMES.map((name) => [name, known(name, shelf.read(name))]);
    this.current = Object.fromEntries(entries) as unknown as Preferences;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): Preferences => this.current;

  set(name: PreferenceName, value: string): void {
    this.current = { ...this.current, [name]: known(name, value) };
    this.shelf.write(name, this.current[name]);
    for (const listener of this.listeners) listener();
  }
}

function known(name: PreferenceName, value: string | null): string {
  const choices: readonly string[] = PREFERENCES[name];
  return value !== null && choices.includes(value) ? value : (choices[0] as string);
}
