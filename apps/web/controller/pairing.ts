import type { TableRecord } from '@baithak/host';
import type { ClockSetting } from '@baithak/table';
import { sameClock } from './clocks.ts';
import { NEWCOMER } from './ratings.ts';
import { firstOpen } from './seating.ts';
import type { Server } from './server.ts';

interface Wish {
  readonly game: string;
  readonly clock: ClockSetting;
  /** Who looks for an opponent; empty for somebody whom the server does not know yet. */
  readonly person: string;
  /** Only for a rated game: how strong they are, and those who wait, by table. */
  readonly rated?: RatedWish;
}

export interface RatedWish {
  readonly rating: number;
  readonly ratings: Readonly<Record<string, number>>;
  /** How long they have waited, in milliseconds, and the time now. */
  readonly waited: number;
  readonly now: number;
}

/** Whom somebody wants to meet who has waited so long for a rated game. */
export async function ratedWish(
  server: Server,
  game: string,
  ratings: RatedWish['ratings'] = {},
  waited: number,
): Promise<RatedWish> {
  const own = await server.ownRatings();
  const known = 'fault' in own ? undefined : own.ratings.find((each) => each.game === game);
  return { rating: known?.rating ?? NEWCOMER, ratings, waited, now: Date.now() };
}

/** So many points may lie between two players at first, and so many more for each second of waiting. */
const NEAR = 100;
const WIDER = 10;

function fits(
  { id, changedAt }: TableRecord,
  { rating, ratings, waited, now }: RatedWish,
): boolean {
  const longest = Math.max(waited, now - changedAt, 0);
  return Math.abs((ratings[id] ?? rating) - rating) <= NEAR + (WIDER * longest) / 1000;
}

/** The table of whoever has waited longest for such a game; `undefined` if nobody waits. */
export function partnerFor(
  tables: readonly TableRecord[],
  { game, clock, person, rated }: Wish,
): TableRecord | undefined {
  return tables
    .filter(
      (table) =>
        table.game === game &&
        table.stage === 'gathering' &&
        firstOpen(table) >= 0 &&
        table.seats.some(({ kind }) => kind === 'person') &&
        sameClock(table.clock, clock) &&
        (rated === undefined ? !table.rated : table.rated === true && fits(table, rated)) &&
        !table.people.includes(person),
    )
    .toSorted(byAge)[0];
}

const byAge = (a: TableRecord, b: TableRecord): number =>
  a.changedAt - b.changedAt || (a.id < b.id ? -1 : 1);

/**
 * Two who look at the same moment both find nobody and both open a table. The younger table gives way:
 * returns the table to go to instead of `own`.
 */
export function elderOf(
  tables: readonly TableRecord[],
  own: string,
  wish: Wish,
): TableRecord | undefined {
  const mine = tables.find(({ id }) => id === own);
  const other = partnerFor(tables, wish);
  return mine !== undefined && other !== undefined && byAge(other, mine) < 0 ? other : undefined;
}
