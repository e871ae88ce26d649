import { CARD_CIRCLES, CARD_COLOUR, CARD_NAMES, CARD_TOTALS, WILD } from '../rules/cards.ts';
import { COMPONENTS } from '../rules/components.ts';
import { handLimit } from '../rules/drawing.ts';
import { isBefore, placedKind } from '../rules/map.ts';
import { addCircles } from '../rules/patterns.ts';
import { bitCount, cardsOf, hitchOf } from '../rules/piles.ts';
import { powerOf } from '../rules/placing.ts';
import { cardOf, entriesAt, isComplete, isSound } from '../rules/sets.ts';
import {
  DECK,
  DISCARDS,
  HITCH_HAND,
  HITCH_JOURNAL,
  hand,
  handSize,
  isSetup,
  journal,
  LAY,
  MOST_PACKED,
  MOST_TILES,
  NONE,
  OPEN,
  pileSize,
  ROW,
  SIGHTS,
  START,
  type State,
  seatsOf,
  seen,
} from '../rules/state.ts';
import { FIRST_SPECIAL, TILE_NAMES, TILE_TOTALS } from '../rules/tiles.ts';
import { bitsOf } from '../view/view.ts';

const { limits } = COMPONENTS;

/** The first law that a state of a whole game breaks, if any. */
export function brokenLaw(state: State): string | undefined {
  return (
    wrongCards(state) ??
    wrongTiles(state) ??
    wrongCounts(state) ??
    wrongSets(state) ??
    wrongTable(state)
  );
}

/** Every Journey card is somewhere. Hitch-hike cards may have left the game. */
function wrongCards(state: State): string | undefined {
  const counts = new Array<number>(CARD_NAMES.length).fill(0);
  const count = (cards: readonly number[]) => {
    for (const card of cards) counts[card]!++;
  };
  for (const pile of [DECK, DISCARDS, OPEN]) count(cardsOf(state, pile));
  count(hitchOf(state, 0));
  for (const seat of seatsOf(state)) {
    count([...cardsOf(state, hand(seat)), ...cardsOf(state, journal(seat))]);
    count([...hitchOf(state, HITCH_HAND + 3 * seat), ...hitchOf(state, HITCH_JOURNAL + 3 * seat)]);
    count(Array.from(state.packs.subarray(MOST_PACKED * seat).subarray(0, state.packSizes[seat])));
  }
  for (let at = 0; at < 10 * state.setCount; at += 10) count(entriesAt(state, at).map(cardOf));
  const wrong = counts.findIndex((n, card) =>
    card > WILD ? n > CARD_TOTALS[card]! : n !== CARD_TOTALS[card],
  );
  return wrong < 0 ? undefined : `${counts[wrong]} cards ${CARD_NAMES[wrong]}`;
}

/** Every basic and 14-point tile is somewhere, every special tile at most once. */
function wrongTiles(state: State): string | undefined {
  const counts = new Array<number>(TILE_NAMES.length).fill(0);
  for (const word of [0, 1]) for (const bit of bitsOf(state.bag[word]!)) counts[20 * word + bit]!++;
  for (const kind of state.row.subarray(0, state.rowSize)) counts[kind]!++;
  for (const bit of bitsOf(state.specials)) counts[FIRST_SPECIAL + bit]!++;
  for (const kind of state.waiting.subarray(0, state.waitingSize)) counts[kind]!++;
  for (const seat of seatsOf(state)) for (const kind of mapKinds(state, seat)) counts[kind]!++;
  counts[counts.length - 1]! += state.fourteen;
  const wrong = counts.findIndex((n, kind) => {
    const special = kind >= FIRST_SPECIAL && kind < counts.length - 1;
    return special ? n > 1 : n !== TILE_TOTALS[kind];
  });
  return wrong < 0 ? undefined : `${counts[wrong]} tiles ${TILE_NAMES[wrong]}`;
}

const mapKinds = (state: State, seat: number): number[] =>
  Array.from(
    state.maps.subarray(MOST_TILES * seat, MOST_TILES * seat + state.mapSizes[seat]!),
    placedKind,
  );

/** Counts that are kept up to date equal those counted again. */
function wrongCounts(state: State): string | undefined {
  for (let pile = 0; pile < state.counts.length; pile++) {
    const words = state.words.subarray(4 * pile, 4 * pile + 4);
    const cards = words.reduce((sum, word) => sum + bitCount(word), 0);
    if (cards !== state.counts[pile]) return `pile ${pile} counts ${state.counts[pile]}`;
  }
  for (const seat of seatsOf(state)) {
    const circles = [0, 0, 0, 0];
    addCircles(state.maps, MOST_TILES * seat, state.mapSizes[seat]!, circles);
    for (const card of cardsOf(state, journal(seat))) {
      circles[CARD_COLOUR[card]!]! += CARD_CIRCLES[card]!;
    }
    const counted = state.circles.subarray(4 * seat, 4 * seat + 4).join();
    if (counted !== circles.join()) return `circles ${counted} of seat ${seat}`;
    const waiting = seat === state.turn ? state.waiting.subarray(0, state.waitingSize) : [];
    const kinds = [...mapKinds(state, seat), ...waiting];
    const powers = kinds.reduce((bits, kind) => bits | powerOf(kind), 0);
    if (powers !== state.powers[seat]) return `powers ${state.powers[seat]} of seat ${seat}`;
  }
  return undefined;
}

function wrongSets(state: State): string | undefined {
  for (let at = 0; at < 10 * state.setCount; at += 10) {
    const active = state.sets[at] === state.turn && state.sets[at + 1] === state.activeSet;
    const order = at === 0 || rank(state, at - 10) < rank(state, at);
    if (!order) return 'sets out of order';
    if (!isSound(state, at) && !(active && state.phase === LAY)) return 'a stand-in on top';
    if (isComplete(state, at) && !active) return 'a full set left open';
  }
  return undefined;
}

const rank = ({ sets }: State, at: number): number => 100 * sets[at]! + sets[at + 1]!;

function wrongTable(state: State): string | undefined {
  for (const seat of seatsOf(state)) {
    const unknown = cardsOf(state, seen(seat)).length > cardsOf(state, hand(seat)).length;
    if (unknown) return 'more seen than held';
    const settled = !isSetup(state.phase) && seat !== state.turn && !state.last;
    const most = handLimit({ ...state, turn: seat });
    if (settled && handSize(state, seat) > most) return `a hand above ${most}`;
    const map = state.maps.subarray(MOST_TILES * seat, MOST_TILES * seat + state.mapSizes[seat]!);
    if (map.some((placed, i) => i > 0 && !isBefore(map[i - 1]!, placed))) return 'an unsorted Map';
    if (map.length >= limits.endingTiles && state.ender === NONE) return 'nine tiles unnoticed';
  }
  const filled = state.rowSize === limits.rowTiles || (state.bag[0]! | state.bag[1]!) === 0;
  if (!filled && state.phase >= SIGHTS && state.phase !== ROW) return 'a row not filled up';
  const short = pileSize(state, OPEN) < limits.openCards;
  const dealable = pileSize(state, DECK) + pileSize(state, DISCARDS) > 0;
  return state.phase === START && short && dealable && !state.last
    ? 'six not filled up'
    : undefined;
}
