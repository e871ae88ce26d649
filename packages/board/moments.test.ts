import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { followed, useFresh } from './moments.ts';

const at = (...args: Parameters<typeof followed>) => Object.fromEntries(followed(...args).at);

describe('ids', () => {
  const first = followed(null, ['a1', 'b1', 'c1'], []);

  it('are given once to everything there is', () => {
    expect(Object.fromEntries(first.at)).toEqual({ a1: '0', b1: '1', c1: '2' });
  });

  it('stay with what stays and go with what goes', () => {
    const pushed = [
      { from: 'b1', to: 'c1' },
      { from: 'c1', to: 'd1' },
    ];
    expect(at(first, ['a1', 'c1', 'd1'], pushed)).toEqual({ a1: '0', c1: '1', d1: '2' });
  });

  it('are never given twice, not even where something has left', () => {
    const moved = [{ from: 'a1', to: 'e1' }];
    expect(at(first, ['a1', 'b1', 'c1', 'e1'], moved)).toEqual({
      a1: '3',
      b1: '1',
      c1: '2',
      e1: '0',
    });
  });
});

it('what was chosen in a moment is gone when the moment comes back', () => {
  const seen: (string | null)[] = [];
  /** Draws the moments of `story` one after another, as a page does. */
  function Story({ story }: { readonly story: readonly string[] }) {
    const [at, next] = useState(0);
    const [chosen, choose] = useFresh<string | null>(story[at]!, null);
    seen.push(chosen);
    if (at === 0 && seen.length === 1) choose('push');
    else if (at < story.length - 1) next(at + 1);
    return null;
  }
  renderToStaticMarkup(createElement(Story, { story: ['before', 'after', 'before'] }));
  expect(seen).toContain('push');
  expect(seen.at(-1)).toBeNull();
});
