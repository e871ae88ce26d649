import { CHANCE, FastRandom, type Fault } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { COMPONENTS, type Components, ZONES } from '../rules/components.ts';
import { componentProblems } from './laws.ts';
import { movesOf, oddsOf, positionOf, run, table } from './testing.ts';

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

  test('M3: a bad count, an unknown symbol and unbalanced backs are reported with their place', () => {
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

const laid = (seats: number, mode: string, seed: string) => {
  const state = game.setup({ mode }, seats);
  const random = new FastRandom(seed);
  while (game.status(state) === CHANCE) game.resolve(state, game.draw(state, random));
  return positionOf(state).groups;
};

describe('laying out amulets', () => {
  test('M4: the last places of a group lie back up in quick and easy games', () => {
    const stars = (seats: number, mode: string) =>
      laid(seats, mode, 'x').map((group) =>
        group.map((text) => (text!.endsWith('*') ? 1 : 0)).join(''),
      );
    expect(stars(1, 'normal')).toEqual(['000000']);
    expect(stars(1, 'easy')).toEqual(['000011']);
    expect(stars(2, 'normal')).toEqual(['000000000000']);
    expect(stars(2, 'quick')).toEqual(['000000001111']);
    expect(stars(4, 'quick')).toEqual(['000011', '000011', '000011', '000011']);
  });

  test('M4: with five players both specials are drawn by lot into different groups, back up', () => {
    const spots = new Map<string, number>();
    for (let n = 0; n < 400; n++) {
      const mode = n % 2 === 0 ? 'normal' : 'quick';
      const groups = laid(5, mode, `lot ${n}`);
      const found = groups.flatMap((group, g) =>
        group.flatMap((text, i) => (/^S/.test(text!) ? [[g, i, text] as const] : [])),
      );
      expect(found).toHaveLength(2);
      expect(found[0]![0]).not.toBe(found[1]![0]);
      expect(found.every(([, i]) => i >= (mode === 'quick' ? 4 : 5))).toBe(true);
      for (const [g, , text] of found) {
        spots.set(`g${g}`, (spots.get(`g${g}`) ?? 0) + 1);
        spots.set(text!, (spots.get(text!) ?? 0) + 1);
      }
      expect(new Set(groups.flat().map((text) => text!.slice(0, 2))).size).toBe(30);
    }
    for (const [spot, count] of spots) {
      const expected = spot.startsWith('g') ? 160 : 200;
      expect(Math.abs(count - expected), `${spot} ${count}`).toBeLessThan(60);
    }
  });

  test('M4: the odds of a special are exact', () => {
    const state = game.setup({ mode: 'normal' }, 5);
    run(state, '=amulet:JV', '=amulet:JK', '=amulet:JY', '=amulet:JB', '=amulet:JG');
    const odds = oddsOf(state);
    const all = Object.values(odds).reduce((sum, n) => sum + n, 0);
    const specials = Object.entries(odds).filter(([text]) => text.startsWith('amulet:S'));
    expect(specials).toHaveLength(4);
    for (const [, n] of specials) expect(n / all).toBeCloseTo(0.4 / 4, 12);
    expect((odds['amulet:JD'] as number) / all).toBeCloseTo(0.6 / 23, 12);
  });

  test('M5: characters from the last seat back, each once; M6: then the hands, 16 : 36 : 16', () => {
    const state = table(3, { phase: 'characters' });
    run(state, 'char:Ibah', 'char:Dhenu');
    expect(movesOf(state)).toEqual(['char:Bikkhu', 'char:Ussagah', 'char:Vanarah']);
    run(state, 'char:Vanarah');
    expect(positionOf(state).seats.map((seat) => seat.character)).toEqual([
      'Vanarah',
      'Dhenu',
      'Ibah',
    ]);
    expect(oddsOf(state)).toEqual({ 'deal:1': 16, 'deal:2': 36, 'deal:3': 16 });
    run(state, '=deal:1', '=deal:3', '=deal:2');
    expect(positionOf(state).seats.map((seat) => `${seat.hand} ${seat.draw}`)).toEqual([
      '+--- +++-',
      '+++- +---',
      '++-- ++--',
    ]);
    expect(movesOf(state)).toHaveLength(8);
  });

  test('M4, M6, M31: outcomes that cannot be are refused', () => {
    const code = (state: ReturnType<typeof table>, text: string) =>
      (game.readOutcome(state, text) as Fault).code;
    const state = game.setup({ mode: 'normal' }, 2);
    run(state, '=amulet:JV');
    expect(code(state, 'amulet:JV')).toBe('outcome-amulet');
    expect(code(state, 'amulet:S1a')).toBe('outcome-amulet');
    expect(code(table(2, { phase: 'deal' }), 'deal:4')).toBe('outcome-deal');
    const drawing = table(2, { phase: 'redraw', seats: [{ zone: 'J', draw: 'G' }] });
    expect(code(drawing, 'draw:J')).toBe('outcome-not-in-pile');
    expect(code(drawing, 'G')).toBe('outcome-card');
  });
});
