import { Fault, type Move, shown } from '@baithak/kernel';
import { COMPONENTS, LETTERS } from '../rules/components.ts';
import {
  CAMEL,
  CAMELS,
  cardsSold,
  EXCHANGE,
  exchangeCards,
  goodAt,
  goodOf,
  kindOfMove,
  letterAt,
  TAKE,
} from '../rules/encoding.ts';

/** What a player tries: cards from the market, and cards from hand and herd; letters in order. */
export interface Attempt {
  readonly taken: string;
  readonly returned: string;
}

const IN_ORDER = LETTERS.map((letter) => `${letter}*`).join('');
const CARDS = `(?=[${LETTERS.join('')}])(${IN_ORDER})`;
const WELL_FORMED = new RegExp(`^(?:\\+${CARDS})?(?:-${CARDS})?$`);
/** Nobody can take or return more cards than there are, so longer texts are refused at once. */
const LONGEST = 2 + 2 * Object.values(COMPONENTS.cards).reduce((all, count) => all + count, 0);

export function parse(text: string): Attempt | Fault {
  const found = text === '' || text.length > LONGEST ? null : WELL_FORMED.exec(text);
  if (found === null) {
    return new Fault('notation', { rule: 'J4', args: { text: shown(text) } });
  }
  return { taken: found[1] ?? '', returned: found[2] ?? '' };
}

export function format({ taken, returned }: Attempt): string {
  return `${taken && `+${taken}`}${returned && `-${returned}`}`;
}

export function spell(move: Move): Attempt {
  switch (kindOfMove(move)) {
    case TAKE:
      return { taken: goodAt(goodOf(move)), returned: '' };
    case CAMELS:
      return { taken: letterAt(CAMEL), returned: '' };
    case EXCHANGE:
      return exchangeCards(move);
    default:
      return { taken: '', returned: goodAt(goodOf(move)).repeat(cardsSold(move)) };
  }
}
