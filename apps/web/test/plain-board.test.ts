import { catalog } from '@baithak/catalog';
import type { Message } from '@baithak/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainBoard } from '../pages/table/plain-board.tsx';

test('a game without a drawn board shows its sketch and its moves', async () => {
  const [game, sketch] = await Promise.all([catalog.talluka.game(), catalog.talluka.sketch()]);
  const say = ({ key }: Message) => `«${key}»`;
  const view = game.view(game.setup({ layout: 'corners', repetition: 'forbidden' }, 2), 0);
  const props = { view, seat: 0, legal: ['1>', 'a^'], lit: [], say, attempt: () => {} };
  const html = renderToStaticMarkup(createElement(plainBoard(sketch), props));
  expect(html).toContain('| B | B |   | W | W |');
  expect(html.match(/<button[^>]*>[^<]*/g)).toEqual([
    '<button type="button">1&gt;',
    '<button type="button">a^',
  ]);
});
