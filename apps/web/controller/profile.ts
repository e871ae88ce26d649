import { ACCENTS, type Accent } from '@baithak/board/facts';
import type { SavedText } from './saved.ts';

/** The drawings to choose from; the first one is the initial of the name. */
export const EMBLEMS = [
  'initial',
  'lotus',
  'marigold',
  'jasmine',
  'hibiscus',
  'mango',
  'star',
  'kolam',
] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** Who somebody is on this device. Nobody needs an account for it. */
export interface Profile {
  /** Empty until they have given one. */
  readonly name: string;
  readonly emblem: Emblem;
  readonly colour: Accent;
}

export type ProfileKey = 'name' | 'emblem' | 'colour';

/** Holds the profile. Other pages write the name as well, so it is read again each time. */
export class ProfileKeeper {
  private last: Profile | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly saved: (key: ProfileKey) => SavedText) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): Profile => {
    const now = this.read();
    const { last } = this;
    const isSame =
      last?.name === now.name && last.emblem === now.emblem && last.colour === now.colour;
    this.last = isSame ? last : now;
    return this.last;
  };

  set(change: Partial<Profile>): void {
    for (const [key, value] of Object.entries(change)) this.saved(key as ProfileKey).write(value);
    for (const listener of this.listeners) listener();
  }

  private read(): Profile {
    const name = this.saved('name').read() ?? '';
    return {
      name,
      emblem: oneOf(EMBLEMS, this.saved('emblem').read()),
      colour: oneOf(ACCENTS, this.saved('colour').read(), dyeOf(name)),
    };
  }
}

/** The dye of whoever has chosen none: the same for a name on every screen. */
export function dyeOf(name: string): Accent {
  const sum = [...name.trim()].reduce((all, letter) => 3 * all + (letter.codePointAt(0) ?? 0), 0);
  return ACCENTS[sum % ACCENTS.length] ?? ACCENTS[0];
}

/** What others are told of a profile; nothing until a sign or a colour was chosen. */
export const signOf = ({ name, emblem, colour }: Profile): string | undefined =>
  emblem === EMBLEMS[0] && colour === dyeOf(name) ? undefined : `${emblem}-${colour}`;

/** Somebody as they wish to be drawn. A newer page may know drawings that this one does not. */
export function drawnAs(name: string, sign: string): Profile {
  const [emblem = null, colour = null] = sign.split('-');
  return {
    name,
    emblem: oneOf(EMBLEMS, emblem),
    colour: oneOf(ACCENTS, colour, dyeOf(name)),
  };
}

function oneOf<T extends string>(
  choices: readonly T[],
  value: string | null,
  usual = choices[0] as T,
): T {
  return choices.find((each) => each === value) ?? usual;
}
