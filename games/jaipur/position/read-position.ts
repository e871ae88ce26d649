import { type Fault, within } from '@baithak/kernel';
import { BONUS_KINDS, GOOD_COUNT, kindOf, PILE_SIZES } from '../rules/cards.ts';
import { COMPONENTS, GOODS, LETTERS, PILES } from '../rules/components.ts';
import { blankState, DUES, ENDS, MOVE_DUE, type State } from '../rules/state.ts';
import { checkPosition } from './check-position.ts';
import { readWon } from './read-won.ts';
import { Reader } from './reader.ts';

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

/** A position from outside as a state, or the first thing that is wrong with it. */
export function readPosition(raw: unknown): State | Fault {
  const reader = new Reader();
  const state = blankState();
  const fields = reader.fields(raw, '', FIELDS);
  if (reader.fault === undefined) readTable(reader, fields, state);
  if (reader.fault === undefined) readCourse(reader, fields, state);
  if (reader.fault === undefined) readMemory(reader, fields, state);
  if (reader.fault === undefined) checkPosition(reader, state);
  return reader.fault ?? state;
}

function readTable(reader: Reader, fields: Fields, state: State): void {
  reader.letters(fields.get('market'), 'market', LETTERS, state.market);
  readHands(reader, fields.get('hands'), 'hands', state.now.hands);
  readHerds(reader, fields.get('herds'), 'herds', state.now.herds);
  readCounts(reader, fields.get('deck'), 'deck', LETTERS, state.deck);
  readCounts(reader, fields.get('discards'), 'discards', GOODS, state.discards);
  readPiles(reader, fields.get('tokens'), state);
  readBonus(reader, fields.get('bonus'), state);
  readWon(reader, fields.get('won'), 'won', state.now, state);
}

function readHands(reader: Reader, raw: unknown, at: string, into: Uint8Array): void {
  reader.list(raw, at, 2).forEach((hand, seat) => {
    reader.letters(hand, within(at, seat), GOODS, into, seat * GOOD_COUNT);
  });
}

function readHerds(reader: Reader, raw: unknown, at: string, into: Uint8Array): void {
  reader.list(raw, at, 2).forEach((camels, seat) => {
    into[seat] = reader.number(camels, within(at, seat), 0, cards.K);
  });
}

function readCounts(
  reader: Reader,
  raw: unknown,
  at: string,
  letters: readonly (typeof LETTERS)[number][],
  into: Uint8Array,
): void {
  const optional = letters.map((letter) => `${letter}?`);
  const given = reader.fields(raw, at, optional);
  letters.forEach((letter, i) => {
    into[i] = reader.number(given.get(letter) ?? 0, within(at, letter), 0, cards[letter]);
  });
}

/** Tokens leave a pile from the top, so what is left of it is a bottom part. */
function readPiles(reader: Reader, raw: unknown, state: State): void {
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

function readBonus(reader: Reader, raw: unknown, state: State): void {
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

/** Where the game stands: seals, rounds, turns. */
function readCourse(reader: Reader, fields: Fields, state: State): void {
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

/** What players may remember; a position that does not say leaves both hands unknown. */
function readMemory(reader: Reader, fields: Fields, state: State): void {
  if (fields.has('seen')) readHands(reader, fields.get('seen'), 'seen', state.seen);
  if (fields.has('shown')) readHands(reader, fields.get('shown'), 'shown', state.shown);
  state.topDiscard = state.discards.findIndex((count) => count > 0);
  const top = fields.get('topDiscard') ?? null;
  if (top !== null) state.topDiscard = reader.word(top, 'topDiscard', GOODS);
  const last = fields.get('last') ?? null;
  if (last !== null) readLast(reader, last, state);
}

function readLast(reader: Reader, raw: unknown, state: State): void {
  const fields = reader.fields(raw, 'last', LAST_FIELDS);
  if (reader.fault !== undefined) return;
  state.lastRound = reader.number(fields.get('round'), 'last.round', 1, limits.rounds);
  state.lastStarter = reader.number(fields.get('starter'), 'last.starter', 0, 1);
  state.lastEnd = reader.word(fields.get('ended'), 'last.ended', ENDS);
  readHands(reader, fields.get('hands'), 'last.hands', state.last.hands);
  readHerds(reader, fields.get('herds'), 'last.herds', state.last.herds);
  readWon(reader, fields.get('won'), 'last.won', state.last);
}
