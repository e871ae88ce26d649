import { describe, expect, it } from 'vitest';
import { isWithin, neighbour, sceneOf, siteOf, spacesIn } from '../../board/scene.ts';
import { table } from '../testing.ts';

const STATE = table({
  tiles: [
    ['rv', 'e5', 'f5'],
    ['vv', 'f3', 'f4'],
    ['oo', 'e6', 'f6'],
    ['bb', 'f5', 'f6'],
  ],
  seats: [{ rack: ['vv'], monk: 'f4' }, { rack: ['bb'] }],
});
const scene = sceneOf(STATE);
const space = (wanted: string) => spacesIn(scene).find(({ name }) => name === wanted)!;

describe('a scene', () => {
  it('has every space, the farthest rank first', () => {
    expect(spacesIn(scene)).toHaveLength(90);
    expect(scene.rows[0]![0]!.name).toBe('a9');
    expect(scene.rows.at(-1)!.at(-1)!.name).toBe('j1');
  });

  it('knows what lies one upon the other, and which tile is in view', () => {
    expect(space('f5')).toMatchObject({ levels: ['v', 'b'], tile: 3, partner: 'up' });
    expect(space('f6')).toMatchObject({ levels: ['o', 'b'], tile: 3, partner: 'down' });
    expect(space('e6')).toMatchObject({ levels: ['o'], tile: 2, partner: null });
    expect(space('a1')).toMatchObject({ levels: [], tile: null, partner: null, area: null });
    expect(scene.highest).toBe(2);
  });

  it('A6: has areas with their sizes, edges and monks', () => {
    const sizes = scene.areas.map(({ colour, spaces }) => `${colour}${spaces.length}`);
    expect(sizes.toSorted()).toEqual(['b2', 'o1', 'r1', 'v2']);
    const violet = scene.areas[space('f4').area!]!;
    expect(violet).toMatchObject({ spaces: ['f3', 'f4'], holders: [0], label: 'f3' });
    expect(space('f4').rim).toEqual(['right', 'left', 'up']);
    expect(space('f4').monk).toBe(0);
  });

  it('tells how far it drops at each side', () => {
    expect(space('f5').drops).toEqual({ right: 2, down: 1, left: 1, up: 0 });
    expect(space('a1').drops).toEqual({ right: 0, down: 0, left: 0, up: 0 });
  });

  it('has a site as far as a tile can reach', () => {
    expect(siteOf(scene)).toEqual({ left: 3, right: 8, near: 1, far: 8 });
    expect(siteOf(scene, 0)).toEqual({ left: 5, right: 6, near: 3, far: 6 });
    expect(isWithin(siteOf(scene), space('b5'))).toBe(false);
    expect(isWithin(siteOf(scene), space('h8'))).toBe(true);
  });
});

it('neighbours end at the edge of the board', () => {
  expect(neighbour(scene, 'a1', 'left')).toBeNull();
  expect(neighbour(scene, 'j9', 'right')).toBeNull();
  expect(neighbour(scene, 'e5', 'up')).toBe('e6');
  expect(neighbour(scene, 'e5', 'down')).toBe('e4');
});
