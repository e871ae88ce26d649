/** A day of the world's calendar (UTC), such as `2026-11-18`: it begins everywhere at the same moment. */
export type Day = string;

/** One daily thing of one game. */
export interface Daily {
  readonly day: Day;
  readonly game: string;
}

/** The table of a deal of the day. Everybody's has this name, and so this deal. */
export const dailyTable = ({ day, game }: Daily): string => `daily-${day}-${game}`;

/** Which deal of the day a table, or the path to it, is for; `null` for any other table. */
export function dailyAt(table: string): Daily | null {
  const [, day, game] = /\bdaily-(\d{4}-\d\d-\d\d)-([a-z]+)$/.exec(table) ?? [];
  return day === undefined || game === undefined ? null : { day, game };
}
