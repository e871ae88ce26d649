import {
  CHANCE,
  FastRandom,
  type Game,
  type GameEvent,
  type Judgement,
  MoveList,
  OVER,
  type Seat,
} from '@baithak/kernel';
import { expect, test } from 'vitest';
import { allVariants, type Variant } from './kit.ts';

/** Which variants to try, how many games of each, and every how many steps the features are compared. */
export interface JudgementEffort {
  readonly variants?: readonly Variant[];
  readonly games?: number;
  readonly every?: number;
}

/**
 * What every judgement owes: it fills all its features, and a seat's features hold only what it knows.
 * Games with many variants or long games name a smaller effort.
 */
export function judgementTests<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  judgement: Judgement<State>,
  { variants = allVariants(game), games = 6, every = 3 }: JudgementEffort = {},
): void {
  test.each(variants)(
    '$seats seats: features hold what a seat knows, and nothing else',
    (variant) => {
      const { seats, options } = variant;
      const list = new MoveList();
      const size = judgement.size(seats);
      const told = new Float32Array(size);
      const known = new Float32Array(size);
      const together = new Float32Array(size);
      let learned = 0;
      for (let index = 0; index < games; index++) {
        const random = new FastRandom(`features ${index}`);
        const state = game.setup(options, seats);
        for (let step = 0; game.status(state) !== OVER; step++) {
          if (step % every === 0) {
            const seat: Seat = random.below(seats);
            told.fill(Number.NaN);
            judgement.features(state, seat, told);
            expect(told.every(Number.isFinite)).toBe(true);
            judgement.features(game.imagine(game.view(state, seat), random), seat, known);
            // To compare long arrays with `toEqual` takes longer than all else together.
            if (known.some((value, i) => value !== told[i])) expect(known).toEqual(told);
            if (judgement.share !== undefined) {
              const shared = game.copy(state);
              judgement.share(shared);
              judgement.features(shared, seat, together);
              expect(together.every(Number.isFinite)).toBe(true);
              if (together.some((value, i) => value !== told[i])) learned++;
              // It is the same position: nothing but knowledge changes.
              expect([game.status(shared), game.tally(game.view(shared, seat))]).toEqual([
                game.status(state),
                game.tally(game.view(state, seat)),
              ]);
            }
          }
          if (game.status(state) === CHANCE) game.resolve(state, game.draw(state, random));
          else {
            game.moves(state, list);
            game.play(state, list.at(random.below(list.size)));
          }
        }
        expect(Number.isFinite(judgement.lead(state, 0))).toBe(true);
      }
      // Whoever sits alone has nobody to learn from.
      expect(learned > 0).toBe(judgement.share !== undefined && seats > 1);
    },
  );
}
