import { expect, it } from 'vitest';
import { flyerOf, knownAfter } from '../../board/figures.tsx';
import { game } from '../../index.ts';
import { run, START, table } from '../testing.ts';

const POSITION = {
  tiles: [START],
  seats: [{ rack: ['rb', 'rb'], monk: 'e5' }, { rack: ['bb'] }],
  phase: 'build',
  supply: ['yy', 'yy'],
};
const seen = (...moves: readonly string[]) => {
  const state = table(POSITION);
  run(state, ...moves);
  return game.view(state, 0);
};

it('nothing is new in the first view', () => {
  expect(knownAfter(null, seen())).toMatchObject({ fresh: [], tileSource: 'supply' });
});

it('a placed tile comes from the place on the rack that is now empty', () => {
  const after = seen('tile:rb@e6e7');
  const known = knownAfter(knownAfter(null, seen()), after);
  expect(known).toMatchObject({ fresh: [1], placer: 0 });
  expect(flyerOf(after, 1, 0)).toEqual({
    ...{ id: 'tile 1', tile: 'rb', spaces: ['e6', 'e7'], from: 'rack 0 rb 1' },
  });
  expect(flyerOf(after, 1, 1).from).toBe('rack of 1');
});

it('an undone tile goes back to the rack', () => {
  const built = knownAfter(null, seen('tile:rb@e6e7'));
  expect(knownAfter(built, seen())).toMatchObject({ fresh: [], tileSource: 'tile 1' });
});

it('new tiles stay marked until the end of their turn', () => {
  const built = knownAfter(knownAfter(null, seen()), seen('tile:rb@e6e7'));
  const ended = knownAfter(built, seen('tile:rb@e6e7', 'tile:.'));
  expect(ended.fresh).toEqual([1]);
  expect(knownAfter(ended, { ...seen('tile:rb@e6e7'), seat: 1 }).fresh).toEqual([]);
});

it('tiles of others stay marked until the viewer does something', () => {
  const steps = [
    { ...seen(), seat: 1 },
    { ...seen('tile:rb@e6e7'), seat: 1 },
    { ...seen('tile:rb@e6e7', 'tile:rb@d5d6'), seat: 1 },
    { ...seen('tile:rb@e6e7', 'tile:rb@d5d6'), seat: 0 },
    { ...seen('tile:rb@e6e7', 'tile:rb@d5d6'), seat: 0, phase: 'build' as const },
  ];
  let known: ReturnType<typeof knownAfter> | null = null;
  const marked = steps.map((view) => {
    known = knownAfter(known, view);
    return known.recent;
  });
  expect(marked).toEqual([[], [1], [1, 2], [1, 2], []]);
});
