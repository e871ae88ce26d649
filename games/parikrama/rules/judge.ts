import { type Arg, Fault, type Move, message } from '@baithak/kernel';
import type { Attempt } from '../position/notation.ts';
import { canStopRiding } from './card-play.ts';
import { CARD_NAMES, cardNumber, sideNumber } from './cards.ts';
import { canTakeSight, canTakeTile, isOffered, namedCards } from './closing.ts';
import { COMPONENTS } from './components.ts';
import {
  CHOOSE_NEXT,
  CHOOSE_SQUARE,
  CLOSING,
  DONE,
  DRAWING,
  DROPPING,
  JOURNALLING,
  KEEPING,
  LAYING,
  moveOf,
  NOTHING,
  PAYING,
  RIDING,
  SKIPPING,
  TAKE_SIGHT,
  TAKE_SPECIAL,
  TAKE_TILE,
  TURNING,
  type Verb,
} from './encoding.ts';
import { canFinish, leastDue } from './laying.ts';
import { isFree, placedSquare, squareAt, squareParts } from './map.ts';
import { cardBrief, cardSaid, colourSaid, sightSaid, tileSaid } from './naming.ts';
import { billOf } from './payment.ts';
import { holds, inHand } from './piles.ts';
import {
  cardOf,
  colourOf,
  entriesAt,
  entryNumber,
  entryOfCard,
  entryText,
  freeLetter,
  isComplete,
  isRainbow,
  isSound,
  isStandIn,
  LETTERS,
  letterNumber,
  rankOf,
  setAt,
  sizeAt,
  topOf,
  touches,
} from './sets.ts';
import {
  AT,
  CLOSE,
  DRAW,
  DROP,
  GIFT,
  hand,
  isFull,
  JOURNAL_PHASE,
  LAY,
  MOST_TILES,
  NEXT,
  OPEN,
  PAY,
  phaseOf,
  pileSize,
  RIDE,
  ROTATE,
  SIGHT,
  SPECIAL,
  START,
  type State,
  TILE,
} from './state.ts';
import { FIRST_SPECIAL, TILE_NAMES, tileNumber } from './tiles.ts';

/** By verb: the phases it belongs to, and their rule. */
const STEPS: Readonly<Record<Verb, readonly [phases: readonly number[], rule: string]>> = {
  lay: [[START, LAY], 'K8'],
  close: [[START, CLOSE], 'K19'],
  sight: [[START, SPECIAL, TILE, SIGHT], 'K25'],
  skip: [[START], 'K8'],
  done: [[LAY], 'K13'],
  ride: [[RIDE], 'K18'],
  pay: [[PAY], 'K16'],
  keep: [[CLOSE], 'K19'],
  journal: [[JOURNAL_PHASE], 'K21'],
  special: [[SPECIAL, GIFT], 'K22'],
  tile: [[TILE, GIFT], 'K23'],
  next: [[NEXT], 'K27'],
  at: [[AT], 'K27'],
  rotate: [[ROTATE], 'K27'],
  draw: [[DRAW], 'K29'],
  drop: [[DROP], 'K30'],
};

type Judge = (state: State, what: string) => Move | Fault;

const JUDGES: Readonly<Record<Exclude<Verb, 'lay'>, Judge>> = {
  close: judgeClose,
  sight: judgeSight,
  skip: () => moveOf(SKIPPING, 0, 0),
  done: judgeDone,
  ride: judgeRide,
  pay: judgePay,
  keep: judgeKeep,
  journal: judgeJournal,
  special: judgeSpecial,
  tile: judgeTile,
  next: judgeNext,
  at: judgeSquare,
  rotate: (_, what) => moveOf(TURNING, 0, Number(what)),
  draw: judgeDraw,
  drop: judgeDrop,
};

/** The legal move for an attempt, or the fault of the first rule that forbids it. */
export function judge(state: State, { verb, set, what }: Attempt): Move | Fault {
  const [phases, rule] = STEPS[verb];
  if (!phases.includes(state.phase)) {
    const args = { tried: message(`step.${verb}`), due: message(`due.${phaseOf(state)}`) };
    return refuse('wrong-step', rule, [], args);
  }
  return verb === 'lay' ? judgeLay(state, what, set as string) : JUDGES[verb](state, what);
}

