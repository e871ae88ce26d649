import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { after, at, LOOP, ROUND, refusal } from './testing.ts';

const start = () => game.setup({ layout: 'ranks' }, 2);

describe('refusals', () => {
  it.each(['', 'b2', 'b2-b6', 'f1-e1', 'B2-B3', 'b2–b3', 'b2:b3', ' b2-b3', 'b2-b3 ', 'Pass'])(
    'V22: %j is no move',
    (text) => {
      expect(refusal(start(), text)).toEqual({ code: 'notation', rule: 'V22', args: { text } });
    },
  );

  it('V5: nothing stands there', () => {
    expect(refusal(start(), 'a1-a2')).toEqual({
      code: 'empty-square',
      rule: 'V5',
      at: ['a1'],
      args: { from: 'a1' },
    });
    expect(refusal(start(), 'c3xc5')).toMatchObject({ code: 'empty-square' });
  });

  it('V5: the piece shows the other colour', () => {
    expect(refusal(start(), 'b4-b3')).toMatchObject({ code: 'not-yours', rule: 'V5', at: ['b4'] });
  });

  it.each(['b1-b3', 'b1-d1', 'b1-b1', 'c2-e4', 'c2-d4'])('V5: %s is not one square', (text) => {
    const [from, to] = text.split('-');
    expect(refusal(start(), text)).toEqual({
      code: 'too-far',
      rule: 'V5',
      at: [from, to],
      args: { from, to },
    });
  });

  it('V7: a pawn neither steps backwards nor sideways', () => {
    expect(refusal(start(), 'b2-a2')).toMatchObject({ code: 'pawn-step', rule: 'V7' });
    expect(refusal(start(), 'b2-a1')).toMatchObject({ code: 'pawn-step', at: ['b2', 'a1'] });
    expect(refusal(at('4c/5/2p2/5/C4 b'), 'c3-c4')).toMatchObject({ code: 'pawn-step' });
  });

  it('V5: the target is occupied, by whomever', () => {
    expect(refusal(start(), 'b1-b2')).toMatchObject({ code: 'occupied', rule: 'V5', at: ['b2'] });
    expect(refusal(at('2p1c/2p2/2P2/5/5 w'), 'c3-c4')).toMatchObject({ code: 'occupied' });
  });

  it('V5: a piece that can do nothing at all', () => {
    expect(refusal(start(), 'c1-c2')).toEqual({
      code: 'stuck',
      rule: 'V5',
      at: ['c1'],
      args: { from: 'c1', piece: 'crown' },
    });
    const pawn = { code: 'stuck', at: ['c3'], args: { piece: 'pawn' } };
    expect(refusal(at('4c/1CCP1/2P2/5/5 w'), 'c3-c2')).toMatchObject(pawn);
  });

  it('V12: while a jump is due, no other reason is given for a step', () => {
    expect(refusal(at('4c/2p2/2P2/5/5 w'), 'c3-c4')).toMatchObject({ code: 'must-jump' });
  });

  it('V12: a step although a jump is due, and the jumps are named', () => {
    const state = at('4c/1p3/2P2/P4/C4 w');
    expect(refusal(state, 'a1-b1')).toEqual({
      code: 'must-jump',
      rule: 'V12',
      at: ['c3'],
      args: { count: 1, jumps: 'c3xa5' },
    });
    expect(refusal(at('4c/5/1p3/C1P2/5 w'), 'c2-c3')).toMatchObject({
      at: ['a2', 'c2'],
      args: { count: 2, jumps: 'a2xc4, c2xa4' },
    });
  });

  it.each(['b1xb2', 'b1xb4', 'c2xd4', 'b1xb1', 'c2xe5'])('V8: %s spans not one square', (text) => {
    expect(refusal(start(), text)).toMatchObject({ code: 'jump-span', rule: 'V8' });
  });

  it('V9: a pawn neither jumps backwards nor sideways', () => {
    const state = at('4c/5/1pP2/1p3/5 w');
    expect(refusal(state, 'c3xa3')).toMatchObject({ code: 'pawn-jump', rule: 'V9' });
    expect(refusal(state, 'c3xa1')).toMatchObject({ code: 'pawn-jump', at: ['c3', 'a1'] });
  });

  it('V8: there is nothing to jump over, or only an own piece', () => {
    expect(refusal(start(), 'c2xc4')).toEqual({
      code: 'nothing-to-jump',
      rule: 'V8',
      at: ['c3'],
      args: { from: 'c2', to: 'c4', over: 'c3' },
    });
    expect(refusal(start(), 'c1xc3')).toMatchObject({ code: 'own-piece-jumped', at: ['c2'] });
  });

  it('V8: the landing is occupied', () => {
    expect(refusal(at('4c/2p2/2p2/2P2/5 w'), 'c2xc4')).toMatchObject({
      code: 'landing-occupied',
      rule: 'V8',
      at: ['c4'],
    });
  });

  it('V18: a pass although there is a move', () => {
    expect(refusal(at('4c/5/P4/5/5 w'), 'pass')).toEqual({
      code: 'move-possible',
      rule: 'V18',
      at: ['a3'],
      args: { count: 2, example: 'a3-a4' },
    });
    expect(refusal(after(LOOP, ROUND), 'pass')).toMatchObject({ code: 'move-possible' });
  });

  it('V20: anything after the end', () => {
    const state = after('4c/P4/5/5/C4 w 2 2', 'a4-b5');
    expect(refusal(state, 'a1-a2')).toEqual({ code: 'game-over', rule: 'V20' });
    expect(refusal(state, 'pass')).toEqual({ code: 'game-over', rule: 'V20' });
  });
});
