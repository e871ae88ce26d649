import { type Fault, type Json, type Seat, within } from '@baithak/kernel';
import { COMPONENTS, GOODS, LETTERS, type Letter, PILES } from '../rules/components.ts';
import {
  BONUS_KINDS,
  cardsText,
  goodAt,
  kindOf,
  LETTER_COUNT,
  PILE_SIZES,
  record,
  valuesOf,
} from '../rules/encoding.ts';
import { bonusValues, tokenValues } from '../rules/score.ts';
import {
  blankState,
  DUES,
  dueOf,
  ENDS,
  type Holdings,
  handAt,
  herdAt,
  MOVE_DUE,
  type State,
} from '../rules/state.ts';
import { pileValues } from '../view/view.ts';
import { checkPosition } from './check-position.ts';
import { PositionReader, readWon } from './reader.ts';

/** The whole state as JSON, which `readPosition` reads back. README.md describes the fields. */
export function writePosition(state: State): Json {
  return {
    market: cardsText(state.market, 0, LETTER_COUNT),
    hands: handTexts(state.now),
    herds: herdsOf(state.now),
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
    hands: handTexts(state.last),
    herds: herdsOf(state.last),
    won: [wonBy(state.last, 0), wonBy(state.last, 1)],
  };
}

const handTexts = (counts: Uint8Array): string[] => [
  cardsText(counts),
  cardsText(counts, handAt(1)),
];

const herdsOf = (held: Holdings): number[] => [held[herdAt(0)]!, held[herdAt(1)]!];

function wonBy(held: Holdings, seat: Seat): Json {
  const from = record(GOODS, (g) => tokenValues(held, seat, g));
  const goods = Object.values(from)
    .flat()
    .sort((a, b) => b - a);
  return { goods, bonus: bonusValues(held, seat), from };
}

const FIELDS = [
  'market',
  'hands',
  'herds',
  'deck',
  'discards',
  'tokens',
  'bonus',
  'won',
  'seals',
  'round',
  'starter',
  'turn',
  'due?',
  'turns?',
  'seen?',
  'shown?',
  'topDiscard?',
  'last?',
];
const LAST_FIELDS = ['round', 'starter', 'ended', 'hands', 'herds', 'won'];
const RUNNING = DUES.filter((due) => due !== 'over');
const { limits, cards } = COMPONENTS;

type Fields = ReadonlyMap<string, unknown>;

/** Reads a position from outside, or names the first thing that is wrong with it. */
export function readPosition(raw: unknown): State | Fault {
  const reader = new PositionReader();
  const state = blankState();
  const fields = reader.fields(raw, '', FIELDS);
  if (reader.fault === undefined) readTable(reader, fields, state);
  if (reader.fault === undefined) readCourse(reader, fields, state);
  if (reader.fault === undefined) readMemory(reader, fields, state);
  if (reader.fault === undefined) checkPosition(reader, state);
  return reader.fault ?? state;
}

function readTable(reader: PositionReader, fields: Fields, state: State): void {
  reader.letters(fields.get('market'), 'market', LETTERS, state.market);
  readHands(reader, fields.get('hands'), 'hands', state.now);
  readHerds(reader, fields.get('herds'), 'herds', state.now);
  readCounts(reader, fields.get('deck'), 'deck', LETTERS, state.deck);
  readCounts(reader, fields.get('discards'), 'discards', GOODS, state.discards);
  readPiles(reader, fields.get('tokens'), state);
  readBonus(reader, fields.get('bonus'), state);
  readWon(reader, fields.get('won'), 'won', state.now, state);
}

function readHands(reader: PositionReader, raw: unknown, at: string, into: Uint8Array): void {
  reader.list(raw, at, 2).forEach((hand, seat) => {
    reader.letters(hand, within(at, seat), GOODS, into, handAt(seat));
  });
}

