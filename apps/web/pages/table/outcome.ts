import { message, type Result } from '@baithak/kernel';

/** All in first place is nobody in first place, except alone at the table. */
export function outcome({ places }: Result) {
  if (places.length === 1 && places[0] !== 1) return message('table.lost', { seat: { seat: 0 } });
  const winners = places.flatMap((place, seat) =>
    place === 1 ? [message('seat', { seat: { seat } })] : [],
  );
  if (winners.length > 1 && winners.length === places.length) return message('table.drawn');
  return message('table.won', { winners, count: winners.length });
}
