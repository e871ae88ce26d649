import {
  type Game,
  type GameEvent,
  HIGHEST_LEVEL,
  MoveList,
  OVER,
  read,
  write,
} from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { alphaBeta, type Bot, botNamed, canPlay, levelOf } from '../index.ts';
import { greedy, random } from '../simple.ts';
import { worth } from '../worth.ts';
import { ask, tickingRuntime } from './ask.ts';
import { coin } from './coin.ts';
import { isLost, type Nim, nim } from './nim.ts';

const flat = () => 0;
const start = () => nim.setup({}, 2);

function nimMoves(state: Nim): string[] {
  const list = new MoveList();
  nim.moves(state, list);
  return list.toArray().map((move) => write(nim, state, move));
}

describe('random', () => {
  test('plays every legal move at some time, and nothing else', async () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      seen.add((await ask(nim, random, start(), { seed: `${seed}` })).move);
    }
    expect([...seen].sort()).toEqual(nimMoves(start()).sort());
  });
});

describe('greedy', () => {
  test('takes a win that is one move away', async () => {
    const { move, thoughts } = await ask(nim, greedy(flat), { piles: [0, 3, 0], turn: 0 });
    expect(move).toBe('1-3');
    expect(thoughts).toEqual({ worlds: 1, tries: 3, score: 1 });
  });

  test('follows the estimate of the game', async () => {
    const perfect = (state: Nim, seat: number) =>
      isLost(state) === (state.turn === seat) ? -1 : 1;
    const { move } = await ask(nim, greedy(perfect), start());
    const after = nim.copy(start());
    nim.play(after, read(nim, after, move) as number);
    expect(isLost(after)).toBe(true);
  });

  test('guesses by the odds, whatever the hidden truth is', async () => {
    for (const truth of [0, 1]) {
      for (let seed = 0; seed < 20; seed++) {
        const state = { coin: truth, guess: -1 };
        const wish = { seed: `${seed}`, budget: { iterations: 400 } };
        expect((await ask(coin, greedy(flat), state, wish)).move).toBe('heads');
      }
    }
  });

  test('keeps to its budget of work and time', async () => {
    const state = { coin: 0, guess: -1 };
    const work = await ask(coin, greedy(flat), state, { budget: { iterations: 31 } });
    expect(work.thoughts.tries).toBe(31);
    const time = await ask(coin, greedy(flat), state, { budget: { ms: 60 } });
    expect(time.thoughts.tries).toBeLessThan(60);
  });

  test('answers with a legal move when stopped at once', async () => {
    const { move, thoughts } = await ask(nim, greedy(flat), start(), { stop: { stopped: true } });
    expect(nimMoves(start())).toContain(move);
    expect(thoughts.tries).toBe(1);
  });
});

