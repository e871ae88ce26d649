import { catalog, isGameId } from '@baithak/catalog';
import { FastRandom } from '@baithak/kernel';
import { randomTurn } from '../../load/turn.ts';
import type { Ear } from './guest.ts';

export { randomTurn };

/**
 * Plays a seat with random moves until the match is over, `enough` of its turns were played, or the
 * match has `upTo` entries: players who all stop at the same entry never wait for each other.
 */
export async function playSeat(
  ear: Ear,
  seat: number,
  seed: string,
  enough = Number.POSITIVE_INFINITY,
  upTo = Number.POSITIVE_INFINITY,
): Promise<void> {
  const random = new FastRandom(seed);
  await ear.until(() => ear.events(seat)[0]);
  const set = ear.events(seat).findLast((event) => 'settings' in event);
  const id = set !== undefined && 'settings' in set ? set.settings.game : '';
  if (!isGameId(id)) throw new Error(`no game ${id}`);
  const game = await catalog[id].game();
  for (let turns = 0; turns < enough; turns++) {
    const glance = await ear.until(() => {
      const now = ear.glance(seat);
      const mine = now?.turn.kind === 'seat' && now.turn.seat === seat;
      const done = now !== null && (now.turn.kind === 'over' || now.entries >= upTo);
      return mine || done ? now : undefined;
    });
    if (glance.turn.kind === 'over' || glance.entries >= upTo) return;
    const moves = randomTurn(game, glance.view, seat, random);
    const { entries } = glance;
    const said = await ear.command({ do: 'move', seat, moves, after: entries });
    if (said.kind === 'refused' && said.fault.code !== 'stale') {
      throw new Error(`seat ${seat}: ${JSON.stringify(said.fault)}`);
    }
    await ear.until(() => {
      const now = ear.glance(seat);
      return now !== null && (now.entries > entries || now.turn.kind === 'over');
    });
  }
}
