import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Choice } from './actions.tsx';
import { buttonsIn, plain } from './test/draw.ts';

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
