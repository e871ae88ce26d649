/** The opponents of the house, from gentle to fierce. */
export const CHARACTERS = ['mina', 'gilli', 'kapi', 'mayur', 'phani', 'shera'] as const;
export type Character = (typeof CHARACTERS)[number];

export const isCharacter = (name: string): name is Character =>
  (CHARACTERS as readonly string[]).includes(name);

/** Who plays where a table was stored with the level of a reference bot, from 1 to 5. */
export const characterOfLevel = (level: number): Character => CHARACTERS[level - 1] ?? 'mina';
