import { readFileSync } from 'node:fs';
import { type Choice, characterBot, Mind, pvs, type Runtime } from '@baithak/bots';
import { catalog, type Doors } from '@baithak/catalog';
import { FastRandom, readOptions, sure } from '@baithak/kernel';
import { SUBJECTS, type Subject, timeless } from './games.ts';
import { openingStates } from './openings.ts';
import { proofsFile } from './proofs.ts';

/** The games that principal-variation search plays. */
export const SEARCHED = ['talluka', 'vancana', 'srrakk'] as const;
export type Searched = (typeof SEARCHED)[number];

/** A position whose side to move can force a win, or cannot avoid a loss, and in how many plies. */
interface Proof {
  readonly position: string;
  readonly win?: number;
  readonly loss?: number;
}

/** Reads what `npm run panakizhi -- proofs <game>` has written. */
export function readProofs(root: string, id: string): Proof[] {
  const lines = readFileSync(proofsFile(root, id), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [position = '', plies = ''] = line.split(' ; ');
      const distance = Number(plies.slice(1));
      return plies.startsWith('+') ? { position, win: distance } : { position, loss: distance };
    });
}

export interface Check {
  /** Proofs that the search misses, or whose distance it gets wrong. */
  readonly missed: readonly string[];
  /** Nodes searched in all. */
  readonly nodes: number;
}

/** Asks the strongest character, who has its usual number of nodes and no clock. */
export async function checkProofs(id: Searched, proofs: readonly Proof[]): Promise<Check> {
  const doors: Doors = catalog[id];
  const { game } = SUBJECTS[id] as Subject;
  const bot = characterBot(await Mind.open(game, doors, console.error), 'shera');
  const missed: string[] = [];
  let nodes = 0;
  for (const { position, win, loss } of proofs) {
    const { thoughts } = await bot({ ...task(id, position), budget: {}, runtime: timeless });
    nodes += thoughts.nodes as number;
    if (thoughts.win === win && thoughts.loss === loss) continue;
    const said = `win ${thoughts.win} or loss ${thoughts.loss} at depth ${thoughts.depth}`;
    missed.push(`${position}: win ${win} or loss ${loss}, found ${said}`);
  }
  return { missed, nodes };
}

/** What the search finds out about a position without a history. */
export function searched(id: Searched, position: string, nodes: number): Promise<Choice> {
  const { outlook } = SUBJECTS[id] as Subject;
  return pvs(outlook)({ ...task(id, position), budget: { iterations: nodes }, runtime: timeless });
}

function task(id: Searched, position: string) {
  const { game } = SUBJECTS[id] as Subject;
  const state = sure(game.readPosition(position, sure(readOptions(game, {}, 2)), 2));
  const view = game.view(state, game.status(state));
  return { game, view, random: new FastRandom(position), stop: { stopped: false } };
}

/** Openings in which the depth per second is measured. */
const DEPTH_OPENINGS = 8;

/** Prints which proofs are missed, and how deep the search comes in a second of processor time. */
export async function printCheck(root: string, id: Searched): Promise<void> {
  const proofs = readProofs(root, id);
  const before = process.cpuUsage();
  const { missed, nodes } = await checkProofs(id, proofs);
  const { user, system } = process.cpuUsage(before);
  for (const line of missed) console.log(line);
  console.log(
    `${id}: ${missed.length} of ${proofs.length} proofs missed; ${nodes} nodes in ${((user + system) / 1e6).toFixed(1)} s of processor time`,
  );
  const depths = await depthsPerSecond(root, id);
  const mean = depths.reduce((sum, depth) => sum + depth, 0) / depths.length;
  console.log(`${id}: depth ${mean.toFixed(1)} in a second, mean of ${depths.length} openings`);
}

async function depthsPerSecond(root: string, id: Searched): Promise<number[]> {
  const { game, outlook } = SUBJECTS[id] as Subject;
  const depths: number[] = [];
  // The first one warms up.
  for (const state of openingStates(root, id, game).slice(0, DEPTH_OPENINGS + 1)) {
    const { thoughts } = await pvs(outlook)({
      ...task(id, String(game.writePosition(state))),
      budget: { ms: 1000 },
      runtime: processorClock,
    });
    depths.push(thoughts.depth as number);
  }
  return depths.slice(1);
}

/** A clock that stands still while others use the processor. */
const processorClock: Runtime = {
  now() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  pause: async () => {},
};
