import { Fault } from './fault.ts';
import type { Game, Options } from './game.ts';

/** Options from outside, completed by defaults; a number may come as its text. */
export function readOptions(game: Game, raw: unknown, seats: number): Options | Fault {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) {
    return new Fault('options-not-an-object');
  }
  const given = new Map<string, unknown>(Object.entries(raw));
  const chosen: Record<string, string | number> = {};
  for (const { name, choices } of game.options(seats)) {
    const wanted = given.has(name) ? given.get(name) : choices[0];
    const choice = choices.find((c) => c === wanted || String(c) === wanted);
    if (choice === undefined) {
      return new Fault('option-value', {
        at: [name],
        args: { name, value: shown(wanted), choices: choices.join(', ') },
      });
    }
    chosen[name] = choice;
    given.delete(name);
  }
  for (const name of given.keys()) {
    const names = game.options(seats).map((spec) => spec.name);
    return new Fault('option-unknown', {
      at: [name],
      args: { name: shown(name), count: names.length, choices: names.join(', ') },
    });
  }
  return chosen;
}

export function checkSeats(game: Game, seats: unknown): number | Fault {
  if (typeof seats === 'number' && game.seatCounts.includes(seats)) return seats;
  return new Fault('seat-count', {
    args: { seats: shown(seats), choices: game.seatCounts.join(', ') },
  });
}

/** Foreign text in an answer is cut short, and what is nested is not shown: it may be anything. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (value !== null && typeof value === 'object') return '{…}';
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
