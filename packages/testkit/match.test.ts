import {
  commitment,
  Fault,
  legalMoves,
  Match,
  outcomesFor,
  readMatch,
  sure,
  writeMatch,
  writeMatchFor,
} from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { toy } from './toy/game.ts';

/** Tests the kernel's Match here, because the kernel has no game to play. */
function opened(seed = 'm') {
  const match = sure(Match.open(toy, { seats: 3, seed, names: ['Asha', 'Ravi', 'Mira'] }));
  match.addEntropy('salt');
  match.deal();
  return match;
}

function code(value: unknown): string {
  expect(value).toBeInstanceOf(Fault);
  return (value as Fault).code;
}

describe('a match', () => {
  it('deals from its seed and hides what a viewer may not see', () => {
    const match = opened();
    const [, deal] = match.entries;
    expect(deal?.kind).toBe('deal');
    const seen = deal ? outcomesFor(deal, 1) : [];
    expect(seen).toHaveLength(8);
    expect(seen.map((text) => text === '?')).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(match.eventsFor(1, null).filter((event) => event.card === null)).toHaveLength(6);
  });

  it('commits several moves as one entry, or none of them', () => {
    const match = opened();
    const before = JSON.stringify(toy.writePosition(match.state));
    const [first] = legalMoves(toy, match.state) as [string];
    expect(code(match.decide(0, [first, 'take:z']))).toBe('notation');
    expect(code(match.decide(0, ['end', first]))).toBe('move-after-turn');
    expect(code(match.decide(0, []))).toBe('no-move');
    expect(JSON.stringify(toy.writePosition(match.state))).toBe(before);
    expect(match.entries).toHaveLength(2);
    const entry = sure(match.decide(0, [first, 'end']));
    expect(entry.moves).toEqual([first, 'end']);
    expect(entry.outcomes.length).toBeGreaterThan(0);
    expect(match.turn).toEqual({ kind: 'seat', seat: 1 });
  });

  it('judges moves without making them, and commits them only before anything else happens', () => {
    const match = opened();
    const entries = match.entries.length;
    const judged = sure(match.judge(0, ['end']));
    expect(match.entries).toHaveLength(entries);
    const entry = match.commit(judged);
    expect(entry).toMatchObject({ seq: entries, seat: 0, moves: ['end'] });
    expect(() => match.commit(judged)).toThrow(/has gone on/);
    expect(code(match.judge(0, ['end']))).toBe('not-your-turn');
  });

  it('refuses the wrong seat, strange seats and anything after the end', () => {
    const match = opened();
    expect(code(match.decide(1, ['end']))).toBe('not-your-turn');
    expect(code(match.decide(7, ['end']))).toBe('no-such-seat');
    expect(code(match.decide(Number.NaN, ['end']))).toBe('no-such-seat');
    expect(code(match.undo())).toBe('nothing-to-undo');
    expect(code(match.resolve('a'))).toBe('no-chance-now');
    sure(match.agreeDraw());
    expect(code(match.decide(0, ['end']))).toBe('match-over');
    expect(code(match.undo())).toBe('match-over');
    expect(code(match.resign(0))).toBe('match-over');
    expect(match.turn).toMatchObject({ kind: 'over', result: { places: [1, 1, 1] } });
  });

  it('plays on when one of three resigns, and ranks them last in the order they left', () => {
    const match = opened();
    sure(match.resign(1));
    expect(code(match.resign(1))).toBe('already-resigned');
    expect(match.turn).toEqual({ kind: 'seat', seat: 0 });
    sure(match.timeOut(0));
    expect(match.turn).toMatchObject({ kind: 'over', result: { places: [2, 3, 1] } });
  });

  it('ranks seats that resigned last, even if the game is played out', () => {
    const match = opened();
    sure(match.resign(2));
    while (match.turn.kind === 'seat') sure(match.decide(match.turn.seat, ['end']));
    expect(match.turn.kind === 'over' && match.turn.result.places[2]).toBe(3);
  });

  it('keeps an undo in the log and every draw new', () => {
    const match = opened();
    const first = sure(match.decide(0, ['end']));
    const undo = sure(match.undo());
    expect(undo.of).toBe(first.seq);
    expect(match.turn).toEqual({ kind: 'seat', seat: 0 });
    const second = sure(match.decide(0, ['end']));
    expect(second.seq).toBe(4);
    expect(match.entries.map((entry) => entry.kind)).toEqual([
      'entropy',
      'deal',
      'decision',
      'undo',
      'decision',
    ]);
  });

  it('reads nothing of its log again, however long it is', () => {
    const match = opened();
    for (let i = 0; i < 100; i++) {
      sure(match.decide(0, ['end']));
      sure(match.undo());
    }
    let reads = 0;
    match.entries.forEach((entry, i) => {
      match.entries[i] = new Proxy(entry, {
        get(target, key) {
          reads++;
          return Reflect.get(target, key);
        },
      });
    });
    sure(match.decide(0, ['end']));
    sure(match.undo());
    expect(match.turn).toEqual({ kind: 'seat', seat: 0 });
    expect(reads).toBe(0);
  });

  it('replays only a few moves for an undo', () => {
    let played = 0;
    const counting: typeof toy = {
      ...toy,
      play: (...args) => {
        played++;
        toy.play(...args);
      },
    };
    const match = sure(Match.open(counting, { seats: 3, seed: 'm' }));
    match.deal();
    while (match.decisions.length < 20 && match.turn.kind === 'seat') {
      sure(match.decide(match.turn.seat, [legalMoves(toy, match.state)[0] as string]));
    }
    expect(match.decisions.length).toBe(20);
    played = 0;
    sure(match.undo());
    expect(played).toBeLessThan(16);
  });

  it('leaves outcomes to the caller when there is no seed', () => {
    const match = sure(Match.open(toy, { seats: 3 }));
    expect(match.turn).toEqual({ kind: 'chance' });
    expect(code(match.decide(0, ['end']))).toBe('chance-pending');
    expect(code(match.resolve('z'))).toBe('outcome');
    for (const text of 'aabbccdd') expect(match.resolve(text)).toBeUndefined();
    expect(match.turn).toEqual({ kind: 'seat', seat: 0 });
    sure(match.decide(0, ['take:d']));
    const saved = writeMatch(match);
    expect(saved).toContain('0 deal a a b b c c d d\n1 move 0 take:d\n');
    expect(writeMatch(sure(readMatch(saved, toy)))).toBe(saved);
  });

  it('opens from a custom position and refuses a bad setup', () => {
    const match = opened();
    const position = toy.writePosition(match.state);
    const again = sure(Match.open(toy, { seats: 3, seed: 's', position }));
    expect(again.deal()).toBeUndefined();
    expect(again.startPosition).toEqual(position);
    expect(code(Match.open(toy, { seats: 4, seed: 's' }))).toBe('seat-count');
    expect(code(Match.open(toy, { seats: 3, options: { acts: 3 } }))).toBe('option-value');
    expect(code(Match.open(toy, { seats: 3, options: { fast: 1 } }))).toBe('option-unknown');
    expect(code(Match.open(toy, { seats: 3, options: [] }))).toBe('options-not-an-object');
    expect(code(Match.open(toy, { seats: 3, position: 'x' }))).toBe('position');
  });
});