describe('alpha-beta', () => {
  const bot = alphaBeta<Nim, Nim, { pile: number; count: number }, GameEvent>(flat);
  const budget = { iterations: 1_000_000 };

  test('plays nim perfectly and tells the distance to the end', async () => {
    for (const piles of allPiles()) {
      const state = { piles, turn: 1 };
      const { move, thoughts } = await ask(nim, bot, state, { budget });
      // A forced move needs no thought.
      if (nimMoves(state).length === 1) continue;
      expect('win' in thoughts).toBe(!isLost(state));
      expect('loss' in thoughts).toBe(isLost(state));
      nim.play(state, read(nim, state, move) as number);
      if ('win' in thoughts) expect(isLost(state)).toBe(true);
    }
  });

  test('finds the shortest win and the longest loss', async () => {
    const won = await ask(nim, bot, { piles: [1, 2, 0], turn: 0 }, { budget });
    expect(won).toMatchObject({ move: '1-1', thoughts: { win: 3, score: 1, depth: 3 } });
    expect(won.thoughts.line).toHaveLength(3);
    const lost = await ask(nim, bot, { piles: [2, 2, 0], turn: 0 }, { budget });
    expect(lost.thoughts).toMatchObject({ loss: 4, score: -1 });
    expect(lost.move).toMatch(/^[01]-1$/);
  });

  test('gives the same answer for the same seed and work', async () => {
    const wish = { seed: 'x', budget: { iterations: 777 } };
    const first = await ask(nim, bot, start(), wish);
    expect(await ask(nim, bot, start(), wish)).toEqual(first);
    expect(first.thoughts.nodes).toBeLessThanOrEqual(777);
  });

  test('lets other code run, and answers at once when stopped', async () => {
    const stop = { stopped: false };
    const runtime = tickingRuntime();
    runtime.pause = async () => {
      stop.stopped = ++runtime.pauses === 3;
    };
    const large = { piles: [9, 9, 9], turn: 0 };
    const { move, thoughts } = await ask(nim, bot, large, { stop, runtime });
    expect(runtime.pauses).toBe(3);
    expect(nimMoves(large)).toContain(move);
    expect(thoughts.nodes).toBeGreaterThan(0);
  });

  test('answers even when stopped before it begins', async () => {
    const stop = { stopped: true };
    const { move, thoughts } = await ask(nim, bot, start(), { stop });
    expect(nimMoves(start())).toContain(move);
    expect(thoughts).toMatchObject({ depth: 1, nodes: 12 });
    expect((await ask(nim, bot, { piles: [0, 4, 0], turn: 0 }, { stop })).move).toBe('1-4');
  });

  test('keeps to the clock', async () => {
    const runtime = tickingRuntime();
    await ask(nim, bot, { piles: [9, 9, 9], turn: 0 }, { budget: { ms: 100 }, runtime });
    expect(runtime.now()).toBeLessThan(130);
  });

  test('refuses a game with chance', async () => {
    await expect(ask(coin, alphaBeta(flat), { coin: 0, guess: -1 })).rejects.toThrow('coin');
  });
});

describe('levels', () => {
  test('use alpha-beta where the game allows it and other bots elsewhere', () => {
    const names = (game: Game) =>
      Array.from({ length: HIGHEST_LEVEL }, (_, i) => levelOf(game, i + 1).bot);
    expect(names(nim)).toEqual(['random', 'greedy', 'alphabeta', 'alphabeta', 'alphabeta']);
    expect(names(coin)).toEqual(['random', 'greedy', 'greedy', 'mcts', 'mcts']);
    expect(() => levelOf(nim, 0)).toThrow(RangeError);
    expect(canPlay('alphabeta', coin)).toBe(false);
  });

  test('a higher one beats a lower one', async () => {
    let wins = 0;
    for (let round = 0; round < 40; round++) {
      wins += (await winner(round % 2, `${round}`)) === round % 2 ? 1 : 0;
    }
    expect(wins).toBeGreaterThan(35);
  });
});

test('a result is worth 1 to its winner, −1 to the last, and 0 when shared', () => {
  const result = (places: number[]) => ({ places, scores: [], reason: { key: 'end.x' } });
  expect([0, 1].map((seat) => worth(result([1, 2]), seat))).toEqual([1, -1]);
  expect([0, 1].map((seat) => worth(result([1, 1]), seat))).toEqual([0, 0]);
  expect([0, 1, 2].map((seat) => worth(result([2, 1, 2]), seat))).toEqual([-0.5, 1, -0.5]);
});

async function winner(strong: number, seed: string): Promise<number> {
  const state = start();
  const players = [botNamed('greedy', flat), botNamed('greedy', flat)];
  players[strong] = botNamed('alphabeta', flat);
  while (nim.status(state) !== OVER) {
    const player = players[state.turn] as Bot;
    const { move } = await ask(nim as Game, player, state, { seed: seed + state.piles.join() });
    nim.play(state, read(nim, state, move) as number);
  }
  return nim.result(state).places.indexOf(1);
}

function* allPiles(): Generator<number[]> {
  for (let a = 0; a <= 3; a++) {
    for (let b = a; b <= 3; b++) for (let c = Math.max(b, 1); c <= 4; c++) yield [a, b, c];
  }
}
