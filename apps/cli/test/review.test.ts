import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyse, Mind, type Review, review, turningPoints, walk } from '@baithak/bots';
import { catalog, GAME_IDS, type GameId } from '@baithak/catalog';
import { puzzles as stored } from '@baithak/catalog/puzzles';
import {
  type AnyMatch,
  FastRandom,
  Fault,
  type Json,
  legalMoves,
  Match,
  writeMatch,
} from '@baithak/kernel';
import { afterAll, expect, test } from 'vitest';
import { nodeRuntime } from '../io.ts';
import { cli } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'baithak-review-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const minds = new Map<GameId, Mind>();

async function mindOf(id: GameId): Promise<Mind> {
  const game = await catalog[id].game();
  const mind = minds.get(id) ?? (await Mind.open(game, catalog[id], console.error));
  minds.set(id, mind);
  return mind;
}

async function dealt(id: GameId, seats: number, position?: Json): Promise<AnyMatch> {
  const game = await catalog[id].game();
  const names = ['Asha', 'Bilal'];
  const match = Match.open(game, {
    seats,
    seed: `review ${id}`,
    names,
    ...(position && { position }),
  });
  if (match instanceof Fault) throw new Error(match.code);
  match.deal();
  return match;
}

const moverOf = ({ turn }: AnyMatch): number => {
  if (turn.kind !== 'seat') throw new Error('nobody is to move');
  return turn.seat;
};

function play(match: AnyMatch, move: string): void {
  const done = match.decide(moverOf(match), [move]);
  if (done instanceof Fault) throw new Error(done.code);
}

/** Random moves with an undo among them; then all but one give up, if the game is not over. */
function playOut(match: AnyMatch, decisions: number): AnyMatch {
  const random = new FastRandom('random moves');
  for (let n = 0; n < decisions && match.turn.kind === 'seat'; n++) {
    const moves = legalMoves(match.game, match.state);
    play(match, moves[random.below(moves.length)]!);
    if (n === 5 && match.turn.kind === 'seat') match.undo();
  }
  for (let seat = 0; match.turn.kind !== 'over'; seat++) match.resign(seat);
  return match;
}

async function reviewed(match: AnyMatch, iterations: number, seed = '0'): Promise<Review> {
  const mind = await mindOf(match.game.id as GameId);
  const stop = { stopped: false };
  const wish = { budget: { iterations }, seed, stop, runtime: nodeRuntime };
  const found = await review(mind, match, wish);
  if (found === null || found instanceof Fault) throw new Error('no review');
  return found;
}

const TABLES = await Promise.all(
  GAME_IDS.map(async (id) => (await catalog[id].game()).seatCounts.map((seats) => [id, seats])),
);

test.each(TABLES.flat() as [GameId, number][])(
  'luck − errors + rest is the change of every chance: %s with %i seats',
  async (id, seats) => {
    const match = playOut(await dealt(id, seats), 30);
    const { start, moments, totals } = await reviewed(match, 8);
    const { turn, decisions } = match;
    const moves = moments.filter(({ kind }) => kind === 'move');
    expect(moves.map(({ move }) => move)).toEqual(decisions.flatMap((each) => each.moves));
    let before = start;
    for (const { chance, luck, error, rest } of moments) {
      chance.forEach((value, seat) => {
        expect(luck[seat]! - error[seat]! + rest[seat]!).toBeCloseTo(value - before[seat]!, 9);
      });
      // Chances are shared out, so what one loses others get; alone there is nobody to share with.
      if (seats > 1) {
        expect(chance.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 3);
        for (const part of [luck, error, rest]) {
          expect(Math.abs(part.reduce((a, b) => a + b, 0))).toBeLessThan(0.001);
        }
      }
      before = chance;
    }
    if (turn.kind !== 'over') throw new Error('not over');
    const first = turn.result.places.filter((place) => place === 1).length;
    expect(before).toEqual(
      turn.result.places.map((place) => (place === 1 ? Math.round(1e4 / first) / 1e4 : 0)),
    );
    const ending = moments.find(({ kind }) => kind === 'end');
    totals.forEach(({ luck, given, gained, rest, ending: ended }, seat) => {
      expect(ended).toBe(ending?.rest[seat] ?? 0);
      const end = start[seat]! + luck.sum - given.sum + gained.sum + rest + ended;
      expect(end).toBeCloseTo(before[seat]!, 3);
    });
  },
);

