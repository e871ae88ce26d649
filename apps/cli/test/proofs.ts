import { readFileSync } from 'node:fs';
import { type Choice, pvs } from '@baithak/bots';
import { catalog, type Doors } from '@baithak/catalog';
import { FastRandom, type Game, type Outlook, readOptions, sure } from '@baithak/kernel';

/** The games that principal-variation search plays. */
export const SEARCHED = ['talluka', 'vancana', 'srrakk'] as const;
const timelessRuntime = { now: () => 0, pause: async () => {} };

/** A position whose side to move can force a win, or cannot avoid a loss, and in how many plies. */
interface Proof {
  readonly position: string;
  readonly win?: number;
  readonly loss?: number;
}

/** Reads `test/fixtures/proofs.txt` of a game, which `npm run panakizhi -- proofs <game>` writes. */
export function readProofs(id: string): Proof[] {
  const file = new URL(`../../../games/${id}/test/fixtures/proofs.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [position = '', plies = ''] = line.split(' ; ');
      const distance = Number(plies.slice(1));
      return plies.startsWith('+') ? { position, win: distance } : { position, loss: distance };
    });
}

/** The proofs that the search misses within so many nodes, or gives another distance. */
export async function missedProofs(
  id: (typeof SEARCHED)[number],
  proofs: readonly Proof[],
  nodes: number,
): Promise<string[]> {
  const doors: Doors = catalog[id];
  const game = await doors.game();
  const outlook = (await doors.outlook?.()) as Outlook;
  const missed: string[] = [];
  for (const { position, win, loss } of proofs) {
    const { thoughts } = await searched(game, outlook, position, nodes);
    if (thoughts.win === win && thoughts.loss === loss) continue;
    const said = `win ${thoughts.win} or loss ${thoughts.loss} at depth ${thoughts.depth}`;
    missed.push(`${position}: win ${win} or loss ${loss}, found ${said}`);
  }
  return missed;
}

/** What the search finds out about a position without a history. */
export function searched(
  game: Game,
  outlook: Outlook,
  position: string,
  nodes: number,
): Promise<Choice> {
  const state = sure(game.readPosition(position, sure(readOptions(game, {}, 2)), 2));
  return pvs(outlook)({
    game,
    view: game.view(state, game.status(state)),
    random: new FastRandom(position),
    budget: { iterations: nodes },
    stop: { stopped: false },
    runtime: timelessRuntime,
  });
}
