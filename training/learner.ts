import { blankWeights, Net, type Shape, type Weights } from '@baithak/bots';
import { FastRandom, type Random } from '@baithak/kernel';
import type { Lesson } from './self-play.ts';

/** The lead is only a help, so it counts less than the chances. */
const LEAD_WEIGHT = 0.5;
const BATCH = 64;
const [BETA1, BETA2, EPSILON] = [0.9, 0.999, 1e-8];

type Layer = 'first' | 'firstBias' | 'second' | 'secondBias';
export const LAYERS: readonly Layer[] = ['first', 'firstBias', 'second', 'secondBias'];

/** Everything that training must remember to go on. */
export interface Progress {
  readonly weights: Weights;
  /** Adam's running means of the gradients and of their squares. */
  readonly mean: Weights;
  readonly square: Weights;
  steps: number;
}

export function newProgress(shape: Shape, seed: string): Progress {
  const weights = blankWeights(shape);
  const random = new FastRandom(seed);
  fillRandom(weights.first, Math.sqrt(2 / Math.min(shape.inputs, 64)), random);
  fillRandom(weights.second, 0.5 / Math.sqrt(shape.hidden), random);
  return { weights, mean: blankWeights(shape), square: blankWeights(shape), steps: 0 };
}

/** About normally distributed: the sum of twelve even ones. */
function fillRandom(into: Float32Array, spread: number, random: Random): void {
  for (let i = 0; i < into.length; i++) {
    let sum = -6;
    for (let n = 0; n < 12; n++) sum += random.below(65_536) / 65_536;
    into[i] = spread * sum;
  }
}

/** Fits a net to lessons by gradient descent (Adam, cross-entropy). */
export class Learner {
  private readonly net: Net;
  private readonly gradient: Weights;
  private readonly back: Float64Array;

  constructor(readonly progress: Progress) {
    const { shape } = progress.weights;
    this.net = new Net(progress.weights);
    this.gradient = blankWeights(shape);
    this.back = new Float64Array(shape.hidden);
  }

  /** Goes once through the lessons in a mixed order; returns the mean squared error of the own chance. */
  learn(lessons: readonly Lesson[], rate: number, random: Random): number {
    const { outputs } = this.progress.weights.shape;
    const rows = lessons.flatMap((lesson) =>
      Array.from({ length: lesson.targets.length / outputs }, (_, row) => ({ lesson, row })),
    );
    for (let i = rows.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [rows[i], rows[j]] = [rows[j]!, rows[i]!];
    }
    let error = 0;
    rows.forEach(({ lesson, row }, i) => {
      error += this.add(lesson, row);
      if (i % BATCH === BATCH - 1 || i === rows.length - 1) this.step(rate, (i % BATCH) + 1);
    });
    return error / rows.length;
  }

  /** Adds the gradient of one row. */
  private add({ features, targets }: Lesson, row: number): number {
    const { net, gradient, back } = this;
    const { inputs, hidden, outputs } = this.progress.weights.shape;
    const { second } = this.progress.weights;
    net.input.set(features.subarray(row * inputs, (row + 1) * inputs));
    net.run();
    const error = (net.output[0] as number) - (targets[row * outputs] as number);
    back.fill(0);
    for (let o = 0; o < outputs; o++) {
      const off = (net.output[o] as number) - (targets[row * outputs + o] as number);
      const slope = o === outputs - 1 ? LEAD_WEIGHT * off : off;
      gradient.secondBias[o]! += slope;
      for (let h = 0; h < hidden; h++) {
        const value = net.hidden[h] as number;
        if (value === 0) continue;
        gradient.second[h * outputs + o]! += slope * value;
        back[h]! += slope * (second[h * outputs + o] as number);
      }
    }
    for (let h = 0; h < hidden; h++) gradient.firstBias[h]! += back[h] as number;
    for (let i = 0; i < inputs; i++) {
      const value = net.input[i] as number;
      if (value === 0) continue;
      const at = i * hidden;
      for (let h = 0; h < hidden; h++) gradient.first[at + h]! += value * (back[h] as number);
    }
    return error * error;
  }

  private step(rate: number, rows: number): void {
    const { progress, gradient } = this;
    progress.steps++;
    const correction = Math.sqrt(1 - BETA2 ** progress.steps) / (1 - BETA1 ** progress.steps);
    for (const layer of LAYERS) {
      const [weights, mean, square] = [
        progress.weights[layer],
        progress.mean[layer],
        progress.square[layer],
      ];
      const slopes = gradient[layer];
      for (let i = 0; i < weights.length; i++) {
        const slope = (slopes[i] as number) / rows;
        mean[i] = BETA1 * (mean[i] as number) + (1 - BETA1) * slope;
        square[i] = BETA2 * (square[i] as number) + (1 - BETA2) * slope * slope;
        weights[i]! -=
          (rate * correction * (mean[i] as number)) / (Math.sqrt(square[i] as number) + EPSILON);
      }
      slopes.fill(0);
    }
    this.net.release();
  }
}
