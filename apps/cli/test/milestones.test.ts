import { catalog } from '@baithak/catalog';
import { Match, sure } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { watcher } from '../arena/milestones.ts';

test('the round of the fifth amulet is the first in which a seat has five', async () => {
  const game = await catalog.samsara.game();
  const match = sure(Match.open(game, { seats: 2, seed: 's' }));
  const position = game.writePosition(match.state) as { seats: object[] };
  const amulets = ['JD', 'VB', 'GD', 'YB', 'BG'];
  const at = (round: number, counts: readonly number[]) => ({
    ...match,
    state: {},
    game: {
      writePosition: () => ({
        ...position,
        round,
        seats: counts.map((count, i) => ({
          ...position.seats[i],
          amulets: amulets.slice(0, count),
        })),
      }),
    },
  });
  const watch = watcher('fifth-amulet', 2);
  for (const [round, counts] of [
    [3, [4, 0]],
    [9, [5, 4]],
    [10, [5, 4]],
  ] as const) {
    watch.see(at(round, counts) as never);
  }
  expect(watch.rounds).toEqual([9, null]);
  // The real position has what the watcher reads.
  const real = watcher('fifth-amulet', 2);
  real.see(match);
  expect(real.rounds).toEqual([null, null]);
  expect(game.writePosition(match.state)).toMatchObject({ round: 1, seats: [{ amulets: [] }, {}] });
});
