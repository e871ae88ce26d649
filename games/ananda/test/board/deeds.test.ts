import { commonCatalogues, speaker } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import { toldOf } from '../../board/deeds.ts';
import type { Event } from '../../rules/events.ts';
import { words } from '../../words/index.ts';

const { say } = speaker('en', [words.catalogues, commonCatalogues], ['Asha', 'Ravi']);

const monk = { kind: 'monk-placed', seat: 1, from: null, space: 'e5', colour: 'g', value: 1 };
const tile = (value: number) => ({ kind: 'tile-placed', seat: 1, colour: 'g', value });
const card = (spent: number) => ({ kind: 'card-played', seat: 1, card: 'g2', spent, value: 5 });
const told = (...events: object[]) => {
  const message = toldOf(events as Event[], 1);
  return message === null ? null : say(message);
};

describe('the turn of another player', () => {
  it('is told as a whole: tiles, area and karma', () => {
    expect(told(monk, tile(3), tile(4), tile(5), card(2), card(5))).toBe(
      'Ravi built 3 tiles: green area of 5. +5 karma.',
    );
    expect(told(monk, tile(3))).toBe('Ravi built 1 tile: green area of 3.');
  });

  it('says that a monk left the board, though it went to an area before', () => {
    const gaveUp = (lacking: string) => ({ kind: 'gave-up', seat: 1, lacking });
    expect(told(monk, gaveUp('tile'))).toBe('Ravi built no tile, so the monk left the board.');
    expect(told(gaveUp('area'))).toBe('No area was free, so Ravi’s monk left the board.');
  });

  it('is left to the page while nothing is built', () => {
    expect(told(monk)).toBeNull();
  });
});
