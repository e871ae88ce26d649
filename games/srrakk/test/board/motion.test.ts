import { describe, expect, it } from 'vitest';
import { cuesOf, journeysOf } from '../../board/motion.ts';
import { placesOf } from '../../board/moves.ts';
import { at, playAll } from '../testing.ts';

const STACKS = 'b2(bw)b/1(wb)2b/2(bww)2/w(wbw)1w1/w1w2 w';
const told = (moves: string, position = STACKS) =>
  journeysOf(playAll(at(position), moves)).map(({ from, to }) => `${from} → ${to}`);
const cues = (moves: string, position = STACKS) => cuesOf(playAll(at(position), moves), String);

describe('motion', () => {
  it('every piece of a stack has a place of its own', () => {
    expect(placesOf('(bw)4/5/5/5/4w w')).toEqual(['a5 0', 'a5 1', 'e1 0']);
  });

  it('a move takes all of them along as one body', () => {
    expect(told('b2-b3')).toEqual(['b2 0 → b3 0', 'b2 1 → b3 1', 'b2 2 → b3 2']);
    expect(cues('b2-b3')).toMatchObject([
      { thing: 'b3 0', together: false, leaps: false },
      { thing: 'b3 1', together: true },
      { thing: 'b3 2', together: true },
      { sound: 'place' },
    ]);
  });

  it('a jump lays them on top', () => {
    expect(told('a3xc3', '5/5/(bw)b(wb)2/5/5 w')).toEqual(['a3 0 → c3 2', 'a3 1 → c3 3']);
    expect(cues('a3xc3', '5/5/(bw)b(wb)2/5/5 w')).toMatchObject([
      { thing: 'c3 2', leaps: true },
      { thing: 'c3 3', leaps: true },
      { sound: 'take' },
    ]);
  });

  it('shedding takes them from the top, one after the other', () => {
    expect(told('c3/d3')).toEqual(['c3 2 → d3 0']);
    expect(told('c3/d3/d4')).toEqual(['c3 2 → d3 0', 'c3 1 → d4 0']);
    expect(cues('c3/d3/d4')).toMatchObject([
      { thing: 'd3 0', step: 0, sound: 'place' },
      { thing: 'd4 0', step: 1, sound: 'place' },
    ]);
  });

  it('a pass only sounds', () => {
    expect(told('pass', '5/5/2w2/5/5 b')).toEqual([]);
    expect(cues('pass', '5/5/2w2/5/5 b')).toMatchObject([{ sound: 'place' }]);
  });
});
