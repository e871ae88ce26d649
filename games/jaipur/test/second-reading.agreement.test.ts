import { CHANCE, FastRandom, OVER, type Random, read, sure, write } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game, type State } from '../index.ts';
import type { Event, RoundScored } from '../rules/events.ts';
import cases from './second-reading.cases.json' with { type: 'json' };
import { type Aftermath, afterMove, type JaipurPosition, legalMoves } from './second-reading.ts';
import { movesOf, positionOf } from './testing.ts';

interface RuleCase {
  readonly name: string;
  readonly position: JaipurPosition;
  readonly legal?: readonly string[];
  readonly includes?: readonly string[];
  readonly illegal?: readonly string[];
  /** How many legal moves there are. */
  readonly count?: number;
  readonly move?: string;
  readonly draws?: readonly string[];
  readonly bonus?: number;
  readonly after?: Partial<JaipurPosition>;
  readonly roundOver?: boolean;
  readonly scores?: readonly number[];
  readonly sealTo?: number | null;
}

const CASES = cases as unknown as readonly RuleCase[];

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
] as const;

/** A missing letter means the same as a count of zero. */
function withoutZeros(position: Partial<JaipurPosition>): Partial<JaipurPosition> {
  const dropZeros = (counts: object) =>
    Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
  return {
    ...position,
    ...(position.deck && { deck: dropZeros(position.deck) }),
    ...(position.discards && { discards: dropZeros(position.discards) }),
  };
}

/** The fields that both readings have, without zero counts and with tokens in ascending order. */
function plain(position: Partial<JaipurPosition>): Record<string, unknown> {
  const rising = (values: readonly number[]) => values.toSorted((a, b) => a - b);
  const won = position.won?.map(({ goods, bonus }) => [rising(goods), rising(bonus)]);
  const tidy = { ...withoutZeros(position), ...(won && { won }) };
  return Object.fromEntries(
    FIELDS.filter((name) => name in tidy).map((name) => [name, tidy[name]]),
  );
}

const readingOf = (state: State): JaipurPosition =>
  Object.fromEntries(
    Object.entries(positionOf(state)).filter(([name]) => FIELDS.includes(name as never)),
  ) as never;

interface Played {
  readonly draws: string[];
  readonly bonus: number | undefined;
  readonly scored: RoundScored | undefined;
}

/** Plays a move and its chance steps, with outcomes from the caller; stops before a new deal. */
function playOut(state: State, move: string, outcome: (state: State) => string): Played {
  const draws: string[] = [];
  let bonus: number | undefined;
  let scored: RoundScored | undefined;
  const tell = (event: Event) => {
    if (event.kind === 'laid-out') draws.push(event.card);
    if (event.kind === 'bonus') bonus = event.value ?? undefined;
    if (event.kind === 'round-scored') scored = event;
  };
  game.play(state, sure(read(game, state, move)), tell);
  while (game.status(state) === CHANCE && scored === undefined) {
    game.resolve(state, sure(game.readOutcome(state, outcome(state))), tell);
  }
  return { draws, bonus, scored };
}

function sameAftermath(
  state: State,
  before: JaipurPosition,
  played: Played,
  theirs: Aftermath,
): void {
  const { scored } = played;
  expect(theirs.roundOver).toBe(scored !== undefined);
  if (scored === undefined) {
    expect(plain(readingOf(state))).toEqual(plain(theirs.position));
    return;
  }
  expect([scored.seats.map((seat) => seat.rupees), scored.seal]).toEqual([
    theirs.scores,
    theirs.sealTo,
  ]);
  const { hands, herds, won } = positionOf(state).last as unknown as JaipurPosition;
  const { hands: theirHands, herds: theirHerds, won: theirWon } = theirs.position;
  expect(plain({ hands, herds, won })).toEqual(
    plain({ hands: theirHands, herds: theirHerds, won: theirWon }),
  );
  expect(scored.starter).toBe(before.starter);
}

