import { describe, expect, it } from 'vitest';
import { cuesOf, journeysOf } from '../../board/motion.ts';
import { at, LOOP, playAll, ROUND } from '../testing.ts';

const eventsOf = (position: string, moves: string) => playAll(at(position), moves);
const told = (position: string, moves: string) =>
  journeysOf(eventsOf(position, moves)).map(({ from, to }) => `${from} → ${to}`);
const cues = (position: string, moves: string) =>
  cuesOf(eventsOf(position, moves), (place) => `piece at ${place}`);

describe('motion', () => {
  it('a step goes from square to square', () => {
    expect(told('4c/5/5/2P2/C4 w', 'c2-c3')).toEqual(['c2 → c3']);
    expect(cues('4c/5/5/2P2/C4 w', 'c2-c3')).toMatchObject([
      { thing: 'piece at c3', leaps: false },
      { sound: 'place' },
    ]);
  });

  it('a jump leaps', () => {
    expect(cues('3c1/PP1p1/Cc3/p2Pc/2C2 w 1 1', 'a3xc3')).toMatchObject([
      { thing: 'piece at c3', leaps: true },
      { sound: 'take' },
    ]);
  });

  it('a piece comes home over the square where it arrives', () => {
    expect(told('4c/P4/5/5/C4 w 1 0', 'a4-a5')).toEqual(['a4 → home 0 1']);
    expect(cues('4c/P4/5/5/C4 w 1 0', 'a4-a5')).toMatchObject([
      { thing: 'piece at home 0 1', via: ['at a5'] },
      { sound: 'place', step: 0 },
      { sound: 'score', step: 1 },
    ]);
  });

  it('a broken loop is a step, and a pass only sounds', () => {
    const broken = eventsOf(LOOP, `${ROUND} c4-b4`).slice(-2);
    expect(broken.map(({ kind }) => kind)).toEqual(['loop-broken', 'stepped']);
    expect(journeysOf(broken)).toEqual([{ from: 'c4', to: 'b4' }]);
    expect(cues('cc3/P4/5/5/5 w', 'pass')).toEqual([
      { kind: 'passed', thing: 'passed', step: 0, together: true, sound: 'place' },
    ]);
  });

  it('the end itself is left to the page', () => {
    const events = eventsOf('4c/1p3/C4/5/5 w 2 0', 'a3xc5');
    expect(events.at(-1)?.kind).toBe('ended');
    expect(cuesOf(events, String).flatMap(({ sound }) => sound ?? [])).toEqual(['take', 'score']);
  });
});
