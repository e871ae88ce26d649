import { outputsFor, packWeights, type Weights } from '@baithak/bots';
import { commitment, FastRandom, type Game, type Judgement } from '@baithak/kernel';
import { game as template } from '@baithak/template';
import { expect, test } from 'vitest';
import { duel, netPolicy } from './duel.ts';
import { Learner, newProgress } from './learner.ts';
import { along, BATCH, RANDOM, RATE, TEMPERATURE } from './plans.ts';
import { SelfPlay } from './self-play.ts';

type State = Parameters<typeof template.status>[0];

/** Who has marked each square, and whose turn it is. */
const judgement: Judgement<State> = {
  size: () => 19,
  features({ cells, turn }, seat, into) {
    cells.forEach((mark, square) => {
      into[square] = mark === seat + 1 ? 1 : 0;
      into[9 + square] = mark === 2 - seat ? 1 : 0;
    });
    into[18] = turn === seat ? 1 : 0;
  },
  lead: () => 0,
};

const course = { game: template as unknown as Game, judgement: judgement as Judgement, seats: 2 };
const SHAPE = { inputs: 19, hidden: 8, outputs: outputsFor(2) };
const TOTAL = 200;

function trained(seed: string): Weights {
  const progress = newProgress(SHAPE, seed);
  const learner = new Learner(progress);
  for (let game = 0; game < TOTAL; game += BATCH) {
    const share = game / TOTAL;
    const selfPlay = new SelfPlay(course, progress.weights);
    const manner = {
      lambda: 0.9,
      random: along(RANDOM, share),
      temperature: along(TEMPERATURE, share),
    };
    const lessons = Array.from({ length: BATCH }, (_, i) =>
      selfPlay.play(`${seed} ${game + i}`, manner),
    );
    learner.learn(lessons, along(RATE, share), new FastRandom(`${seed} learn ${game}`));
  }
  return progress.weights;
}

test('training 200 games of a small game gives the same net every time, and a better one', async () => {
  const weights = trained('small');
  expect(commitment(JSON.stringify(packWeights(weights))).slice(0, 16)).toBe('f8d2c46a9dbb91b4');
  const fresh = newProgress(SHAPE, 'small').weights;
  const policies = [netPolicy(course, weights), netPolicy(course, fresh)] as const;
  expect((await duel(course, policies, 1, 'duel')).share).toBeGreaterThanOrEqual(0.5);
});
