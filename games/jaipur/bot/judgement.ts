import { FeatureWriter, type Judgement, type Seat, soft } from '@baithak/kernel';
import { COMPONENTS, PILES } from '../rules/components.ts';
import {
  BONUS_KIND_COUNT,
  BONUS_KINDS,
  CAMEL,
  CARD_COUNTS,
  DEAR,
  GOOD_COUNT,
  PILE_SIZES,
  pileForSale,
  TOKEN_KIND_COUNT,
  TOKEN_KINDS,
  TOP_TOKEN,
} from '../rules/encoding.ts';
import { emptyPiles } from '../rules/round.ts';
import { camelToken, rupeesOf, verdictOn } from '../rules/score.ts';
import {
  bonusAt,
  bonusPileSize,
  DEAL_DUE,
  handAt,
  handSize,
  herdAt,
  isBonusDue,
  letterTotal,
  MOVE_DUE,
  pileDue,
  type State,
  tokenAt,
} from '../rules/state.ts';

const { limits } = COMPONENTS;
const SIZE = 181;

const write = new FeatureWriter();

/** What a seat knows about a round; the seals do not matter within it. */
function features(state: State, seat: Seat, into: Float32Array): void {
  write.start(into);
  for (let good = 0; good < GOOD_COUNT; good++) writeGood(state, seat, good);
  writeMarket(state, seat);
  writePurses(state, seat);
  for (const each of [seat, 1 - seat]) {
    write.steps(handSize(state, each), limits.hand);
    write.steps(state.now[herdAt(each)]!, 6);
  }
}

function writeGood(state: State, seat: Seat, good: number): void {
  const rival = 1 - seat;
  const own = state.now[handAt(seat, good)]!;
  const known = state.seen[handAt(rival, good)]!;
  const left = state.piles[good]!;
  const unseen = state.deck[good]! + state.now[handAt(rival, good)]! - known;
  write.steps(own, 5);
  write.steps(known, 4);
  write.steps(state.market[good]!, 3);
  write.put(left / PILE_SIZES[good]!);
  write.flag(left === 0);
  write.flag(left > 0 && left <= 2);
  write.put(topValue(good, left) / 7);
  write.put(saleValue(state, seat, good, own) / 20);
  write.put(saleValue(state, seat, good, known) / 20);
  write.put(unseen / CARD_COUNTS[good]!);
  write.put(own > left ? (own - left) / 5 : 0);
}

const topValue = (good: number, left: number): number =>
  left === 0 ? 0 : TOKEN_KINDS[TOP_TOKEN[good]![left]!]!.value;

/** What that many cards would bring now, with an average bonus. */
function saleValue(state: State, seat: Seat, good: number, cards: number): number {
  if (cards < (DEAR[good] ? limits.dearSale : 1)) return 0;
  let value = 0;
  for (let left = state.piles[good]!, n = 0; n < cards && left > 0; n++, left--) {
    value += topValue(good, left);
  }
  const pile = pileForSale(cards);
  if (pile >= 0 && bonusPileSize(state.bonus, pile) > 0) value += meanBonus(state, seat, pile);
  return value;
}

/** The average of the bonus tokens of a pile that the seat cannot see. */
function meanBonus(state: State, seat: Seat, pile: number): number {
  let count = 0;
  let sum = 0;
  for (let kind = 0; kind < BONUS_KIND_COUNT; kind++) {
    const { group, value } = BONUS_KINDS[kind]!;
    if (group !== pile) continue;
    const unseen = state.bonus[kind]! + state.now[bonusAt(1 - seat, kind)]!;
    count += unseen;
    sum += unseen * value;
  }
  return count === 0 ? 0 : sum / count;
}

function writeMarket(state: State, seat: Seat): void {
  const holes = holesIn(state);
  const deck = letterTotal(state.deck);
  const empty = emptyPiles(state);
  write.flag(movesNext(state) === seat);
  write.steps(state.market[CAMEL]!, limits.market);
  write.put(holes / limits.market);
  write.put(deck / 40);
  write.flag(deck <= 4);
  write.flag(deck === 0);
  write.steps(empty, 2);
  write.put(shortPiles(state) / 3);
  write.put(state.deck[CAMEL]! / Math.max(1, deck));
  for (let pile = 0; pile < PILES.length; pile++) {
    write.put(bonusPileSize(state.bonus, pile) / 7);
  }
}

const holesIn = ({ market }: State): number => limits.market - letterTotal(market);

/** Whether the round ends as soon as what is due has been drawn (J17, J19). */
const isLast = (state: State): boolean =>
  emptyPiles(state) >= limits.emptyPiles || holesIn(state) > letterTotal(state.deck);

