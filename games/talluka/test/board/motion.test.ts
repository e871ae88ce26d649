import { describe, expect, it } from 'vitest';
import { cuesOf, journeysOf } from '../../board/motion.ts';
import type { Event } from '../../rules/events.ts';
import { at, playAll } from '../testing.ts';

const START = 'BB1WW/BB1WW/5/WW1BB/WW1BB w';
const told = (position: string, moves: string) =>
  journeysOf(playAll(at(position), moves))
    .map(({ from, to }) => `${from}${to}`)
    .join(' ');
const sounds = (events: readonly Event[]) =>
  cuesOf(events, (square) => square).flatMap(({ sound }) => sound ?? []);

describe('motion', () => {
  it('a push takes the whole run along as one body', () => {
    expect(told(START, '1>')).toBe('a1b1 b1c1');
    expect(told('5/5/1WBWB/5/5 b', '3<')).toBe('e3d3 d3c3 c3b3 b3a3');
    const cues = cuesOf(playAll(at(START), '1>'), (square) => `pawn on ${square}`);
    expect(cues).toMatchObject([
      { thing: 'pawn on b1', step: 0, together: false },
      { thing: 'pawn on c1', step: 0, together: true },
      { sound: 'place', together: true },
    ]);
  });

  it('a pass moves nothing, but it is heard', () => {
    const events = playAll(at('WB3/5/5/5/WB3 w'), '5> pass').slice(-1);
    expect(journeysOf(events)).toEqual([]);
    expect(sounds(events)).toEqual(['place']);
  });

  it('a line of four sounds after the push; the end itself is left to the page', () => {
    const events = playAll(at('B4/1BBWW/WBWW1/WWBB1/2WBB w'), 'b^');
    expect(events.map(({ kind }) => kind)).toEqual(['pushed', 'lined-up', 'ended']);
    expect(sounds(events)).toEqual(['place', 'score']);
    expect(cuesOf(events, String).at(-1)).toMatchObject({ sound: 'score', step: 1 });
  });
});
