import { Reader, within } from '@baithak/kernel';
import { GOODS, LETTERS, type Letter } from '../rules/components.ts';
import { BONUS_KINDS, kindOf, TOKEN_KINDS, TOP_TOKEN } from '../rules/encoding.ts';
import { bonusAt, type Holdings, type State, tokenAt } from '../rules/state.ts';

/** Reads the parts of a position and keeps the first fault. */
export class PositionReader extends Reader {
  /** Fields marked `?` may be missing. */
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

  /** A list of exactly that length. */
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

/** More values than any seat can own. */
const MOST_TOKENS = 99;

/** Reads the tokens that each seat has won. They must not lie on the table as well, if one is given. */
export function readWon(
  reader: PositionReader,
  raw: unknown,
  at: string,
  held: Holdings,
  table?: State,
): void {
  const free = TOKEN_KINDS.map((kind) => kind.count);
  const freeBonus = BONUS_KINDS.map((kind, k) => kind.count - (table?.bonus[k] ?? 0));
  table?.piles.forEach((left, g) => {
    for (let n = left; n > 0; n--) free[TOP_TOKEN[g]![n]!]!--;
  });
  const seats = reader.list(raw, at, 2).map((won, seat) => {
    const path = within(at, seat);
    return { seat, path, fields: reader.fields(won, path, ['goods', 'bonus', 'from?']) };
  });
  if (reader.fault !== undefined) return;
  // Tokens with a known pile are placed first, so that the others go to piles that still fit.
  const hasPiles = ({ fields }: (typeof seats)[number]) => Number(fields.has('from'));
  for (const { seat, path, fields } of seats.sort((a, b) => hasPiles(b) - hasPiles(a))) {
    const place = placing(reader, held, tokenAt(seat), free);
    const goodsAt = within(path, 'goods');
    const goods = reader.values(fields.get('goods'), goodsAt, MOST_TOKENS);
    if (fields.has('from')) {
      placeByGood(reader, fields.get('from'), within(path, 'from'), goods, place);
    } else {
      for (const value of goods) {
        const fits = TOKEN_KINDS.map((kind, k) => kind.value === value && free[k]! > 0);
        place(goodsAt, value, fits.indexOf(true));
      }
    }
    const placeBonus = placing(reader, held, bonusAt(seat), freeBonus);
    const bonusPath = within(path, 'bonus');
    for (const value of reader.values(fields.get('bonus'), bonusPath, MOST_TOKENS)) {
      const kind = BONUS_KINDS.findIndex((each) => each.value === value);
      placeBonus(bonusPath, value, kind);
    }
  }
}

/** Gives a token of a kind to a seat; fails at a path if no such token is free. */
type Place = (at: string, value: number, kind: number) => void;

function placing(reader: PositionReader, held: Holdings, from: number, free: number[]): Place {
  return (at, value, kind) => {
    if (kind < 0 || free[kind] === 0) {
      reader.fail('position-token-value', at, { value });
      return;
    }
    free[kind]!--;
    held[from + kind]!++;
  };
}

/** Places the goods tokens of a seat that names their piles. */
function placeByGood(
  reader: PositionReader,
  raw: unknown,
  at: string,
  goods: readonly number[],
  place: Place,
): void {
  const optional = GOODS.map((good) => `${good}?`);
  const given = reader.fields(raw, at, optional);
  const placed: number[] = [];
  GOODS.forEach((good, g) => {
    for (const value of reader.values(given.get(good) ?? [], within(at, good), MOST_TOKENS)) {
      placed.push(value);
      place(within(at, good), value, kindOf(TOKEN_KINDS, g, value));
    }
  });
  const sorted = (values: readonly number[]) => values.toSorted((a, b) => b - a).join();
  reader.require(sorted(placed) === sorted(goods), 'position-from', at);
}
