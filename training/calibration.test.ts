import { blankWeights, Net } from '@baithak/bots';
import { expect, test } from 'vitest';
import { surenessFor, surer, tenthsOf } from './calibration.ts';

/** A hundred decisions at which a net said the same, in a game without rounds. */
const hundred = (chance: number, wins: number) =>
  Array.from({ length: 100 }, (_, i) => ({
    game: i,
    chances: Float64Array.of(chance),
    floor: 0,
    stakes: 1,
    came: i < wins ? 1 : 0,
  }));

test('a timid net should be surer, and a bold one less sure', () => {
  expect(surenessFor([...hundred(0.6, 70), ...hundred(0.4, 30)])).toBeCloseTo(2.08, 5);
  expect(surenessFor([...hundred(0.8, 70), ...hundred(0.2, 30)])).toBeCloseTo(0.62, 5);
  expect(surenessFor([...hundred(0.7, 70), ...hundred(0.3, 30)])).toBeCloseTo(1, 5);
});

test('tenths tell what was said and what came; a round decides only its stakes', () => {
  const [, second] = tenthsOf(hundred(0.15, 20));
  const error = expect.closeTo(1.96 * Math.sqrt((0.2 * 0.8) / 100), 9);
  expect(second).toEqual({
    count: 100,
    games: 100,
    said: expect.closeTo(0.15, 9),
    came: 0.2,
    error,
  });
  const round = hundred(0.5, 75).map((saying) => ({ ...saying, floor: 0.5, stakes: 0.5 }));
  expect(tenthsOf(round)[7]).toMatchObject({ count: 100, said: 0.75, came: 0.75 });
});

test('decisions of one game count as one game for the error of a tenth', () => {
  const alone = tenthsOf(hundred(0.15, 20))[1]!;
  const fours = hundred(0.15, 20).map((saying, i) => ({ ...saying, game: Math.floor(i / 4) }));
  const together = tenthsOf(fours)[1]!;
  expect(together.games).toBe(25);
  expect(together.error).toBeCloseTo(2 * alone.error, 9);
});

test('a surer net says what was expected of it, and the same lead', () => {
  const weights = blankWeights({ inputs: 1, hidden: 4, outputs: 2 });
  weights.firstBias.fill(1);
  weights.second.set([0.1, 0.5]);
  weights.secondBias.set([0.3, 0.2]);
  const [timid, sure] = [new Net(weights), new Net(surer(weights, 2))];
  const odds = (chance: number) => chance / (1 - chance);
  expect(odds(sure.run())).toBeCloseTo(odds(timid.run()) ** 2, 6);
  expect(sure.output[1]).toBe(timid.output[1]);
});
