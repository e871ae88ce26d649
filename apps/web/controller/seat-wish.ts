let wished: string | null = null;

/** Somebody is on their way to a table and wants to play there, not only to watch. */
export function wishSeat(table: string): void {
  wished = table;
}

export const hasSeatWish = (table: string): boolean => wished === table;

/** Whether the visitor of a table wanted to play; the wish is over then. */
export function takeSeatWish(table: string): boolean {
  const isWished = wished === table;
  if (isWished) wished = null;
  return isWished;
}
