import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Grid, type Place, placeAfter } from './grid.tsx';
import { buttonsIn } from './test/draw.ts';

function place(name: string, change: Partial<Place> = {}): Place {
  const quiet = { kind: 'square', state: 'plain', lit: false, last: false } as const;
  return { name, label: `square ${name}`, ...quiet, face: null, choose: () => {}, ...change };
}

function grid(rows: (Place | null)[][]): string {
  return renderToStaticMarkup(createElement(Grid, { label: 'Board', rows }));
}

/** The places that the Tab key stops at. */
function stops(html: string): string[] {
  return [...html.matchAll(/tabindex="0" data-place="(\w+)"/g)].map((match) => match[1]!);
}

it('a grid is one stop of the Tab key, at something that can be done', () => {
  const quiet = [place('a2'), place('b2')];
  expect(stops(grid([quiet, [place('a1'), place('b1', { state: 'source' })]]))).toEqual(['b1']);
  expect(stops(grid([[null, place('b3')], quiet]))).toEqual(['b3']);
});

it('places are buttons with names, and say when a click would do nothing', () => {
  const html = grid([[place('a1'), place('b1', { choose: undefined }), null]]);
  expect(html).toContain('role="grid" aria-label="Board"');
  expect(buttonsIn(html)).toEqual([
    { name: 'square a1', disabled: false, pressed: false },
    { name: 'square b1', disabled: true, pressed: false },
  ]);
});

describe('arrow keys', () => {
  const names = [
    [null, 'top', null],
    ['left', 'middle', 'right'],
    [null, null, null],
    [null, 'bottom', 'corner'],
  ];

  it('lead to the neighbour, over gaps, and stop at the edge', () => {
    expect(placeAfter(names, 'middle', 'ArrowUp')).toBe('top');
    expect(placeAfter(names, 'middle', 'ArrowLeft')).toBe('left');
    expect(placeAfter(names, 'middle', 'ArrowDown')).toBe('bottom');
    expect(placeAfter(names, 'right', 'ArrowDown')).toBe('corner');
    expect(placeAfter(names, 'right', 'ArrowRight')).toBeUndefined();
    expect(placeAfter(names, 'top', 'ArrowLeft')).toBeUndefined();
  });

  it('Home and End lead to the ends of a row; other keys do nothing', () => {
    expect(placeAfter(names, 'right', 'Home')).toBe('left');
    expect(placeAfter(names, 'left', 'End')).toBe('right');
    expect(placeAfter(names, 'corner', 'Home')).toBe('bottom');
    expect(placeAfter(names, 'middle', 'Enter')).toBeUndefined();
    expect(placeAfter(names, 'nowhere', 'Home')).toBeUndefined();
  });
});
