import type { Seat } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import { finalScores } from '../rules/ending.ts';
import { countPoints } from '../rules/patterns.ts';
import { billOf } from '../rules/payment.ts';
import { placesOf } from '../rules/scores.ts';
import {
  CLOSE,
  GIFT,
  hitchInHand,
  JOURNAL_PHASE,
  LAY,
  NONE,
  OVER_PHASE,
  PAY,
  pileSize,
  RIDE,
  ROW,
  SPECIAL,
  type State,
  TILE,
} from '../rules/state.ts';
import { links } from './links.ts';
import {
  journalMarks,
  journalPoints,
  loopsOf,
  mapMarks,
  readJournal,
  readMap,
  scoring,
} from './standing.ts';

const { limits } = COMPONENTS;

/** A lead of this many points is fairly safe. */
const SAFE_LEAD = 16;

/** Weights in points, while much of the game is still to come. */
const CARD = 0.25;
const HITCHHIKE = 2.5;
const PACKED = 0.7;
const CIRCLE = 1.3;
const SYMBOL = 0.5;
const TILE_WORTH = 2.2;
const WAITING = 2.6;
const SPECIAL_WORTH = 5;
/** A rainbow that is closed, while its Journal card is chosen. */
const CLOSING = 4;
/** By size of an open set: what closing it will bring besides the value of its best card. */
const SET = [0, 0.5, 1.7, 4, 5.8, 7.6, 9.4, 18];
/** By size of an open set: the share of its best card's value that counts already. */
const SET_VALUE = [0, 0.05, 0.2, 0.55, 0.6, 0.65, 0.7, 0.75];

/** A quick estimate from −1 to 1 of a seat against the best other seat. It sees all hands. */
export function evaluate(state: State, seat: Seat): number {
  if (state.phase === OVER_PHASE) return ended(state, seat);
  for (let other = 0; other < state.seats; other++) loops[other] = loopsOf(state, other);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) best = Math.max(best, outlook(state, other));
  }
  return Math.tanh((outlook(state, seat) - best) / SAFE_LEAD);
}

/** From 1 for the first place to −1 for the last; shared places are in between. */
function ended(state: State, seat: Seat): number {
  const places = placesOf(finalScores(state));
  const beaten = places.filter((place) => place > places[seat]!).length;
  const beating = places.filter((place) => place < places[seat]!).length;
  return (beaten - beating) / (state.seats - 1);
}

const loops = new Float64Array(5);

function outlook(state: State, seat: Seat): number {
  const time = timeLeft(state);
  readJournal(state, seat);
  readMap(state, seat);
  return (
    journalPoints +
    countPoints(state.maps, 57 * seat, state.mapSizes[seat]!) +
    symbolPoints(time) +
    loopPoints(state, seat) +
    scoring(state, seat) +
    time * (CIRCLE * circles(state, seat) + PACKED * packed(state, seat)) +
    time * (cards(state, seat) + links(state, seat)) +
    sets(state, seat, time) +
    TILE_WORTH * (0.3 + 0.7 * time) * state.mapSizes[seat]! +
    (seat === state.turn ? pending(state) : 0)
  );
}

/** From 1 at the start to almost nothing in the last round. */
function timeLeft(state: State): number {
  if (state.last) return 0.1;
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) most = Math.max(most, state.mapSizes[seat]!);
  const byTiles = most > 8 ? 0.2 : 1 - 0.09 * most;
  return state.round > 50 ? Math.min(byTiles, 0.1 + 0.09 * (60 - state.round)) : byTiles;
}

/** The points so far, and a little for what they may become. */
function symbolPoints(time: number): number {
  let points = 0;
  for (let s = 0; s < 4; s++) {
    points += journalMarks[s]! * mapMarks[s]! + SYMBOL * time * (journalMarks[s]! + mapMarks[s]!);
  }
  return points;
}

/** A part of the prize, by the lead: it may still change hands. */
function loopPoints(state: State, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && loops[other]! > best) best = loops[other]!;
  }
  return 7 * Math.tanh((loops[seat]! - best) / 2);
}

/** The fourth circle of a colour saves less than the first. */
function circles(state: State, seat: Seat): number {
  let worth = 0;
  for (let colour = 0; colour < 4; colour++) {
    const n = state.circles[4 * seat + colour]!;
    worth += n < 4 ? n : 4;
  }
  return worth;
}

/** A Backpack is useless when no special tiles are left. */
const packed = (state: State, seat: Seat): number =>
  state.specials === 0 ? 0 : state.packSizes[seat]!;

/** The cards of the hand without those that are owed. Cards above the limit will be lost. */
function cards(state: State, seat: Seat): number {
  const limit = (state.powers[seat]! & 1) !== 0 ? limits.largeHand : limits.hand;
  const held = Math.min(pileSize(state, 3 + seat), limit);
  return (
    CARD * (held - (seat === state.turn ? owed(state) : 0)) + HITCHHIKE * hitchInHand(state, seat)
  );
}

function owed(state: State): number {
  if (state.phase === PAY) return state.payDue;
  return state.phase === LAY || state.phase === RIDE ? billOf(state).least(state.ridePlays) : 0;
}

/** The open sets of a seat. In the last round, only those that can still be closed count. */
function sets({ sets: all, setCount, last, turn, phase }: State, seat: Seat, time: number): number {
  let worth = 0;
  for (let at = 0; at < 10 * setCount; at += 10) {
    if (all[at] !== seat) continue;
    const size = all[at + 2]!;
    const top = 1 + ((((all[at + 2 + size]! - 1) / 7) | 0) >> 2);
    const value = SET[size]! * (0.4 + 0.6 * time) + SET_VALUE[size]! * top;
    const isLate = last && (seat < turn || (seat === turn && phase > CLOSE));
    if (!isLate && !(last && size < 3)) worth += value;
  }
  return worth;
}

/** What the current turn will still bring. */
function pending(state: State): number {
  const { phase } = state;
  let worth = WAITING * state.waitingSize;
  if (phase === JOURNAL_PHASE) return worth + CLOSING;
  const step = phase === GIFT || phase === ROW ? state.interruptedStep : phase;
  if (phase === GIFT) worth += WAITING;
  if (state.closedCard === NONE) return worth;
  if (step === SPECIAL) worth += SPECIAL_WORTH;
  if (step === SPECIAL || step === TILE) worth += WAITING;
  return worth + (state.closedSize > 6 ? 14 : state.closedSize > 3 ? HITCHHIKE : 0);
}
