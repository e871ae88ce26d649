import { FeatureWriter, type Judgement, type Seat, soft } from '@baithak/kernel';
import { SIDE_GIVES_TILE, SIDE_POINTS } from '../rules/cards.ts';
import { namedCards } from '../rules/closing.ts';
import { finalScores } from '../rules/ending.ts';
import { rankOf } from '../rules/sets.ts';
import {
  CLOSE,
  DRAW,
  hand,
  handSize,
  hitchInHand,
  NONE,
  OPEN,
  pileSize,
  REFILL,
  RIDE,
  ROTATE,
  SIGHT,
  SIGHT_OFFERED,
  START,
  type State,
  TILE,
} from '../rules/state.ts';
import { TILE_COLOURS, TILE_POINTS, TILE_SYMBOLS } from '../rules/tiles.ts';
import { type Facts, facts, readFacts } from './facts.ts';
import { findFit, fit } from './fitting.ts';
import { links } from './links.ts';
import { closable, findPlays, owed, type Play, second, smaller } from './plays.ts';
import { wastes } from './waste.ts';

const write = new FeatureWriter();

/** What a seat knows about the game. Of the cards in other hands it only counts them. */
function features(state: State, seat: Seat, into: Float32Array): void {
  for (let each = 0; each < state.seats; each++) readFacts(state, each);
  write.start(into);
  writeClock(state, seat);
  writeLeads(state, seat);
  for (let n = 0; n < state.seats; n++) writeTable(state, (seat + n) % state.seats);
  writeHand(state, seat);
  writeTurn(state, seat);
  writeTiles(state, seat);
  writeSights(state, seat);
  writeScoring(state, seat);
}

/** The seat that decides next; a refill ends the turn of whoever drew. */
function decidesNext({ phase, turn, seats }: State): Seat {
  if (phase < START) return 0;
  return phase === REFILL ? (turn + 1) % seats : turn;
}

function writeClock(state: State, seat: Seat): void {
  const { seats, last, ender, round, turn, phase } = state;
  let most = 0;
  for (let each = 0; each < seats; each++) most = Math.max(most, state.mapSizes[each]!);
  const next = decidesNext(state);
  for (let n = 0; n < seats; n++) write.flag(next === (seat + n) % seats);
  write.steps(most, 9);
  write.flag(ender !== NONE);
  write.flag(last);
  write.flag(last && (turn < seat || (turn === seat && phase <= CLOSE)));
  write.put(Math.min(1, round / 30));
  write.flag(state.mode === 1);
  write.put(pileSize(state, OPEN) / 6);
  write.put(state.wilds[OPEN]! / 3);
}

/** The points that a seat would score now without loops. */
const pointsOf = ({ numbers, symbols, scoring }: Facts): number => numbers + symbols + scoring;

/** A whole loop more than the best other wins the prize, half a loop is on the way to it. */
function loopLead(state: State, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) best = Math.max(best, facts[other]!.loops);
  }
  return Math.max(-1, Math.min(1, facts[seat]!.loops - best));
}

function writeLeads(state: State, seat: Seat): void {
  const own = pointsOf(facts[seat]!);
  let most = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) most = Math.max(most, pointsOf(facts[other]!));
  }
  const loops = loopLead(state, seat);
  const lead = own - most;
  const withLoops = lead + 14 * loops;
  write.put(lead / 40);
  write.put(soft(lead / 10));
  write.put(withLoops / 40);
  write.put(soft(withLoops / 4));
  write.put(soft(withLoops / 12));
  write.flag(withLoops > 0);
  write.put(loops);
  write.flag(loops > 0);
  write.flag(loops < 0);
}

/** What everybody sees of a seat. */
function writeTable(state: State, seat: Seat): void {
  const table = facts[seat]!;
  write.put(pointsOf(table) / 60);
  write.put(table.numbers / 40);
  write.put(table.symbols / 30);
  write.steps(table.loops, 4);
  write.put(table.loops / 4);
  write.put(table.oneShort / 2);
  write.put(table.twoShort / 4);
  let [marks, squares] = [0, 0];
  for (let s = 0; s < 4; s++) {
    marks += table.journalMarks[s]!;
    squares += table.mapMarks[s]!;
  }
  write.put(marks / 8);
  write.put(squares / 8);
  write.put(table.journalMarks[4]! & 1);
  write.steps(state.mapSizes[seat]!, 9);
  write.steps(state.specials === 0 ? 0 : state.packSizes[seat]!, 6);
  let circles = 0;
  for (let colour = 0; colour < 4; colour++) {
    const count = state.circles[4 * seat + colour]!;
    circles += count;
    write.put(Math.min(count, 5) / 4);
  }
  write.put(circles / 12);
  write.put((handSize(state, seat) - owed(state, seat)) / 10);
  write.put(hitchInHand(state, seat) / 2);
  for (let power = 0; power < 3; power++) write.flag(((state.powers[seat]! >> power) & 1) === 1);
  writeSets(state, seat);
}

/** The open sets of a seat: how many of each size, and what those that can be closed would bring. */
function writeSets({ sets, setCount }: State, seat: Seat): void {
  let [one, two, more, best, top] = [0, 0, 0, 0, 0];
  for (let at = 0; at < 10 * setCount; at += 10) {
    if (sets[at] !== seat) continue;
    const size = sets[at + 2]!;
    if (size === 1) one++;
    else if (size === 2) two++;
    else {
      more++;
      best = Math.max(best, size);
      top = Math.max(top, rankOf(sets[at + 2 + size]!));
    }
  }
  write.put(one / 3);
  write.steps(two, 2);
  write.steps(more, 3);
  write.put(best / 6);
  write.put(top / 7);
}

