import { commonCatalogues, speaker } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import { type Deeds, followDeeds, summaryOf } from '../../board/deeds.ts';
import type { Event } from '../../index.ts';
import { words } from '../../words/index.ts';

const { say } = speaker('en', [words.catalogues, commonCatalogues], ['Asha', 'Ravi', 'Mira']);
const START: Deeds = { key: '', events: [], last: null };

const moved = (seat: number): Event => ({ kind: 'moved', seat, from: 'J', to: 'Y' });
const played = (seat: number, card: 'J' | 'M'): Event => ({
  kind: 'played',
  seat,
  card,
  actions: 1,
});

/** What seat 0 is told after some moments. */
const after = (...moments: Event[][]): Deeds =>
  moments.reduce((deeds, events, i) => followDeeds(deeds, { key: `${i}`, events }, 0), START);

describe('what the others did', () => {
  it('is told sentence by sentence', () => {
    expect(say(after([moved(1)]).last!)).toBe('Ravi went from Jann to Yugal.');
    const deeds = after([moved(1)], [played(1, 'M')]);
    expect(say(deeds.last!)).toBe('Ravi played Maut against Bad Karma.');
  });

  it('is summed up by seat, until one plays oneself', () => {
    const turns = [[moved(1)], [played(1, 'J'), played(1, 'M')], [moved(2)]];
    expect(summaryOf(after(...turns)).map(say)).toEqual([
      'Ravi went to Yugal and played Jann and Maut.',
      'Mira went to Yugal.',
    ]);
    expect(summaryOf(after(...turns, [moved(0)]))).toEqual([]);
    expect(summaryOf(after(...turns, [moved(0), moved(1)])).map(say)).toEqual([
      'Ravi went to Yugal.',
    ]);
  });

  it('is summed up in brief where many play', () => {
    const won = { kind: 'won-amulet', seat: 2 } as Event;
    expect(summaryOf(after([moved(1)], [moved(2), won]), true).map(say)).toEqual([
      'Ravi: Yugal',
      'Mira: Yugal ◆',
    ]);
  });

  it('is forgotten by an undo or a jump', () => {
    expect(after([moved(1)], [])).toMatchObject({ events: [], last: null });
  });
});
