import { describe, expect, it } from 'vitest';
import { composed, idsAfter } from '../../board/ids.ts';

describe('ids', () => {
  const start = idsAfter(null, '0', ['a1', 'b1'], []);
  const moved = idsAfter(
    start,
    '1',
    ['b1', 'c1'],
    [
      { from: 'a1', to: 'b1' },
      { from: 'b1', to: 'c1' },
    ],
  );
  const at = ({ ids }: typeof start) => Object.fromEntries(ids.at);

  it('go with the pieces', () => {
    expect(at(start)).toEqual({ a1: '0', b1: '1' });
    expect(at(moved)).toEqual({ b1: '0', c1: '1' });
  });

  it('return when a moment returns, as after an undo', () => {
    expect(at(idsAfter(moved, '0', ['a1', 'b1'], []))).toEqual({ a1: '0', b1: '1' });
  });

  it('are new where nothing is known', () => {
    expect(at(idsAfter(moved, '7', ['b1', 'e5'], []))).toEqual({ b1: '0', e5: '2' });
  });
});

describe('ways over several events', () => {
  it('lead from the first place to the last', () => {
    const first = [
      { from: 'a1', to: 'b1' },
      { from: 'b1', to: 'c1' },
    ];
    const back = [{ from: 'c1', to: 'b1' }];
    expect(composed([first])).toEqual(first);
    expect(composed([[{ from: 'a1', to: 'b1' }], [{ from: 'b1', to: 'home' }]])).toEqual([
      { from: 'a1', to: 'home' },
    ]);
    expect(composed([[{ from: 'b1', to: 'c1' }], back])).toEqual([{ from: 'b1', to: 'b1' }]);
    expect(composed([[], []])).toEqual([]);
  });
});
