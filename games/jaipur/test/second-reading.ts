// A second, slow and simple implementation of the rules. It shares no code with the engine on
// purpose: tests compare the two, so a misread rule goes unnoticed only if both misread it.

type Seat = 0 | 1;
type Good = 'D' | 'G' | 'S' | 'C' | 'P' | 'L';
type Card = Good | 'K';
type BonusPile = '3' | '4' | '5';
type CardCounts = Readonly<Partial<Record<Card, number>>>;

interface Winnings {
  readonly goods: readonly number[];
  readonly bonus: readonly number[];
}

export interface JaipurPosition {
  readonly market: string;
  readonly hands: readonly [string, string];
  readonly herds: readonly [number, number];
  readonly deck: CardCounts;
  readonly discards: CardCounts;
  readonly tokens: Readonly<Record<Good, readonly number[]>>;
  readonly bonus: Readonly<Record<BonusPile, readonly number[]>>;
  readonly won: readonly [Winnings, Winnings];
  readonly seals: readonly [number, number];
  readonly round: number;
  readonly starter: Seat;
  readonly turn: Seat;
}

export interface Aftermath {
  /** At the end of a round, seals and starter are still those of that round. */
  readonly position: JaipurPosition;
  readonly roundOver: boolean;
  readonly scores?: [number, number];
  /** null when rupees, bonus tokens and goods tokens are all equal. */
  readonly sealTo?: Seat | null;
}

const GOODS: readonly Good[] = ['D', 'G', 'S', 'C', 'P', 'L'];
const CARDS: readonly Card[] = [...GOODS, 'K'];
const DEAR: readonly string[] = ['D', 'G', 'S'];
const HAND_LIMIT = 7;
const MARKET_SIZE = 5;
const CAMEL_TOKEN = 5;
const PILES_THAT_END_THE_ROUND = 3;

export function legalMoves(position: JaipurPosition): string[] {
  if (isOver(position)) return [];
  return [...singleTakes(position), ...camelTake(position), ...exchanges(position)]
    .concat(sales(position))
    .sort();
}

export function afterMove(
  position: JaipurPosition,
  move: string,
  draws: readonly string[],
  bonus?: number,
): Aftermath {
  if (!legalMoves(position).includes(move)) throw new Error(`Not legal: ${move}`);
  const [taken = '', given = ''] = move.startsWith('+') ? move.slice(1).split('-') : [];
  if (move.startsWith('-')) return settle(sell(position, move.slice(1), draws, bonus));
  if (bonus !== undefined) throw new Error('Only a sale draws a bonus token');
  if (given !== '') return settle(exchange(position, taken, given, draws));
  return settle(taken === 'K' ? takeCamels(position, draws) : takeOne(position, taken, draws));
}

// Legal moves

function singleTakes(position: JaipurPosition): string[] {
  if (ownHand(position).length >= HAND_LIMIT) return [];
  return kindsIn(goodsOf(position.market)).map((good) => `+${good}`);
}

function camelTake(position: JaipurPosition): string[] {
  return position.market.includes('K') ? ['+K'] : [];
}

function exchanges(position: JaipurPosition): string[] {
  const hand = ownHand(position);
  const herd = 'K'.repeat(Math.min(position.herds[position.turn], MARKET_SIZE));
  const offers = handfuls(hand + herd);
  return handfuls(goodsOf(position.market))
    .filter((taken) => taken.length >= 2)
    .flatMap((taken) =>
      offers
        .filter((given) => given.length === taken.length)
        .filter((given) => !kindsIn(given).some((kind) => taken.includes(kind)))
        .filter((given) => hand.length + taken.length - goodsOf(given).length <= HAND_LIMIT)
        .map((given) => `+${taken}-${given}`),
    );
}

function sales(position: JaipurPosition): string[] {
  return handfuls(ownHand(position))
    .filter((cards) => kindsIn(cards).length === 1)
    .filter((cards) => cards.length >= (DEAR.includes(cards[0] ?? '') ? 2 : 1))
    .map((cards) => `-${cards}`);
}

// The effect of a move, before the turn changes or the round ends

function takeOne(position: JaipurPosition, good: string, draws: readonly string[]) {
  const market = without(position.market, good);
  const hand = inOrder(ownHand(position) + good);
  return refill({ ...position, market, hands: ownReplaced(position, position.hands, hand) }, draws);
}

function takeCamels(position: JaipurPosition, draws: readonly string[]) {
  const market = goodsOf(position.market);
  const herd = position.herds[position.turn] + position.market.length - market.length;
  return refill({ ...position, market, herds: ownReplaced(position, position.herds, herd) }, draws);
}

function exchange(
  position: JaipurPosition,
  taken: string,
  given: string,
  draws: readonly string[],
): JaipurPosition {
  const givenGoods = goodsOf(given);
  const hand = inOrder(without(ownHand(position), givenGoods) + taken);
  const herd = position.herds[position.turn] - (given.length - givenGoods.length);
  const market = inOrder(without(position.market, taken) + given);
  return refill(
    {
      ...position,
      market,
      hands: ownReplaced(position, position.hands, hand),
      herds: ownReplaced(position, position.herds, herd),
    },
    draws,
  );
}

