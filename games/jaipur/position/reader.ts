import { Reader as JsonReader, within } from '@baithak/kernel';
import { LETTERS, type Letter } from '../rules/components.ts';

/** Reads the parts that a position of this game is made of. */
export class Reader extends JsonReader {
  /** Those marked `?` may be missing. */
  override fields(raw: unknown, at: string, names: readonly string[]): Map<string, unknown> {
    const given = super.fields(
      raw,
      at,
      names.map((name) => name.replace('?', '')),
    );
    for (const name of names) {
      if (!name.endsWith('?') && !given.has(name)) this.fail('position-missing', within(at, name));
    }
    return given;
  }

  /** A list of exactly so many things. */
  override list(raw: unknown, at: string, length: number): readonly unknown[] {
    if (Array.isArray(raw) && raw.length === length) return raw;
    this.fail('position-list', at, { length });
    return new Array(length).fill(undefined);
  }

  /** A list of token values. */
  values(raw: unknown, at: string, most: number): readonly number[] {
    if (!Array.isArray(raw) || raw.length > most) {
      this.fail('position-values', at, { most });
      return [];
    }
    return raw.map((value, i) => this.number(value, within(at, i), 1, 999));
  }

  letters(raw: unknown, at: string, allowed: readonly Letter[], into: Uint8Array, from = 0): void {
    this.cards(raw, at, allowed, LETTERS, into, from);
  }
}
