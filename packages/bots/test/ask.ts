import { FastRandom, type Game, type GameEvent } from '@baithak/kernel';
import type { Bot, Budget, Host, StopSignal } from '../bot.ts';

/** A clock that ticks only when it is read. */
export function tickingHost(): Host & { pauses: number } {
  let time = 0;
  const host = {
    pauses: 0,
    now: () => time++,
    async pause() {
      host.pauses++;
    },
  };
  return host;
}

export interface Wish {
  seed?: string;
  budget?: Budget;
  stop?: StopSignal;
  host?: Host;
}

export function ask<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  bot: Bot<State, View, Attempt, Event>,
  state: State,
  { seed = 's', budget = {}, stop = { stopped: false }, host = tickingHost() }: Wish = {},
) {
  const view = game.view(state, game.status(state));
  return bot({ game, view, random: new FastRandom(seed), budget, stop, host });
}