function readHerds(reader: PositionReader, raw: unknown, at: string, into: Holdings): void {
  reader.list(raw, at, 2).forEach((camels, seat) => {
    into[herdAt(seat)] = reader.number(camels, within(at, seat), 0, cards.K);
  });
}

function readCounts(
  reader: PositionReader,
  raw: unknown,
  at: string,
  letters: readonly Letter[],
  into: Uint8Array,
): void {
  const optional = letters.map((letter) => `${letter}?`);
  const given = reader.fields(raw, at, optional);
  letters.forEach((letter, i) => {
    into[i] = reader.number(given.get(letter) ?? 0, within(at, letter), 0, cards[letter]);
  });
}

/** Tokens leave a pile from the top, so those that are left are its lowest ones. */
function readPiles(reader: PositionReader, raw: unknown, state: State): void {
  const given = reader.fields(raw, 'tokens', GOODS);
  GOODS.forEach((good, g) => {
    const at = within('tokens', good);
    const values = reader.values(given.get(good), at, PILE_SIZES[g]!);
    const bottom = COMPONENTS.tokens[good].slice(PILE_SIZES[g]! - values.length);
    const whole = COMPONENTS.tokens[good].join(' ');
    reader.require(values.join() === bottom.join(), 'position-pile', at, { whole });
    state.piles[g] = values.length;
  });
}

function readBonus(reader: PositionReader, raw: unknown, state: State): void {
  const given = reader.fields(raw, 'bonus', PILES);
  PILES.forEach((pile, p) => {
    const at = within('bonus', pile);
    for (const value of reader.values(given.get(pile), at, COMPONENTS.bonus[pile].length)) {
      const kind = kindOf(BONUS_KINDS, p, value);
      if (kind < 0) reader.fail('position-token-value', at, { value });
      else state.bonus[kind]!++;
    }
  });
}

/** Seals, rounds and turns. */
function readCourse(reader: PositionReader, fields: Fields, state: State): void {
  reader.list(fields.get('seals'), 'seals', 2).forEach((seals, seat) => {
    state.seals[seat] = reader.number(seals, within('seals', seat), 0, limits.sealsToWin);
  });
  state.round = reader.number(fields.get('round'), 'round', 1, limits.rounds);
  state.starter = reader.number(fields.get('starter'), 'starter', 0, 1);
  state.turn = reader.number(fields.get('turn'), 'turn', 0, 1);
  state.due = fields.has('due') ? reader.word(fields.get('due'), 'due', RUNNING) : MOVE_DUE;
  const turns = fields.has('turns') ? fields.get('turns') : Math.abs(state.turn - state.starter);
  state.turns = reader.number(turns, 'turns', 0, limits.turns - 1);
}

/** What players may remember. A position without it leaves both hands unknown. */
function readMemory(reader: PositionReader, fields: Fields, state: State): void {
  if (fields.has('seen')) readHands(reader, fields.get('seen'), 'seen', state.seen);
  if (fields.has('shown')) readHands(reader, fields.get('shown'), 'shown', state.shown);
  state.topDiscard = state.discards.findIndex((count) => count > 0);
  const top = fields.get('topDiscard') ?? null;
  if (top !== null) state.topDiscard = reader.word(top, 'topDiscard', GOODS);
  const last = fields.get('last') ?? null;
  if (last !== null) readLast(reader, last, state);
}

function readLast(reader: PositionReader, raw: unknown, state: State): void {
  const fields = reader.fields(raw, 'last', LAST_FIELDS);
  if (reader.fault !== undefined) return;
  state.lastRound = reader.number(fields.get('round'), 'last.round', 1, limits.rounds);
  state.lastStarter = reader.number(fields.get('starter'), 'last.starter', 0, 1);
  state.lastEnd = reader.word(fields.get('ended'), 'last.ended', ENDS);
  readHands(reader, fields.get('hands'), 'last.hands', state.last);
  readHerds(reader, fields.get('herds'), 'last.herds', state.last);
  readWon(reader, fields.get('won'), 'last.won', state.last);
}
