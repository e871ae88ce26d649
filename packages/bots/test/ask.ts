import { FastRandom, type Game, type GameEvent } from '@baithak/kernel';
import type { Bot, Budget, Runtime, StopSignal } from '../bot.ts';

/** A clock that ticks only when it is read. */
export function tickingRuntime(): Runtime & { pauses: number } {
  let time = 0;
  const runtime = {
    pauses: 0,
    now: () => time++,
    async pause() {
      runtime.pauses++;
    },
  };
  return runtime;
}

interface Wish {
  seed?: string;
  budget?: Budget;
  stop?: StopSignal;
  runtime?: Runtime;
}

export function ask<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  bot: Bot<State, View, Attempt, Event>,
  state: State,
  { seed = 's', budget = {}, stop = { stopped: false }, runtime = tickingRuntime() }: Wish = {},
) {
  const view = game.view(state, game.status(state));
  return bot({ game, view, random: new FastRandom(seed), budget, stop, runtime });
}
