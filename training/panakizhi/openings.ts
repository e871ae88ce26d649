import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pvs } from '@baithak/bots';
import { FastRandom, OVER, readOptions, sure, write } from '@baithak/kernel';
import { anyMove, type Subject, timeless } from './games.ts';
import type { Opening } from './match.ts';

/** A side that is as good as lost proves nothing about the players. */
const FAIREST = 0.1;
const FAIR = 0.9;

/** Random openings of 4 to 6 plies in which a search finds no win and neither side far ahead. */
export async function writeOpenings(
  id: string,
  subject: Subject,
  count: number,
  nodes: number,
  root: string,
): Promise<void> {
  const { game, outlook } = subject;
  const openings: Opening[] = [];
  const seen = new Set<string>();
  for (let n = 0; openings.length < count; n++) {
    const random = new FastRandom(`opening ${n}`);
    const options = sure(readOptions(game, {}, 2));
    const state = game.setup(options, 2);
    const moves: string[] = [];
    for (let left = 4 + (n % 3); left > 0 && game.status(state) !== OVER; left--) {
      const move = anyMove(game, state, random);
      moves.push(write(game, state, move));
      game.play(state, move);
    }
    const position = JSON.stringify(game.writePosition(state));
    if (game.status(state) === OVER || seen.has(position)) continue;
    seen.add(position);
    const view = game.view(state, game.status(state));
    const { thoughts } = await pvs(outlook)({
      game,
      view,
      random,
      budget: { iterations: nodes },
      stop: { stopped: false },
      runtime: timeless,
    });
    const chance = thoughts.chance as number;
    if (chance > FAIREST && chance < FAIR) openings.push({ options, moves });
  }
  const lines = openings.map((opening) => JSON.stringify(opening));
  writeFileSync(join(root, 'games', id, 'bot/openings.json'), `[\n${lines.join(',\n')}\n]\n`);
}
