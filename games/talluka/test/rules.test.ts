import { FastRandom, MoveList, OVER, perft } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../index.ts';
import {
  after,
  at,
  DRAW,
  ending,
  FORBIDDEN,
  legal,
  playAll,
  refusal,
  TWO_PAIRS,
} from './testing.ts';

describe('starts', () => {
  it('T2 T17: the legal moves of both layouts, in ASCII order', () => {
    expect(legal(game.setup(FORBIDDEN, 2))).toBe('1> 2> 4< 5< a^ b^ dv ev');
    expect(legal(game.setup({ ...FORBIDDEN, layout: 'chequered' }, 2))).toBe(
      '1> 2< 4< 5> a^ av d^ dv',
    );
  });

  it('T3: White begins and sides alternate', () => {
    const state = game.setup(FORBIDDEN, 2);
    expect(game.status(state)).toBe(0);
    playAll(state, '1>');
    expect(game.status(state)).toBe(1);
  });

  it('a layout that was never offered is a bug, not a game', () => {
    expect(() => game.setup({ layout: 'woven', repetition: 'draw' }, 2)).toThrow('woven');
  });
});

describe('pushing', () => {
  it.each([
    ['5/5/WB3/5/5 w', '3>', '5/5/1WB2/5/5 b'],
    ['5/5/3BW/5/5 w', '3<', '5/5/2BW1/5/5 b'],
    ['5/5/5/2B2/2W2 w', 'c^', '5/5/2B2/2W2/5 b'],
    ['2W2/2B2/5/5/5 w', 'cv', '5/2W2/2B2/5/5 b'],
    ['5/5/1WBB1/5/5 w', '3>', '5/5/2WBB/5/5 b'],
    ['5/5/WBWB1/5/5 w', '3>', '5/5/1WBWB/5/5 b'],
  ])('T6: %s %s', (position, text, result) => {
    expect(game.writePosition(after(position, text))).toBe(result);
  });

  it('T6: pawns behind a gap stay, even when the gap closes', () => {
    expect(game.writePosition(after('5/5/WB1W1/5/5 w', '3>'))).toBe('5/5/1WBW1/5/5 b');
    expect(game.writePosition(after('5/5/WB2B/5/5 w', '3>'))).toBe('5/5/1WB1B/5/5 b');
  });

  it('tells which pawns went where, the pushing one first', () => {
    expect(playAll(at('5/5/1WBB1/5/WB3 w'), '3>')).toEqual([
      {
        kind: 'pushed',
        seat: 0,
        line: '3',
        direction: '>',
        moved: [
          { colour: 'w', from: 'b3', to: 'c3' },
          { colour: 'b', from: 'c3', to: 'd3' },
          { colour: 'b', from: 'd3', to: 'e3' },
        ],
      },
    ]);
    expect(playAll(at('5/5/5/2W2/2B2 b'), 'c^')[0]).toMatchObject({
      seat: 1,
      direction: '^',
      moved: [
        { colour: 'b', from: 'c1', to: 'c2' },
        { colour: 'w', from: 'c2', to: 'c3' },
      ],
    });
  });
});

