import { type Seat, within } from '@baithak/kernel';
import {
  BONUS_KIND_COUNT,
  BONUS_KINDS,
  kindOf,
  TOKEN_KIND_COUNT,
  TOKEN_KINDS,
  TOP_TOKEN,
} from '../rules/cards.ts';
import { GOODS } from '../rules/components.ts';
import type { Holdings, State } from '../rules/state.ts';
import type { Reader } from './reader.ts';

/** More values than any seat can own. */
const MOST_TOKENS = 99;

/** The tokens each seat has won, out of those the table (if there is one) no longer has. */
export function readWon(
  reader: Reader,
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
  const seats = reader
    .list(raw, at, 2)
    .map((won, seat) => reader.fields(won, within(at, seat), ['goods', 'bonus', 'from?']));
  if (reader.fault !== undefined) return;
  // Where a seat tells which pile its tokens are from, they are placed first: the others fit in.
  const order = [0, 1].sort(
    (a, b) => Number(seats[b]!.has('from')) - Number(seats[a]!.has('from')),
  );
  for (const seat of order) {
    const path = within(at, seat);
    const goods = reader.values(seats[seat]!.get('goods'), within(path, 'goods'), MOST_TOKENS);
    if (seats[seat]!.has('from')) {
      placeByGood(reader, seats[seat]!.get('from'), path, seat, goods, held, free);
    } else placeByValue(reader, path, seat, goods, held, free);
    readBonusWon(reader, seats[seat]!.get('bonus'), within(path, 'bonus'), seat, held, freeBonus);
  }
}

function placeByGood(
  reader: Reader,
  raw: unknown,
  path: string,
  seat: Seat,
  goods: readonly number[],
  held: Holdings,
  free: number[],
): void {
  const at = within(path, 'from');
  const given = reader.fields(
    raw,
    at,
    GOODS.map((good) => `${good}?`),
  );
  const placed: number[] = [];
  GOODS.forEach((good, g) => {
    for (const value of reader.values(given.get(good) ?? [], within(at, good), MOST_TOKENS)) {
      placed.push(value);
      const kind = kindOf(TOKEN_KINDS, g, value);
      place(reader, within(at, good), value, kind, held.wonTokens, seat * TOKEN_KIND_COUNT, free);
    }
  });
  const sorted = (values: readonly number[]) => values.toSorted((a, b) => b - a).join();
  reader.require(sorted(placed) === sorted(goods), 'position-from', at);
}

function placeByValue(
  reader: Reader,
  path: string,
  seat: Seat,
  goods: readonly number[],
  held: Holdings,
  free: number[],
): void {
  for (const value of goods) {
    const kind = TOKEN_KINDS.findIndex((each, k) => each.value === value && free[k]! > 0);
    const at = within(path, 'goods');
    place(reader, at, value, kind, held.wonTokens, seat * TOKEN_KIND_COUNT, free);
  }
}

function readBonusWon(
  reader: Reader,
  raw: unknown,
  at: string,
  seat: Seat,
  held: Holdings,
  free: number[],
): void {
  for (const value of reader.values(raw, at, MOST_TOKENS)) {
    const kind = BONUS_KINDS.findIndex((each) => each.value === value);
    place(reader, at, value, kind, held.wonBonus, seat * BONUS_KIND_COUNT, free);
  }
}

/** One token from those that are free into a seat's share. */
function place(
  reader: Reader,
  at: string,
  value: number,
  kind: number,
  into: Uint8Array,
  from: number,
  free: number[],
): void {
  if (kind < 0 || free[kind] === 0) {
    reader.fail('position-token-value', at, { value });
    return;
  }
  free[kind]!--;
  into[from + kind]!++;
}
