import type { AnyMatch, Game } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { allSeeing } from '../all-seeing.ts';
import { botFighter, dealsOf, type Fighter, gamesPerDeal, playGame, sidesOf } from '../arena.ts';
import { random } from '../simple.ts';
import { coin } from './coin.ts';
import { nim } from './nim.ts';

const runtime = { now: () => 0, pause: async () => {} };
const anyone = botFighter(random, {}, runtime);
const around = { open: () => anyone, cpu: () => 0 };
const contest = { game: nim as unknown as Game, options: {}, seats: 2, seed: 's', openings: [] };

describe('a contest', () => {
  it('gives the one measured every seat of a deal in turn', () => {
    expect([0, 1, 2].map((n) => sidesOf(3, n))).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
    expect([0, 1, 2].map((n) => sidesOf(1, n))).toEqual([[0], [1], [0]]);
    expect([1, 2, 5].map(gamesPerDeal)).toEqual([2, 2, 5]);
  });

  it('plays the same game again for the same number, whatever was played before', async () => {
    const first = await playGame(contest, 3, around);
    await playGame(contest, 0, around);
    expect(await playGame(contest, 3, around)).toEqual(first);
  });

  it('begins every game of a deal with its opening', async () => {
    const starts: unknown[] = [];
    const openings = [['0-1'], ['1-2']];
    const open = (): Fighter => ({
      decide: async (situation) => {
        const { entries } = situation.match;
        starts.push(entries.length === 1 && entries[0]?.kind === 'decision' && entries[0].moves);
        return anyone.decide(situation);
      },
    });
    for (let n = 0; n < 4; n++) {
      starts.length = 0;
      await playGame({ ...contest, openings }, n, { ...around, open });
      expect(starts[0]).toEqual(openings[n >> 1]);
    }
  });

  it('gives every game a deal of its own if asked to', async () => {
    const openings = [['0-1'], ['1-2']];
    const begun: unknown[] = [];
    const watch = ({ entries }: AnyMatch) => {
      if (entries.length === 1 && entries[0]?.kind === 'decision') begun.push(entries[0].moves);
    };
    for (const n of [0, 1, 2]) {
      await playGame({ ...contest, openings, unpaired: true }, n, { ...around, watch });
    }
    expect(begun).toEqual([['0-1'], ['1-2'], ['0-1']]);
  });

  it('counts processor time and decisions by side, and closes both sides', async () => {
    let clock = 0;
    let closed = 0;
    const open = (side: 0 | 1): Fighter => ({
      decide: (situation) => {
        clock += side === 0 ? 10 : 1;
        return anyone.decide(situation);
      },
      ...(side === 1 && { cpu: () => 1000 }),
      close: () => {
        closed++;
      },
    });
    const { cpu, decisions } = await playGame(contest, 0, { open, cpu: () => clock });
    expect(cpu).toEqual([10 * decisions[0], decisions[1] + 1000]);
    expect(closed).toBe(2);
  });

  it('scores only deals that are complete, from the first on', async () => {
    const records = new Map();
    for (const n of [0, 1, 2, 4, 5]) records.set(n, await playGame(contest, n, around));
    expect(dealsOf(records, 2)).toEqual([[records.get(0), records.get(1)]]);
  });
});

describe('the all-seeing twin', () => {
  it('knows a coin that it cannot see', async () => {
    const game = { ...coin, tally: () => [{}, {}] } as unknown as Game;
    const own = { ...contest, game, seed: 'coin' };
    const open = () => allSeeing(game, () => 0, runtime, { iterations: 20 });
    for (let deal = 0; deal < 20; deal++) {
      expect((await playGame(own, 2 * deal, { ...around, open })).points).toBe(1);
    }
  });
});