describe('refusals', () => {
  const start = () => game.setup(FORBIDDEN, 2);

  it.each(['', '6>', '0<', 'f^', '2^', 'cv ', 'C^', '>2', '2>>', 'c>', 'Pass', 'passe', '２>'])(
    'T17: %j is no move',
    (text) => {
      expect(refusal(start(), text)).toEqual({ code: 'notation', rule: 'T17', args: { text } });
    },
  );

  it('T5: nothing stands in the line', () => {
    expect(refusal(start(), '3>')).toMatchObject({ code: 'empty-line', rule: 'T5', at: ['3'] });
    expect(refusal(start(), 'c^')).toMatchObject({ code: 'empty-line', rule: 'T5', at: ['c'] });
  });

  it('T5: the nearest pawn is the opponent’s', () => {
    expect(refusal(start(), '4>')).toMatchObject({
      code: 'not-yours',
      rule: 'T5',
      at: ['4', 'a4'],
      args: { line: '4', square: 'a4', seat: { seat: 1 }, own: 'w' },
    });
    expect(refusal(start(), 'av')).toMatchObject({ code: 'not-yours', at: ['a', 'a5'] });
  });

  it('T7: a pawn alone in its line, even at the far edge', () => {
    const state = at('5/5/1W3/WB3/4W w');
    expect(refusal(state, '3<')).toMatchObject({ code: 'lone-piece', rule: 'T7', at: ['3', 'b3'] });
    expect(refusal(state, '1>')).toMatchObject({ code: 'lone-piece', rule: 'T7', at: ['1', 'e1'] });
  });

  it('T7: a gap in front of the pawn', () => {
    const state = at('5/5/W1B2/WB3/5 w');
    expect(refusal(state, '3>')).toMatchObject({ code: 'gap-ahead', rule: 'T7', at: ['3', 'a3'] });
  });

  it('T8: the run reaches the far edge', () => {
    const state = at('WBWBW/5/5/WB3/2BWW b');
    expect(refusal(state, '1>')).toMatchObject({
      code: 'far-edge',
      rule: 'T8',
      at: ['1', 'c1', 'd1', 'e1'],
    });
    expect(refusal(at('WBWBW/5/5/WB3/5 w'), '5<')).toMatchObject({ code: 'far-edge', rule: 'T8' });
  });

  it('T12: a push that repeats an earlier position', () => {
    const state = after(TWO_PAIRS, '5> pass 1>');
    expect(game.writePosition(state)).toBe('1WB2/5/5/5/1WB2 b');
    playAll(state, '5<');
    expect(refusal(after(TWO_PAIRS, '5>'), '5<')).toEqual({
      code: 'repeats',
      rule: 'T12',
      at: ['5', 'c5', 'b5'],
      args: { line: '5', axis: 'row', square: 'c5', ply: 0 },
    });
  });

  it('T13: a pass although a push exists', () => {
    expect(refusal(start(), 'pass')).toEqual({
      code: 'push-possible',
      rule: 'T13',
      at: ['1', '2', '4', '5', 'a', 'b', 'd', 'e'],
      args: { count: 8 },
    });
  });

  it('T15: anything after the end', () => {
    const state = after('1W3/1W3/1W3/WB3/5 w', '2>');
    expect(refusal(state, '2>')).toEqual({ code: 'game-over', rule: 'T15' });
    expect(refusal(state, 'pass')).toEqual({ code: 'game-over', rule: 'T15' });
  });
});

describe('fours', () => {
  it('T9: the pusher’s four wins', () => {
    const state = at('1W3/1W3/1W3/WB3/5 w');
    expect(playAll(state, '2>').slice(1)).toEqual([
      { kind: 'lined-up', seat: 0, squares: ['b5', 'b4', 'b3', 'b2'] },
      { kind: 'ended', end: 'four', winner: 0 },
    ]);
    expect(ending(state)).toEqual({ places: [1, 2], scores: [1, 0], reason: 'end.four' });
  });

  it('T9 T11: the opponent’s four loses, even if it was the only push', () => {
    const state = at('2B2/2B2/2B2/WB3/5 w');
    expect(legal(state)).toBe('2>');
    expect(playAll(state, '2>').at(-1)).toEqual({ kind: 'ended', end: 'given', winner: 1 });
    expect(ending(state)).toEqual({ places: [2, 1], scores: [0, 1], reason: 'end.given' });
  });

  it('T10: fours of both colours lose for the pusher, White or Black', () => {
    const white = at('1WB2/1WB2/1WB2/WB3/5 w');
    expect(playAll(white, '2>').map((event) => event.kind)).toEqual([
      'pushed',
      'lined-up',
      'lined-up',
      'ended',
    ]);
    expect(ending(white)).toEqual({ places: [2, 1], scores: [0, 1], reason: 'end.both' });
    const black = after('1BW2/1BW2/1BW2/BW3/5 b', '2>');
    expect(ending(black)).toEqual({ places: [1, 2], scores: [1, 0], reason: 'end.both' });
  });

  it('T4: five in line count, three and diagonals do not', () => {
    const five = at('1W3/1W3/WB3/1W3/1W3 w');
    expect(playAll(five, '3>')[1]).toMatchObject({ squares: ['b5', 'b4', 'b3', 'b2', 'b1'] });
    expect(game.status(after('5/1W3/1W3/WB3/5 w', '2>'))).toBe(1);
    expect(game.status(after('3W1/2W2/1W3/WB3/5 w', '2>'))).toBe(1);
    expect(game.status(after('4W/3W1/2W2/WB3/W4 w', '2>'))).toBe(1);
  });

  it('T4: a line does not continue across the edge', () => {
    expect(game.status(after('5/3WW/WW3/WB3/5 w', '2>'))).toBe(1);
  });
});

