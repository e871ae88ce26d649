import { Fault } from '@baithak/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { movesOf, refused, table } from './testing.ts';

describe('notation', () => {
  test.each(['+D', '+K', '+DDG-LKK', '-LLL', '+DK-LL', '-K', '+DG', '-DK'])(
    '%s is well-formed',
    (text) => {
      const attempt = game.parse(text);
      expect(attempt).not.toBeInstanceOf(Fault);
      if (!(attempt instanceof Fault)) expect(game.format(attempt)).toBe(text);
    },
  );

  test.each([
    '',
    '+',
    '-',
    '+-',
    '+D-',
    '+-L',
    'D',
    '+GD',
    '-LP',
    '+d',
    '+D -L',
    '-L+D',
    '+KD',
    '+D\n',
    '+X',
    `+${'D'.repeat(200)}`,
  ])('J4: %j is not', (text) => {
    expect(game.parse(text)).toMatchObject({ code: 'notation', rule: 'J4' });
  });

  test('a well-formed text is formatted back unchanged', () => {
    const cards = fc.array(fc.constantFrom(...'DGSCPLK'), { maxLength: 6 });
    fc.assert(
      fc.property(cards, cards, (taken, returned) => {
        const text = `${taken.length > 0 ? '+' : ''}${taken.join('')}${returned.length > 0 ? '-' : ''}${returned.join('')}`;
        const attempt = game.parse(text);
        if (!(attempt instanceof Fault)) expect(game.format(attempt)).toBe(text);
      }),
    );
  });

  test('J4: moves are listed in the order takes, camels, exchanges, sales', () => {
    const state = table({ market: 'DDCKK', hands: ['GLL', ''], herds: [1, 0] });
    expect(movesOf(state)).toEqual([
      '+D',
      '+C',
      '+K',
      '+DDC-LLK',
      '+DD-LK',
      '+DD-LL',
      '+DDC-GLK',
      '+DDC-GLL',
      '+DD-GK',
      '+DD-GL',
      '+DC-LK',
      '+DC-LL',
      '+DC-GK',
      '+DC-GL',
      '-L',
      '-LL',
    ]);
  });

  test('J4: nobody moves while chance is due', () => {
    const dealing = game.setup({}, 2);
    expect(refused(dealing, '+K')).toBe('not-now J4');
    expect(movesOf(dealing)).toEqual([]);
  });
});
