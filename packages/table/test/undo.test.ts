import { Fault } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { asked, code, entries, kinds, TestHost } from './host.ts';

describe('undo', () => {
  it('is free while nothing was revealed, also between people', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    const [take] = ['take', 'drop']
      .flatMap((act) => ['a', 'b', 'c', 'd'].map((k) => `${act}:${k}`))
      .filter(
        (text) =>
          !(
            host.give(table, 'asha', {
              do: 'move',
              seat: 0,
              moves: [text],
              after: entries(table),
            }) instanceof Fault
          ),
      );
    expect(take).toBeDefined();
    const before = entries(table);
    host.ok(table, 'asha', { do: 'undo', seat: 0 });
    expect(entries(table)).toBe(before + 1);
    expect(table.marked).toBe(false);
  });

  it('is a request across a reveal that names moves and reveal, and marks the game', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    host.endTurn(table);
    const from = table.events.length;
    host.ok(table, 'asha', { do: 'undo', seat: 0 });
    expect(table.question).toMatchObject({
      kind: 'undo',
      seat: 0,
      waitingFor: [1],
      undo: { decisions: 1, moves: ['end'] },
    });
    expect(table.question?.undo?.revealed).toHaveLength(1);
    expect(
      code(host.give(table, 'asha', { do: 'answer', seat: 0, question: asked(table), yes: true })),
    ).toBe('no-question');
    host.ok(table, 'ravi', { do: 'answer', seat: 1, question: asked(table), yes: true });
    expect(kinds(table, from)).toEqual(['asked', 'answered', 'undone']);
    expect(table.marked).toBe(true);
    expect(table.toDecide).toBe(0);
  });

  it('is refused by a no, withdrawn by the asker, and lapses when the game goes on', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    host.endTurn(table);
    host.ok(table, 'asha', { do: 'undo', seat: 0 });
    host.ok(table, 'ravi', { do: 'answer', seat: 1, question: asked(table), yes: false });
    expect(table.question).toBeNull();
    host.ok(table, 'asha', { do: 'undo', seat: 0 });
    host.ok(table, 'asha', { do: 'answer', seat: 0, question: asked(table), yes: false });
    expect(table.question).toBeNull();
    host.ok(table, 'asha', { do: 'undo', seat: 0 });
    host.endTurn(table);
    expect(table.question).toBeNull();
    expect(table.marked).toBe(false);
  });

  it('is always allowed against bots, back to the last own move, and draws anew', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha');
    host.endTurn(table);
    host.endTurn(table);
    expect(table.toDecide).toBe(0);
    host.ok(table, 'asha', { do: 'undo', seat: 0 });
    expect(table.toDecide).toBe(0);
    expect(table.match?.decisions).toHaveLength(0);
    expect(table.marked).toBe(true);
    expect(code(host.give(table, 'asha', { do: 'undo', seat: 0 }))).toBe('nothing-to-undo');
  });
});
