import { catalog, type Doors } from '@baithak/catalog';
import type { Outlook } from '@baithak/kernel';
import { readWins } from '@baithak/testkit';
import { describe, expect, test } from 'vitest';
import { missedProofs, readProofs, SEARCHED, searched } from './proofs.ts';

const NODES = 400_000;
const SAMPLE = 60;

/** Distances of the sample are spread like those of the file. The long run takes all of them. */
describe.each(SEARCHED)('principal-variation search in %s', (id) => {
  test('finds wins and losses that brute force has proven', async () => {
    const proofs = readProofs(id);
    const step = Math.max(1, Math.floor(proofs.length / SAMPLE));
    const sample = proofs.filter((_, i) => i % step === 0);
    expect(sample.length).toBeGreaterThanOrEqual(Math.min(SAMPLE, proofs.length));
    expect(await missedProofs(id, sample, NODES)).toEqual([]);
  });

  test('finds recorded wins with their distance and line', async () => {
    const doors: Doors = catalog[id];
    const game = await doors.game();
    const outlook = (await doors.outlook?.()) as Outlook;
    const wins = readWins(new URL(`../../../games/${id}/`, import.meta.url));
    for (const { position, distance, moves } of wins) {
      const { move, thoughts } = await searched(game, outlook, position, 30_000);
      expect(thoughts, position).toMatchObject({ win: distance, chance: 1 });
      expect(thoughts.line, position).toHaveLength(distance);
      expect(moves, position).toContain(move);
    }
  });
});

/** Four jumps lead back to the same position, whose second occurrence frees the side to move (V17). */
test('a loop does not confirm itself', async () => {
  const proof = { position: '3c1/Cp3/cP3/2PP1/3CC w 1 2', win: 9 };
  expect(await missedProofs('vancana', [proof], NODES)).toEqual([]);
});
