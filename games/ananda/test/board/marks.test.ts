import { previewIn } from '@baithak/board/testing';
import { legalMoves } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { type Marks, marksFor, PLAIN } from '../../board/marks.ts';
import { sceneOf, spacesIn } from '../../board/scene.ts';
import { movesAhead, NOTHING, offersOf, type Selection } from '../../board/selection.ts';
import { game } from '../../index.ts';
import { START, table } from '../testing.ts';

const BUILDING = table({
  tiles: [START],
  seats: [{ rack: ['rb', 'gg'], monk: 'e5' }, { rack: ['bb'] }],
  phase: 'build',
});

/** The marks of all spaces that are marked, by name. */
function marked(selection: Selection, hovered: string | null = null): Map<string, Marks> {
  const view = game.view(BUILDING, 0);
  const scene = sceneOf(view);
  const offers = offersOf(legalMoves(game, BUILDING), view.area?.colour);
  const [text = null] = movesAhead('build', scene, offers, selection);
  const ahead = text === null ? null : previewIn(game, BUILDING, 0)([text]);
  const situation = { view, scene, offers, selection, text, ahead, lit: [], fresh: [], hovered };
  const marksOf = marksFor(situation);
  const all = spacesIn(scene).map((space): [string, Marks] => [space.name, marksOf(space)]);
  return new Map(all.filter(([, marks]) => JSON.stringify(marks) !== JSON.stringify(PLAIN)));
}

const hoveringIn = (marks: Map<string, Marks>) =>
  [...marks].flatMap(([name, { hovering }]) => (hovering === null ? [] : `${name} ${hovering}`));

it('A7: where a monk is tried, its area is marked and the space itself is no longer offered', () => {
  const state = table({ tiles: [START], seats: [{ rack: ['rb'] }, { rack: ['bb'] }] });
  const view = game.view(state, 0);
  const scene = sceneOf(view);
  const offers = offersOf(legalMoves(game, state));
  const selection = { ...NOTHING, at: 'e5' };
  const [text = null] = movesAhead('monk', scene, offers, selection);
  const situation = { view, scene, offers, selection, text, ahead: null, lit: [], fresh: [] };
  const marksOf = marksFor({ ...situation, hovered: null });
  const marks = new Map(spacesIn(scene).map((space) => [space.name, marksOf(space)]));
  expect(marks.get('e5')).toEqual({ ...PLAIN, own: true });
  expect(marks.get('f5')).toEqual({ ...PLAIN, offered: true });
});

describe('a space is marked', () => {
  it('where a tile may lie, and in the area of the mover', () => {
    const marks = marked({ ...NOTHING, tile: 'rb' });
    expect(marks.get('e6')).toEqual({ ...PLAIN, offered: true });
    expect(marks.get('e5')).toEqual({ ...PLAIN, own: true });
    expect(marks.has('a1')).toBe(false);
  });

  it('where the chosen tile is tried, with its colours if it is refused', () => {
    expect(marked({ ...NOTHING, tile: 'rb', at: 'e6' }).get('e6')).toMatchObject({ ghost: true });
    const refused = marked({ ...NOTHING, tile: 'gg', at: 'e6' });
    expect(refused.get('e6')).toMatchObject({ ghost: false, refused: 'g' });
  });

  it('where a click at the mouse would lay a tile, whether one is chosen or not', () => {
    expect(hoveringIn(marked({ ...NOTHING, tile: 'rb' }, 'e6'))).toEqual(['e6 r', 'f6 b']);
    expect(hoveringIn(marked(NOTHING, 'e6'))).toEqual(['e6 r', 'f6 b']);
    expect(hoveringIn(marked({ ...NOTHING, tile: 'gg' }, 'e6'))).toEqual([]);
    expect(hoveringIn(marked(NOTHING, 'a1'))).toEqual([]);
    expect(hoveringIn(marked({ ...NOTHING, tile: 'rb', at: 'e6' }, 'f6'))).toEqual([]);
  });
});
