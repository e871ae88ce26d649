import type { Random } from '@baithak/kernel';
import type { Attempt, State } from '../index.ts';
import { CARD_NAMES, CARD_TOTALS, FACE_NAMES, SIDE_NAMES, WILD } from '../rules/cards.ts';
import { VERBS, type Verb } from '../rules/encoding.ts';
import { cardsOf } from '../rules/piles.ts';
import { LETTERS } from '../rules/sets.ts';
import { hand, OPEN, type Phase, phaseOf } from '../rules/state.ts';
import { TILE_NAMES } from '../rules/tiles.ts';

const pickOne = <T>(items: readonly T[], random: Random): T =>
  items[random.below(items.length)] as T;

/** The verbs that fit each phase. */
const DUE: Partial<Record<Phase, readonly Verb[]>> = {
  start: ['lay', 'lay', 'lay', 'close', 'sight', 'skip'],
  lay: ['lay', 'lay', 'lay', 'done'],
  special: ['special', 'sight'],
  tile: ['tile', 'sight'],
  gift: ['tile', 'special'],
  close: ['close', 'keep'],
};

/** An attempt for tests: usually a verb that fits the phase, with a random object, often a card in sight. */
export function clumsyAttempt(state: State, random: Random): Attempt {
  const phase = phaseOf(state);
  const due = DUE[phase] ?? VERBS.filter((verb) => verb === phase);
  const verb =
    due.length > 0 && random.below(6) > 0 ? pickOne(due, random) : pickOne(VERBS, random);
  const set = LETTERS[random.below(random.below(3) === 0 ? 30 : 4)]!;
  if (verb === 'lay') return { verb, set, what: clumsyEntry(state, random) };
  return { verb, set: null, what: verb === 'close' ? set : clumsyWhat(state, verb, random) };
}

function clumsyEntry(state: State, random: Random): string {
  const face = pickOne(FACE_NAMES, random);
  const choice = random.below(6);
  if (choice === 0) return `*${face}`;
  if (choice === 1) return `${pickOne(['C', 'R', 'T'], random)}*${face}`;
  return clumsyCard(state, random, WILD);
}

function clumsyCard(state: State, random: Random, kinds: number): string {
  const pile = random.below(2) === 0 ? hand(state.turn) : OPEN;
  const near = cardsOf(state, pile).filter((card) => card < kinds);
  if (near.length > 0 && random.below(3) > 0) return CARD_NAMES[pickOne(near, random)]!;
  return CARD_NAMES[random.below(kinds)]!;
}

function clumsyWhat(state: State, verb: Verb, random: Random): string {
  const number = (least: number, most: number) => String(least + random.below(most - least + 1));
  switch (verb) {
    case 'skip':
    case 'done':
    case 'keep':
      return '';
    case 'sight':
      return random.below(6) === 0 ? '.' : pickOne(SIDE_NAMES, random);
    case 'ride':
      return pickOne(['C', 'R', 'T', '.'], random);
    case 'special':
      return `S${number(1, 15)}`;
    case 'tile':
      return number(1, 7);
    case 'next':
      return pickOne(TILE_NAMES, random);
    case 'at':
      return `(${number(-3, 3)},${number(-3, 3)})`;
    case 'rotate':
      return number(0, 3);
    default:
      return clumsyCard(state, random, CARD_TOTALS.length);
  }
}
