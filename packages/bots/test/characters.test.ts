import { CHARACTERS, FastRandom, type Game, type Judgement, legalMoves } from '@baithak/kernel';
import { arrive, recordTrail, toy, toyKit } from '@baithak/testkit';
import { describe, expect, it, test } from 'vitest';
import { characterBot } from '../characters.ts';
import { Mind, Minds } from '../mind.ts';
import { blankWeights, outputsFor } from '../net.ts';
import { erring } from '../study.ts';
import { packWeights } from '../weights.ts';

const SEATS = 3;
const INPUTS = 4;
const game = toy as unknown as Game;
const state = arrive(
  toyKit,
  recordTrail(toyKit, { seats: SEATS, options: { acts: 2 } }, new FastRandom('s'), 6),
);
const view = game.view(state, game.status(state));

/** Says nothing, so that every move is as good as any other. */
const judgement: Judgement = { size: () => INPUTS, features: () => {}, lead: () => 0 };
const net = packWeights(blankWeights({ inputs: INPUTS, hidden: 4, outputs: outputsFor(SEATS) }));
const file = { game: 'toy', nets: { [SEATS]: net } };

async function opened(weights: () => Promise<unknown>) {
  const complaints: string[] = [];
  const doors = { evaluate: async () => () => 0, judgement: async () => judgement, weights };
  const mind = await Mind.open(game, doors, (sentence) => complaints.push(sentence));
  return { mind, complaints };
}

function ask(mind: Mind, character: (typeof CHARACTERS)[number], now = () => 0) {
  return characterBot(
    mind,
    character,
  )({
    game,
    view,
    random: new FastRandom('x'),
    budget: { iterations: 20 },
    stop: { stopped: false },
    runtime: { now, pause: async () => {} },
  });
}

describe('the net of a game', () => {
  it('is used where there is one for the number of seats', async () => {
    const { mind, complaints } = await opened(async () => file);
    expect(mind.judgeFor(SEATS)).toBeDefined();
    expect(mind.judgeFor(2)).toBeUndefined();
    expect(complaints).toEqual([]);
  });

  test.each([
    ['missing', () => Promise.reject(new Error('offline')), /cannot be loaded/],
    [
      'damaged',
      async () => ({ ...file, nets: { [SEATS]: { ...net, checksum: net.checksum ^ 1 } } }),
      /for 3 seats is damaged/,
    ],
  ])('that is %s is replaced by the estimate, with one sentence', async (_, weights, sentence) => {
    const { mind, complaints } = await opened(weights);
    for (const character of CHARACTERS) {
      expect(legalMoves(game, state)).toContain((await ask(mind, character)).move);
    }
    expect(complaints).toEqual([expect.stringMatching(sentence)]);
    expect(complaints[0]).toMatch(/hand-written estimate\.$/);
  });

  it('brings the measured characters along, unless they make no sense', async () => {
    const tempers = CHARACTERS.map((_, i) => ({ rollouts: i, noise: 0 }));
    const read = async (stored: unknown) =>
      (await opened(async () => ({ ...file, tempers: { [SEATS]: stored } }))).mind.tempersFor(
        SEATS,
      );
    expect(await read(tempers)).toEqual(tempers);
    expect(await read(tempers.slice(1))).toBeUndefined();
    expect(await read(tempers.with(2, { rollouts: -1, noise: 0 }))).toBeUndefined();
    expect(await read('strong')).toBeUndefined();
  });
});

test('a mind is opened once, and again if that failed', async () => {
  let tries = 0;
  const evaluate = async () => {
    if (++tries === 1) throw new Error('offline');
    return () => 0;
  };
  const doors = { game: async () => game, evaluate };
  const minds = new Minds(
    (id) => (id === 'toy' ? doors : undefined),
    () => {},
  );
  await expect(minds.of('toy')).rejects.toThrow('offline');
  expect(await minds.of('toy')).toBe(await minds.of('toy'));
  expect(tries).toBe(2);
  await expect(minds.of('chess')).rejects.toThrow('no game chess');
});

test('only the strongest has a time cap, and it says when it was cut short', async () => {
  const { mind } = await opened(async () => file);
  let time = 0;
  const slow = () => (time += 3_000);
  expect((await ask(mind, 'shera', slow)).thoughts.cut).toBe(true);
  expect((await ask(mind, 'shera')).thoughts).not.toHaveProperty('cut');
  expect((await ask(mind, 'phani', slow)).thoughts).not.toHaveProperty('cut');
});

test('characters choose even where the estimate sees no difference between moves', async () => {
  const always = (value: number) => ({ evaluate: async () => () => value });
  for (let n = 0; n < 60; n++) {
    const mind = await Mind.open(game, always(n / 61), () => {});
    expect(legalMoves(game, state)).toContain((await ask(mind, 'gilli')).move);
  }
});

describe('a mind that errs', () => {
  const prospects = [{ chance: 0.6 }, { chance: 0.55 }, { chance: 0.2 }];
  const chosen = (noise: number, from = prospects) => {
    const random = new FastRandom('errors');
    return new Set(Array.from({ length: 200 }, () => from.indexOf(erring(from, noise, random))));
  };

  it('makes small errors and no large ones', () => {
    expect(chosen(0)).toEqual(new Set([0]));
    expect(chosen(0.1)).toEqual(new Set([0, 1]));
    expect(chosen(0.3)).toEqual(new Set([0, 1, 2]));
  });

  it('sees a certain win', () => {
    expect(chosen(0.3, [{ chance: 1 }, { chance: 0.9 }])).toEqual(new Set([0]));
  });
});
