import type { Json, Seat } from '@baithak/kernel';
import {
  BONUS_KINDS,
  cardsText,
  GOOD_COUNT,
  goodAt,
  LETTER_COUNT,
  record,
  valuesOf,
} from '../rules/cards.ts';
import { GOODS, LETTERS, PILES } from '../rules/components.ts';
import { bonusValues, tokenValues } from '../rules/score.ts';
import { dueOf, ENDS, type Holdings, type State } from '../rules/state.ts';
import { pileValues } from '../view/view.ts';

/** The whole state as readable JSON; `readPosition` reads it back. README.md describes the fields. */
export function writePosition(state: State): Json {
  return {
    market: cardsText(state.market, 0, LETTER_COUNT),
    hands: handTexts(state.now.hands),
    herds: Array.from(state.now.herds),
    deck: record(LETTERS, (i) => state.deck[i]!),
    discards: record(GOODS, (g) => state.discards[g]!),
    tokens: record(GOODS, (g, good) => pileValues(good, state.piles[g]!)),
    bonus: record(PILES, (pile) => valuesOf(BONUS_KINDS, pile, state.bonus)),
    won: [wonBy(state.now, 0), wonBy(state.now, 1)],
    seals: Array.from(state.seals),
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    due: dueOf(state),
    turns: state.turns,
    seen: handTexts(state.seen),
    shown: handTexts(state.shown),
    topDiscard: state.topDiscard < 0 ? null : goodAt(state.topDiscard),
    last: state.lastRound === 0 ? null : writeLast(state),
  };
}

function writeLast(state: State): Json {
  return {
    round: state.lastRound,
    starter: state.lastStarter,
    ended: ENDS[state.lastEnd]!,
    hands: handTexts(state.last.hands),
    herds: Array.from(state.last.herds),
    won: [wonBy(state.last, 0), wonBy(state.last, 1)],
  };
}

const handTexts = (counts: Uint8Array): string[] => [
  cardsText(counts),
  cardsText(counts, GOOD_COUNT),
];

function wonBy(held: Holdings, seat: Seat): Json {
  const from = record(GOODS, (g) => tokenValues(held, seat, g));
  const goods = Object.values(from)
    .flat()
    .sort((a, b) => b - a);
  return { goods, bonus: bonusValues(held, seat), from };
}
