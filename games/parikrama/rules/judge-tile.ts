import type { Fault, Move } from '@baithak/kernel';
import { squareParts } from '../position/notation.ts';
import { canTakeTile } from './bonuses.ts';
import { CARD_NAMES, sideNumber } from './cards.ts';
import { COMPONENTS } from './components.ts';
import { isFree, placedSquare, squareAt } from './map.ts';
import {
  CHOOSE_NEXT,
  CHOOSE_SQUARE,
  moveOf,
  NOTHING,
  TAKE_SIGHT,
  TAKE_SPECIAL,
  TAKE_TILE,
} from './move.ts';
import { cardSaid, colourSaid, sightSaid, tileSaid } from './naming.ts';
import { refuse } from './refusal.ts';
import { canTakeSight, isOffered, namedCards } from './sights.ts';
import { GIFT, isFull, MOST_TILES, SIGHT, type State } from './state.ts';
import { FIRST_SPECIAL, TILE_NAMES, tileNumber } from './tiles.ts';

/** K25. */
export function judgeSight(state: State, what: string): Move | Fault {
  if (!isFull(state)) return refuse('no-sights', 'K25');
  if (what === '.') {
    if (state.phase === SIGHT) return moveOf(TAKE_SIGHT, 0, NOTHING);
    return refuse('nothing-to-decline', 'K25');
  }
  const side = sideNumber(what);
  if (canTakeSight(state, side)) return moveOf(TAKE_SIGHT, 0, side);
  const args = { sight: sightSaid(what) };
  if (!isOffered(state, side)) return refuse('sight-not-offered', 'K25', [`sight:${what}`], args);
  const n = namedCards(state, state.turn, side);
  const need = COMPONENTS.limits.sightCards;
  return refuse('sight-needs-more', 'K25', [`sight:${what}`], { ...args, n, need });
}

/** K22, K26. */
export function judgeSpecial(state: State, what: string): Move | Fault {
  const kind = tileNumber(what);
  if (state.specials & (1 << (kind - FIRST_SPECIAL))) return moveOf(TAKE_SPECIAL, 0, kind);
  const rule = state.phase === GIFT ? 'K26' : 'K22';
  return refuse('special-not-offered', rule, [`special:${what}`], { tile: tileSaid(what) });
}

/** K23, K26. */
export function judgeTile(state: State, what: string): Move | Fault {
  const place = Number(what) - 1;
  const rule = state.phase === GIFT ? 'K26' : 'K23';
  if (place >= state.rowSize) {
    return refuse('no-tile-there', rule, [`row:${what}`], { place: place + 1, n: state.rowSize });
  }
  if (state.phase === GIFT || canTakeTile(state, place)) return moveOf(TAKE_TILE, 0, place);
  if (place >= state.closedSize) {
    return refuse('tile-too-far', 'K23', [`row:${what}`], {
      place: place + 1,
      n: state.closedSize,
    });
  }
  const card = CARD_NAMES[state.closedCard]!;
  const args = {
    tile: tileSaid(TILE_NAMES[state.row[place]!]!),
    card: cardSaid(card),
    colour: colourSaid(card[0]!),
  };
  return refuse('tile-colour', 'K23', [`row:${what}`], args);
}

/** K27. */
export function judgeNext(state: State, what: string): Move | Fault {
  const kind = tileNumber(what);
  const waits = state.waiting.subarray(0, state.waitingSize).includes(kind);
  if (waits) return moveOf(CHOOSE_NEXT, 0, kind);
  return refuse('not-waiting', 'K27', [`tile:${what}`], { tile: tileSaid(what) });
}

/** K27. */
export function judgeSquare(state: State, what: string): Move | Fault {
  const square = squareAt(...squareParts(what));
  const from = MOST_TILES * state.turn;
  const count = state.mapSizes[state.turn]!;
  if (isFree(state.maps, from, count, square)) return moveOf(CHOOSE_SQUARE, 0, square);
  const map = state.maps.subarray(from, from + count);
  const taken = map.some((placed) => placedSquare(placed) === square);
  return refuse(taken ? 'square-taken' : 'square-apart', 'K27', [`map:${what}`], { square: what });
}
