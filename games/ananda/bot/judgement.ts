import { FeatureWriter, type Judgement, type Seat, soft } from '@baithak/kernel';
import { ofColour, size, worth } from '../rules/encoding.ts';
import { BUILD, DEAL, MEDITATE, MONK, START, type State } from '../rules/state.ts';
import {
  bestFree,
  bestKarma,
  COLOUR_COUNT,
  cardSum,
  countTiles,
  expectDraws,
  findFree,
  grown,
  handShare,
  handsDue,
  held,
  nextFree,
  ownHalves,
  ownTiles,
  racksDue,
  tilesFor,
  unseenTiles,
} from './prospects.ts';
import { readTemple, type Temple } from './temple.ts';
import { wastes } from './waste.ts';

const write = new FeatureWriter();

/**
 * What a seat knows about the game. Colours are interchangeable, so nothing is said of red or blue but
 * of the colour of the turn, of the seat's most promising colour, of its second and so on.
 */
function features(state: State, seat: Seat, into: Float32Array): void {
  const temple = readTemple(state);
  findFree(state, temple);
  countTiles(state, seat);
  expectDraws(state);
  write.start(into);
  writeTable(state, temple);
  writeOwn(state, seat);
  for (let n = 1; n < state.seats; n++) writeOther(state, seat, (seat + n) % state.seats);
  writeOwnTurn(state, seat, temple);
  writeLeads(state, seat);
  writeColours(state, seat);
  writeMonks(state, seat, temple);
}

/** The supply is the clock of the game. */
const CLOCK = [1, 2, 3, 5, 7, 9, 12, 15, 19, 24, 30, 38];

function writeTable(
  { supplySize, files, ranks, idle, seats }: State,
  { built, count }: Temple,
): void {
  for (const least of CLOCK) write.flag(supplySize >= least);
  write.put(supplySize / 50);
  write.put(built / (files * ranks));
  write.put((files * ranks - 90) / 90);
  write.put(count / 30);
  write.put(idle / (2 * seats));
}

/** The seat that decides next; a draw ends the turn of whoever caused it. */
function decidesNext({ phase, seat, seats }: State): Seat {
  if (phase === MONK || phase === BUILD || phase === MEDITATE) return seat;
  return phase === START || phase === DEAL ? 0 : (seat + 1) % seats;
}

function writeTurn(state: State, seat: Seat): void {
  const isNext = decidesNext(state) === seat;
  write.flag(isNext);
  write.flag(isNext && state.phase === BUILD);
  write.flag(isNext && state.phase === MEDITATE);
}

function writeOwn(state: State, seat: Seat): void {
  const hand = state.hands[seat]!;
  const drawn = handsDue[seat]! - size(hand);
  const pile = state.piles[seat]!;
  const mean = pile === 0 ? 0 : worth(pile) / size(pile);
  writeTurn(state, seat);
  write.steps(racksDue[seat]!, 8);
  write.steps(handsDue[seat]!, 8);
  write.put(worth(state.karma[seat]!) / 60);
  write.put((worth(hand) + drawn * mean) / 25);
  write.put(worth(pile) / 60);
  write.put((worth(hand) - harvest(hand)) / 15);
}

/** What the hand would bring in the best free areas of all colours. */
function harvest(hand: number): number {
  let sum = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    sum += bestKarma(hand, colour, grown(bestFree[colour]!, colour));
  }
  return sum;
}

function writeOther(state: State, seat: Seat, other: Seat): void {
  const cards = state.hands[other]! | state.piles[other]!;
  const share = handShare(state, other);
  writeTurn(state, other);
  write.steps(racksDue[other]!, 8);
  write.steps(handsDue[other]!, 8);
  write.put(worth(state.karma[other]!) / 60);
  write.put((share * worth(cards)) / 25);
  const lead = worth(state.karma[seat]!) - worth(state.karma[other]!);
  write.put(soft(lead / 6));
  writeOtherHopes(cards, share);
  writeOtherTurn(state, other, cards, share);
}

const best = new Float64Array(2);

/** What the other's two best colours bring on average, and what areas there are for tiles. */
function writeOtherHopes(cards: number, share: number): void {
  let value = 0;
  best.fill(0);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const karma = Math.min(bestFree[colour]!, share * cardSum(cards, colour));
    value = Math.max(value, bestFree[colour]!);
    if (karma > best[0]!) {
      best[1] = best[0]!;
      best[0] = karma;
    } else if (karma > best[1]!) best[1] = karma;
  }
  write.put(best[0]! / 8);
  write.put(best[1]! / 8);
  write.put(value / 12);
}

/** The other's turn so far, as far as one can see it. */
function writeOtherTurn(state: State, other: Seat, cards: number, share: number): void {
  const { phase, colours, monks, spent } = state;
  if (state.seat !== other || (phase !== BUILD && phase !== MEDITATE)) {
    for (let i = 0; i < 4; i++) write.put(0);
    return;
  }
  const room = readTemple(state).sizes[held[other]!]! - spent;
  const karma = Math.min(room, share * cardSum(cards, colours[monks[other]!]!));
  write.put(room / 12);
  write.put(karma / 8);
  write.put(spent / 8);
  write.put(tilesFor(room - karma, racksDue[other]!, state.supplySize) / 6);
}

