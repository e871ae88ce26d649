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
  readonly count?: number;
  readonly move?: string;
  readonly draws?: readonly string[];
  readonly bonus?: number;
  readonly after?: Partial<JaipurPosition>;
  readonly roundOver?: boolean;
  readonly scores?: readonly number[];
  readonly sealTo?: number | null;
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
] as const;

/** The fields both readings have, with counts complete and tokens in one order. */
function plain(position: Partial<JaipurPosition>): Record<string, unknown> {
  const drop = (counts: object) =>
    Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
  const rising = (values: readonly number[]) => values.toSorted((a, b) => a - b);
  const won = position.won?.map(({ goods, bonus }) => [rising(goods), rising(bonus)]);
  const tidy = {
    ...position,
    ...(position.deck && { deck: drop(position.deck) }),
    ...(position.discards && { discards: drop(position.discards) }),
    ...(won && { won }),
  };
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

/** One move with its chance steps, as the caller's outcomes say or at random; stops at a new deal. */
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

describe('the second reader’s cases hold for the engine', () => {
  test.each(cases as unknown as readonly RuleCase[])('$name', (rule) => {
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
  test('on the legal moves of every position, and on what follows a move', () => {
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

/** Half of the time a move other than an exchange, so that large sales and full herds come up too. */
function choose(moves: readonly string[], random: Random): string {
  const simple = moves.filter((move) => !/^\+.+-/.test(move));
  const from = random.below(2) === 0 && simple.length > 0 ? simple : moves;
  return from[random.below(from.length)]!;
}

test('a legal move has one text in both readings', () => {
  const state = dealt(new FastRandom('text'));
  for (const text of legalMoves(readingOf(state))) {
    expect(write(game, state, sure(read(game, state, text)))).toBe(text);
  }
});
