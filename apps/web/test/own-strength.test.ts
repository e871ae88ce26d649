import type { Character } from '@baithak/kernel';
import type { Occupant } from '@baithak/table';
import { expect, test } from 'vitest';
import { ownStrength, placeOf } from '../controller/own-strength.ts';
import type { OwnGame } from '../controller/records.ts';

const RATINGS = { mina: 800, gilli: 1000, kapi: 1200 };
const me: Occupant = { kind: 'person', person: 'me', name: 'Asha' };

/** So many games against a character, of which the first ones were won. */
const games = (character: Character, won: number, n: number): OwnGame[] =>
  Array.from({ length: n }, (_, at) => ({
    game: 'talluka',
    seats: [me, { kind: 'bot', character }],
    places: at < won ? [1, 2] : [2, 1],
    at,
    person: 'me',
  }));

test('whoever wins half of their games is as strong as their opponents', () => {
  expect(ownStrength(games('gilli', 3, 6), 'talluka', RATINGS)).toBe(1000);
  const both = [...games('mina', 4, 4), ...games('kapi', 0, 4)];
  expect(ownStrength(both, 'talluka', RATINGS)).toBe(1000);
  // Three games of four are about 200 points.
  expect(ownStrength(games('mina', 6, 8), 'talluka', RATINGS)).toBe(990);
});

test('few games, or only won or lost ones, tell no number', () => {
  expect(ownStrength(games('gilli', 2, 4), 'talluka', RATINGS)).toBeNull();
  expect(ownStrength(games('gilli', 6, 6), 'talluka', RATINGS)).toBeNull();
  expect(ownStrength(games('gilli', 0, 6), 'talluka', RATINGS)).toBeNull();
  expect(ownStrength(games('gilli', 3, 6), 'jaipur', RATINGS)).toBeNull();
  // Nobody has measured Shera here.
  expect(ownStrength(games('shera', 3, 6), 'talluka', RATINGS)).toBeNull();
});

test('a number of points has its place between two characters, or beyond the last', () => {
  expect(placeOf(1000, RATINGS)).toEqual({ by: 'gilli', part: 0.5 });
  expect(placeOf(1050, RATINGS)).toEqual({ by: 'gilli', part: 0.75 });
  expect(placeOf(1150, RATINGS)).toEqual({ by: 'kapi', part: 0.25 });
  expect(placeOf(700, RATINGS)).toEqual({ by: 'mina', part: 0.1 });
  expect(placeOf(1500, RATINGS)).toEqual({ by: 'kapi', part: 0.9 });
  expect(placeOf(1000, {})).toBeNull();
});
