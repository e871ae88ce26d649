import { analyse, type Budget, characterBot, Mind } from '@baithak/bots';
import { catalog, GAME_IDS, type GameId } from '@baithak/catalog';
import {
  CHANCE,
  CHARACTERS,
  type Character,
  commitment,
  FastRandom,
  type Game,
  legalMoves,
  MoveList,
  OVER,
} from '@baithak/kernel';
import { expect, test } from 'vitest';

const runtime = { now: () => 0, pause: async () => {} };
/** How far into a game the positions are. */
const DECISIONS = 24;

async function mindOf(id: GameId): Promise<Mind> {
  return Mind.open(await catalog[id].game(), catalog[id], (sentence) => {
    throw new Error(sentence);
  });
}

/** Positions in which a seat decides between several moves, from random games at small and full tables. */
function positionsOf(game: Game): unknown[] {
  const { seatCounts } = game;
  const tables = [2, 2, Math.max(...seatCounts), Math.min(...seatCounts)];
  return tables.map((seats, index) => positionOf(game, seats, `position ${index}`));
}

function positionOf(game: Game, seats: number, seed: string): unknown {
  const random = new FastRandom(seed);
  const options = game.options(seats).map(({ name, choices }) => [name, choices[0]!]);
  const list = new MoveList();
  let state = game.setup(Object.fromEntries(options), seats);
  let found: unknown;
  for (let decisions = 0; decisions < DECISIONS && game.status(state) !== OVER; ) {
    if (game.status(state) === CHANCE) game.resolve(state, game.draw(state, random));
    else {
      game.moves(state, list);
      if (list.size > 2) found = game.copy(state);
      state = game.copy(state);
      game.play(state, list.at(random.below(list.size)));
      decisions++;
    }
  }
  return found;
}

/** Enough to reach every part of a character's thinking. */
const SMALL: Budget = { iterations: 60 };

function choose(mind: Mind, character: Character, view: unknown, budget: Budget) {
  const random = new FastRandom(`dice of ${character}`);
  const { game } = mind;
  const stop = { stopped: false };
  return characterBot(mind, character)({ game, view, random, budget, stop, runtime });
}

test.each(GAME_IDS)(
  'all characters of %s play alike in worlds that their seat cannot tell apart',
  async (id) => {
    const mind = await mindOf(id);
    const { game } = mind;
    for (const state of positionsOf(game)) {
      const seat = game.status(state);
      const twin = game.imagine(game.view(state, seat), new FastRandom('another world'));
      for (const character of CHARACTERS) {
        const here = await choose(mind, character, game.view(state, seat), SMALL);
        const there = await choose(mind, character, game.view(twin, seat), SMALL);
        expect(there).toEqual(here);
        expect(legalMoves(game, state)).toContain(here.move);
      }
    }
  },
);

/**
 * A character is the same player on every machine. What is pinned here changes with its weights, its
 * work, its search or its thrift, and with nothing else.
 */
const PINNED: Readonly<Record<GameId, string>> = {
  ananda: 'a6713b005100b794',
  jaipur: 'aeed609ce438dee6',
  parikrama: '9e4f3f63520e5f3f',
  samsara: 'b97b05444df09482',
  srrakk: 'e98ee11649643b06',
  talluka: '3c1d3f0dab9f2752',
  vancana: 'ffa1523fc2000e27',
};

test.each(GAME_IDS)('the choices of all characters of %s are those of last time', async (id) => {
  const mind = await mindOf(id);
  const { game } = mind;
  const choices: string[] = [];
  for (const state of positionsOf(game)) {
    const view = game.view(state, game.status(state));
    for (const character of CHARACTERS) {
      // The two strongest would take most of the time, and play by the same code.
      const budget = CHARACTERS.indexOf(character) < 4 ? {} : { iterations: 200 };
      choices.push(JSON.stringify([character, await choose(mind, character, view, budget)]));
    }
  }
  expect(commitment(choices.join('\n')).slice(0, 16)).toBe(PINNED[id]);
});

test.each(GAME_IDS)(
  'an analysis of %s repeats itself, tells its progress and stops',
  async (id) => {
    const mind = await mindOf(id);
    const { game } = mind;
    const [state] = positionsOf(game);
    const view = game.view(state, game.status(state));
    const stop = { stopped: false };
    const shares: number[] = [];
    const wish = { budget: { iterations: 300 }, seed: 's', stop, runtime };
    const first = await analyse(mind, view, { ...wish, progress: (share) => shares.push(share) });
    expect(await analyse(mind, view, wish)).toEqual(first);
    expect(first.cut).toBe(false);
    expect(first.moves.map(({ move }) => move).sort()).toEqual(legalMoves(game, state).sort());
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    const endless = { budget: { iterations: 1e9 }, seed: 's', stop: { stopped: true }, runtime };
    const stopped = await analyse(mind, view, endless);
    expect(stopped.moves).toHaveLength(first.moves.length);
    expect(stopped.work).toBeLessThan(first.work);
  },
);
