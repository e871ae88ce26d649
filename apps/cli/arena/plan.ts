import { type GameRecord, playGame, type Side } from '@baithak/bots';
import type { Catalog } from '@baithak/catalog';
import { type AnyMatch, Fault, type Options } from '@baithak/kernel';
import { type Corner, openCorner, openGround } from './fighters.ts';
import { type Milestone, watcher } from './milestones.ts';
import type { Spec } from './spec.ts';
import { Trouble } from './trouble.ts';

/** All that decides how the games of a contest go, as plain data for other processes. */
export interface Plan {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly fighters: readonly [Spec, Spec];
  readonly openings: readonly (readonly string[])[];
  readonly milestone?: Milestone;
}

/** A game of a plan; with a milestone also the round in which each seat reached it, null for never. */
export interface PlannedRecord extends GameRecord {
  readonly milestones?: readonly (number | null)[];
}

/** A plan with its game and fighters open. */
export interface OpenPlan {
  play(n: number): Promise<PlannedRecord>;
  close(): void;
}

/** The plan was checked where it was made, so a fault here means a wrong environment. */
export async function openPlan(plan: Plan, catalog: Catalog): Promise<OpenPlan> {
  const doors = catalog[plan.game];
  if (doors === undefined) throw new Error(`no game ${plan.game}`);
  const { seats, options, seed, openings, milestone } = plan;
  const game = await doors.game();
  const ground = await openGround(game, doors, seats, () => {});
  const corners: Corner[] = [];
  for (const spec of plan.fighters) {
    const corner = await openCorner(ground, spec);
    if (corner instanceof Fault) throw new Trouble(corner);
    corners.push(corner);
  }
  const contest = { game, options, seats, seed, openings, unpaired: milestone !== undefined };
  return {
    async play(n) {
      const watch = milestone === undefined ? undefined : watcher(milestone, seats);
      const record = await playGame(contest, n, {
        open: (side: Side) => (corners[side] as Corner).fighter(),
        cpu: ownTime,
        ...(watch && { watch: (match: AnyMatch) => watch.see(match) }),
      });
      return watch ? { ...record, milestones: watch.rounds } : record;
    },
    close() {
      for (const corner of corners) corner.close();
    },
  };
}

function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
