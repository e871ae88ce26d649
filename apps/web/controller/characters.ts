import { type Character, characterOfLevel, HIGHEST_LEVEL, isCharacter } from '@baithak/kernel';

/** Who plays until somebody chooses another opponent. */
const USUAL_OPPONENT: Character = 'gilli';

/** The opponent that a browser remembers; older pages stored a level from 1 to 5. */
export function savedCharacter(name: string | null, level: string | null): Character {
  if (name !== null && isCharacter(name)) return name;
  const old = Number(level);
  return Number.isInteger(old) && old >= 1 && old <= HIGHEST_LEVEL
    ? characterOfLevel(old)
    : USUAL_OPPONENT;
}
