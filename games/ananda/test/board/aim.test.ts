import { expect, it } from 'vitest';
import { aimedAt } from '../../board/aim.ts';
import { middle, projectionOf } from '../../board/projection.ts';
import { sceneOf, spacesIn } from '../../board/scene.ts';
import { game } from '../../index.ts';
import { START, table } from '../testing.ts';

const state = table({
  tiles: [START, ['vv', 'f3', 'f4'], ['oo', 'e6', 'f6'], ['bb', 'f5', 'f6']],
  seats: [{ rack: ['vv'], monk: 'f4' }, { rack: ['bb'] }],
});
const scene = sceneOf(game.view(state, null));
const projection = projectionOf('iso', scene, { width: 378, height: 360 });
const space = (wanted: string) => spacesIn(scene).find(({ name }) => name === wanted)!;
const middleOf = (name: string) => {
  const { file, rank, levels } = space(name);
  return middle(projection, file, rank, levels.length);
};

/** Presses `pressed`, so many halves of a face right of and below the middle of `near`. */
function aim(pressed: string, near: string, [x, y]: readonly [number, number], offered: string[]) {
  const { wide, deep } = projection;
  const at = { x: middleOf(near).x + x * wide, y: middleOf(near).y + y * deep };
  return aimedAt(space(pressed), offered.map(space), at, projection).name;
}

it('a finger that hits the wall of another tower means the offered face close by', () => {
  expect(aim('f5', 'e6', [0.4, 0.8], ['e6', 'f3'])).toBe('e6');
  expect(aim('f5', 'f5', [0, 0.3], ['e6'])).toBe('f5');
});

it('a finger at the foot of an offered tower means the offered face there', () => {
  expect(aim('f5', 'f4', [-0.4, -0.8], ['f5', 'f4'])).toBe('f4');
  expect(aim('f5', 'f5', [0.3, 0.6], ['f5', 'f4'])).toBe('f5');
  expect(aim('f5', 'f5', [0, 1.9], ['f5', 'a1'])).toBe('f5');
});

it('a finger far from everything offered means what it hits', () => {
  expect(aim('f5', 'f5', [0, 1.9], ['a1'])).toBe('f5');
});

it('an offered space under the finger always wins', () => {
  expect(aim('f5', 'e6', [0, 0], ['f5', 'e6'])).toBe('f5');
});
