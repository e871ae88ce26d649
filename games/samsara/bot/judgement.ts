import { FeatureWriter, type Judgement, type Seat, soft } from '@baithak/kernel';
import { faceAt, shortOfLight } from '../rules/amulets.ts';
import { CHARACTERS, COMPONENTS } from '../rules/components.ts';
import { careerCards, mustPay } from '../rules/moving.ts';
import {
  BACHCHA,
  BAD,
  GOOD,
  KAAM_KAR,
  LETTER_COUNT,
  lastRound,
  NOWHERE,
  RIFT,
  tableCount,
  ZONE_COUNT,
} from '../rules/pieces.ts';
import {
  AMULETS,
  amuletsOf as amuletsWon,
  at,
  BACK,
  badKarma,
  GO,
  HAND,
  LYING,
  OVER_PHASE,
  PAY,
  pileSize,
  REDRAW,
  SEEN,
  type State,
  TAKE,
  USE,
} from '../rules/state.ts';
import { Expected } from './expected.ts';
import { FAR, Reach } from './reach.ts';
import { wastes } from './waste.ts';
import { Way } from './way.ts';

const { amuletsToWin } = COMPONENTS.limits;
const POWERS = 3;
/** What is written about the table and one's own seat, and about each other seat. */
const OWN_SIZE = 258;
const OTHER_SIZE = 90;

/** An amulet being completed counts as won. */
const amuletsOf = (state: State, seat: Seat): number =>
  amuletsWon(state, seat) + (isCompleting(state, seat) ? 1 : 0);

const isCompleting = (state: State, seat: Seat): boolean =>
  state.turn === seat && state.phase === USE;

/** What one's own amulet being completed costs with the reserve cards chosen so far. */
const priceSoFar = (state: State, seat: Seat): number =>
  isCompleting(state, seat) ? Math.max(0, shortOfLight(state, faceAt(state, state.aim), false)) : 0;

const write = new FeatureWriter();
const expected = new Expected();
const reach = new Reach();
const way = new Way();

function features(state: State, seat: Seat, into: Float32Array): void {
  write.start(into);
  writeTable(state, seat);
  writeLeads(state, seat);
  expected.look(state, seat, seat);
  expected.deck[BAD]! += priceSoFar(state, seat);
  reach.face(state, seat);
  way.look(state, seat);
  writeOwnCards(state, seat);
  writeOwnReach(amuletsOf(state, seat) === amuletsToWin - 1);
  for (let step = 1; step < state.seats; step++) {
    const other = (seat + step) % state.seats;
    writeOther(state, seat, other);
  }
  if (state.seats === 1) writePlace(state.zones[seat]!, state.neutral);
}

/** Like thermometers, but a broken value fills its last step in part. */
function ramp(value: number, most: number): void {
  for (let step = 0; step < most; step++) write.put(Math.max(0, Math.min(1, value - step)));
}

/** One feature for "at most 0", one for "at most 1" and so on; a broken value fills one in part. */
function within(value: number, steps: number): void {
  for (let step = 1; step <= steps; step++) write.put(Math.max(0, Math.min(1, step - value)));
}

function oneOf(value: number, count: number): void {
  for (let i = 0; i < count; i++) write.flag(i === value);
}

function writeTable(state: State, seat: Seat): void {
  const { supply, seats, turn, phase } = state;
  const own = turn === seat;
  oneOf(own ? phase : OVER_PHASE, OVER_PHASE);
  write.flag(!own && phase < USE);
  write.flag(!own && phase >= USE && phase < REDRAW);
  write.flag(!own && phase === REDRAW);
  write.steps(own && phase > AMULETS && phase < USE ? state.actions : 0, 3);
  write.steps(own ? state.back : 0, 2);
  write.flag(own && (phase === PAY || (phase === BACK && mustPay(state))));
  write.put(own && phase === TAKE ? takesLeft(state) / 2 : 0);
  write.put(state.picks / 2);
  write.put(state.round / lastRound(seats));
  for (let limit = 2; limit <= 12; limit += 2) write.flag(state.round > limit);
  write.flag(state.mode > 0);
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    write.put(supply[zone]! / tableCount(seats, zone));
    write.flag(supply[zone] === 0);
  }
  write.put(supply[GOOD]! / 20);
  write.flag(supply[GOOD]! < 3);
  write.put(supply[BAD]! / 40);
  write.flag(supply[BAD]! < 6);
}

