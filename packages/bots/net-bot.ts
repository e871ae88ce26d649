import type { Bot } from './bot.ts';
import type { Judge } from './judge.ts';
import { Rollouts } from './rollouts.ts';
import { studious } from './studious.ts';

/** Plays by a net, with as many rollouts as its budget has iterations, and with errors. */
export function netBot(judge: Judge, noise = 0): Bot {
  return studious(
    ({ view, random }) => new Rollouts(judge, view, random),
    () => noise,
  );
}
