import { MoveList, type Reader, within } from '@baithak/kernel';
import { canRide, isPayable } from '../rules/card-play.ts';
import { COMPONENTS } from '../rules/components.ts';
import { handLimit } from '../rules/drawing.ts';
import { TAKE_SIGHT, verbOf } from '../rules/encoding.ts';
import { isFree } from '../rules/map.ts';
import { isDue } from '../rules/opening.ts';
import { billOf } from '../rules/payment.ts';
import { moves } from '../rules/play.ts';
import {
  colourOf,
  isComplete,
  isRainbow,
  isSound,
  isStandIn,
  LETTERS,
  rankOf,
  setAt,
  sizeAt,
} from '../rules/sets.ts';
import {
  AT,
  CLOSE,
  DEAL,
  DRAW,
  DROP,
  GIFT,
  hand,
  handSize,
  isFull,
  isSetup,
  JOURNAL_PHASE,
  LAY,
  MOST_TILES,
  NEXT,
  NONE,
  PAY,
  pileSize,
  REFILL,
  REWARD,
  RIDE,
  ROTATE,
  ROW,
  SIDE,
  SIGHT,
  SIGHT_OWNED,
  SIGHTS,
  SPECIAL,
  START,
  type State,
  seatsOf,
  seen,
  TILE,
  TILES,
} from '../rules/state.ts';

const { limits } = COMPONENTS;

/** A well-formed position must also be consistent, wait for something, and not be decided. */
export function checkPosition(reader: Reader, state: State): void {
  for (const check of [checkEnd, checkMode, checkFields, checkSets, checkSeats, checkRow]) {
    check(reader, state);
    if (reader.fault !== undefined) return;
  }
  reader.require(waitsForSomething(state), 'position-nothing-due', 'phase');
}

/** K32: only a Map with nine tiles starts the end of the game. */
function checkEnd(reader: Reader, state: State): void {
  const { ender, last, round } = state;
  const full = seatsOf(state).some((seat) => state.mapSizes[seat]! >= limits.endingTiles);
  const fits = ender === NONE ? !full : state.mapSizes[ender]! >= limits.endingTiles;
  reader.require(fits, 'position-ender', 'ender', {}, 'K32');
  reader.require(!last || ender !== NONE, 'position-last', 'last', {}, 'K32');
  reader.require(round <= limits.rounds || last, 'position-last', 'round', {}, 'K33');
  const draws = [DRAW, DROP, REFILL].includes(state.phase);
  reader.require(!(last && draws), 'position-last', 'phase', {}, 'K32');
}

function checkMode(reader: Reader, state: State): void {
  if (isFull(state)) return;
  const sights = state.sights.every((place) => place === 0) && state.sideSight === NONE;
  reader.require(sights, 'position-mode', 'sights', {}, 'K25');
  reader.require(state.scoring === 0, 'position-mode', 'scoring', {}, 'K38');
}

/** Fields that belong to some phases are empty in all others. */
function checkFields(reader: Reader, state: State): void {
  const { phase, interruptedStep: resume } = state;
  const only = (name: string, there: boolean, belongs: boolean) =>
    reader.require(there === belongs, 'position-only-in', name);
  const within = (...phases: readonly number[]) => phases.includes(phase);
  const closing = [SPECIAL, TILE, REWARD].includes(resume);
  const pausing = within(GIFT, ROW);
  only('set', state.activeSet !== NONE, within(LAY, RIDE, PAY, CLOSE, JOURNAL_PHASE));
  if (phase !== PAY) only('laid', state.laidSize > 0, within(LAY, RIDE));
  only('due', state.payDue > 0, within(PAY));
  only('card', state.closedCard !== NONE, within(SPECIAL, TILE) || (pausing && closing));
  only('size', state.closedSize >= limits.closable, state.closedCard !== NONE);
  only('then', resume !== NONE, pausing);
  only('then', resume === REWARD, resume === REWARD && phase === ROW);
  only('placing', state.placingTile !== NONE, within(AT, ROTATE));
  only('square', state.placingSquare !== NONE, within(ROTATE));
  const rides = within(RIDE) || (within(PAY) && state.laidSize > 0);
  reader.require(state.ridePlays === 0 || rides, 'position-only-in', 'rides');
  reader.require(state.drawnColoured === 0 || within(DRAW), 'position-only-in', 'drawn');
  reader.require(state.closedSize === 0 || state.closedCard !== NONE, 'position-only-in', 'size');
  reader.require(state.sideSight === NONE || within(SIDE), 'position-only-in', 'sights');
  if (isSetup(phase)) reader.require(isFresh(state), 'position-setup', 'phase', {}, 'K6');
}

/** During the set-up, nobody has a tile or a Sight. */
function isFresh(state: State): boolean {
  const first = state.round === 1 && (state.phase === DEAL || state.turn === 0);
  const bare = state.mapSizes.every((size) => size === 0);
  return first && bare && state.sights.every((place) => place < SIGHT_OWNED);
}

