import { FastRandom, perft } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { game, type State, type View } from '../index.ts';
import { after, at, CORNERS, ending, legal, playAll, ROUND, randomPosition } from './testing.ts';

const HOME = { layout: 'home' };

describe('the start', () => {
  it('S2 S20: its legal moves, in ASCII order', () => {
    expect(legal(game.setup(HOME, 2))).toBe(
      'a1xc1 a2-a3 b1xd1 b2-b3 b2-c2 c1-c2 c1xa1 c1xe1 d1xb1 d2-c2 d2-d3 e1xc1 e2-e3',
    );
  });

  it('S3: White begins and sides alternate', () => {
    const state = game.setup(HOME, 2);
    expect(game.status(state)).toBe(0);
    playAll(state, 'a1xc1');
    expect(game.status(state)).toBe(1);
    expect(game.writePosition(state)).toBe('bbbbb/bb1bb/5/ww1ww/1b(ww)ww b');
  });

  it('a layout that was never offered is a bug, not a game', () => {
    expect(() => game.setup({ layout: 'woven' }, 2)).toThrow('woven');
  });
});

describe('moves', () => {
  it('S6: beside, to empty squares, never diagonally or over the edge', () => {
    expect(legal(at('5/5/2w2/5/4b w'))).toBe('c3-b3 c3-c2 c3-c4 c3-d3');
    expect(legal(at('5/5/2w2/2b2/5 w'))).toBe('c3-b3 c3-c4 c3-d3');
    expect(legal(at('w4/5/5/5/4w w'))).toBe('a5-a4 a5-b5 e1-d1 e1-e2');
    expect(legal(at('4w/5/5/5/w4 w'))).toBe('a1-a2 a1-b1 e5-d5 e5-e4');
  });

  it('S6: a stack moves whole and keeps its order', () => {
    expect(game.writePosition(after('5/5/2(bbw)2/5/5 w', 'c3-c4'))).toBe('5/2(bbw)2/5/5/5 b');
    expect(game.writePosition(after('5/5/2(wb)2/5/5 b', 'c3-d3'))).toBe('5/5/3(wb)1/5/5 w');
  });

  it('S5: only stacks with the own colour on top', () => {
    expect(legal(at('5/5/(bw)3(wb)/5/5 w'))).toMatch(/^(a3\S+ ?)+$/);
    expect(legal(at('5/5/(bw)3(wb)/5/5 b'))).toMatch(/^(e3\S+ ?)+$/);
  });
});

describe('jumps', () => {
  it.each([
    ['over an enemy onto an own pawn', '5/5/wbw2/5/5 w', 'a3xc3', '5/5/1w(ww)2/5/5 b'],
    ['over an own onto an own pawn', '5/5/www2/5/5 w', 'a3xc3', '5/5/1b(ww)2/5/5 b'],
    ['onto an enemy pawn', '5/5/wbb2/5/5 w', 'a3xc3', '5/5/1w(bw)2/5/5 b'],
    ['to the left', '5/5/2bww/5/5 w', 'e3xc3', '5/5/2(bw)b1/5/5 b'],
    ['upwards', '2w2/2b2/2b2/5/5 b', 'c3xc5', '2(wb)2/2w2/5/5/5 w'],
    ['downwards', '2b2/2w2/2w2/5/5 b', 'c5xc3', '5/2b2/2(wb)2/5/5 w'],
    ['two on one', '5/5/(bw)bb2/5/5 w', 'a3xc3', '5/5/1w(bbw)2/5/5 b'],
  ])('S7: %s', (_, position, text, result) => {
    expect(game.writePosition(after(position, text))).toBe(result);
  });

  it('S10: only the top of the jumped stack is turned over', () => {
    expect(game.writePosition(after('5/5/w(wwb)b2/5/5 w', 'a3xc3'))).toBe('5/5/1(www)(bw)2/5/5 b');
    expect(game.writePosition(after('5/5/w(bw)b2/5/5 w', 'a3xc3'))).toBe('5/5/1(bb)(bw)2/5/5 b');
  });

  it.each([
    [1, 1, true],
    [1, 2, false],
    [1, 3, false],
    [2, 1, true],
    [2, 2, true],
    [2, 3, false],
    [3, 1, true],
    [3, 2, false],
    [3, 3, false],
  ])('S8 S9: %i onto %i', (height, onto, allowed) => {
    const stack = (pieces: number) => (pieces === 1 ? 'w' : `(${'w'.repeat(pieces)})`);
    const moves = legal(at(`5/5/${stack(height)}b${stack(onto)}2/5/5 w`)).split(' ');
    expect(moves.includes('a3xc3')).toBe(allowed);
  });

  it('S7: neither over an empty square nor onto one', () => {
    expect(legal(at('5/5/w1w2/5/5 w'))).not.toContain('x');
    expect(legal(at('5/5/wb3/5/5 w'))).not.toContain('x');
  });

  it('S7: a line does not run on over the edge', () => {
    expect(legal(at('3ww/w4/5/5/5 w'))).not.toContain('x');
    expect(legal(at('w4/w4/5/5/1w3 w'))).not.toContain('x');
    expect(legal(at('5/5/5/1w3/w4 w'))).not.toContain('x');
  });
});

