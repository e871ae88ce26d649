import type { Player } from './player.ts';

const LETTERS = { diamond: 'D', gold: 'G', silver: 'S', cloth: 'C', spice: 'P', leather: 'L' };
const FULL = 7;

/** Somebody who trades by what lies on the table: herds, larger sales, otherwise the next good. */
export async function simpleTrade({ page }: Player): Promise<string> {
  const names = await page
    .getByRole('button', { name: / (hand|market) card / })
    .evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''));
  const kindsIn = (area: string) =>
    names.filter((name) => name.includes(area)).map((name) => name.split(',')[0] ?? '');
  const [hand, market] = [kindsIn('hand'), kindsIn('market')];
  const goods = market.filter((kind) => kind !== 'camel');
  if (market.length - goods.length > 2) return '+K';
  const sold = largest(hand);
  if (sold.length > 2 || hand.length === FULL) return `-${sold}`;
  return `+${letterOf(goods[0] ?? 'camel')}`;
}

/** The letters of what there is most of. */
function largest(hand: readonly string[]): string {
  const sets = [...new Set(hand)].map((kind) => hand.filter((each) => each === kind));
  const [most = []] = sets.sort((one, other) => other.length - one.length);
  return most.map(letterOf).join('');
}

const letterOf = (kind: string) => LETTERS[kind as keyof typeof LETTERS] ?? 'K';
