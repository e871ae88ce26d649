import { FastRandom } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { scoreOf } from '../arena.ts';
import { estimateOf, medianOf, sequentialTest } from '../statistics.ts';

describe('a score', () => {
  it('counts draws as halves and gives an interval', () => {
    const score = scoreOf([[1], [1], [0.5], [0]]);
    expect(score).toMatchObject({ games: 4, wins: 2, draws: 1, losses: 1, share: 0.625 });
    expect(score.low).toBeLessThan(0.4);
    expect(score.high).toBeGreaterThan(0.8);
    expect(scoreOf(new Array(100).fill([1])).low).toBeCloseTo(0.963, 2);
  });

  it('tells Elo with the ends of its interval', () => {
    const { elo, eloLow, eloHigh } = scoreOf(new Array(100).fill([1, 1, 1, 0]));
    expect(elo).toBeCloseTo(190.8, 1);
    expect(eloLow).toBeLessThan(elo);
    expect(eloHigh).toBeGreaterThan(elo);
  });
});

describe('an interval by deals', () => {
  const width = (deals: number[][]) => estimateOf(deals).high - estimateOf(deals).low;

  it('is narrower where the luck of a deal cancels out, and wider where games of a deal are alike', () => {
    const independent = Array.from({ length: 100 }, (_, i) => [i % 2, (i >> 1) % 2]);
    const cancelling = independent.map((_, i) => [i % 2, 1 - (i % 2)]);
    const alike = independent.map((_, i) => [i % 2, i % 2]);
    expect(width(cancelling)).toBeLessThan(0.5 * width(independent));
    expect(width(alike)).toBeGreaterThan(1.3 * width(independent));
  });

  it('covers the truth in about 95 of 100 contests', () => {
    const random = new FastRandom('cover');
    let covered = 0;
    for (let n = 0; n < 1000; n++) {
      const { low, high } = estimateOf(contestAt(0.7, 60, random));
      if (low <= 0.7 && 0.7 <= high) covered++;
    }
    expect(covered).toBeGreaterThan(930);
    expect(covered).toBeLessThan(975);
  });
});

describe('the sequential test', () => {
  const hypotheses = { lower: 0.5, upper: 0.6, error: 0.05 };

  /** How often it says “more” in contests of a given strength, and after how many deals it stops. */
  function run(strength: number) {
    const random = new FastRandom(`sequential ${strength}`);
    let more = 0;
    let length = 0;
    for (let n = 0; n < 400; n++) {
      const deals: number[][] = [];
      let found = sequentialTest(deals, hypotheses).verdict;
      while (found === 'open' && deals.length < 2000) {
        deals.push(...contestAt(strength, 1, random));
        found = sequentialTest(deals, hypotheses).verdict;
      }
      expect(found).not.toBe('open');
      if (found === 'more') more++;
      length += deals.length;
    }
    return { more: more / 400, length: length / 400 };
  }

  it('is wrong about as seldom as it promises, and soon done', () => {
    expect(run(0.5).more).toBeLessThan(0.08);
    expect(run(0.6).more).toBeGreaterThan(0.92);
    const clear = run(0.8);
    expect(clear.more).toBe(1);
    expect(clear.length).toBeLessThan(30);
  });

  it('does not decide after a few games, even if all are won', () => {
    expect(sequentialTest([], hypotheses)).toMatchObject({ verdict: 'open', evidence: 0 });
    expect(sequentialTest([[1, 1]], hypotheses).verdict).toBe('open');
  });
});

describe('a median', () => {
  it('has an interval from the order of the values', () => {
    const values = Array.from({ length: 100 }, (_, i) => i + 1);
    expect(medianOf(values)).toEqual({ median: 50.5, low: 40, high: 61 });
    expect(medianOf([6, 5, 4, 3, 2, 1])).toEqual({ median: 3.5, low: 1, high: 6 });
    const few = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
    expect(medianOf([3, 4, 5])).toEqual({ median: 4, ...few });
  });

  it('has an interval that covers the truth in at least 95 of 100 samples', () => {
    const random = new FastRandom('median');
    for (const n of [6, 25, 200]) {
      let covered = 0;
      for (let tried = 0; tried < 1000; tried++) {
        const { low, high } = medianOf(Array.from({ length: n }, () => random.below(100_001)));
        if (low <= 50_000 && 50_000 <= high) covered++;
      }
      expect(covered).toBeGreaterThan(940);
    }
  });

  it('counts what never happened as later than all else', () => {
    const never = Number.POSITIVE_INFINITY;
    expect(medianOf([1, never, never, never]).median).toBe(never);
    expect(medianOf([1, 2, 3, never]).median).toBe(2.5);
  });
});

/** Deals of two independent games each. */
function contestAt(strength: number, deals: number, random: FastRandom): number[][] {
  const game = () => (random.below(1000) < 1000 * strength ? 1 : 0);
  return Array.from({ length: deals }, () => [game(), game()]);
}
