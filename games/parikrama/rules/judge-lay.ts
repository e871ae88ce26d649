import type { Fault, Move } from '@baithak/kernel';
import { CARD_NAMES } from './cards.ts';
import { canFinish, leastDue, touches } from './laying.ts';
import { LAYING, moveOf } from './move.ts';
import { cardSaid } from './naming.ts';
import { notInHand, refuse } from './refusal.ts';
import {
  cardOf,
  colourOf,
  entryNumber,
  entryText,
  freeLetter,
  isRainbow,
  isStandIn,
  LETTERS,
  letterNumber,
  rankOf,
  setAt,
  sizeAt,
} from './sets.ts';
import { LAY, type State } from './state.ts';

/** K9–K16. */
export function judgeLay(state: State, what: string, set: string): Move | Fault {
  const letter = letterNumber(set);
  const entry = entryNumber(what);
  const wrong = wrongSet(state, letter) ?? notInHand(state, cardOf(entry), handRule(entry));
  if (wrong !== undefined) return wrong;
  const at = setAt(state, state.turn, letter);
  const amiss = at < 0 ? wrongStart(entry) : wrongPlace(state, at, entry);
  return amiss ?? unpaid(state, at, entry) ?? moveOf(LAYING, letter, entry);
}

/** K9: one set a turn; a new one has the first free letter. */
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
  const args = { set, card: cardSaid(entryText(entry)) };
  if (sizeAt(state, at) === 1) return refuse('touches-nothing', 'K12', [`set:${set}`], args);
  if (!isRainbow(state, at)) return refuse('not-in-sequence', 'K10', [`set:${set}`], args);
  const same = value === rankOf(state.sets[at + 3]!);
  return refuse(same ? 'colour-twice' : 'not-in-rainbow', 'K11', [`set:${set}`], args);
}

/** K13, K16: the play could not be finished with it, or not be paid. */
function unpaid(state: State, at: number, entry: number): Fault | undefined {
  if (canFinish(state, at, entry)) return undefined;
  const card = cardSaid(entryText(entry));
  const { due, left, covered } = leastDue(state, at, entry);
  return covered
    ? refuse('too-dear', 'K16', [], { card, due, left })
    : refuse('stand-in-on-top', 'K13', [], { card });
}
