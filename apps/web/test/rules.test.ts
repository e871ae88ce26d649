import { expect, test } from 'vitest';
import { isFound, partsOf, piecesOf, wordsIn } from '../pages/rules/finding.ts';

test('a heading begins a part, and the first rules have one even without', () => {
  const texts = { 'heading.J3': 'Selling', 'rule.J1': 'One', 'rule.J3': 'Three' };
  expect(partsOf(['J1', 'J2', 'J3', 'J4'], texts)).toEqual([
    { heading: '', rules: ['J1', 'J2'] },
    { heading: 'Selling', rules: ['J3', 'J4'] },
  ]);
});

test.each([
  ['', true],
  ['camel', true],
  ['CAMELS herd', true],
  ['camels gold', false],
  ['j7', true],
  ['7', true],
  // Not the beginning of a number.
  ['j', false],
  ['7 herd', true],
  ['könig', true],
  ['konig', true],
])('“%s” finds a rule: %s', (query, found) => {
  expect(isFound(wordsIn(query), 'J7', ['Take all camels', 'Your herd', 'König'])).toBe(found);
});

test('J1 is not found in J17', () => {
  expect(isFound(wordsIn('J1'), 'J17', ['The round ends'])).toBe(false);
});

test('what was found is marked, whatever its accents, and also where words overlap', () => {
  expect(piecesOf('Über Land', wordsIn('uber'))).toEqual([
    { text: 'Über', isFound: true },
    { text: ' Land', isFound: false },
  ]);
  expect(piecesOf('camels', wordsIn('came mel'))).toEqual([
    { text: 'camel', isFound: true },
    { text: 's', isFound: false },
  ]);
  expect(piecesOf('', wordsIn('a'))).toEqual([]);
});
