import { FastRandom, MoveList, OVER, perft } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../index.ts';
import { after, at, ending, LOOP, legal, playAll, ROUND } from './testing.ts';

describe('starts', () => {
  it('V2 V22: the legal moves of both layouts, in ASCII order', () => {
    expect(legal(game.setup({ layout: 'ranks' }, 2))).toBe(
      'b1-a1 b1-a2 b2-a3 b2-b3 b2-c3 c2-b3 c2-c3 c2-d3 d1-e1 d1-e2 d2-c3 d2-d3 d2-e3',
    );
    expect(legal(game.setup({ layout: 'line' }, 2))).toBe(
      'a1-a2 a1-b2 b1-a2 b1-b2 c1-b2 c1-d2 c2-b3 c2-c3 c2-d3 d1-d2 d1-e2 e1-d2 e1-e2',
    );
  });

  it('V3: White begins and sides alternate', () => {
    const state = game.setup({ layout: 'ranks' }, 2);
    expect(game.status(state)).toBe(0);
    playAll(state, 'b2-b3');
    expect(game.status(state)).toBe(1);
  });

  it('a layout that was never offered is a bug, not a game', () => {
    expect(() => game.setup({ layout: 'woven' }, 2)).toThrow('woven');
  });
});

describe('steps', () => {
  it.each([
    ['V6: a crown goes to all eight sides', '4c/5/2C2/5/5 w', 'c3', 'b2 b3 b4 c2 c4 d2 d3 d4'],
    ['V6: a crown in a corner', '4c/5/5/5/C4 w', 'a1', 'a2 b1 b2'],
    ['V6: a black crown on its own first rank', 'c4/5/5/5/4C b', 'a5', 'a4 b4 b5'],
    ['V7: a white pawn goes up', '4c/5/2P2/5/5 w', 'c3', 'b4 c4 d4'],
    ['V7: a black pawn goes down', '5/5/2p2/5/4C b', 'c3', 'b2 c2 d2'],
    ['V7: a pawn at the left edge', '4c/5/P4/5/5 w', 'a3', 'a4 b4'],
    ['V7: a pawn at the right edge', 'c4/5/4P/5/5 w', 'e3', 'd4 e4'],
    ['V7: a black pawn at the right edge', '5/5/4p/5/C4 b', 'e3', 'd2 e2'],
    ['V5: not onto own pieces', '4c/2P2/1PC2/5/5 w', 'c3', 'b2 b4 c2 d2 d3 d4'],
  ])('%s', (_, position, from, targets) => {
    const steps = legal(at(position))
      .split(' ')
      .filter((text) => text.startsWith(`${from}-`));
    expect(steps.map((text) => text.slice(3)).join(' ')).toBe(targets);
  });

  it('tells who went where', () => {
    const state = at('4c/5/2P2/5/5 w');
    expect(playAll(state, 'c3-b4')).toEqual([
      { kind: 'stepped', seat: 0, piece: 'pawn', from: 'c3', to: 'b4' },
    ]);
    expect(game.writePosition(state)).toBe('4c/1P3/5/5/5 b 0 0');
  });
});