describe('sheds', () => {
  it('S12 S13: all of a stack of two own pawns, in ASCII order', () => {
    expect(legal(at('5/5/2(ww)2/5/4b w'))).toBe(
      [
        'c3-b3 c3-c2 c3-c4 c3-d3',
        'c3/b3 c3/b3/b2 c3/b3/b4 c3/c2 c3/c2/b2 c3/c2/d2',
        'c3/c4 c3/c4/b4 c3/c4/d4 c3/d3 c3/d3/d2 c3/d3/d4',
      ].join(' '),
    );
  });

  it('S12: moves, sheds and jumps of one stack stand in this order', () => {
    expect(legal(at('2w2/2b2/1b(bw)b1/5/4b w'))).toBe('c3-c2 c3/c2 c3xc5 c5-b5 c5-d5');
  });

  it('S12: the top pawn goes, the rest stays', () => {
    expect(game.writePosition(after('5/5/2(bbw)2/5/5 w', 'c3/c4'))).toBe('5/2w2/2(bb)2/5/5 b');
    expect(game.writePosition(after('5/5/2(wb)2/5/5 b', 'c3/b3'))).toBe('5/5/1bw2/5/5 w');
  });

  it('S13: no second shed if the rest belongs to the other', () => {
    expect(legal(at('5/5/2(wbw)2/5/5 w'))).toBe('c3-b3 c3-c2 c3-c4 c3-d3 c3/b3 c3/c2 c3/c4 c3/d3');
    expect(legal(at('5/5/2(bwb)2/5/5 b'))).not.toMatch(/\/\w+\//);
  });

  it('S13: only squares that are empty', () => {
    const crowded = at('5/1b1b1/1b(ww)1b/2b2/5 w');
    expect(legal(crowded)).toBe('c3-c4 c3-d3 c3/c4 c3/d3 c3/d3/d2');
  });

  it('S14: the second shed may empty the square, a third pawn stays', () => {
    expect(game.writePosition(after('5/5/2(ww)2/5/5 w', 'c3/b3/b4'))).toBe('5/1w3/1w3/5/5 b');
    expect(game.writePosition(after('5/5/2(bbb)2/5/5 b', 'c3/c4/d4'))).toBe('5/2bb1/2b2/5/5 w');
    expect(game.writePosition(after('5/5/2(bww)2/5/5 w', 'c3/d3/d2'))).toBe('5/5/2bw1/3w1/5 b');
  });
});

describe('events', () => {
  it('tell heights, squares and what is turned over', () => {
    expect(playAll(at('5/5/2(bbw)2/5/5 w'), 'c3-c4')).toEqual([
      { kind: 'moved', seat: 0, from: 'c3', to: 'c4', height: 3 },
    ]);
    expect(playAll(at('5/5/2b(wb)w/5/5 b'), 'c3xe3')).toEqual([
      {
        kind: 'jumped',
        seat: 1,
        from: 'c3',
        to: 'e3',
        over: 'd3',
        height: 1,
        onto: 1,
        flipped: 'w',
      },
    ]);
  });

  it('tell each shed pawn, and what it leaves', () => {
    expect(playAll(at('5/5/2(ww)2/5/5 w'), 'c3/b3/b4')).toEqual([
      { kind: 'shed', seat: 0, from: 'c3', to: 'b3', left: 1, top: 'w' },
      { kind: 'shed', seat: 0, from: 'c3', to: 'b4', left: 0, top: null },
    ]);
    expect(playAll(at('5/5/2(wbw)2/5/5 w'), 'c3/b3')).toEqual([
      { kind: 'shed', seat: 0, from: 'c3', to: 'b3', left: 2, top: 'b' },
    ]);
  });
});

describe('the end', () => {
  it.each([
    ['two on two', '5/5/(bw)b(wb)2/5/5 w', 'a3xc3', '5/5/1w(wbbw)2/5/5 b', [1, 0]],
    ['three on one', '2w2/2w2/2(wwb)2/5/5 b', 'c3xc5', '2(wwwb)2/2b2/5/5/5 w', [0, 1]],
  ])('S4: %s wins for the jumper', (_, position, text, result, scores) => {
    const state = at(position);
    const winner = scores.indexOf(1);
    expect(playAll(state, text).at(-1)).toEqual({ kind: 'ended', end: 'four', winner });
    expect(game.writePosition(state)).toBe(result);
    expect(ending(state)).toEqual({
      places: [2 - scores[0]!, 2 - scores[1]!],
      scores,
      reason: 'end.four',
    });
  });

  it('S4: three are not enough', () => {
    expect(game.status(after('5/5/(ww)bw2/5/5 w', 'a3xc3'))).toBe(1);
  });

  it('S16: a player without a stack passes', () => {
    const state = at('5/5/2w2/5/5 b');
    expect(legal(state)).toBe('pass');
    expect(playAll(state, 'pass')).toEqual([{ kind: 'passed', seat: 1 }]);
    expect(game.writePosition(state)).toBe('5/5/2w2/5/5 w');
  });

  it('S16: so does one whose stacks are shut in', () => {
    expect(legal(at('(ww)(bb)3/(bb)4/5/5/5 w'))).toBe('pass');
  });

  it('S17: somebody can always do something', () => {
    const random = new FastRandom('blockade');
    let passes = 0;
    for (let n = 0; n < 3000; n++) {
      const state = at(randomPosition(random));
      if (legal(state) !== 'pass') continue;
      passes++;
      playAll(state, 'pass');
      expect(legal(state), String(game.writePosition(state))).not.toBe('pass');
    }
    expect(passes).toBeGreaterThan(20);
  });

  it('S18: the third occurrence of a position is a draw, the start being its first', () => {
    const state = after(CORNERS, `${ROUND} a5-b5 e1-d1 b5-a5`);
    expect(game.status(state)).toBe(1);
    expect(playAll(state, 'd1-e1')).toEqual([
      { kind: 'moved', seat: 1, from: 'd1', to: 'e1', height: 1 },
      { kind: 'ended', end: 'repetition', winner: null },
    ]);
    expect(ending(state)).toEqual({ places: [1, 1], scores: [0, 0], reason: 'end.repetition' });
  });

  it('S18: the same board with the other side to move is another position', () => {
    const state = after('w4/5/5/5/5 w', 'a5-a4 pass a4-a3 pass a3-a4 pass a4-a5 pass');
    expect(game.status(state)).toBe(0);
    playAll(state, 'a5-a4');
    expect(ending(state).reason).toBe('end.repetition');
  });

  it('S18: the same look with another order below is another position', () => {
    const turns = ['(ww)4/5/5/5/4b w', '(ww)4/5/5/5/3b1 b'];
    const other = recalled('(bw)4/5/5/4b/5 b', turns, 5);
    playAll(other, 'e2-e1');
    expect(game.status(other)).toBe(0);
    const same = recalled('(ww)4/5/5/4b/5 b', turns, 5);
    playAll(same, 'e2-e1');
    expect(ending(same).reason).toBe('end.repetition');
  });

  it('S18: ply 400 is a draw; a four and a repetition are looked at first', () => {
    const filler = ['1w3/5/5/5/3b1 w', '1w3/5/5/5/2b2 b'];
    const drawn = recalled('w4/5/5/4b/5 b', filler, 399);
    expect(game.status(drawn)).toBe(1);
    playAll(drawn, 'e2-e1');
    expect(ending(drawn)).toEqual({ places: [1, 1], scores: [0, 0], reason: 'end.cap' });
    const won = recalled('5/5/(bb)b(wb)2/5/5 b', filler, 399);
    playAll(won, 'a3xc3');
    expect(ending(won)).toEqual({ places: [2, 1], scores: [0, 1], reason: 'end.four' });
    const repeated = recalled('w4/5/5/4b/5 b', [CORNERS, 'w4/5/5/5/3b1 b'], 399);
    playAll(repeated, 'e2-e1');
    expect(ending(repeated).reason).toBe('end.repetition');
  });

  it('forget: neither history nor length count any more', () => {
    const state = after(CORNERS, `${ROUND} a5-b5 e1-d1 b5-a5`);
    game.forget?.(state);
    playAll(state, 'd1-e1');
    expect(game.status(state)).toBe(0);
    const long = recalled('w4/5/5/4b/5 b', ['1w3/5/5/5/3b1 w', '1w3/5/5/5/2b2 b'], 399);
    playAll(long, 'e2-e1');
    game.forget?.(long);
    expect(game.status(long)).toBe(0);
    expect(game.view(long, null)).toMatchObject({ history: null, ply: 400, end: null });
  });

  it('forget: a copy into a game that was drawn does not remember that game', () => {
    const drawn = after(CORNERS, `${ROUND} ${ROUND}`);
    expect(ending(drawn).reason).toBe('end.repetition');
    const forgetful = at(CORNERS);
    game.forget?.(forgetful);
    const into = game.copy(forgetful, drawn);
    playAll(into, 'a5-a4');
    expect(game.status(into)).toBe(1);
  });
});

/** A state at an odd ply whose history is the two positions in turn, again and again. */
function recalled(position: string, turns: readonly string[], ply: number): State {
  const history = Array.from({ length: ply }, (_, i) => turns[i % 2]!);
  const view: View = {
    position,
    history,
    ply,
    last: null,
    mustPass: false,
    end: null,
    winner: null,
  };
  return game.imagine(view, new FastRandom(1));
}

describe('perft', () => {
  it('of home', () => {
    const counts = [13, 181, 2408, 32891, 480196];
    const state = game.setup(HOME, 2);
    expect(counts.map((_, i) => perft(game, state, i + 1))).toEqual(counts);
  });

  it('ignores the history of the state it starts from', () => {
    const state = after(CORNERS, `${ROUND} a5-b5 e1-d1 b5-a5`);
    expect(perft(game, state, 2)).toBe(perft(game, at(game.writePosition(state) as string), 2));
  });
});
