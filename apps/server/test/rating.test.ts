import { catalog } from '@baithak/catalog';
import { ratingsOf } from '@baithak/catalog/strengths';
import { CHARACTERS, FastRandom, sure } from '@baithak/kernel';
import { type Command, DEAL_TIME, FairHand, openTable, submit, type Table } from '@baithak/table';
import { describe, expect, it } from 'vitest';
import { ratedMatch } from '../people/rater.ts';
import {
  faded,
  NEWCOMER,
  nearestCharacter,
  ratedAfter,
  ratingOfCharacter,
} from '../people/rating.ts';

import { randomTurn } from './kit/guest.ts';

const DAY = 24 * 3600 * 1000;
const of = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });

describe('a rating', () => {
  it('follows the example of Glickman, “Example of the Glicko-2 system”', () => {
    const next = ratedAfter({ rating: of(1500, 200), place: 2 }, [
      { rating: of(1400, 30), place: 3 },
      { rating: of(1550, 100), place: 1 },
      { rating: of(1700, 300), place: 1 },
    ]);
    expect(next.rating).toBeCloseTo(1464.06, 1);
    expect(next.deviation).toBeCloseTo(151.52, 1);
    expect(next.volatility).toBeCloseTo(0.05999, 4);
  });

  it('stays after a draw of equals, and both are known better', () => {
    const equal = { rating: NEWCOMER, place: 1 };
    const next = ratedAfter(equal, [equal]);
    expect(next.rating).toBeCloseTo(1500, 6);
    expect(next.deviation).toBeLessThan(NEWCOMER.deviation);
  });

  it('finds the character nearest to it, if it is known well enough', () => {
    const { gilli, kapi } = ratingsOf('jaipur', 2) as { gilli: number; kapi: number };
    expect(nearestCharacter('jaipur', of(kapi + 20, 60))).toBe('kapi');
    expect(nearestCharacter('jaipur', of((gilli + kapi) / 2 - 1, 60))).toBe('gilli');
    expect(nearestCharacter('jaipur', of(100, 60))).toBe('mina');
    expect(nearestCharacter('jaipur', of(5000, 60))).toBe('shera');
    expect(nearestCharacter('jaipur', NEWCOMER)).toBeUndefined();
    expect(nearestCharacter('jaipur', undefined)).toBeUndefined();
    expect(nearestCharacter('unmeasured', of(1500, 60))).toBeUndefined();
  });

  it('fades from day to day, up to that of a newcomer', () => {
    const sure = of(1700, 50);
    expect(faded(sure, 0, 0)).toEqual(sure);
    expect(faded(sure, 5 * DAY, 0)).toEqual(sure);
    const year = faded(sure, 0, 365 * DAY);
    expect(year.deviation).toBeCloseTo(Math.sqrt(50 ** 2 + 365 * (173.7178 * 0.06) ** 2), 6);
    expect(faded(sure, 0, 10_000 * DAY)).toEqual({ ...sure, deviation: 350 });
  });

  it('of a character is the measured one', () => {
    const points = CHARACTERS.map((each) => ratingOfCharacter('talluka', 2, each)?.rating ?? 0);
    expect(points[0]).toBe(800);
    expect(points).toEqual(points.toSorted((a, b) => a - b));
    expect(ratingOfCharacter('talluka', 7, 'mina')).toBeUndefined();
  });
});

/** A rated match of Talluka with a clock of a minute, after some decisions. */
async function played(decisions: number): Promise<Table> {
  const game = await catalog.talluka.game();
  const env = { now: 0, seed: 'seed' };
  const clock = { kind: 'live', budget: 60_000, increment: 0 } as const;
  const wish = { game: 'talluka', seats: 2, rated: true, clock };
  const table = sure(openTable(() => game, wish, 'asha', 'Asha', env));
  const give = (by: string | null, command: Command, now = 0) =>
    sure(submit(table, command, by, { ...env, now }));
  give('ravi', { do: 'join', name: 'Ravi' });
  give('asha', { do: 'sit', seat: 0, name: 'Asha' });
  give('ravi', { do: 'sit', seat: 1, name: 'Ravi' });
  give('ravi', { do: 'accept' });
  give('asha', { do: 'start' });
  const random = new FastRandom('1');
  for (let i = 0; i < decisions; i++) {
    const seat = table.toDecide as number;
    const moves = randomTurn(game, game.view(table.match?.state as never, seat), seat, random);
    const after = table.match?.entries.length as number;
    give(seat === 0 ? 'asha' : 'ravi', { do: 'move', seat, moves, after });
  }
  give(null, { do: 'tick' }, 60_000);
  return table;
}

/** A rated match of Jaipur whose deal waited in vain for Ravi's salt. */
async function withheld(): Promise<Table> {
  const game = await catalog.jaipur.game();
  const env = { now: 0, seed: 'seed' };
  const table = sure(openTable(() => game, { game: 'jaipur', rated: true }, 'asha', 'Asha', env));
  const give = (by: string | null, command: Command, now = 0) =>
    sure(submit(table, command, by, { ...env, now }));
  give('ravi', { do: 'join', name: 'Ravi' });
  give('asha', { do: 'sit', seat: 0, name: 'Asha' });
  give('ravi', { do: 'sit', seat: 1, name: 'Ravi' });
  give('ravi', { do: 'accept' });
  give('asha', { do: 'start' });
  for (const person of ['asha', 'ravi', 'asha']) {
    give(person, new FairHand(person, person, new Map()).next(table.public) as Command);
  }
  give(null, { do: 'tick' }, DEAL_TIME);
  return table;
}

it('counts a match that was lost by withholding a salt', async () => {
  const table = await withheld();
  const { seats } = ratedMatch('t', table, table.matches[0]!) ?? {};
  expect(seats?.map(({ person, place }) => [person, place])).toEqual([
    ['asha', 1],
    ['ravi', 2],
  ]);
});

describe('a match that is lost on time', () => {
  it('counts after two turns each', async () => {
    const table = await played(4);
    const found = ratedMatch('t', table, table.matches[0]!);
    expect(found).toMatchObject({
      id: `t:${table.matches[0]!.started}`,
      game: 'talluka',
      at: 60_000,
    });
    expect(found?.seats.map(({ person, place }) => [person, place])).toEqual([
      ['asha', 2],
      ['ravi', 1],
    ]);
  });

  it('does not count before', async () => {
    const table = await played(3);
    expect(ratedMatch('t', table, table.matches[0]!)?.seats).toEqual([]);
  });
});