function takesLeft(state: State): number {
  let left = careerCards(state);
  for (let bits = state.took; bits > 0; bits &= bits - 1) left--;
  return left;
}

/** Who is ahead, and whether the round that runs is the last. */
function writeLeads(state: State, seat: Seat): void {
  const amulets = amuletsOf(state, seat);
  const bad = badKarma(state, seat) + priceSoFar(state, seat);
  let most = 0;
  let least = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const count = amuletsOf(state, other);
    const karma = badKarma(state, other);
    if (count > most || (count === most && karma < least) || most + least === 0) {
      most = count;
      least = karma;
    }
  }
  const ahead = amulets - most;
  write.steps(amulets, amuletsToWin);
  write.put(ahead / 3);
  write.put(soft(ahead));
  write.flag(ahead > 0 || (ahead === 0 && bad < least));
  write.flag(ahead < 0 || (ahead === 0 && bad > least));
  write.put(soft((least - bad) / 4));
  write.flag(most >= amuletsToWin);
  // At the end of a round all have had the same number of turns.
  write.put((state.seats - 1 - seat) / Math.max(1, state.seats - 1));
  write.flag(hasHadTurn(state, seat));
  write.flag(most >= amuletsToWin && hasHadTurn(state, seat));
  write.flag(amulets >= amuletsToWin && state.turn === state.seats - 1);
}

const hasHadTurn = (state: State, seat: Seat): boolean =>
  state.phase >= GO && (state.turn > seat || (state.turn === seat && state.phase >= USE));

function writeOwnCards(state: State, seat: Seat): void {
  const { now, reserve, deck, next } = expected;
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    ramp(now[zone]!, 2);
    write.steps(reserve[zone]!, 2);
    write.put(deck[zone]! / 3);
    write.put(next[zone]!);
  }
  ramp(now[GOOD]!, 4);
  write.steps(reserve[GOOD]!, 4);
  write.put(deck[GOOD]! / 6);
  write.put(next[GOOD]! / 2);
  ramp(now[BAD]!, 4);
  write.put(next[BAD]! / 4);
  write.put(deck[BAD]! / 12);
  writeDeck(state, seat);
  oneOf(power(state, seat), CHARACTERS.length * (POWERS + 1));
  oneOf(state.zones[seat]!, RIFT + 1);
}

/** A character and the power under its marker as one number, −1 before the choice. */
const power = (state: State, seat: Seat): number =>
  (state.characters[seat]! - 1) * (POWERS + 1) + state.markers[seat]!;

function writeDeck(state: State, seat: Seat): void {
  const { deck, steady } = expected;
  let size = 0;
  let experience = 0;
  for (let i = 0; i <= BAD; i++) size += deck[i]!;
  for (let zone = 0; zone < ZONE_COUNT; zone++) experience += deck[zone]!;
  write.put(size / 20);
  write.put(experience / 8);
  write.put(deck[BAD]! / size);
  write.put(steady[BAD]! / 4);
  write.put(pileSize(state, seat, HAND) / 6);
  write.steps(state.piles[at(seat, LYING) + KAAM_KAR]!, 2);
  write.steps(state.piles[at(seat, LYING) + BACHCHA]!, 2);
}