test.each(GAME_IDS)('the same match, work and seed give the same review: %s', async (id) => {
  const match = playOut(await dealt(id, 2), 12);
  const first = await reviewed(match, 60);
  expect(await reviewed(match, 60)).toEqual(first);
  if (match.game.hasChance) expect(await reviewed(match, 60, '1')).not.toEqual(first);
});

test('a review tells what both had at the end of each round', async () => {
  const match = playOut(await dealt('jaipur', 2), 2_000);
  const { moments } = await reviewed(match, 1);
  const told = walk(match)
    .events.flat()
    .filter(({ kind }) => kind === 'round-scored');
  expect(told.length).toBeGreaterThan(1);
  expect(moments.flatMap(({ scores }) => (scores === undefined ? [] : [scores]))).toEqual(
    told.map((event) =>
      (event as unknown as { seats: { rupees: number }[] }).seats.map(({ rupees }) => rupees),
    ),
  );
  expect(moments.filter(({ scores }) => scores).map(({ rounds }) => rounds)).toEqual(
    told.map((_, n) => n + 1),
  );
});

/** All legal moves of the seat to move, the best first. */
async function ranked(match: AnyMatch) {
  const mind = await mindOf(match.game.id as GameId);
  const view = match.game.view(match.state, moverOf(match));
  const stop = { stopped: false };
  const budget = { iterations: match.game.hasChance ? 60 : 20_000 };
  const found = await analyse(mind, view, { budget, seed: 'ranked', stop, runtime: nodeRuntime });
  return found.moves;
}

/** A move that is so much worse than the best is a blunder. */
const BLUNDER = 0.15;

test.each(['jaipur', 'samsara', 'ananda', 'parikrama'] as const)(
  'a planted blunder is a mistake, and best moves are not: %s',
  async (id) => {
    const match = await dealt(id, 2);
    const planted: number[] = [];
    for (let n = 0; planted.length === 0 || n < 6; n++) {
      const moves = await ranked(match);
      const worst = moves.reduce((a, b) => (b.chance < a.chance ? b : a));
      const isBlunder = planted.length === 0 && worst.chance < moves[0]!.chance - BLUNDER;
      if (isBlunder) planted.push(n);
      play(match, (isBlunder ? worst : moves[0]!).move);
    }
    match.resign(0);
    const { moments } = await reviewed(match, 160);
    const moves = moments.filter(({ kind }) => kind === 'move');
    const called = moves.flatMap(({ gap }, n) => (gap!.isMistake ? [n] : []));
    expect(called).toEqual(planted);
  },
);

const WINNING = '5/2W2/WW3/2W2/2W1B w';

test('a win that was missed is a mistake with proof, and the win itself is none', async () => {
  const missed = await dealt('talluka', 2, WINNING);
  const other = (await ranked(missed)).at(-1)!.move;
  play(missed, other);
  missed.resign(0);
  const { moments, basis } = await reviewed(missed, 20_000);
  expect(basis).toBe('search');
  expect(moments[0]!.gap).toMatchObject({ best: '3>', isMistake: true, search: { plies: 1 } });
  expect(turningPoints(moments, 0)).toMatchObject([{ at: 0, kind: 'mistake' }]);
  const won = await dealt('talluka', 2, WINNING);
  play(won, '3>');
  const found = await reviewed(won, 20_000);
  expect(found.moments).toMatchObject([
    { chance: [1, 0], gap: { isMistake: false, difference: 0 } },
  ]);
  expect(turningPoints(found.moments, 0)).toEqual([]);
});

test.each(['talluka', 'vancana', 'srrakk'] as const)(
  'the curve of a match that broke off ends with what the search knows: %s',
  async (id) => {
    const { puzzles } = await stored[id]!();
    const { position, seats, answer } = puzzles.find(({ win }) => win === 3)!;
    const match = await dealt(id, seats, position);
    const winner = moverOf(match);
    play(match, answer[0]!);
    match.resign(winner);
    const { start, moments } = await reviewed(match, 50_000);
    expect(start[winner]).toBe(1);
    expect(moments.map(({ kind }) => kind)).toEqual(['move', 'end']);
    const [won, end] = moments;
    expect(won!.chance[winner]).toBe(1);
    expect(Math.abs(won!.rest[winner]!)).toBeLessThan(0.01);
    expect(end!.rest[winner]).toBe(-1);
  },
);