describe('repetition, passing and length', () => {
  it('T13: a player whose only pushes are barred passes', () => {
    const state = after(TWO_PAIRS, '5>');
    expect(legal(state)).toBe('pass');
    expect(game.view(state, 0).mustPass).toBe(true);
    expect(playAll(state, 'pass')).toEqual([{ kind: 'passed', seat: 1 }]);
    expect(game.writePosition(state)).toBe('1WB2/5/5/5/WB3 w');
  });

  it('T12: the same board with the other side to move is another position', () => {
    const state = after('3B1/5/2W2/4W/4W w', 'e^ pass');
    expect(legal(state)).toContain('ev');
  });

  it('T14: neither player can push, one because of T12', () => {
    const state = at('B4/5/B4/2BB1/5 w');
    expect(playAll(state, 'pass 2>').at(-1)).toEqual({
      kind: 'ended',
      end: 'blockade',
      winner: null,
    });
    expect(ending(state)).toEqual({ places: [1, 1], scores: [0, 0], reason: 'end.blockade' });
  });

  it('T12: under `draw` a position may repeat, and its third occurrence ends the game', () => {
    const state = after(TWO_PAIRS, '5> 5< 5>', DRAW);
    expect(legal(state)).toContain('5<');
    expect(game.status(state)).toBe(1);
    expect(playAll(state, '5<').at(-1)).toEqual({ kind: 'ended', end: 'repetition', winner: null });
    expect(ending(state)).toEqual({ places: [1, 1], scores: [0, 0], reason: 'end.repetition' });
  });

  it('T15: ply 400 is a draw, and a win on ply 400 is a win', () => {
    const state = longGame(399, (last) => lastPly(last, 'end.four') !== undefined);
    expect(game.status(state)).toBe(1);
    expect(ending(lastPly(state, 'end.four')!).places).toEqual([2, 1]);
    expect(ending(lastPly(state, 'end.cap')!).places).toEqual([1, 1]);
  });

  it('forget: neither history nor length count any more', () => {
    const state = after(TWO_PAIRS, '5>');
    game.forget?.(state);
    expect(legal(state)).toBe('5<');
    const long = longGame(400, () => true);
    expect(game.status(long)).toBe(OVER);
    game.forget?.(long);
    expect(game.status(long)).toBe(0);
    expect(game.view(long, null)).toMatchObject({ history: null, ply: 400, end: null });
    expect(game.view(game.imagine(game.view(long, 0), new FastRandom(1)), 0)).toEqual(
      game.view(long, 0),
    );
  });
});

/** A random game without an end before the given ply, and with a position that fits. */
function longGame(plies: number, fits: (state: State) => boolean): State {
  for (let seed = 0; seed < 1000; seed++) {
    const random = new FastRandom(seed);
    const state = game.setup(FORBIDDEN, 2);
    let ply = 0;
    while (ply < plies && stepOn(state, random)) ply++;
    if (ply === plies && fits(state)) return state;
  }
  throw new Error('no game is that long');
}

function stepOn(state: State, random: FastRandom): boolean {
  const list = new MoveList();
  game.moves(state, list);
  const safe = list.toArray().filter((move) => {
    const next = game.copy(state);
    game.play(next, move);
    return game.status(next) !== OVER || game.result(next).reason.key === 'end.cap';
  });
  if (safe.length === 0) return false;
  game.play(state, safe[random.below(safe.length)]!);
  return true;
}

function lastPly(state: State, reason: string): State | undefined {
  const list = new MoveList();
  game.moves(state, list);
  return list
    .toArray()
    .map((move) => {
      const next = game.copy(state);
      game.play(next, move);
      return next;
    })
    .find((next) => game.result(next).reason.key === reason);
}

describe('perft', () => {
  it.each([
    ['corners', [8, 64, 416, 2812, 16436, 101920]],
    ['chequered', [8, 56, 356, 2138, 12300, 68670]],
  ])('of %s', (layout, counts) => {
    const state = game.setup({ ...FORBIDDEN, layout }, 2);
    expect(counts.map((_, i) => perft(game, state, i + 1))).toEqual(counts);
  });

  it('ignores the history of the state it starts from', () => {
    expect(perft(game, after(TWO_PAIRS, '5>'), 1)).toBe(1);
    expect(legal(after(TWO_PAIRS, '5>'))).toBe('pass');
  });
});
