import { readFileSync } from 'node:fs';
import { perft, readOptions, sure } from '@baithak/kernel';
import { ensure, type Kit } from './kit.ts';

/**
 * Checks `test/fixtures/perft.txt`: a line is a position, then `; depth count` for some depths. Counts
 * above the budget are left to longer runs.
 */
export function checkPerft(kit: Kit, folder: URL, budget: number): void {
  const { game } = kit;
  const seats = game.seatCounts[0] as number;
  const options = sure(readOptions(game, {}, seats));
  let counted = 0;
  const lines = readFileSync(new URL('test/fixtures/perft.txt', folder), 'utf8').split('\n');
  for (const line of lines.filter((text) => text !== '' && !text.startsWith('#'))) {
    const [position = '', ...depths] = line.split(';').map((part) => part.trim());
    const state = sure(game.readPosition(position, options, seats));
    for (const [depth = 0, count = 0] of depths.map((part) => part.split(' ').map(Number))) {
      if (count > budget) continue;
      const found = perft(game, state, depth);
      ensure(found === count, () => `${position} depth ${depth}: ${found} instead of ${count}`);
      counted++;
    }
  }
  ensure(counted >= 5, () => `only ${counted} perft numbers in the table`);
}
