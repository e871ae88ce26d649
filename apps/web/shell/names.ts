import { message } from '@baithak/kernel';
import type { Occupant } from '@baithak/table';
import type { Say } from './speech.ts';

/** How everybody at a table is called; an empty name is left to the game, which may have its own. */
export function namesOf(seats: readonly Occupant[], say: Say): string[] {
  return seats.map((occupant, seat) => {
    if (occupant.kind === 'person') return occupant.name;
    if (occupant.kind === 'open') return '';
    const { level } = occupant;
    const twins = seats.filter((other) => other.kind === 'bot' && other.level === level);
    return twins.length === 1
      ? say(message('table.bot', { level }))
      : say(message('table.bot-at', { level, n: seat + 1 }));
  });
}
