import { previewIn } from '@baithak/board/testing';
import { legalMoves } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { type Marks, marksFor, PLAIN } from '../../board/marks.ts';
import { sceneOf, spacesIn } from '../../board/scene.ts';
import { movesAhead, NOTHING, offersOf, type Selection } from '../../board/selection.ts';
import { game, type State } from '../../index.ts';
import { START, table } from '../testing.ts';

const BUILDING = table({
  tiles: [START],
  seats: [{ rack: ['rb', 'gg'], monk: 'e5' }, { rack: ['bb'] }],
  phase: 'build',
});

const SITUATION = { passive: false, lit: [], fresh: [], landing: new Map<number, number>() };

/** The marks of all spaces that are marked, by name. */
function marked(state: State, selection: Selection): Map<string, Marks> {
  const view = game.view(state, 0);
  const offers = offersOf(legalMoves(game, state), view.area?.colour);
  const [text = null] = movesAhead(view.phase, sceneOf(view), offers, selection);
  const ahead = text === null ? null : previewIn(game, state, 0)([text]);
  const scene = ahead !== null && 'view' in ahead ? sceneOf(ahead.view) : sceneOf(view);
  const marksOf = marksFor({ ...SITUATION, view, scene, offers, selection, text });
  const all = spacesIn(scene).map((space): [string, Marks] => [space.name, marksOf(space)]);
  return new Map(all.filter(([, marks]) => JSON.stringify(marks) !== JSON.stringify(PLAIN)));
}

it('A7: free areas are offered, and where a monk is tried its area is the own one', () => {
  const state = table({ tiles: [START], seats: [{ rack: ['rb'] }, { rack: ['bb'] }] });
  const marks = marked(state, { ...NOTHING, at: 'e5' });
  expect(marks.get('e5')).toEqual({ ...PLAIN, offered: 'area', own: true });
  expect(marks.get('f5')).toEqual({ ...PLAIN, offered: 'area' });
});

describe('a space is marked', () => {
  it('where a tile may lie, and in the area of the mover', () => {
    const marks = marked(BUILDING, { ...NOTHING, tile: 'rb' });
    expect(marks.get('e6')).toEqual({ ...PLAIN, offered: 'space' });
    expect(marks.get('e5')).toEqual({ ...PLAIN, own: true });
    expect(marks.has('a1')).toBe(false);
  });

  it('where the chosen tile is tried', () => {
    const marks = marked(BUILDING, { ...NOTHING, tile: 'rb', at: 'e6' });
    expect(marks.get('e6')).toMatchObject({ ghost: true, offered: null });
  });

  it('where a tile is on its way, with the step in which it arrives', () => {
    const view = game.view(BUILDING, 0);
    const scene = sceneOf(view);
    const offers = offersOf([]);
    const base = { ...SITUATION, view, scene, offers, selection: NOTHING, text: null };
    const marksOf = marksFor({ ...base, landing: new Map([[0, 2]]) });
    const e5 = spacesIn(scene).find(({ name }) => name === 'e5')!;
    expect(marksOf(e5).landing).toBe(2);
  });
});
