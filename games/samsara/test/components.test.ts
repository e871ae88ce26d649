import { describe, expect, test } from 'vitest';
import { COMPONENTS, type Components, componentProblems, ZONES } from '../rules/components.ts';

const changed = (change: Partial<Components>): string[] =>
  componentProblems({ ...COMPONENTS, ...change });

const withAmulet = (index: number, change: Partial<Components['amulets'][number]>) => ({
  amulets: COMPONENTS.amulets.map((amulet, i) => (i === index ? { ...amulet, ...change } : amulet)),
});

describe('the box', () => {
  test('M3: is sound; the triples follow the pattern of the pairs', () => {
    expect(componentProblems(COMPONENTS)).toEqual([]);
    const steps = [
      [1, 3, 4, 5],
      [2, 3, 4, 6],
      [3, 1, 4, 6],
      [4, 1, 3, 7],
    ] as const;
    const text = (places: readonly number[]) =>
      ZONES.filter((_, zone) => places.some((place) => place % 8 === zone)).join('');
    for (const [gap, ...triple] of steps) {
      for (let i = 0; i < (gap === 4 ? 4 : 8); i++) {
        const front = text([i, i + gap]);
        const found = COMPONENTS.amulets.find((amulet) => amulet.front === front);
        expect(found?.back).toBe(text(triple.map((n) => i + n)));
      }
    }
    const special = (i: number) => text([i + 1, i + 3, i + 7]);
    expect(COMPONENTS.specials).toEqual([
      { front: special(4), back: special(7) },
      { front: special(5), back: special(6) },
    ]);
  });

  test('M3: a bad count, an unknown symbol and unbalanced backs are refused with what and where', () => {
    expect(changed({ good: 3 })).toEqual(['good: 3 is not from 20 to 99']);
    expect(changed({ perZone: [4, 5, 7, 10, 9] })).toEqual(['perZone.3: 10 is not from 1 to 9']);
    expect(changed({ amulets: COMPONENTS.amulets.slice(1) })[0]).toBe('amulets: 27, not 28');
    expect(changed(withAmulet(3, { back: 'VYX' }))).toContain('amulets.3.back: unknown symbol X');
    expect(changed(withAmulet(3, { back: 'VY' }))).toContain('amulets.3.back: 2 symbols, not 3');
    expect(changed(withAmulet(0, { back: 'BYG' }))).toContain(
      'amulets.0.back: BYG is not in the order of the zones',
    );
    expect(changed(withAmulet(0, { back: 'YBM' }))).toEqual([
      'backs: G is on 11 of 32 faces, not 12',
      'backs: M is on 13 of 32 faces, not 12',
    ]);
    expect(changed(withAmulet(1, { front: 'JV' }))).toContain(
      'amulets.1.front: JV is already on amulets.0.front',
    );
  });

  test('M28: powers are checked too', () => {
    const powers = { ...COMPONENTS.powers, Ibah: [{ bad: 3 }, {}] };
    expect(changed({ powers })).toEqual([
      'powers.Ibah: 2 powers, not 3',
      'powers.Ibah.0: a count is not 1 or 2',
      'powers.Ibah.1: does nothing',
    ]);
  });
});