/** K10–K13, K20. */
function checkSets(reader: Reader, state: State): void {
  for (let at = 0; at < 10 * state.setCount; at += 10) {
    const seat = state.sets[at]!;
    const letter = state.sets[at + 1]!;
    const path = `seats.${seat}.sets.${LETTERS[letter]!}`;
    const active = seat === state.turn && letter === state.activeSet;
    reader.require(isSet(state, at), 'position-set', path, {}, 'K12');
    if (reader.fault !== undefined) return;
    const sound = isSound(state, at) || (active && state.phase === LAY);
    reader.require(sound, 'position-stand-in', path, {}, 'K13');
    reader.require(active || !isComplete(state, at), 'position-complete', path, {}, 'K20');
  }
  if (state.activeSet === NONE) return;
  const at = setAt(state, state.turn, state.activeSet);
  reader.require(at >= 0, 'position-letter', 'set', {}, 'K9');
  if (at < 0) return;
  const laid = Array.from(state.laid.subarray(0, state.laidSize));
  const there = laid.every(
    (entry, i) =>
      entry !== laid[i - 1] &&
      state.sets.subarray(at + 3, at + 3 + sizeAt(state, at)).includes(entry),
  );
  reader.require(there, 'position-laid', 'laid', {}, 'K9');
  const owes = laid.length === 0 || state.payDue <= billOf(state).least(state.ridePlays);
  reader.require(owes, 'position-laid', 'laid', {}, 'K16');
}

/** A sequence or a rainbow in which at least one card is no stand-in. */
function isSet(state: State, at: number): boolean {
  const cards = Array.from(state.sets.subarray(at + 3, at + 3 + sizeAt(state, at)));
  const rainbow = isRainbow(state, at);
  const fits = cards.every((entry, i) => {
    const before = cards[i - 1];
    if (before === undefined) return true;
    return rainbow
      ? rankOf(entry) === rankOf(before) && colourOf(entry) > colourOf(before)
      : rankOf(entry) === rankOf(before) + 1 && colourOf(entry) === colourOf(before);
  });
  return fits && !cards.every(isStandIn);
}

function checkSeats(reader: Reader, state: State): void {
  const quiet = isSetup(state.phase) || [DRAW, DROP, REFILL].includes(state.phase);
  const waits = !quiet || state.waitingSize === 0;
  const mine = within(within('seats', state.turn), 'waiting');
  reader.require(waits, 'position-waiting', mine, {}, 'K27');
  for (const seat of seatsOf(state)) {
    const path = within('seats', seat);
    checkSeen(reader, state, seat, within(path, 'seen'));
    const size = state.packSizes[seat]!;
    const trading =
      seat === state.turn && (state.phase === SPECIAL || state.interruptedStep === SPECIAL);
    const fits = trading
      ? size >= limits.backpack && size < 2 * limits.backpack - 1
      : size < limits.backpack || state.specials === 0;
    reader.require(fits, 'position-backpack', within(path, 'backpack'), {}, 'K22');
  }
  const trades = state.phase === SPECIAL || state.interruptedStep === SPECIAL;
  reader.require(!trades || state.specials !== 0, 'position-nothing-due', 'specials', {}, 'K22');
}

/** K40: the cards known to be in a hand are in it. */
function checkSeen(reader: Reader, state: State, seat: number, path: string): void {
  for (let colour = 0; colour < 4; colour++) {
    const known = state.words[4 * seen(seat) + colour]!;
    const held = state.words[4 * hand(seat) + colour]!;
    reader.require((known & ~held) === 0, 'position-seen', path, {}, 'K40');
  }
  const wild = state.wilds[seen(seat)]! <= state.wilds[hand(seat)]!;
  reader.require(wild, 'position-seen', path, {}, 'K40');
}

/** K23: the row is full while there are tiles in the bag. */
function checkRow(reader: Reader, state: State): void {
  const empty = (state.bag[0]! | state.bag[1]!) === 0;
  const fits = state.rowSize === limits.rowTiles || empty || state.phase < SIGHTS;
  reader.require(fits || state.phase === ROW, 'position-row', 'row', {}, 'K23');
  const short = state.rowSize < limits.rowTiles && !empty;
  reader.require(short || state.phase !== ROW, 'position-nothing-due', 'row', {}, 'K23');
}

const scratch = new MoveList();

function waitsForSomething(state: State): boolean {
  const { phase, turn } = state;
  if (isSetup(phase)) return isDueInSetup(state);
  const at = setAt(state, turn, state.activeSet);
  switch (phase) {
    case ROW:
    case REFILL:
    case START:
      return true;
    case RIDE:
      return canRide(state) && isPayable(state);
    case PAY:
      return state.payDue <= pileSize(state, hand(turn));
    case CLOSE:
      return sizeAt(state, at) >= limits.closable;
    case JOURNAL_PHASE:
      return sizeAt(state, at) >= limits.closable && isRainbow(state, at);
    case NEXT:
      return state.waiting[0] !== state.waiting[state.waitingSize - 1] && state.waitingSize > 0;
    case AT:
    case ROTATE:
      return fitsPlacing(state);
    case DROP:
      return handSize(state, turn) > handLimit(state);
    default:
      moves(state, scratch);
      return scratch.size > (phase === SIGHT ? 1 : 0) && !onlySights(state);
  }
}

/** The choice of a tile needs a tile to choose, not only a Sight. */
function onlySights(state: State): boolean {
  if (state.phase !== TILE) return false;
  return scratch.toArray().every((move) => verbOf(move) === TAKE_SIGHT);
}

function fitsPlacing(state: State): boolean {
  const { turn, placingSquare: square } = state;
  const waits = state.waiting.subarray(0, state.waitingSize).includes(state.placingTile);
  const count = state.mapSizes[turn]!;
  if (!waits || count === 0) return false;
  return square === NONE || isFree(state.maps, MOST_TILES * turn, count, square);
}

function isDueInSetup(state: State): boolean {
  const { phase } = state;
  if (phase > TILES && !isFull(state)) return false;
  return phase === SIDE ? state.sideSight !== NONE : isDue(state, undefined);
}
