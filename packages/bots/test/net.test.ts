import { FastRandom } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { blankWeights, Net, packWeights, readWeights, type Weights } from '../index.ts';

const SHAPE = { inputs: 9, hidden: 8, outputs: 4 };

function someWeights(): Weights {
  const random = new FastRandom('weights');
  const weights = blankWeights(SHAPE);
  for (const part of [weights.first, weights.firstBias, weights.second, weights.secondBias]) {
    for (let i = 0; i < part.length; i++) part[i] = random.below(2001) / 1000 - 1;
  }
  return weights;
}

/** The net's answer written down plainly, with Math.exp. */
function plainly({ first, firstBias, second, secondBias }: Weights, input: readonly number[]) {
  const hidden = Array.from(firstBias, (bias, h) =>
    Math.max(
      0,
      input.reduce((sum, value, i) => sum + value * first[i * SHAPE.hidden + h]!, bias),
    ),
  );
  const raw = Array.from(secondBias, (bias, o) =>
    hidden.reduce((sum, value, h) => sum + value * second[h * SHAPE.outputs + o]!, bias),
  );
  const lead = raw.pop()!;
  const powers = raw.map((value) => Math.exp(value));
  const sum = powers.reduce((a, b) => a + b, 0);
  return [...powers.map((power) => power / sum), lead];
}

const INPUTS = [
  [1, 0, 0, 0.5, 0, -1, 0, 0, 1],
  [0, 0, 1, 0.5, 0, -1, 2, 0, 1],
];

test('a net answers like its definition, with and without an anchor', () => {
  const weights = someWeights();
  const net = new Net(weights);
  net.input.set(INPUTS[0]!);
  net.run();
  plainly(weights, INPUTS[0]!).forEach((value, o) => {
    expect(net.output[o]).toBeCloseTo(value, 6);
  });
  net.anchor();
  net.input.set(INPUTS[1]!);
  net.run();
  plainly(weights, INPUTS[1]!).forEach((value, o) => {
    expect(net.output[o]).toBeCloseTo(value, 6);
  });
});

test('with two seats the chance is a logistic function', () => {
  const weights = blankWeights({ inputs: 1, hidden: 4, outputs: 2 });
  weights.first[0] = 1;
  weights.second[0] = 1;
  const net = new Net(weights);
  for (const x of [0, 0.1, 1, 3, 9]) {
    net.input[0] = x;
    expect(net.run()).toBeCloseTo(1 / (1 + Math.exp(-x)), 6);
  }
});

test('packed weights come back nearly the same', () => {
  const weights = someWeights();
  const file = { game: 'any', nets: { 3: packWeights(weights) } };
  const read = readWeights(JSON.parse(JSON.stringify(file)), 3, SHAPE.inputs);
  weights.first.forEach((weight, i) => {
    expect(read?.first[i]).toBeCloseTo(weight, 2);
  });
  expect(read?.second).toEqual(weights.second);
  expect(read?.secondBias).toEqual(weights.secondBias);
});

test('missing, misshapen and damaged weights are not read', () => {
  const net = packWeights(someWeights());
  const read = (nets: unknown, seats = 3, inputs = SHAPE.inputs) =>
    readWeights({ game: 'any', nets }, seats, inputs);
  expect(read({ 3: net })).toBeDefined();
  expect(read({ 3: net }, 2)).toBeUndefined();
  expect(read({ 3: net }, 3, 10)).toBeUndefined();
  const damaged = net.first.replace(net.first.charAt(5), net.first.charAt(5) === 'A' ? 'B' : 'A');
  expect(read({ 3: { ...net, first: damaged } })).toBeUndefined();
  expect(read({ 3: { ...net, rest: undefined } })).toBeUndefined();
  expect(readWeights(undefined, 3, SHAPE.inputs)).toBeUndefined();
});