describe('jumps', () => {
  it('V8 V9: a crown jumps in all eight directions', () => {
    expect(legal(at('5/1ppp1/1pCp1/1ccc1/5 w'))).toBe(
      'c3xa1 c3xa3 c3xa5 c3xc1 c3xc5 c3xe1 c3xe3 c3xe5',
    );
  });

  it('V9: a pawn jumps in its three forward directions only', () => {
    expect(legal(at('5/1ppp1/1cPc1/1ccc1/5 w'))).toBe('c3xa5 c3xc5 c3xe5');
    expect(legal(at('5/1PPP1/1CpC1/1CCC1/5 b'))).toBe('c3xa1 c3xc1 c3xe1');
  });

  it('V8: not over the edge, not onto a piece, not over a gap, not over an own piece', () => {
    expect(legal(at('5/5/cC3/5/5 w'))).not.toContain('x');
    expect(legal(at('5/4c/2Cpp/5/5 w'))).not.toContain('x');
    expect(legal(at('5/5/C1c2/5/5 w'))).not.toContain('x');
    expect(legal(at('5/5/CP2c/5/5 w'))).not.toContain('x');
  });

  it.each([
    ['c4/P4/5/5/5 w', 'a4-b5'],
    ['2c2/1P3/5/5/5 w', 'b4-a5 b4-b5'],
    ['c4/1P3/5/5/5 w', 'b4-b5 b4-c5'],
    ['5/5/5/1p3/1C3 b', 'b2-a1 b2-c1'],
    ['5/5/5/1p3/2C2 b', 'b2-a1 b2-b1'],
    ['5/5/5/3p1/C4 b', 'd2-c1 d2-d1 d2-e1'],
  ])('V8: in %s nothing runs on from one file into another', (position, moves) => {
    expect(legal(at(position))).toBe(moves);
  });

  it.each([
    ['4c/5/2p2/2P2/5 w', 'c2xc4', '4c/2P2/2P2/5/5 b 0 0'],
    ['4c/5/2c2/2P2/5 w', 'c2xc4', '4c/2P2/2C2/5/5 b 0 0'],
    ['4c/5/1pC2/5/5 w', 'c3xa3', '4c/5/CP3/5/5 b 0 0'],
    ['5/2p2/2C2/5/4C b', 'c4xc2', '5/5/2c2/2p2/4C w 0 0'],
  ])('V10: %s %s turns over what was jumped, which keeps its kind', (position, text, result) => {
    expect(game.writePosition(after(position, text))).toBe(result);
  });

  it('V10: a pawn that was turned over goes the other way', () => {
    const state = after('4c/5/2p2/2P2/5 w', 'c2xc4 e5-d5');
    expect(legal(state)).toBe('c3-b4 c3-d4 c4-b5 c4-c5');
  });

  it('V11: the turn is over after one jump, even if another would follow', () => {
    const state = after('4c/2p2/5/2p2/2C2 w', 'c1xc3');
    expect(game.status(state)).toBe(1);
    expect(game.writePosition(state)).toBe('4c/2p2/2C2/2P2/5 b 0 0');
  });

  it('V12: whoever can jump must; which jump is free', () => {
    expect(legal(at('2c2/1p1p1/2P2/P4/C4 w'))).toBe('c3xa5 c3xe5');
    expect(legal(at('4c/5/1p3/C1P2/5 w'))).toBe('a2xc4 c2xa4');
  });

  it('tells what was jumped', () => {
    expect(playAll(at('4c/5/2c2/2P2/5 w'), 'c2xc4')).toEqual([
      {
        kind: 'jumped',
        seat: 0,
        piece: 'pawn',
        from: 'c2',
        to: 'c4',
        over: 'c3',
        flipped: 'crown',
      },
    ]);
  });
});

