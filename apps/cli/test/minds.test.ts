import { catalog, type Doors } from '@baithak/catalog';
import { expect, test } from 'vitest';
import { cli } from './harness.ts';

const requests = [
  { do: 'new', game: 'jaipur', seed: 's' },
  { do: 'go', character: 'mina', seed: 1 },
  { do: 'go', character: 'gilli', seed: 1 },
];
const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');

/** Jaipur with other weights, and how often they were loaded. */
function withWeights(weights: () => Promise<unknown>) {
  const counted = { loads: 0 };
  const jaipur: Doors = {
    ...catalog.jaipur,
    weights: () => {
      counted.loads++;
      return weights();
    },
  };
  return { counted, around: { input, catalog: { jaipur } } };
}

test('the engine opens the mind of a game once', async () => {
  const { counted, around } = withWeights(() => (catalog.jaipur as Doors).weights!());
  const { lines } = await cli(['engine'], around);
  const [, first, second] = lines.map((line) => JSON.parse(line));
  expect(first.info).toMatchObject({ character: 'mina' });
  expect(second.info).toMatchObject({ character: 'gilli' });
  expect(first.info.notes).toBeUndefined();
  expect(counted.loads).toBe(1);
});

test('the engine tells with every answer that nets are missing or damaged', async () => {
  const missing = withWeights(() => Promise.reject(new Error('offline')));
  const damaged = withWeights(async () => ({ game: 'jaipur', nets: { 2: { inputs: 1 } } }));
  for (const [{ around, counted }, said] of [
    [missing, /cannot be loaded/],
    [damaged, /for 2 seats is damaged/],
  ] as const) {
    const { lines } = await cli(['engine'], around);
    const answers = lines.slice(1).map((line) => JSON.parse(line));
    expect(answers).toHaveLength(2);
    for (const { info } of answers) expect(info.notes).toEqual([expect.stringMatching(said)]);
    expect(counted.loads).toBe(1);
  }
});
