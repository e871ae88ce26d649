import { describe, expect, test } from 'vitest';
import { GAMES, storedPuzzles } from './stored.ts';

describe.each(GAMES)('the puzzles of %s that puzzles.test.ts leaves out', async (id) => {
  const { game, slow, notForced, notBest } = await storedPuzzles(id);

  test.runIf(!game.hasChance)('are forced wins with one first move', () => {
    expect(notForced(slow)).toEqual([]);
  });

  test.runIf(game.hasChance)('have a best move that leads with fresh luck', async () => {
    expect(await notBest(slow)).toEqual([]);
  });
});