test('a match without any move is searched, too', async () => {
  const { puzzles } = await stored.talluka!();
  const match = await dealt('talluka', 2, puzzles.find(({ win }) => win === 3)!.position);
  match.resign(moverOf(match));
  const shares: number[] = [];
  const stop = { stopped: false };
  const wish = { budget: { iterations: 20_000 }, seed: '0', stop, runtime: nodeRuntime };
  const progress = (share: number) => shares.push(share);
  const found = await review(await mindOf('talluka'), match, { ...wish, progress });
  expect(found).toMatchObject({ moments: [{ kind: 'end' }] });
  expect((found as Review).start).toContain(1);
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  expect(shares.at(-1)).toBe(1);
});

/** What each seat took openly, and what it holds. */
interface Hands {
  readonly seen: Uint8Array;
  readonly now: Uint8Array;
}

test('the curve is what the seats know together: both judge with both hands', async () => {
  const match = await dealt('jaipur', 2);
  const judge = (await mindOf('jaipur')).judgeFor(2)!;
  const state = match.game.copy(match.state) as Hands;
  const meanOf = () => (judge.chance(state, 0) + 1 - judge.chance(state, 1)) / 2;
  const apart = meanOf();
  state.seen.set(state.now.subarray(0, state.seen.length));
  const together = meanOf();
  expect(Math.abs(together - apart)).toBeGreaterThan(0.001);
  match.resign(0);
  const { moments } = await reviewed(match, 8);
  expect(moments[0]).toMatchObject({ kind: 'draw' });
  expect(moments[0]!.chance[0]).toBeCloseTo(together, 4);
});

/** Black has lost, but only a deeper search proves it of every move. */
const LOST = 'BBWW1/1BBWW/1WW2/WBBB1/W1B2 b';

test('a proven loss is no mistake where the best move may be lost, too', async () => {
  const match = await dealt('talluka', 2, LOST);
  play(match, 'bv');
  match.resign(1);
  const gapAt = async (work: number) => (await reviewed(match, work)).moments[0]!.gap!;
  const gap = await gapAt(20_000);
  expect(gap).toMatchObject({ isMistake: false, search: { playedPlies: -6 } });
  expect(gap.difference).toBeGreaterThan(0.1);
  expect(await gapAt(200_000)).toMatchObject({ difference: 0, search: { plies: -6 } });
});

test('a review can be stopped, tells its progress, and wants a match that is over', async () => {
  const match = playOut(await dealt('jaipur', 2), 6);
  const stop = { stopped: false };
  const shares: number[] = [];
  const progress = (share: number) => {
    shares.push(share);
    stop.stopped = share > 0.3;
  };
  const wish = { budget: { iterations: 40 }, seed: '0', stop, runtime: nodeRuntime, progress };
  expect(await review(await mindOf('jaipur'), match, wish)).toBeNull();
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(Math.max(...shares)).toBeLessThan(1);
  const running = await dealt('jaipur', 2);
  expect(await review(await mindOf('jaipur'), running, wish)).toMatchObject({
    code: 'match-not-over',
  });
});

const saved = (match: AnyMatch): string => {
  const path = join(folder, 'match.txt');
  writeFileSync(path, writeMatch(match));
  return path;
};

test('the command reviews a match file, as JSON and in sentences', async () => {
  const match = await dealt('talluka', 2, WINNING);
  play(match, (await ranked(match)).at(-1)!.move);
  match.resign(0);
  const path = saved(match);
  const args = ['analyse', path, '--iterations', '20000'];
  const { out, code } = await cli([...args, '--json']);
  expect(code).toBe(0);
  const { game, names, ...found } = JSON.parse(out);
  expect([game, names]).toEqual(['talluka', ['Asha', 'Bilal']]);
  expect(found).toEqual(await reviewed(match, 20_000));
  const { lines } = await cli(args);
  expect(lines[0]).toMatch(/^Talluka, 1 move\. /);
  expect(lines.join('\n')).toMatch(/^Asha: luck 0 .* 1 mistake in 1 choice\.$/m);
  expect(lines.join('\n')).toMatch(/mistake: Asha .*Better: Push /);
  // A search samples nothing.
  expect(lines.at(-1)).toMatch(/± says how much deeper searches/);
  const german = await cli([...args, '--lang', 'de']);
  expect(german.out).toMatch(/Fehler: .*Besser: /);
});

test('what is no finished match gets one sentence', async () => {
  const bad = join(folder, 'bad.txt');
  writeFileSync(bad, 'hello\n');
  for (const [path, sentence] of [
    [bad, /not a match file|match/i],
    [join(folder, 'nowhere.txt'), /nowhere\.txt/],
    [saved(await dealt('jaipur', 2)), /not over yet/],
  ] as const) {
    const { code, err, out } = await cli(['analyse', path]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  }
});