describe('home and wins', () => {
  it('V13: a step onto the last rank takes the piece off and scores', () => {
    const state = at('4c/P4/5/5/C4 w 1 0');
    expect(playAll(state, 'a4-a5')).toEqual([
      { kind: 'stepped', seat: 0, piece: 'pawn', from: 'a4', to: 'a5' },
      { kind: 'brought-home', seat: 0, piece: 'pawn', square: 'a5', score: 2 },
    ]);
    expect(game.writePosition(state)).toBe('4c/5/5/5/C4 b 2 0');
  });

  it('V13: so does a jump, and the jumped piece stays; the same for Black', () => {
    expect(game.writePosition(after('4c/1p3/C4/5/5 w', 'a3xc5'))).toBe('4c/1P3/5/5/5 b 1 0');
    const black = at('c4/5/2p2/3C1/C4 b 0 1');
    expect(playAll(black, 'c3xe1').at(-1)).toEqual({
      kind: 'brought-home',
      seat: 1,
      piece: 'pawn',
      square: 'e1',
      score: 2,
    });
    expect(game.writePosition(black)).toBe('c4/5/5/3c1/C4 w 0 2');
  });

  it('V13: the own first rank is an ordinary rank', () => {
    expect(game.writePosition(after('4c/5/5/5/C4 w', 'a1-b1'))).toBe('4c/5/5/5/1C3 b 0 0');
    expect(game.writePosition(after('c4/5/5/5/C4 b', 'a5-b5'))).toBe('1c3/5/5/5/C4 w 0 0');
  });

  it('V14: three at home win, White or Black', () => {
    const white = at('4c/P4/5/5/C4 w 2 2');
    expect(playAll(white, 'a4-b5').at(-1)).toEqual({ kind: 'ended', end: 'home', winner: 0 });
    expect(ending(white)).toEqual({ places: [1, 2], scores: [3, 2], reason: 'end.home' });
    const black = after('4c/5/5/p4/4C b 2 2', 'a2-a1');
    expect(ending(black)).toEqual({ places: [2, 1], scores: [2, 3], reason: 'end.home' });
  });

  it('V15: turning over the last enemy piece wins', () => {
    const state = at('5/5/2p2/2P2/5 w 0 2');
    expect(playAll(state, 'c2xc4').at(-1)).toEqual({ kind: 'ended', end: 'alone', winner: 0 });
    expect(ending(state)).toEqual({ places: [1, 2], scores: [0, 2], reason: 'end.alone' });
    const black = after('5/2p2/2P2/5/5 b', 'c4xc2');
    expect(ending(black)).toMatchObject({ places: [2, 1], reason: 'end.alone' });
  });

  it('V15: a jump home that turns over the last enemy piece wins too', () => {
    const state = after('5/1p3/C4/5/5 w', 'a3xc5');
    expect(ending(state)).toEqual({ places: [1, 2], scores: [1, 0], reason: 'end.alone' });
  });

  it('V16: the last own piece at home, but not the third: the other colour is left', () => {
    const state = at('4c/P4/5/5/5 w 1 0');
    expect(playAll(state, 'a4-a5').at(-1)).toEqual({ kind: 'ended', end: 'emptied', winner: 1 });
    expect(ending(state)).toEqual({ places: [2, 1], scores: [2, 0], reason: 'end.emptied' });
    expect(ending(after('5/5/5/p4/4C b', 'a2-b1'))).toMatchObject({ places: [1, 2] });
  });

  it('V16: the last own piece as the third wins', () => {
    const state = after('4c/P4/5/5/5 w 2 0', 'a4-a5');
    expect(ending(state)).toMatchObject({ places: [1, 2], reason: 'end.home' });
  });
});

