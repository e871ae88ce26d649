import { speakerFrom } from '@baithak/words';
import { describe, expect, it } from 'vitest';
import { de, en, seenMessage, turnOf, wayBetween, wayMessage } from '../index.ts';

describe('directions', () => {
  it('lead straight from square to square', () => {
    expect(wayBetween('b2', 'b4')).toBe('up');
    expect(wayBetween('b2', 'b1')).toBe('down');
    expect(wayBetween('b2', 'a2')).toBe('left');
    expect(wayBetween('b2', 'd2')).toBe('right');
    expect(wayBetween('b2', 'c3')).toBe(null);
  });

  it('are turned for the seat that sits on the other side', () => {
    expect([turnOf('right', 0), turnOf('up', 0), turnOf('up', 1)]).toEqual([0, 270, 90]);
    const say = (you: number | null) => speakerFrom('en', [en], [], you).say;
    expect(say(0)(wayMessage('left', 1))).toBe('right');
    expect([0, 1, null].map((you) => say(you)(seenMessage('up')))).toEqual(['up', 'down', 'up']);
    expect(speakerFrom('de', [de], [], 1).say(seenMessage('left'))).toBe('nach rechts');
  });
});
