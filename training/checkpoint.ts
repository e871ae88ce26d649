import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { blankWeights, type Shape } from '@baithak/bots';
import type { Share } from './duel.ts';
import { LAYERS, type Progress } from './learner.ts';

/** What a gate measured. */
export interface Gate {
  readonly games: number;
  /** Seconds of processor time so far. */
  readonly seconds: number;
  /** The root of the mean squared error of the chances since the last gate. */
  readonly error: number;
  /** At one ply against the net of the last gate, and against the reference bot of level 2. */
  readonly previous: Share;
  readonly reference: Share;
}

/** Where training stands. */
export interface Checkpoint {
  readonly seed: string;
  /** The number of games after which the learning rate is lowest. */
  readonly total: number;
  batches: number;
  seconds: number;
  readonly gates: Gate[];
  readonly progress: Progress;
}

const parts = ({ weights, mean, square }: Progress) =>
  [weights, mean, square].flatMap((set) => LAYERS.map((layer) => set[layer]));

/** One line of JSON, then the numbers. */
export function saveCheckpoint(file: string, { progress, ...rest }: Checkpoint): void {
  const header = { ...rest, shape: progress.weights.shape, steps: progress.steps };
  const numbers = parts(progress).map(({ buffer }) => Buffer.from(buffer));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    `${file}.new`,
    Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...numbers]),
  );
  renameSync(`${file}.new`, file);
}

export function loadCheckpoint(file: string): Checkpoint | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const end = bytes.indexOf('\n');
  const { shape, steps, ...rest } = JSON.parse(bytes.toString('utf8', 0, end)) as Omit<
    Checkpoint,
    'progress'
  > & { shape: Shape; steps: number };
  const progress: Progress = {
    weights: blankWeights(shape),
    mean: blankWeights(shape),
    square: blankWeights(shape),
    steps,
  };
  let at = end + 1;
  for (const part of parts(progress)) {
    new Uint8Array(part.buffer).set(bytes.subarray(at, at + part.byteLength));
    at += part.byteLength;
  }
  return { ...rest, progress };
}
