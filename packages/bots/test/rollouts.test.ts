import { CHANCE, FastRandom, type Game, type MoveList, OVER } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { type Judge, Rollouts } from '../index.ts';

/** A turn of eight steps; the first one decides what its end is worth. Then chance, then the other seat. */
interface Walk {
  wise: boolean;
  steps: number;
  settled: boolean;
}

const LAST_STEP = 8;

const walk = {
  status: ({ steps, settled }: Walk) => (steps < LAST_STEP ? 0 : settled ? 1 : CHANCE),
  moves({ steps }: Walk, out: MoveList) {
    out.clear();
    out.add(0);
    if (steps === 0) out.add(1);
  },
  copy: (from: Walk) => ({ ...from }),
  play(state: Walk, move: number) {
    if (state.steps === 0) state.wise = move === 1;
    state.steps++;
  },
  draw: () => 0,
  resolve(state: Walk) {
    state.settled = true;
  },
  imagine: (view: Walk) => ({ ...view }),
} as unknown as Game<Walk, Walk>;

/** Sees only at the end of a turn that the wise step was better, and writes down what it judged. */
function judgeFor(turns: number | undefined) {
  const seen: Walk[] = [];
  const judge = {
    game: walk,
    judgement: { turns },
    chance(state: Walk) {
      seen.push({ ...state });
      if (state.steps < LAST_STEP) return state.wise ? 0.48 : 0.52;
      return state.wise ? 0.8 : 0.2;
    },
    anchor() {},
    isSample: () => false,
  };
  return { judge: judge as unknown as Judge<Walk, Walk>, seen };
}

async function choice(judge: Judge<Walk, Walk>): Promise<number | undefined> {
  const start = { wise: false, steps: 0, settled: false };
  const rollouts = new Rollouts(judge, start, new FastRandom('walk'));
  await rollouts.run(8, async () => true);
  return rollouts.ranked()[0]?.move;
}

test('rollouts to the end of a turn find a move that pays off late in it', async () => {
  expect(await choice(judgeFor(1).judge)).toBe(1);
  expect(await choice(judgeFor(undefined).judge)).toBe(0);
});

test('the end of a turn is judged before chance', async () => {
  const { judge, seen } = judgeFor(1);
  await choice(judge);
  const ends = seen.filter(({ steps }) => steps === LAST_STEP);
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.every((state) => walk.status(state) === CHANCE)).toBe(true);
});

test('a game that ends before the turns do is judged by its end', async () => {
  const { judge, seen } = judgeFor(2);
  const status = (state: Walk) => (walk.status(state) === 1 ? OVER : walk.status(state));
  expect(await choice({ ...judge, game: { ...walk, status } } as typeof judge)).toBe(1);
  expect(seen.some(({ settled }) => settled)).toBe(true);
});