function judgeClose(state: State, what: string): Move | Fault {
  const letter = letterNumber(what);
  const at = setAt(state, state.turn, letter);
  if (at < 0) return refuse('no-set-to-close', 'K19', [`set:${what}`], { set: what });
  if (state.phase === CLOSE && letter !== state.activeSet) {
    const own = LETTERS[state.activeSet]!;
    return refuse('close-other', 'K19', [`set:${own}`], { set: own, other: what });
  }
  const n = sizeAt(state, at);
  if (n >= COMPONENTS.limits.closable) return moveOf(CLOSING, 0, letter);
  return refuse('too-few-to-close', 'K19', [`set:${what}`], { set: what, n });
}

function judgeKeep(state: State): Move | Fault {
  const at = setAt(state, state.turn, state.activeSet);
  if (!isComplete(state, at)) return moveOf(KEEPING, 0, 0);
  const set = LETTERS[state.activeSet]!;
  return refuse('must-close', 'K20', [`set:${set}`], { set });
}

/** Whatever could be laid can be paid. So only a stand-in on top can prevent the end of laying. */
function judgeDone(state: State): Move | Fault {
  const at = setAt(state, state.turn, state.activeSet);
  if (isSound(state, at)) return moveOf(DONE, 0, 0);
  const top = entryText(topOf(state, at));
  return refuse('covers-missing', 'K13', [`set:${LETTERS[state.activeSet]!}`], {
    card: cardBrief(top),
  });
}

function judgeRide(state: State, what: string): Move | Fault {
  if (what !== '.') {
    const card = cardNumber(what);
    return notInHand(state, card, 'K18') ?? moveOf(RIDING, 0, card);
  }
  if (canStopRiding(state)) return moveOf(RIDING, 0, NOTHING);
  const due = billOf(state).least(state.ridePlays);
  return refuse('ride-needed', 'K18', [], { due, left: pileSize(state, hand(state.turn)) });
}

function judgePay(state: State, what: string): Move | Fault {
  const card = cardNumber(what);
  if (card > 84)
    return refuse('hitch-cannot-pay', 'K16', [`hand:${what}`], { card: cardSaid(what) });
  return notInHand(state, card, 'K16') ?? moveOf(PAYING, 0, card);
}

function judgeJournal(state: State, what: string): Move | Fault {
  const entries = entriesAt(state, setAt(state, state.turn, state.activeSet));
  const card = cardNumber(what);
  const at = [`set:${LETTERS[state.activeSet]!}`];
  if (!entries.some((entry) => cardOf(entry) === card)) {
    return refuse('not-in-set', 'K21', at, { card: cardSaid(what) });
  }
  if (card < 84) return moveOf(JOURNALLING, 0, entryOfCard(card));
  return refuse('journal-coloured', 'K21', at, { card: cardSaid(what) });
}

function judgeDraw(state: State, what: string): Move | Fault {
  const card = cardNumber(what);
  if (card > 84 || !holds(state, OPEN, card)) {
    return refuse('not-open', 'K29', [`open:${what}`], { card: cardSaid(what) });
  }
  if (card < 84 || state.drawnColoured === 0) return moveOf(DRAWING, 0, card);
  return refuse('wild-after-coloured', 'K29', ['open:W'], { n: state.drawnColoured });
}

function judgeDrop(state: State, what: string): Move | Fault {
  const card = cardNumber(what);
  return notInHand(state, card, 'K30') ?? moveOf(DROPPING, 0, card);
}

/** K9–K16. */
function judgeLay(state: State, what: string, set: string): Move | Fault {
  const letter = letterNumber(set);
  const entry = entryNumber(what);
  const wrong = wrongSet(state, letter) ?? notInHand(state, cardOf(entry), handRule(entry));
  if (wrong !== undefined) return wrong;
  const at = setAt(state, state.turn, letter);
  const amiss = at < 0 ? wrongStart(entry) : wrongPlace(state, at, entry);
  return amiss ?? unpaid(state, at, entry) ?? moveOf(LAYING, letter, entry);
}