function writeHand(state: State, seat: Seat): void {
  write.steps(pileSize(state, hand(seat)) - owed(state, seat), 10);
  write.steps(state.wilds[hand(seat)]!, 2);
  write.put(links(state, seat) / 3);
  findPlays(state, seat, false);
  writePlay(state, seat, closable);
  writePlay(state, seat, second);
  write.put(smaller.worth / 3);
  write.put(smaller.top / 7);
  findPlays(state, seat, true);
  writePlay(state, seat, closable);
}

function writePlay(state: State, seat: Seat, play: Play): void {
  write.put(play.worth / 10);
  for (let size = 3; size <= 6; size++) write.flag(play.size >= size);
  write.put(play.top / 7);
  write.put(play.laid / 4);
  write.put(play.paid / 4);
  write.put(play.left / 8);
  write.put(play.size < 3 ? 0 : tileFor(state, seat, play) / 4);
}

/** The best basic tile for a closed set: 1, and as many as the Journal has of its symbol. */
function tileFor(state: State, seat: Seat, { size, colour }: Play): number {
  const { row, rowSize } = state;
  let best = 0;
  for (let place = 0; place < Math.min(size, rowSize); place++) {
    const kind = row[place]!;
    if ((TILE_COLOURS[kind]! >> colour) & 1) best = Math.max(best, 1 + symbolsFor(seat, kind));
  }
  return best;
}

/** The points that the symbols of a tile would bring now. */
function symbolsFor(seat: Seat, kind: number): number {
  const { journalMarks } = facts[seat]!;
  let points = 0;
  for (let s = 0; s < 4; s++) points += TILE_SYMBOLS[4 * kind + s]! * journalMarks[s]!;
  return points;
}

/** Where one's own turn stands: a flag for each phase with a decision, and what is still to come. */
function writeTurn(state: State, seat: Seat): void {
  const { phase, turn, activeSet, sets, setCount } = state;
  const isOn = turn === seat;
  for (let each = START; each <= REFILL; each++) write.flag(isOn && phase === each);
  write.put(isOn ? owed(state, seat) / 5 : 0);
  write.put(isOn && phase === RIDE ? state.ridePlays / 4 : 0);
  write.put(isOn && phase === DRAW ? state.drawnColoured / 3 : 0);
  let [size, top] = [0, 0];
  for (let at = 0; isOn && activeSet !== NONE && at < 10 * setCount; at += 10) {
    if (sets[at] !== seat || sets[at + 1] !== activeSet) continue;
    size = sets[at + 2]!;
    top = rankOf(sets[at + 2 + size]!);
  }
  write.steps(size, 7);
  write.put(top / 7);
  const closed = isOn && state.closedCard !== NONE ? state.closedSize : 0;
  for (let least = 3; least <= 7; least++) write.flag(closed >= least);
  for (let n = 1; n < state.seats; n++) {
    const other = (seat + n) % state.seats;
    write.flag(turn === other && phase > START && phase <= CLOSE);
    write.flag(turn === other && phase > CLOSE && phase < DRAW);
    write.put(turn === other ? state.waitingSize / 2 : 0);
  }
}

/** The tiles that wait for a place on one's own Map. */
function writeTiles(state: State, seat: Seat): void {
  const { phase, waiting, waitingSize, turn, placingTile, placingSquare } = state;
  const count = turn === seat ? waitingSize : 0;
  let [circles, loops, arcs, symbols, points] = [0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const kind = waiting[i]!;
    findFit(state, seat, kind, phase === ROTATE && kind === placingTile ? placingSquare : -1);
    circles += fit.circles;
    loops += fit.loops;
    arcs += fit.arcs;
    symbols += symbolsFor(seat, kind);
    points += TILE_POINTS[kind]!;
  }
  write.steps(count, 3);
  write.put(circles / 3);
  write.put(loops);
  write.put(arcs / 4);
  write.put(symbols / 4);
  write.put(points / 7);
  write.flag(turn === seat && phase === TILE && loops === 0);
  write.put(state.rowSize / 7);
}

const MOST_SIGHTS = 3;

/** The Sights on offer: how near the seat and the best other are to them. */
function writeSights(state: State, seat: Seat): void {
  let written = 0;
  for (let side = 0; side < 12 && written < MOST_SIGHTS; side++) {
    if (state.mode === 0 || state.sights[side] !== SIGHT_OFFERED) continue;
    let others = 0;
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat) others = Math.max(others, namedCards(state, other, side));
    }
    write.steps(namedCards(state, seat, side), 3);
    write.put(others / 3);
    write.put(SIDE_POINTS[side]! / 7);
    write.flag(SIDE_GIVES_TILE[side]!);
    written++;
  }
  for (; written < MOST_SIGHTS; written++) for (let i = 0; i < 6; i++) write.put(0);
  write.flag(state.phase === SIGHT);
}

/** Scoring Tiles in use: what they count for the seat, and the most for any other. */
function writeScoring(state: State, seat: Seat): void {
  const own = facts[seat]!;
  for (let tile = 0; tile < 8; tile++) {
    let others = 0;
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat) others = Math.max(others, facts[other]!.counts[tile]!);
    }
    write.flag(((state.scoring >> tile) & 1) === 1);
    write.put(own.counts[tile]! / 5);
    write.put(others / 5);
  }
}

/** As many as `features` writes. */
const sizeFor = (seats: number): number => 153 + 50 * seats;

/** The seat's lead over the best other at the end, in units of a fairly safe one. */
function lead(state: State, seat: Seat): number {
  const scores = finalScores(state);
  const others = scores.filter((_, other) => other !== seat).map(({ total }) => total);
  return (scores[seat]!.total - Math.max(...others)) / 25;
}

export const judgement: Judgement<State> = { size: sizeFor, features, lead, wastes, turns: 2 };
