/** What was played in a stretch of time. */
export interface Sample {
  ms: number;
  games: number;
  moves: number;
  /** How many moves there were to choose from, summed over all decisions, and the most at once. */
  listed: number;
  mostListed: number;
}

/** Something whose random games are timed. */
export interface Contestant {
  readonly name: string;
  /** Plays one whole game and adds it to the sample. */
  playGame(sample: Sample): void;
  /** How many games to play between two looks at the clock. */
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
