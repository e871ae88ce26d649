import { CHANCE, FastRandom, type Game, MoveList, OVER, readOptions, sure } from '@baithak/kernel';

/** The games played in a period of time. */
export interface Sample {
  ms: number;
  games: number;
  moves: number;
  /** The number of legal moves, summed over all decisions, and the largest. */
  listed: number;
  mostListed: number;
}

/** A game whose random play is timed. */
export interface Contestant {
  readonly name: string;
  /** Plays one whole game and adds it to the sample. */
  playGame(sample: Sample): void;
  /** How many games to play before reading the clock again. */
  readonly batch: number;
}

export function playFor(contestant: Contestant, ms: number): Sample {
  const sample: Sample = { ms: 0, games: 0, moves: 0, listed: 0, mostListed: 0 };
  const start = performance.now();
  while (sample.ms < ms) {
    for (let i = 0; i < contestant.batch; i++) contestant.playGame(sample);
    sample.games += contestant.batch;
    sample.ms = performance.now() - start;
  }
  return sample;
}

/** One of our games, played through the same contract that bots use. */
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