describe('the second reading', () => {
  test.each(CASES)('$name', (rule) => {
    const legal = legalMoves(rule.position);
    if (rule.legal) expect(legal).toEqual(rule.legal);
    if (rule.count !== undefined) expect(legal).toHaveLength(rule.count);
    expect(legal).toEqual(expect.arrayContaining([...(rule.includes ?? [])]));
    for (const move of rule.illegal ?? []) expect(legal).not.toContain(move);
    if (rule.move === undefined) return;
    const { position, ...end } = afterMove(rule.position, rule.move, rule.draws ?? [], rule.bonus);
    expect({ ...withoutZeros(position), ...withoutZeros(rule.after ?? {}) }).toEqual(
      withoutZeros(position),
    );
    expect(end).toEqual({
      roundOver: rule.roundOver,
      ...(rule.roundOver && { scores: rule.scores, sealTo: rule.sealTo }),
    });
  });

  test('refuses illegal moves and chance outcomes that do not fit', () => {
    const { position } = CASES[0]!;
    expect(() => afterMove(position, '+G', ['L'])).toThrow();
    expect(() => afterMove(position, '+D', [])).toThrow();
    expect(() => afterMove(position, '+D', ['L', 'L'])).toThrow();
    expect(() => afterMove(position, '+D', ['X'])).toThrow();
    expect(() => afterMove(position, '-C', ['L'])).toThrow();
    expect(() => afterMove(position, '-C', [], 2)).toThrow();
    expect(() => afterMove(position, '+D', ['L'], 2)).toThrow();
  });
});

describe('the engine agrees with the cases of the second reading', () => {
  test.each(CASES)('$name', (rule) => {
    const state = sure(game.readPosition(rule.position, {}, 2));
    const listed = movesOf(state).toSorted();
    if (rule.legal) expect(listed).toEqual(rule.legal);
    if (rule.count !== undefined) expect(listed).toHaveLength(rule.count);
    expect(listed).toEqual(expect.arrayContaining([...(rule.includes ?? [])]));
    for (const move of rule.illegal ?? []) expect(listed).not.toContain(move);
    if (rule.move === undefined) return;
    const draws = [...(rule.draws ?? [])];
    const played = playOut(state, rule.move, () => draws.shift() ?? String(rule.bonus));
    expect([draws, played.bonus]).toEqual([[], rule.bonus]);
    const theirs = afterMove(rule.position, rule.move, rule.draws ?? [], rule.bonus);
    sameAftermath(state, rule.position, played, theirs);
    expect(played.scored !== undefined).toBe(rule.roundOver);
    if (rule.roundOver) {
      expect(played.scored?.seats.map((seat) => seat.rupees)).toEqual(rule.scores);
      expect(played.scored?.seal).toBe(rule.sealTo);
    } else expect(plain(readingOf(state))).toMatchObject(plain(rule.after ?? {}));
  });
});

describe('both readings agree on random games', () => {
  test('on the legal moves of every position, and on the result of a move', () => {
    const random = new FastRandom('agreement');
    let positions = 0;
    let rounds = 0;
    for (let n = 0; n < 16; n++) {
      const state = dealt(random);
      while (game.status(state) !== OVER) {
        const before = readingOf(state);
        const mine = movesOf(state);
        expect(mine.toSorted()).toEqual(legalMoves(before));
        const move = choose(mine, random);
        const played = playOut(state, move, (s) => game.formatOutcome(s, game.draw(s, random)));
        sameAftermath(state, before, played, afterMove(before, move, played.draws, played.bonus));
        positions++;
        if (played.scored !== undefined) rounds++;
        dealOut(state, random);
      }
    }
    expect(positions).toBeGreaterThan(2000);
    expect(rounds).toBeGreaterThan(30);
  });
});

function dealt(random: Random): State {
  const state = game.setup({}, 2);
  dealOut(state, random);
  return state;
}

function dealOut(state: State, random: Random): void {
  while (game.status(state) === CHANCE) game.resolve(state, game.draw(state, random));
}

/** Avoids exchanges half of the time, so that large sales and full herds occur too. */
function choose(moves: readonly string[], random: Random): string {
  const simple = moves.filter((move) => !/^\+.+-/.test(move));
  const from = random.below(2) === 0 && simple.length > 0 ? simple : moves;
  return from[random.below(from.length)]!;
}

test('both readings write a legal move in the same way', () => {
  const state = dealt(new FastRandom('text'));
  for (const text of legalMoves(readingOf(state))) {
    expect(write(game, state, sure(read(game, state, text)))).toBe(text);
  }
});
