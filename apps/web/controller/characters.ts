/** The opponents of the house, from gentle to fierce, with the bot level that plays for them. */
export const CHARACTERS = [
  { id: 'mina', level: 1 },
  { id: 'gilli', level: 2 },
  { id: 'kapi', level: 3 },
  { id: 'mayur', level: 4 },
  { id: 'shera', level: 5 },
] as const;

export type CharacterId = (typeof CHARACTERS)[number]['id'];

export function characterOf(level: number): CharacterId {
  return (CHARACTERS.find((each) => each.level === level) ?? CHARACTERS[0]).id;
}
