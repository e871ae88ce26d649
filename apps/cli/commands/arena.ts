import type { Budget, Hypotheses } from '@baithak/bots';
import { Fault } from '@baithak/kernel';
import { conduct, type Measured } from '../arena/conduct.ts';
import type { Wish } from '../arena/prepare.ts';
import { told } from '../arena/telling.ts';
import { type Complaint, type Context, complain, openGame } from '../context.ts';
import { emit } from '../io.ts';
import type { StartFlags } from '../match.ts';

interface ArenaFlags extends StartFlags {
  readonly first: string;
  readonly second: string;
  readonly deals: number;
  readonly ms?: number;
  readonly iterations?: number;
  readonly equalCpu?: boolean;
  readonly sequential?: readonly [number, number];
  readonly error: number;
  readonly results?: string;
  readonly threads?: number;
  readonly seed: string;
  readonly cpu?: boolean;
  readonly json?: boolean;
}

/** Plays two fighters against each other on the same deals, from every seat. */
export async function arena(context: Context, id: string, flags: ArenaFlags): Promise<Complaint> {
  const { ms, iterations, sequential, error, ...rest } = flags;
  const usual: Budget = {
    ...(ms !== undefined && { ms }),
    ...(iterations !== undefined && { iterations }),
  };
  const test: Hypotheses | undefined = sequential && {
    lower: sequential[0] / 100,
    upper: sequential[1] / 100,
    error: error / 100,
  };
  const wish: Wish = { ...rest, usual, ...(test && { test }) };
  const measured = await conduct(context, id, wish);
  if (measured instanceof Fault) {
    const opened = await openGame(context, id);
    return complain(context, measured, opened instanceof Fault ? undefined : opened.words);
  }
  const text = flags.json ? JSON.stringify(asJson(flags, measured)) : told(context, wish, measured);
  await emit(context.io.stdout, `${text}\n`);
  return undefined;
}

/** Processor times differ from run to run, so they are told only when asked for. */
function asJson({ first, second, cpu: wantsTime }: ArenaFlags, measured: Measured) {
  const { game, seats, score, firsts, other, verdict, cpu, decisions, work } = measured;
  return {
    game,
    first,
    second,
    seats,
    ...score,
    firsts,
    fair: 1 / seats,
    ...(other && { other }),
    ...verdict,
    decisions,
    work,
    ...(wantsTime && { cpu }),
  };
}
