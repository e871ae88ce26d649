import { message, type Result } from '@baithak/kernel';

/** All in first place is nobody in first place. */
export function outcome({ places }: Result) {
  const winners = places.flatMap((place, seat) =>
    place === 1 ? [message('seat', { seat: { seat } })] : [],
  );
  if (winners.length === places.length) return message('table.drawn');
  return message('table.won', { winners, count: winners.length });
}
