import { botNamed, type Host, levelOf, type StopSignal } from '@baithak/bots';
import { FastRandom, type Seat } from '@baithak/kernel';
import type { Table } from '@baithak/table';
import { freshSeed } from './chance.ts';
import { loadGame } from './games.ts';

/** A message to oneself comes back at once, a timer after four milliseconds. */
const browserHost: Host = {
  now: () => performance.now(),
  pause: () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    }),
};

/** The move of a bot that sees what its seat sees, and nothing else. */
export async function botMove(
  table: Table,
  seat: Seat,
  level: number,
  stop: StopSignal,
): Promise<string> {
  const { game, match } = table;
  const loaded = await loadGame(game.id);
  if (match === undefined || loaded === undefined) throw new Error('no match to think about');
  const { bot, budget } = levelOf(game, level);
  const choice = await botNamed(
    bot,
    loaded.evaluate,
  )({
    game,
    view: game.view(match.state, seat),
    random: new FastRandom(freshSeed()),
    budget,
    stop,
    host: browserHost,
  });
  return choice.move;
}