function writeOwnReach(last: boolean): void {
  const { now, reserve, next, steady } = expected;
  reach.measure(now);
  within(reach.short, 7);
  write.put(reach.second / FAR);
  write.put(reach.third / FAR);
  within(reach.open, 4);
  within(reach.price, 5);
  write.steps(reach.covered, 2);
  within(last ? reach.short : FAR, 7);
  reach.measureWay(now, way);
  within(reach.shortAfter, 6);
  within(reach.shortFree, 6);
  within(reach.priceAfter, 4);
  within(reach.priceFree, 4);
  within(last ? reach.shortAfter : FAR, 6);
  within(last ? reach.shortFree : FAR, 6);
  reach.measure(reserve);
  within(reach.short, 8);
  write.put(reach.second / FAR);
  within(last ? reach.short : FAR, 8);
  for (const cards of [next, steady]) {
    reach.measure(cards);
    write.put(reach.short / FAR);
    write.put(reach.second / FAR);
    write.put(reach.open / FAR);
    write.put(reach.shortWithCard / FAR);
    write.put(last ? reach.shortWithCard / FAR : 0);
  }
}

function writeOther(state: State, viewer: Seat, seat: Seat): void {
  expected.look(state, viewer, seat);
  reach.face(state, seat);
  way.look(state, seat);
  const { now, reserve, deck, next, steady } = expected;
  const amulets = amuletsOf(state, seat);
  const last = amulets === amuletsToWin - 1;
  write.flag(state.turn === seat);
  write.flag(hasHadTurn(state, seat));
  write.steps(amulets, amuletsToWin);
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    write.put(now[zone]!);
  }
  write.put(now[GOOD]! / 2);
  write.put(deck[GOOD]! / 6);
  write.put(now[BAD]! / 4);
  write.put(next[BAD]! / 4);
  write.put(deck[BAD]! / 12);
  writeDeck(state, seat);
  oneOf(state.characters[seat]! - 1, CHARACTERS.length);
  oneOf(state.markers[seat]! - 1, POWERS);
  writePlace(state.zones[viewer]!, state.zones[seat]!);
  reach.measure(now);
  write.put(reach.short / FAR);
  within(reach.open, 2);
  within(reach.price, 3);
  reach.measureWay(now, way);
  within(reach.shortAfter, 5);
  within(reach.priceAfter, 3);
  within(last ? reach.shortAfter : FAR, 5);
  within(last ? reach.shortFree : FAR, 5);
  reach.measure(reserve);
  within(reach.short, 7);
  within(last ? reach.short : FAR, 7);
  for (const cards of [next, steady]) {
    reach.measure(cards);
    write.put(reach.short / FAR);
    write.put(reach.open / FAR);
    write.put(last ? reach.shortWithCard / FAR : 0);
  }
}

/** How many zones clockwise another character stands, or that it stands in the rift. */
function writePlace(own: number, other: number): void {
  const away = other >= RIFT ? RIFT : (other - (own >= RIFT ? 0 : own) + ZONE_COUNT) % ZONE_COUNT;
  oneOf(other === NOWHERE ? -1 : away, RIFT + 1);
}

export const judgement: Judgement<State> = {
  size: (seats) => OWN_SIZE + (seats === 1 ? RIFT + 1 : (seats - 1) * OTHER_SIZE),
  features,
  share: ({ piles, seats }) => {
    for (let seat = 0; seat < seats; seat++) {
      const hand = at(seat, HAND);
      piles.copyWithin(at(seat, SEEN), hand, hand + LETTER_COUNT);
    }
  },
  wastes,
  lead: (state, seat) => {
    const own = amuletsOf(state, seat);
    if (state.seats === 1) return (own - (amuletsToWin - 1)) / 3;
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat) best = Math.max(best, standing(state, other));
    }
    return (standing(state, seat) - best) / 3;
  },
};

/** Amulets, and Bad Karma for a small part of one. */
const standing = (state: State, seat: Seat): number =>
  amuletsOf(state, seat) - badKarma(state, seat) / 40;
