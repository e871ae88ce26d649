import { Fault, shown } from '@baithak/kernel';
import { LETTERS, type Letter } from './components.ts';

type Args = Readonly<Record<string, string | number>>;

/**
 * Reads foreign JSON piece by piece. The first thing that is wrong is kept as the fault, and
 * reading goes on with harmless values, so that callers need not stop at every step.
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

  /** The fields of an object; all may be missing, others may not be there. */
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

  /** A list of at most so many things. */
  list(raw: unknown, at: string, most: number): readonly unknown[] {
    if (Array.isArray(raw) && raw.length <= most) return raw;
    this.fail('position-list', at, { most });
    return [];
  }

  /** One of a closed set of words. */
  word<Word extends string>(raw: unknown, at: string, words: readonly Word[]): number {
    const index = (words as readonly unknown[]).indexOf(raw);
    if (index >= 0) return index;
    this.fail('position-word', at, { value: shown(raw), words: words.join(', ') });
    return 0;
  }

  /** Card letters, in any order, counted into the target. */
  cards(raw: unknown, at: string, letters: readonly Letter[], into: Uint8Array, from = 0): void {
    const proper =
      typeof raw === 'string' &&
      raw.length < 160 &&
      [...raw].every((card) => (letters as readonly string[]).includes(card));
    if (!proper) {
      this.fail('position-cards', at, { value: shown(raw), letters: letters.join('') });
      return;
    }
    for (const card of raw) into[from + LETTERS.indexOf(card as Letter)]!++;
  }
}

export const within = (at: string, name: string | number): string =>
  at === '' ? String(name) : `${at}.${name}`;
