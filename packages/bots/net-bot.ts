import type { Bot } from './bot.ts';
import type { Judge } from './judge.ts';
import { Rollouts } from './rollouts.ts';
import { studious } from './studious.ts';

/** What a net bot is like, besides how much it works. */
interface Nature {
  /** The spread of its errors, as a chance to win. */
  readonly noise?: number;
  /** Whether it errs, but lets nothing go to waste. */
  readonly thrifty?: boolean;
}

/** Plays by a net, with as many rollouts as its budget has iterations, and with errors. */
export function netBot(judge: Judge, { noise = 0, thrifty = false }: Nature = {}): Bot {
  return studious(
    ({ view, random }) => new Rollouts(judge, view, random),
    () => noise,
    thrifty ? (state, move) => judge.judgement.wastes?.(state, move) === true : undefined,
  );
}