/** A chance step ends the turn of whoever caused it; after a deal the starter moves. */
function movesNext(state: State): Seat {
  if (state.due === MOVE_DUE || state.due === DEAL_DUE) return state.turn;
  return 1 - state.turn;
}

function shortPiles({ piles }: State): number {
  let short = 0;
  for (let good = 0; good < GOOD_COUNT; good++) if (piles[good]! > 0 && piles[good]! <= 2) short++;
  return short;
}

function writePurses(state: State, seat: Seat): void {
  const rival = 1 - seat;
  const due = dueBonus(state, seat);
  const own = goodsRupees(state, seat) + bonusRupees(state, seat) + Math.max(0, due);
  const other = goodsRupees(state, rival) + expectedBonus(state, seat) + Math.max(0, -due);
  const [herd, herd2] = [state.now[herdAt(seat)]!, state.now[herdAt(rival)]!];
  const lead = own - other + camelToken(herd, herd2) - camelToken(herd2, herd);
  write.put(own / 100);
  write.put(other / 100);
  write.put(lead / 50);
  write.put(soft(lead / 5));
  write.put(soft(lead / 15));
  write.flag(lead > 0);
  write.put(due / 10);
  write.flag(isLast(state));
  write.put(isLast(state) ? soft(lead / 5) : 0);
  write.put(isLast(state) ? Math.sign(lead) : 0);
  write.flag(herd > herd2);
  write.flag(herd < herd2);
  write.put(soft((herd - herd2) / 3));
  write.put(handSize(state, seat) === limits.hand ? 1 : 0);
  write.put(hiddenCards(state, rival) / 5);
  write.put(bonusCount(state, rival) / 5);
  write.put((bonusCount(state, seat) - bonusCount(state, rival)) / 5);
  write.put(state.deck[CAMEL]! / 11);
}

function goodsRupees({ now }: State, seat: Seat): number {
  let sum = 0;
  for (let kind = 0; kind < TOKEN_KIND_COUNT; kind++) {
    sum += TOKEN_KINDS[kind]!.value * now[tokenAt(seat, kind)]!;
  }
  return sum;
}

function bonusRupees({ now }: State, seat: Seat): number {
  let sum = 0;
  for (let kind = 0; kind < BONUS_KIND_COUNT; kind++) {
    sum += BONUS_KINDS[kind]!.value * now[bonusAt(seat, kind)]!;
  }
  return sum;
}

/** What the rival's bonus tokens are worth on average to a seat that cannot see them. */
function expectedBonus(state: State, seat: Seat): number {
  let sum = 0;
  for (let pile = 0; pile < PILES.length; pile++) {
    const tokens = bonusPileSize(state.now, pile, bonusAt(1 - seat));
    if (tokens > 0) sum += tokens * meanBonus(state, seat, pile);
  }
  return sum;
}

/** The bonus that a sale has earned and nobody has drawn yet; below 0 if it is the rival's. */
function dueBonus(state: State, seat: Seat): number {
  if (!isBonusDue(state.due)) return 0;
  const bonus = meanBonus(state, seat, pileDue(state));
  return state.turn === seat ? bonus : -bonus;
}

function bonusCount({ now }: State, seat: Seat): number {
  let count = 0;
  for (let kind = 0; kind < BONUS_KIND_COUNT; kind++) count += now[bonusAt(seat, kind)]!;
  return count;
}

function hiddenCards({ now, seen }: State, seat: Seat): number {
  let hidden = 0;
  for (let at = handAt(seat); at < handAt(seat + 1); at++) hidden += now[at]! - seen[at]!;
  return hidden;
}

/** By one's own and the rival's seals: the chance to win the match between equals. */
const MATCH = [
  [0.5, 0.25, 0],
  [0.75, 0.5, 0],
  [1, 1, 0.5],
] as const;

const matchChance = (own: number, rival: number): number => MATCH[own]![rival]!;

export const judgement: Judgement<State> = {
  size: () => SIZE,
  features,
  share: ({ now, seen }) => seen.set(now.subarray(handAt(0), handAt(2))),
  lead: ({ last }, seat) => (rupeesOf(last, seat) - rupeesOf(last, 1 - seat)) / 25,
  rounds: {
    finished: (state) => state.lastRound,
    share: ({ last }, seat) => {
      const { seal } = verdictOn(last);
      return seal === null ? 0.5 : Number(seal === seat);
    },
    scores: ({ last }) => [rupeesOf(last, 0), rupeesOf(last, 1)],
    match: ({ seals }, seat, chance) => {
      const [own, rival] = [seals[seat]!, seals[1 - seat]!];
      return chance * matchChance(own + 1, rival) + (1 - chance) * matchChance(own, rival + 1);
    },
  },
};
