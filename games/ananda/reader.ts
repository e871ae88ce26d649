import { Fault, shown } from '@baithak/kernel';

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

  /** The fields of an object, of which none need be there and others may not. */
  fields(raw: unknown, at: string, names: readonly string[]): Map<string, unknown> {
    if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) {
      this.fail('position-object', at);
      return new Map();
    }
    const given = new Map<string, unknown>(Object.entries(raw));
    for (const name of given.keys()) {
      if (!names.includes(name)) this.fail('position-unknown', within(at, shown(name)));
    }
    return given;
  }

  number(raw: unknown, at: string, least: number, most: number): number {
    if (Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most) {
      return raw as number;
    }
    this.fail('position-number', at, { value: shown(raw), least, most });
    return least;
  }

  list(raw: unknown, at: string, most: number): readonly unknown[] {
    if (Array.isArray(raw) && raw.length <= most) return raw;
    this.fail('position-list', at, { most });
    return [];
  }

  /** The place of a word in a closed set; −1 after a fault. */
  word(raw: unknown, at: string, words: readonly string[]): number {
    const index = (words as readonly unknown[]).indexOf(raw);
    if (index < 0) this.fail('position-word', at, { value: shown(raw), words: words.join(' ') });
    return index;
  }

  /** A list of words of a closed set, as their places in it. */
  words(raw: unknown, at: string, words: readonly string[], most: number): number[] {
    return this.list(raw, at, most)
      .map((word, i) => this.word(word, within(at, i), words))
      .filter((index) => index >= 0);
  }
}

export const within = (at: string, name: string | number): string =>
  at === '' ? String(name) : `${at}.${name}`;
