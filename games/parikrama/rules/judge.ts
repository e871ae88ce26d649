import { type Fault, type Move, message } from '@baithak/kernel';
import type { Attempt } from '../position/notation.ts';
import { cardNumber } from './cards.ts';
import { COMPONENTS } from './components.ts';
import { judgeLay } from './judge-lay.ts';
import { judgeNext, judgeSight, judgeSpecial, judgeSquare, judgeTile } from './judge-tile.ts';
import {
  CLOSING,
  DONE,
  DRAWING,
  DROPPING,
  JOURNALLING,
  KEEPING,
  moveOf,
  NOTHING,
  PAYING,
  RIDING,
  SKIPPING,
  TURNING,
  type Verb,
} from './move.ts';
import { cardSaid } from './naming.ts';
import { billOf } from './payment.ts';
import { holds } from './piles.ts';
import { canStopRiding } from './playing.ts';
import { notInHand, refuse } from './refusal.ts';
import {
  cardOf,
  entriesAt,
  entryOfCard,
  entryText,
  isComplete,
  isSound,
  LETTERS,
  letterNumber,
  setAt,
  sizeAt,
  topOf,
} from './sets.ts';
import {
  AT,
  CLOSE,
  DRAW,
  DROP,
  GIFT,
  hand,
  JOURNAL_PHASE,
  LAY,
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

/** By verb: the steps it belongs to and the rule of them. */
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

/** From what was tried to a legal move, or to the first rule that forbids it. */
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

/** Whatever could be laid can be paid, so only a stand-in on top is in the way. */
function judgeDone(state: State): Move | Fault {
  const at = setAt(state, state.turn, state.activeSet);
  if (isSound(state, at)) return moveOf(DONE, 0, 0);
  const top = entryText(topOf(state, at));
  return refuse('covers-missing', 'K13', [`set:${LETTERS[state.activeSet]!}`], {
    card: cardSaid(top),
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