/** K9: a turn has one set. A new set gets the first free letter. */
function wrongSet(state: State, letter: number): Fault | undefined {
  const set = LETTERS[letter]!;
  if (state.phase === LAY) {
    if (letter === state.activeSet) return undefined;
    const own = LETTERS[state.activeSet]!;
    return refuse('other-set', 'K9', [`set:${own}`], { set: own, other: set });
  }
  const free = freeLetter(state, state.turn);
  if (letter === free || setAt(state, state.turn, letter) >= 0) return undefined;
  return refuse('no-such-set', 'K9', [`set:${set}`], { set, free: LETTERS[free]! });
}

function handRule(entry: number): string {
  const card = cardOf(entry);
  return card < 84 ? 'K9' : card === 84 ? 'K14' : 'K15';
}

const wrongStart = (entry: number): Fault | undefined =>
  isStandIn(entry)
    ? refuse('starts-with-stand-in', 'K12', [], { card: cardSaid(CARD_NAMES[cardOf(entry)]!) })
    : undefined;

function wrongPlace(state: State, at: number, entry: number): Fault | undefined {
  const value = rankOf(entry);
  if (touches(state, at, colourOf(entry), value)) return undefined;
  const set = LETTERS[state.sets[at + 1]!]!;
  const args = { set, card: cardBrief(entryText(entry)) };
  if (sizeAt(state, at) === 1) return refuse('touches-nothing', 'K12', [`set:${set}`], args);
  if (!isRainbow(state, at)) return refuse('not-in-sequence', 'K10', [`set:${set}`], args);
  const same = value === rankOf(state.sets[at + 3]!);
  return refuse(same ? 'colour-twice' : 'not-in-rainbow', 'K11', [`set:${set}`], args);
}

/** K13, K16: with this card, the play could not be finished or not be paid. */
function unpaid(state: State, at: number, entry: number): Fault | undefined {
  if (canFinish(state, at, entry)) return undefined;
  const card = cardBrief(entryText(entry));
  const { due, left, covered } = leastDue(state, at, entry);
  return covered
    ? refuse('too-dear', 'K16', [], { card, due, left })
    : refuse('stand-in-on-top', 'K13', [], { card });
}

/** K25. */
function judgeSight(state: State, what: string): Move | Fault {
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
function judgeSpecial(state: State, what: string): Move | Fault {
  const kind = tileNumber(what);
  if (state.specials & (1 << (kind - FIRST_SPECIAL))) return moveOf(TAKE_SPECIAL, 0, kind);
  const rule = state.phase === GIFT ? 'K26' : 'K22';
  return refuse('special-not-offered', rule, [`special:${what}`], { tile: tileSaid(what) });
}

/** K23, K26. */
function judgeTile(state: State, what: string): Move | Fault {
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
    card: cardBrief(card),
    colour: colourSaid(card[0]!),
  };
  return refuse('tile-colour', 'K23', [`row:${what}`], args);
}

/** K27. */
function judgeNext(state: State, what: string): Move | Fault {
  const kind = tileNumber(what);
  const waits = state.waiting.subarray(0, state.waitingSize).includes(kind);
  if (waits) return moveOf(CHOOSE_NEXT, 0, kind);
  return refuse('not-waiting', 'K27', [`tile:${what}`], { tile: tileSaid(what) });
}

/** K27. */
function judgeSquare(state: State, what: string): Move | Fault {
  const square = squareAt(...squareParts(what));
  const from = MOST_TILES * state.turn;
  const count = state.mapSizes[state.turn]!;
  if (isFree(state.maps, from, count, square)) return moveOf(CHOOSE_SQUARE, 0, square);
  const map = state.maps.subarray(from, from + count);
  const taken = map.some((placed) => placedSquare(placed) === square);
  return refuse(taken ? 'square-taken' : 'square-apart', 'K27', [`map:${what}`], { square: what });
}

function refuse(
  code: string,
  rule: string,
  at: readonly string[] = [],
  args: Readonly<Record<string, Arg>> = {},
): Fault {
  return new Fault(code, { rule, at, args });
}

function notInHand(state: State, card: number, rule: string): Fault | undefined {
  if (inHand(state, state.turn, card)) return undefined;
  const name = CARD_NAMES[card]!;
  return refuse('not-in-hand', rule, [`hand:${name}`], { card: cardSaid(name) });
}