describe('loops, passes and length', () => {
  it('V17: in a position that was there before, steps are legal beside jumps', () => {
    const state = at(LOOP);
    expect(legal(state)).toBe('c4xc2 c4xe4');
    playAll(state, ROUND);
    expect(game.view(state, null).turn).toBe('free');
    expect(legal(state)).toBe('c4-b3 c4-b4 c4-b5 c4-c5 c4-d3 c4-d5 c4xc2 c4xe4');
  });

  it('V17: the event tells a broken loop only when the duty was ignored', () => {
    const stepped = after(LOOP, ROUND);
    expect(playAll(stepped, 'c4-b4').map((event) => event.kind)).toEqual([
      'loop-broken',
      'stepped',
    ]);
    const jumped = after(LOOP, ROUND);
    expect(playAll(jumped, 'c4xc2').map((event) => event.kind)).toEqual(['jumped']);
  });

  it('V17: the right is for one turn, and for whoever is to move', () => {
    const state = after(LOOP, `${ROUND} c4xc2`);
    expect(game.view(state, null).turn).toBe('free');
    expect(legal(state)).toContain('d4-e4');
    playAll(state, 'd4-e4');
    expect(game.view(state, null).turn).toBe('step');
  });

  it('V17 V20: the same board with the other side to move is another position', () => {
    // One crown walks a triangle while the other goes out and back: an odd number of plies.
    const state = after('4c/5/5/5/C4 w', 'a1-a2 e5-e4 a2-b1 e4-e5 b1-a1');
    expect(game.writePosition(state)).toBe('4c/5/5/5/C4 b 0 0');
    expect(state.occurrence).toBe(1);
    playAll(state, 'e5-e4 a1-a2 e4-d5 a2-a1 d5-e5');
    expect(state.occurrence).toBe(2);
    expect(game.status(state)).toBe(0);
  });

  it('V18: a player without a step or a jump passes', () => {
    const state = at('cc3/P4/5/5/5 w');
    expect(legal(state)).toBe('pass');
    expect(game.view(state, 0).turn).toBe('pass');
    expect(playAll(state, 'pass')).toEqual([{ kind: 'passed', seat: 0 }]);
    expect(game.writePosition(state)).toBe('cc3/P4/5/5/5 b 0 0');
  });

  it('V20: the third occurrence of a position is a draw, the second is not', () => {
    const state = after('4c/5/5/5/C4 w 1 0', 'a1-a2 e5-e4 a2-a1 e4-e5');
    expect(game.status(state)).toBe(0);
    expect(playAll(state, 'a1-a2 e5-e4 a2-a1 e4-e5').at(-1)).toEqual({
      kind: 'ended',
      end: 'repetition',
      winner: null,
    });
    expect(ending(state)).toEqual({ places: [1, 1], scores: [1, 0], reason: 'end.repetition' });
  });

  it('V20: ply 400 is a draw, and a win on ply 400 is a win', () => {
    const state = longGame(399, (last) => lastPly(last, 'end.home') !== undefined);
    expect(game.status(state)).toBe(1);
    expect(ending(lastPly(state, 'end.home')!).places).toEqual([2, 1]);
    expect(ending(lastPly(state, 'end.cap')!).places).toEqual([1, 1]);
  });

  it('forget: neither loops nor repetition nor length count any more', () => {
    const state = after(LOOP, ROUND);
    game.forget?.(state);
    expect(legal(state)).toBe('c4xc2 c4xe4');
    playAll(state, ROUND);
    expect(game.view(state, null)).toMatchObject({ history: null, turn: 'jump', ply: 8 });
    const long = longGame(400, () => true);
    expect(game.status(long)).toBe(OVER);
    game.forget?.(long);
    expect(game.status(long)).toBe(0);
    expect(game.view(game.imagine(game.view(long, 0), new FastRandom(1)), 0)).toEqual(
      game.view(long, 0),
    );
  });
});

/** A random game of two crowns without an end before the given ply, and with a position that fits. */
function longGame(plies: number, fits: (state: State) => boolean): State {
  for (let seed = 0; seed < 1000; seed++) {
    const random = new FastRandom(seed);
    const state = at('4c/5/5/5/C4 w 2 2');
    let ply = 0;
    while (ply < plies && stepOn(state, random)) ply++;
    if (ply === plies && fits(state)) return state;
  }
  throw new Error('no game is that long');
}

function nextStates(state: State): State[] {
  const list = new MoveList();
  game.moves(state, list);
  return list.toArray().map((move) => {
    const next = game.copy(state);
    game.play(next, move);
    return next;
  });
}

function stepOn(state: State, random: FastRandom): boolean {
  const safe = nextStates(state).filter(
    (next) => goesOn(next) && (game.status(next) === OVER || nextStates(next).some(goesOn)),
  );
  if (safe.length === 0) return false;
  game.copy(safe[random.below(safe.length)]!, state);
  return true;
}

function goesOn(state: State): boolean {
  return game.status(state) !== OVER || game.result(state).reason.key === 'end.cap';
}

function lastPly(state: State, reason: string): State | undefined {
  return nextStates(state).find((next) => game.result(next).reason.key === reason);
}

describe('perft', () => {
  it.each([
    ['ranks', [13, 85, 536, 3634, 23740]],
    ['line', [13, 133, 1450, 14124]],
  ])('of %s', (layout, counts) => {
    const state = game.setup({ layout }, 2);
    expect(counts.map((_, i) => perft(game, state, i + 1))).toEqual(counts);
  });

  it('ignores the history of the state it starts from', () => {
    expect(perft(game, after(LOOP, ROUND), 1)).toBe(2);
  });
});
