import type { Bot } from './bot.ts';
import type { Judge } from './judge.ts';
import { Rollouts } from './rollouts.ts';
import { studious } from './studious.ts';

/**
 * Plays by a net, with as many rollouts as its budget has iterations, and with errors: `noise` is their
 * spread as a chance to win. Who errs overlooks things like people do, but lets nothing go to waste.
 */
export function netBot(judge: Judge, noise = 0): Bot {
  return studious(
    ({ view, random }) => new Rollouts(judge, view, random),
    () => noise,
    noise > 0 ? (state, move) => judge.judgement.wastes?.(state, move) === true : undefined,
  );
}