/** One's own turn so far: what it brings now, and what it may bring with all fitting tiles. */
function writeOwnTurn(state: State, seat: Seat, { sizes, growth }: Temple): void {
  const { phase, spent, built } = state;
  const isOn = state.seat === seat && (phase === BUILD || phase === MEDITATE);
  const area = isOn ? held[seat]! : 0;
  const colour = isOn ? state.colours[state.monks[seat]!]! : 0;
  const hand = isOn ? state.hands[seat]! : 0;
  const rack = state.rackSizes[seat]!;
  const value = isOn ? sizes[area]! : 0;
  const builds = isOn && phase === BUILD && ownTiles[colour]! > 0 && growth[area]! > 0;
  const most = builds ? value + growth[area]! + ownHalves[colour]! - 1 : value;
  const tiles = builds ? ownTiles[colour]! : 0;
  const karma = bestKarma(hand, colour, value - spent);
  const mostKarma = bestKarma(hand, colour, most - spent);
  write.steps(value - spent, 12);
  write.put(most / 12);
  write.flag(isOn && built === 0);
  write.flag(isOn && built === 0 && !builds);
  write.steps(tiles, 4);
  write.put(karma / 10);
  write.put(mostKarma / 10);
  write.put(spent / 10);
  write.put(cardSum(hand, colour) / 10);
  write.put(isOn ? tilesFor(value - spent - karma, rack, state.supplySize) / 6 : 0);
  write.put(isOn ? tilesFor(most - spent - mostKarma, rack - tiles, state.supplySize) / 6 : 0);
  write.put(isOn ? tilesFor(value - spent, rack, state.supplySize) / 6 : 0);
  write.put(builds ? growth[area]! / 6 : 0);
}

function writeLeads(state: State, seat: Seat): void {
  const own = worth(state.karma[seat]!);
  let most = 0;
  let tiles = racksDue[seat]!;
  let fewest = tiles;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    most = Math.max(most, worth(state.karma[other]!));
    tiles += racksDue[other]!;
    fewest = Math.min(fewest, racksDue[other]!);
  }
  const lead = own - most;
  const toCome = state.supplySize + tiles;
  write.put(lead / 30);
  write.put(soft(lead / 2));
  write.put(soft(lead / 8));
  write.flag(lead > 0);
  write.flag(lead >= 0);
  write.put(soft((3 * lead) / (2 + toCome)));
  write.put(toCome / 60);
  write.flag(state.supplySize === 0 && fewest <= 2);
  write.flag(state.supplySize === 0 && racksDue[seat]! <= 2);
}

const order = new Uint8Array(COLOUR_COUNT);
const promise = new Float64Array(COLOUR_COUNT);

/** Sorts the colours by what they promise to the seat: karma first, then tiles. */
function sortColours(state: State, seat: Seat): void {
  const hand = state.hands[seat]!;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const value = grown(bestFree[colour]!, colour);
    promise[colour] =
      bestKarma(hand, colour, value) +
      0.4 * value +
      0.1 * cardSum(hand, colour) +
      0.01 * ownTiles[colour]!;
    let at = colour;
    while (at > 0 && promise[order[at - 1]!]! < promise[colour]!) {
      order[at] = order[at - 1]!;
      at--;
    }
    order[at] = colour;
  }
}

function writeColours(state: State, seat: Seat): void {
  sortColours(state, seat);
  for (let n = 0; n < COLOUR_COUNT; n++) writeColour(state, seat, order[n]!);
}

function writeColour(state: State, seat: Seat, colour: number): void {
  const hand = state.hands[seat]!;
  const value = grown(bestFree[colour]!, colour);
  const karma = bestKarma(hand, colour, value);
  const tiles = ownTiles[colour]!;
  write.put(cardSum(hand, colour) / 8);
  write.put(size(ofColour(hand, colour)) / 3);
  write.steps(tiles, 3);
  write.put(ownHalves[colour]! / 4);
  write.put(bestFree[colour]! / 8);
  write.put(value / 10);
  write.put(karma / 8);
  write.put(bestKarma(hand, colour, grown(nextFree[colour]!, colour)) / 8);
  write.put(tilesFor(value - karma, racksDue[seat]! - tiles, state.supplySize) / 6);
  write.put(cardSum(state.piles[seat]!, colour) / 12);
  write.put(othersWant(state, seat, colour) / 6);
  write.put(unseenTiles[colour]! / 18);
}

/** The karma that the others may have in hand in a colour: the most of any. */
function othersWant(state: State, seat: Seat, colour: number): number {
  let most = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const cards = state.hands[other]! | state.piles[other]!;
    most = Math.max(most, handShare(state, other) * cardSum(cards, colour));
  }
  return most;
}

/** Areas under monks are closed to the others, and to the same monk in its next turn. */
function writeMonks(state: State, seat: Seat, { sizes, growth }: Temple): void {
  for (let n = 0; n < state.seats; n++) {
    const each = (seat + n) % state.seats;
    const area = held[each]!;
    write.flag(area !== 0);
    write.put(area === 0 ? 0 : sizes[area]! / 10);
    write.put(area === 0 ? 0 : growth[area]! / 5);
    const colour = area === 0 ? 0 : state.colours[state.monks[each]!]!;
    write.put(area === 0 ? 0 : cardSum(state.hands[seat]!, colour) / 8);
    write.put(area === 0 ? 0 : ownTiles[colour]! / 3);
    write.put(area === 0 ? 0 : othersWant(state, seat, colour) / 6);
    write.flag(n > 0 && area !== 0 && area === held[seat]);
  }
}

/** As many as `features` writes. */
const sizeFor = (seats: number): number => 167 + 36 * (seats - 1);

/** The seat's karma against the best other, in units of a fairly safe lead. */
function lead({ karma, seats }: State, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) most = Math.max(most, worth(karma[other]!));
  }
  return (worth(karma[seat]!) - most) / 15;
}

export const judgement: Judgement<State> = { size: sizeFor, features, lead, wastes };
