import type { Game, Options } from './game.ts';
import { Fault } from './message.ts';

/** Reads options from outside and fills in defaults. A number may come as text. */
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

/** Foreign input as shown in a message: cut short, and without anything nested. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (value !== null && typeof value === 'object') return '{…}';
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

type Args = Readonly<Record<string, string | number>>;

/**
 * Reads foreign JSON piece by piece, for games whose positions are objects. It remembers the first
 * fault and goes on with harmless values, so that callers need not check after every step. The
 * game's words cover the faults it can cause.
 */
export class Reader {
  fault: Fault | undefined;

  fail(code: string, at: string, args: Args = {}, rule?: string): void {
    const detail = { at: [at], args: { at, ...args } };
    this.fault ??= new Fault(code, rule === undefined ? detail : { ...detail, rule });
  }

  require(holds: boolean, code: string, at: string, args: Args = {}, rule?: string): void {
    if (!holds) this.fail(code, at, args, rule);
  }

  /** The fields of an object. Each of these names may be missing; no other may be there. */
  fields(raw: unknown, at: string, names: readonly string[]): Map<string, unknown> {
    if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) {
      this.fail('position-object', at);
      return new Map();
    }
    const given = Object.entries(raw).filter(([, value]) => value !== undefined);
    for (const [name] of given) {
      if (!names.includes(name)) this.fail('position-unknown', within(at, shown(name)));
    }
    return new Map<string, unknown>(given);
  }

  number(raw: unknown, at: string, least: number, most: number): number {
    if (Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most) {
      return raw as number;
    }
    this.fail('position-number', at, { value: shown(raw), least, most });
    return least;
  }

  /** A list with at most `most` items. */
  list(raw: unknown, at: string, most: number): readonly unknown[] {
    if (Array.isArray(raw) && raw.length <= most) return raw;
    this.fail('position-list', at, { most });
    return [];
  }

  /** The index of a word in a list of allowed words. */
  word(raw: unknown, at: string, words: readonly string[]): number {
    const index = (words as readonly unknown[]).indexOf(raw);
    if (index >= 0) return index;
    this.fail('position-word', at, { value: shown(raw), words: words.join(', ') });
    return 0;
  }

  /** Card letters in any order; adds each to the count at its index among all letters. */
  cards(
    raw: unknown,
    at: string,
    allowed: readonly string[],
    all: readonly string[],
    into: Uint8Array,
    from = 0,
  ): void {
    const proper = typeof raw === 'string' && raw.length < 200 && isOf(raw, allowed);
    if (!proper) {
      this.fail('position-cards', at, { value: shown(raw), letters: allowed.join('') });
      return;
    }
    for (const card of raw) {
      const place = from + all.indexOf(card);
      into[place] = (into[place] as number) + 1;
    }
  }
}

function isOf(text: string, letters: readonly string[]): boolean {
  return [...text].every((letter) => letters.includes(letter));
}

/** The path of a part, such as `hand.2`. */
export function within(at: string, name: string | number): string {
  return at === '' ? String(name) : `${at}.${name}`;
}