function sell(
  position: JaipurPosition,
  cards: string,
  draws: readonly string[],
  bonus: number | undefined,
): JaipurPosition {
  if (draws.length > 0) throw new Error('A sale draws no cards');
  const good = cards[0] as Good;
  const pile = position.tokens[good];
  const before = position.won[position.turn];
  const bonuses = drawBonus(position, cards.length, bonus);
  const winnings: Winnings = {
    goods: [...before.goods, ...pile.slice(0, cards.length)],
    bonus: bonus === undefined ? before.bonus : [...before.bonus, bonus],
  };
  return {
    ...position,
    hands: ownReplaced(position, position.hands, without(ownHand(position), cards)),
    discards: addToCounts(position.discards, cards, 1),
    tokens: { ...position.tokens, [good]: pile.slice(cards.length) },
    bonus: bonuses,
    won: ownReplaced(position, position.won, winnings),
  };
}

/** The bonus piles after `value` is drawn for a sale of that many cards. */
function drawBonus(position: JaipurPosition, cardsSold: number, value: number | undefined) {
  const pile = bonusPileFor(cardsSold);
  const left = pile === null ? [] : position.bonus[pile];
  if (pile === null || left.length === 0) {
    if (value !== undefined) throw new Error('This sale earns no bonus token');
    return position.bonus;
  }
  if (value === undefined || !left.includes(value)) throw new Error(`No bonus token ${value}`);
  return { ...position.bonus, [pile]: left.toSpliced(left.indexOf(value), 1) };
}

function bonusPileFor(cardsSold: number): BonusPile | null {
  if (cardsSold >= 5) return '5';
  if (cardsSold === 4) return '4';
  return cardsSold === 3 ? '3' : null;
}

function refill(position: JaipurPosition, draws: readonly string[]): JaipurPosition {
  const missing = MARKET_SIZE - position.market.length;
  const expected = Math.min(missing, sum(Object.values(position.deck)));
  if (draws.length !== expected) throw new Error(`Expected ${expected} cards from the deck`);
  const drawn = inOrder(draws.join(''));
  if (drawn.length !== expected) throw new Error(`Not cards: ${draws.join()}`);
  return {
    ...position,
    market: inOrder(position.market + drawn),
    deck: addToCounts(position.deck, drawn, -1),
  };
}

// End of the round

function settle(position: JaipurPosition): Aftermath {
  const handedOver = { ...position, turn: opponentOf(position.turn) };
  if (!isOver(position)) return { position: handedOver, roundOver: false };
  const scores: [number, number] = [rupees(position, 0), rupees(position, 1)];
  return { position: handedOver, roundOver: true, scores, sealTo: sealWinner(position, scores) };
}

/** The market is refilled as far as possible, so it is short only if the deck ran out. */
function isOver(position: JaipurPosition): boolean {
  const pilesGone = GOODS.filter((good) => position.tokens[good].length === 0).length;
  return pilesGone >= PILES_THAT_END_THE_ROUND || position.market.length < MARKET_SIZE;
}

function rupees(position: JaipurPosition, seat: Seat): number {
  const { goods, bonus } = position.won[seat];
  const hasMoreCamels = position.herds[seat] > position.herds[opponentOf(seat)];
  return sum(goods) + sum(bonus) + (hasMoreCamels ? CAMEL_TOKEN : 0);
}

function sealWinner(position: JaipurPosition, scores: readonly [number, number]): Seat | null {
  const [first, second] = position.won;
  const criteria: [number, number][] = [
    [scores[0], scores[1]],
    [first.bonus.length, second.bonus.length],
    [first.goods.length, second.goods.length],
  ];
  const decisive = criteria.find(([mine, theirs]) => mine !== theirs);
  if (decisive === undefined) return null;
  return decisive[0] > decisive[1] ? 0 : 1;
}

// Helpers

function ownHand(position: JaipurPosition): string {
  return position.hands[position.turn];
}

function ownReplaced<T>(position: JaipurPosition, pair: readonly [T, T], mine: T): readonly [T, T] {
  return position.turn === 0 ? [mine, pair[1]] : [pair[0], mine];
}

function opponentOf(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** Every different non-empty choice out of these cards, each in canonical order. */
function handfuls(cards: string): string[] {
  let choices = [''];
  for (const kind of CARDS) {
    const copies = howMany(cards, kind);
    choices = choices.flatMap((choice) =>
      Array.from({ length: copies + 1 }, (_, taken) => choice + kind.repeat(taken)),
    );
  }
  return choices.filter((choice) => choice !== '');
}

function kindsIn(cards: string): Card[] {
  return CARDS.filter((kind) => cards.includes(kind));
}

function howMany(cards: string, kind: Card): number {
  return [...cards].filter((card) => card === kind).length;
}

function goodsOf(cards: string): string {
  return cards.replaceAll('K', '');
}

function inOrder(cards: string): string {
  return CARDS.map((kind) => kind.repeat(howMany(cards, kind))).join('');
}

function without(cards: string, gone: string): string {
  return [...gone].reduce((rest, card) => rest.replace(card, ''), cards);
}

function addToCounts(counts: CardCounts, cards: string, sign: 1 | -1): CardCounts {
  const entries = CARDS.map((kind): [Card, number] => [
    kind,
    (counts[kind] ?? 0) + sign * howMany(cards, kind),
  ]);
  if (entries.some(([, count]) => count < 0)) throw new Error(`Not in the deck: ${cards}`);
  return Object.fromEntries(entries);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
