import { CHANCE, FastRandom, type Game, MoveList, OVER, readOptions, sure } from '@baithak/kernel';
import type { Contestant, Sample } from './contestant.ts';

/** A game of ours through nothing but the contract that every bot uses. */
export function anyGame(game: Game, seed: string): Contestant {
  const random = new FastRandom(seed);
  const seats = game.seatCounts[0] as number;
  const start = game.setup(sure(readOptions(game, {}, seats)), seats);
  let state = game.copy(start);
  const list = new MoveList();
  return {
    name: game.id,
    batch: 8,
    playGame(sample: Sample) {
      state = game.copy(start, state);
      for (let status = game.status(state); status !== OVER; status = game.status(state)) {
        if (status === CHANCE) {
          game.resolve(state, game.draw(state, random));
          continue;
        }
        game.moves(state, list);
        sample.moves++;
        sample.listed += list.size;
        if (list.size > sample.mostListed) sample.mostListed = list.size;
        game.play(state, list.at(random.below(list.size)));
      }
    },
  };
}