describe('a match file', () => {
  it('of a running match tells a viewer no more than they saw, and is not mistaken for the whole', () => {
    const running = opened('secret of the deal');
    const file = writeMatchFor(running, 1);
    const [, deal] = running.entries;
    expect(file).not.toContain('secret of the deal');
    expect(file).toContain(`\nseen-by 1\ncommitment ${commitment('secret of the deal')}\n`);
    expect(file).toContain(`\n1 deal ${outcomesFor(deal as never, 1).join(' ')}\n`);
    expect(writeMatchFor(running, null)).toContain('seen-by spectator');
    expect(code(readMatch(file, toy))).toBe('file-partial');
  });

  const match = opened('file');
  sure(match.decide(0, ['end']));
  sure(match.undo());
  sure(match.changeSeat(2, 'Devi "the" guest'));
  sure(match.decide(0, ['end']));
  sure(match.resign(1));
  const saved = writeMatch(match);
  const lines = saved.split('\n');

  const broken = (text: string) => {
    const fault = readMatch(text, toy);
    expect(fault).toBeInstanceOf(Fault);
    return `${(fault as Fault).code} ${(fault as Fault).at?.join()}`;
  };
  const without = (at: number) => lines.filter((_, i) => i !== at).join('\n');
  const changed = (from: string | RegExp, to: string) => saved.replace(from, to);

  it('is read back as it was written, also with Windows line ends', () => {
    expect(writeMatch(sure(readMatch(saved, toy)))).toBe(saved);
    expect(writeMatch(sure(readMatch(saved.replaceAll('\n', '\r\n'), toy)))).toBe(saved);
    expect(sure(readMatch(saved, toy)).names).toEqual(['Asha', 'Ravi', 'Devi "the" guest']);
  });

  it('reports the line and the reason of every kind of damage', () => {
    expect(broken('')).toBe('file-not-a-match line 1');
    expect(broken(changed('match 1', 'match 9'))).toBe('file-version line 1');
    expect(broken(changed('game toy 1', 'game toy 2'))).toBe('file-rules line 2');
    expect(broken(changed('game toy 1', 'game chess 1'))).toBe('file-head line 2');
    expect(broken(changed('game toy 1', 'toy'))).toBe('file-head line 2');
    expect(broken(changed('seats 3', 'seats 4'))).toBe('file-refused line 8');
    expect(broken(changed('option acts 2', 'option acts 7'))).toBe('file-refused line 8');
    expect(broken(changed('name 0 "Asha"', 'name 0 Asha'))).toBe('file-line line 5');
    expect(broken(changed('0 entropy "salt"', '0 entropy "pepper"'))).toBe('file-differs line 10');
    expect(broken(changed(/move 0 end/, 'move 0 take:z'))).toBe('file-refused line 11');
    expect(broken(changed(/move 0 end/, 'move 1 end'))).toBe('file-refused line 11');
    expect(broken(changed('3 undo 2', '3 undo 1'))).toBe('file-differs line 12');
    expect(broken(changed('3 undo 2', '3 redo 2'))).toBe('file-line line 12');
    expect(broken(changed('resign 1', 'resign 9'))).toBe('file-refused line 15');
    expect(broken(changed('Devi', 'Dewi'))).toBe('file-seal line 16');
    expect(broken(changed('seed "file"', 'seed "fine"'))).toBe('file-differs line 10');
    expect(broken(without(11))).toBe('file-seq line 12');
    expect(broken(without(15))).toBe('file-cut-off line 15');
    expect(broken(saved.slice(0, -30))).toBe('file-cut-off line 15');
    expect(broken(without(14))).toBe('file-seal line 15');
  });

  it('never accepts a file with any single character changed', () => {
    for (let at = 0; at < saved.length - 1; at++) {
      const other = saved[at] === 'x' ? 'y' : 'x';
      expect(readMatch(saved.slice(0, at) + other + saved.slice(at + 1), toy)).toBeInstanceOf(
        Fault,
      );
    }
  });
});
