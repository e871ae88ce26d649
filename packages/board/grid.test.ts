import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Choice } from './choice.tsx';
import { Grid, type Place } from './grid.tsx';
import { buttonsIn, plain } from './test/draw.ts';

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

it('a choice names its moves in words and in notation', () => {
  const offers = [
    { text: 'b2-b3', label: 'Move' },
    { text: 'b2/b3', label: 'Shed' },
  ];
  const html = renderToStaticMarkup(
    createElement(Choice, {
      label: 'How?',
      offers,
      cancelLabel: 'Not at all',
      take: () => {},
      cancel: () => {},
    }),
  );
  expect(plain(html)).toContain('How?');
  expect(buttonsIn(html).map(({ name }) => name)).toEqual([
    'Move b2-b3',
    'Shed b2/b3',
    'Not at all',
  ]);
});
