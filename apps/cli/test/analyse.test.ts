import { expect, test } from 'vitest';
import { cli } from './harness.ts';

const WINNING = '5/2W2/WW3/2W2/2W1B w';

test('an analysis lists all moves, the best first, and is the same every time', async () => {
  const args = ['analyse', 'talluka', '--position', WINNING, '--iterations', '2000'];
  const { out, code } = await cli([...args, '--json']);
  const { moves, basis, seat } = JSON.parse(out);
  expect(code).toBe(0);
  expect({ basis, seat, best: moves[0] }).toEqual({
    basis: 'search',
    seat: 0,
    best: { move: '3>', chance: 1, error: 0 },
  });
  const listed = JSON.parse((await cli([...args.with(0, 'moves').slice(0, 4), '--json'])).out);
  expect(moves.map(({ move }: { move: string }) => move).sort()).toEqual(listed.moves);
  expect((await cli([...args, '--json'])).out).toBe(out);
  const told = await cli(args);
  expect(told.lines[0]).toBe('3>  100.0 %');
  expect(told.lines.at(-1)).toMatch(/^Chances to win by a search of .* nodes?\.$/);
});

test('an analysis refuses what is no decision', async () => {
  expect((await cli(['analyse', 'chess'])).code).toBe(1);
  const { err, code } = await cli(['analyse', 'jaipur']);
  expect([code, err]).toEqual([1, expect.stringMatching(/waits for chance/)]);
});
