import { type Budget, basisOf, type Hypotheses, type Mind } from '@baithak/bots';
import { checkSeats, commitment, Fault, readOptions } from '@baithak/kernel';
import { type Context, openGame } from '../context.ts';
import { readStart, type StartFlags } from '../match.ts';
import { openCorner, openGround } from './fighters.ts';
import type { Milestone } from './milestones.ts';
import { openingsFor } from './openings.ts';
import type { Plan } from './plan.ts';
import type { Settings } from './results.ts';
import { isAdjustable, readSpec, type Spec } from './spec.ts';

/** What is to be measured. */
export interface Wish extends StartFlags {
  readonly first: string;
  readonly second: string;
  readonly deals: number;
  readonly seed: string;
  /** The budget of reference bots that bring none. */
  readonly usual: Budget;
  readonly test?: Hypotheses;
  readonly equalCpu?: boolean;
  /** Where the games are kept. */
  readonly results?: string;
  readonly threads?: number;
  readonly milestone?: Milestone;
  /** Without openings: a side that plays at random makes games differ by itself. */
  readonly fromStart?: boolean;
}

/** A wish that can be fulfilled. */
export interface Ready {
  readonly plan: Plan;
  readonly work: readonly (number | null)[];
  readonly settings: Settings;
  readonly basis: string;
}

/** Reads the wish and opens both sides once, so that what is wrong is said before the first game. */
export async function prepare(context: Context, id: string, wish: Wish): Promise<Ready | Fault> {
  const opened = await openGame(context, id);
  if (opened instanceof Fault) return opened;
  const { game, doors } = opened;
  const start = await readStart(wish);
  if (start instanceof Fault) return start;
  const seats = start.seats ?? (game.seatCounts.find((count) => count > 1) as number);
  const counted = checkSeats(game, seats);
  if (counted instanceof Fault) return counted;
  const options = readOptions(game, start.options ?? {}, seats);
  if (options instanceof Fault) return options;
  const { io } = context;
  const ground = await openGround(game, doors, seats, (said) => void io.stderr.write(`${said}\n`));
  const specs: Spec[] = [];
  const work: (number | null)[] = [];
  for (const text of [wish.first, wish.second]) {
    const spec = readSpec(text, wish.usual);
    const corner = spec instanceof Fault ? spec : await openCorner(ground, spec);
    if (corner instanceof Fault) return corner;
    specs.push(spec as Spec);
    work.push(corner.work ?? null);
  }
  const openings = wish.fromStart ? [] : await openingsFor(game, options);
  if (openings.length > 0 && wish.deals > openings.length) {
    return new Fault('too-few-openings', { args: { most: openings.length } });
  }
  if (wish.equalCpu && !specs.some(isAdjustable)) return new Fault('equal-cpu-whom');
  const [first, second] = specs as [Spec, Spec];
  const { seed, milestone } = wish;
  const plan: Plan = {
    game: id,
    options,
    seats,
    seed,
    fighters: [first, second],
    openings,
    ...(milestone && { milestone }),
  };
  const basis = fingerprintOf(ground.mind, plan.fighters, seats);
  return { plan, work, settings: settingsOf(plan, game.rulesVersion, wish, basis), basis };
}

const fingerprint = (value: unknown): string => commitment(JSON.stringify(value)).slice(0, 16);

/** Tells apart the net and the manners of characters that a measurement holds for. */
export function fingerprintOf(mind: Mind, fighters: readonly Spec[], seats: number): string {
  const names = fighters.flatMap((spec) => (spec.kind === 'character' ? [spec.name] : []));
  return fingerprint(basisOf(mind, names, seats));
}

function settingsOf(
  { openings, fighters, ...rest }: Plan,
  rulesVersion: number,
  { first, second, equalCpu = false }: Wish,
  basis: string,
): Settings {
  const budgets = fighters.map((spec) => ('budget' in spec ? spec.budget : {}));
  return {
    ...rest,
    rulesVersion,
    first,
    second,
    budgets,
    equalCpu,
    openings: fingerprint(openings),
    basis,
  };
}
