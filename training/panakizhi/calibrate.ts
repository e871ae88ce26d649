import { pvs } from '@baithak/bots';
import { FastRandom, OVER, read, sure } from '@baithak/kernel';
import { type Subject, someState, timeless } from './games.ts';

/** Prints, for each tenth of the chances that the search says, how many there were and what came. */
export async function calibrate(
  { game, outlook }: Subject,
  games: number,
  nodes: number,
): Promise<void> {
  const tenths = Array.from({ length: 10 }, () => ({ count: 0, said: 0, came: 0 }));
  for (let n = 0; n < games; n++) {
    const bot = pvs(outlook);
    const random = new FastRandom(`held out ${n}`);
    const state = someState(game, 4 + (n % 5), `held out ${n}`);
    const said: { seat: number; chance: number }[] = [];
    for (let seat = game.status(state); seat !== OVER; seat = game.status(state)) {
      const view = game.view(state, seat);
      const budget = { iterations: nodes };
      const { move, thoughts } = await bot({
        game,
        view,
        random,
        budget,
        stop: { stopped: false },
        runtime: timeless,
      });
      // What is certain needs no calibration.
      if (thoughts.win === undefined && thoughts.loss === undefined && thoughts.depth !== 0) {
        said.push({ seat, chance: thoughts.chance as number });
      }
      game.play(state, sure(read(game, state, move)));
    }
    const { places } = game.result(state);
    for (const { seat, chance } of said) {
      const tenth = tenths[Math.min(9, Math.floor(10 * chance))]!;
      tenth.count++;
      tenth.said += chance;
      tenth.came += (1 + Math.sign(places[1 - seat]! - places[seat]!)) / 2;
    }
  }
  console.log('said   came   decisions');
  for (const { count, said, came } of tenths) {
    const percent = (sum: number) => ((100 * sum) / Math.max(1, count)).toFixed(1).padStart(5);
    console.log(`${percent(said)}  ${percent(came)}  ${count}`);
  }
}
