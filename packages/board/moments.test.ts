import { describe, expect, it } from 'vitest';
import { followed } from './moments.ts';

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
