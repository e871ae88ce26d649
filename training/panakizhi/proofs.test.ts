import { fileURLToPath } from 'node:url';
import { readWins } from '@baithak/testkit';
import { describe, expect, test } from 'vitest';
import { checkProofs, readProofs, SEARCHED, searched } from './proven.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const SAMPLE = 50;

/** Distances of the sample are spread like those of the file. The long run takes all of them. */
describe.each(SEARCHED)('the strongest character in %s', (id) => {
  test('finds wins and losses that brute force has proven', async () => {
    const proofs = readProofs(root, id);
    expect(new Set(proofs.map(({ position }) => position)).size).toBe(1000);
    const sample = proofs.filter((_, i) => i % (proofs.length / SAMPLE) === 0);
    expect(sample).toHaveLength(SAMPLE);
    expect((await checkProofs(id, sample)).missed).toEqual([]);
  });

  test('finds recorded wins with their distance and line', async () => {
    const wins = readWins(new URL(`../../games/${id}/`, import.meta.url));
    for (const { position, distance, moves } of wins) {
      const { move, thoughts } = await searched(id, position, 30_000);
      expect(thoughts, position).toMatchObject({ win: distance, chance: 1 });
      expect(thoughts.line, position).toHaveLength(distance);
      expect(moves, position).toContain(move);
    }
  });
});

/** Four jumps lead back to the same position, whose second occurrence frees the side to move (V17). */
test('a loop does not confirm itself', async () => {
  const proof = { position: '3c1/Cp3/cP3/2PP1/3CC w 1 2', win: 9 };
  expect((await checkProofs('vancana', [proof])).missed).toEqual([]);
});
