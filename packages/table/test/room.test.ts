import { describe, expect, it } from 'vitest';
import { COMMANDS, type Command, SEAT_KEPT } from '../index.ts';
import { asked, code, entries, TestHost } from './host.ts';

describe('a room', () => {
  it('opens with its owner, who sets the table', () => {
    const host = new TestHost();
    const table = host.open(2);
    host.ok(table, 'ravi', { do: 'join', name: '  Ravi\u0007\n ' });
    expect(table.people).toContainEqual({ id: 'ravi', name: 'Ravi' });
    expect(code(host.give(table, 'ravi', { do: 'configure', settings: { seats: 3 } }))).toBe(
      'owner-only',
    );
    host.ok(table, 'asha', { do: 'configure', settings: { seats: 3, aids: 'none' } });
    expect(table.settings).toMatchObject({
      game: 'toy',
      seats: 3,
      aids: 'none',
      options: { acts: 2 },
    });
    host.ok(table, 'asha', { do: 'leave' });
    expect(code(host.give(table, 'asha', { do: 'chat', text: 'x' }))).toBe('not-here');
  });

  it('refuses settings that do not hold', () => {
    const host = new TestHost();
    const table = host.open(2);
    const configure = (settings: object) => host.give(table, 'asha', { do: 'configure', settings });
    expect(code(configure({ game: 'chess' }))).toBe('unknown-game');
    expect(code(configure({ seats: 9 }))).toBe('seat-count');
    expect(code(configure({ options: { acts: 7 } }))).toBe('option-value');
    expect(code(configure({ clock: { kind: 'live', budget: 5, increment: 0 } }))).toBe('clock');
    expect(code(configure({ clock: { kind: 'sand' } }))).toBe('clock');
    expect(code(configure({ aids: 'all' }))).toBe('memory-aids');
    expect(code(configure({ position: 'x' }))).toBe('position');
  });

  it('seats people and bots, several seats to one screen, and starts only when full', () => {
    const host = new TestHost();
    const table = host.open(3);
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    host.ok(table, 'asha', { do: 'sit', seat: 0, name: 'Asha' });
    host.ok(table, 'asha', { do: 'sit', seat: 2, name: 'Mira' });
    expect(code(host.give(table, 'ravi', { do: 'sit', seat: 2, name: 'Ravi' }))).toBe('seat-taken');
    expect(code(host.give(table, 'ravi', { do: 'free', seat: 2 }))).toBe('seat-taken');
    expect(code(host.give(table, 'asha', { do: 'start' }))).toBe('seat-open');
    const nobody = { do: 'bot', seat: 1, character: 'nobody' } as unknown as Command;
    expect(code(host.give(table, 'asha', nobody))).toBe('character');
    host.ok(table, 'asha', { do: 'bot', seat: 1, character: 'gilli' });
    expect(code(host.give(table, 'asha', { do: 'undo', seat: 0 }))).toBe('not-started');
    host.ok(table, 'asha', { do: 'start' });
    host.deal(table);
    expect(table.stage).toBe('playing');
    expect(code(host.give(table, 'asha', { do: 'configure', settings: {} }))).toBe('match-running');
    expect(table.match?.names).toEqual(['Asha', '', 'Mira']);
  });

  it('changes the game between matches without anybody leaving', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    host.ok(table, 'ravi', { do: 'resign', seat: 1 });
    expect(table.stage).toBe('over');
    host.ok(table, 'asha', { do: 'configure', settings: { seats: 3 } });
    expect(table.stage).toBe('gathering');
    expect(table.seats.map((occupant) => occupant.kind)).toEqual(['person', 'person', 'open']);
  });
});

describe('commands', () => {
  it('are taken from the seat only, in turn, and answer what was last seen', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    const move = { do: 'move', seat: 0, moves: ['end'], after: entries(table) } as const;
    expect(code(host.give(table, 'ravi', move))).toBe('not-your-seat');
    expect(code(host.give(table, null, move))).toBe('not-your-seat');
    expect(code(host.give(table, 'asha', { ...move, after: 0 }))).toBe('stale');
    expect(code(host.give(table, 'asha', { ...move, moves: ['take:z'] }))).toBe('notation');
    expect(code(host.give(table, 'asha', { ...move, moves: [] }))).toBe('no-move');
    expect(code(host.give(table, 'asha', { ...move, seat: 7 }))).toBe('no-such-seat');
    host.ok(table, 'asha', move);
    expect(code(host.give(table, 'asha', { ...move, after: entries(table) }))).toBe(
      'not-your-turn',
    );
    expect(code(host.give(table, 'ravi', { do: 'tick' }))).toBe('host-only');
  });

  it('given twice under one client id are done once and answered the same', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    const move = { do: 'move', seat: 0, moves: ['end'], after: entries(table) } as const;
    const first = host.ok(table, 'asha', move, 'c1');
    const count = table.events.length;
    const again = host.ok(table, 'asha', move, 'c1');
    expect(again).toEqual({ events: [], first: first.first });
    expect(table.events.length).toBe(count);
    expect(code(host.give(table, 'ravi', move, 'c1'))).toBe('not-your-seat');
  });

  it('read a position only for those who may set it', () => {
    const host = new TestHost();
    const table = host.open(2);
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    let reads = 0;
    const settings = {
      get position() {
        reads += 1;
        return 'x';
      },
    };
    const configure: Command = { do: 'configure', settings };
    expect(code(host.give(table, 'ravi', configure))).toBe('owner-only');
    expect(code(host.give(table, 'nobody', configure))).toBe('not-here');
    expect(reads).toBe(0);
    expect(code(host.give(table, 'asha', configure))).toBe('position');
    expect(reads).toBeGreaterThan(0);
  });

  it('have a right and a stage each', () => {
    for (const rule of Object.values(COMMANDS)) {
      expect(rule.stages.length).toBeGreaterThan(0);
      expect(['anyone', 'member', 'owner', 'seat', 'host']).toContain(rule.right);
    }
  });
});

describe('people come and go', () => {
  it('a bot keeps the seat until its owner is back', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    host.ok(table, 'ravi', { do: 'leave' });
    expect(table.seats[1]).toMatchObject({ kind: 'bot', standsFor: 'ravi' });
    host.endTurn(table);
    expect(table.botToDecide).toMatchObject({ seat: 1 });
    host.endTurn(table);
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    host.ok(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    expect(table.seats[1]).toMatchObject({ kind: 'person', person: 'ravi' });
  });

  it('a spectator may take over by consent, but nobody who knows another seat', () => {
    const host = new TestHost();
    const table = host.playing(3, 'asha', 'ravi');
    host.ok(table, 'mira', { do: 'join', name: 'Mira' });
    expect(code(host.give(table, 'ravi', { do: 'sit', seat: 2, name: 'Ravi' }))).toBe(
      'seen-secrets',
    );
    host.ok(table, 'mira', { do: 'sit', seat: 2, name: 'Mira' });
    expect(table.question).toMatchObject({ kind: 'seat', waitingFor: [0, 1] });
    host.ok(table, 'asha', { do: 'answer', seat: 0, question: asked(table), yes: true });
    host.ok(table, 'ravi', { do: 'answer', seat: 1, question: asked(table), yes: true });
    expect(table.seats[2]).toMatchObject({ person: 'mira' });
    host.ok(table, 'mira', { do: 'leave' });
    host.ok(table, 'asha', { do: 'leave' });
    host.ok(table, 'mira', { do: 'join', name: 'Mira' });
    expect(code(host.give(table, 'mira', { do: 'sit', seat: 0, name: 'Mira' }))).toBe(
      'seen-secrets',
    );
  });

  it('pauses by consent and goes on by a word of anyone', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    host.ok(table, 'asha', { do: 'pause', seat: 0 });
    host.ok(table, 'ravi', { do: 'answer', seat: 1, question: asked(table), yes: true });
    expect([table.paused, table.toDecide]).toEqual([true, null]);
    const move = { do: 'move', seat: 0, moves: ['end'], after: entries(table) } as const;
    expect(code(host.give(table, 'asha', move))).toBe('paused');
    host.ok(table, 'ravi', { do: 'resume', seat: 1 });
    expect(table.toDecide).toBe(0);
    host.ok(table, 'asha', { ...move, after: entries(table) });
  });
});

describe('a question', () => {
  it('for a seat can be withdrawn by whoever asked it, and by nobody else', () => {
    const host = new TestHost();
    const table = host.playing(3, 'asha', 'ravi');
    for (const person of ['mira', 'tara']) host.ok(table, person, { do: 'join', name: person });
    host.ok(table, 'mira', { do: 'sit', seat: 2, name: 'Mira' });
    const no = { do: 'answer', seat: 2, question: asked(table), yes: false } as const;
    expect(code(host.give(table, 'tara', no))).toBe('not-your-seat');
    // She may say no for the seat that she asked for, and nothing else.
    expect(code(host.give(table, 'mira', { ...no, yes: true }))).toBe('not-your-seat');
    expect(code(host.give(table, 'mira', { ...no, seat: 0 }))).toBe('not-your-seat');
    expect(code(host.give(table, 'mira', { ...no, question: 0 }))).toBe('question-gone');
    host.ok(table, 'mira', no);
    expect(table.question).toBeNull();
    expect(table.seats[2]).toMatchObject({ kind: 'bot' });
  });

  it('is answered by its number only', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    host.ok(table, 'asha', { do: 'pause', seat: 0 });
    const first = asked(table);
    host.ok(table, 'asha', { do: 'answer', seat: 0, question: first, yes: false });
    host.ok(table, 'asha', { do: 'offer-draw', seat: 0 });
    const late = { do: 'answer', seat: 1, question: first, yes: true } as const;
    expect(code(host.give(table, 'ravi', late))).toBe('question-gone');
    expect(table.stage).toBe('playing');
    expect(table.question).toMatchObject({ kind: 'draw', waitingFor: [1] });
    host.ok(table, 'ravi', { ...late, question: asked(table) });
    expect(table.stage).toBe('over');
  });

  it('cannot be replaced by another one, and the same wish agrees to it', () => {
    const host = new TestHost();
    const table = host.playing(3, 'asha', 'ravi', 'mira');
    host.ok(table, 'asha', { do: 'pause', seat: 0 });
    const before = table.question;
    expect(code(host.give(table, 'asha', { do: 'pause', seat: 0 }))).toBe('question-open');
    host.ok(table, 'ravi', { do: 'pause', seat: 1 });
    expect(table.question).toEqual({ ...before, waitingFor: [2] });
    host.ok(table, 'mira', { do: 'pause', seat: 2 });
    expect(table.paused).toBe(true);
  });

  it('is not answered by another wish', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    host.ok(table, 'asha', { do: 'pause', seat: 0 });
    const before = table.question;
    expect(code(host.give(table, 'ravi', { do: 'offer-draw', seat: 1 }))).toBe('question-open');
    expect([table.question, table.paused, table.stage]).toEqual([before, false, 'playing']);
  });

  it('about a seat waits for a host who only watches', () => {
    const host = new TestHost();
    const table = host.open(2);
    for (const seat of [0, 1]) host.ok(table, 'asha', { do: 'bot', seat, character: 'mina' });
    host.ok(table, 'asha', { do: 'start' });
    host.ok(table, 'mira', { do: 'join', name: 'Mira' });
    host.ok(table, 'mira', { do: 'sit', seat: 1, name: 'Mira' });
    expect(table.seats[1]?.kind).toBe('bot');
    expect(table.question).toMatchObject({ kind: 'seat', waitingFor: [null] });
    const yes = { do: 'answer', seat: null, question: asked(table), yes: true } as const;
    expect(code(host.give(table, 'mira', yes))).toBe('owner-only');
    host.ok(table, 'asha', yes);
    expect(table.seats[1]).toMatchObject({ kind: 'person', person: 'mira' });
  });
});

describe('a seat that somebody left', () => {
  it('is kept for them for a stated time; then a stranger may ask for it', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    host.ok(table, 'ravi', { do: 'leave' });
    host.ok(table, 'mira', { do: 'join', name: 'Mira' });
    const sit = { do: 'sit', seat: 1, name: 'Mira' } as const;
    expect(code(host.give(table, 'mira', sit))).toBe('seat-kept');
    host.now += SEAT_KEPT;
    host.ok(table, 'mira', sit);
    expect(table.question).toMatchObject({ kind: 'seat', person: 'mira', waitingFor: [0] });
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    host.ok(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    expect(table.seats[1]).toMatchObject({ kind: 'person', person: 'ravi' });
    expect(table.question).toBeNull();
  });

  it('is kept between matches, too, except from the host', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    host.ok(table, 'ravi', { do: 'leave' });
    host.ok(table, 'mira', { do: 'join', name: 'Mira' });
    host.ok(table, 'asha', { do: 'resign', seat: 0 });
    expect(table.stage).toBe('over');
    const sit = { do: 'sit', seat: 1, name: 'Mira' } as const;
    for (const command of [sit, { do: 'free', seat: 1 }] as const) {
      expect(code(host.give(table, 'mira', command))).toBe('seat-kept');
    }
    host.ok(table, 'asha', { do: 'bot', seat: 1, character: 'mina' });
    host.ok(table, 'mira', sit);
  });

  it('is theirs between matches, and after the stated time anybody’s', () => {
    const host = new TestHost();
    for (const [late, name] of [
      [0, 'ravi'],
      [SEAT_KEPT, 'mira'],
    ] as const) {
      const table = host.playing(2, 'asha', 'ravi');
      host.ok(table, 'ravi', { do: 'leave' });
      host.ok(table, 'asha', { do: 'resign', seat: 0 });
      host.now += late;
      host.ok(table, name, { do: 'join', name });
      host.ok(table, name, { do: 'sit', seat: 1, name });
      expect(table.seats[1]).toMatchObject({ kind: 'person', person: name });
    }
  });

  it('is kept for a whole turn at a table with a slow clock', () => {
    const host = new TestHost();
    const table = host.open(2);
    const day = 24 * 3600_000;
    host.ok(table, 'asha', {
      do: 'configure',
      settings: { clock: { kind: 'slow', perTurn: day } },
    });
    host.ok(table, 'asha', { do: 'sit', seat: 0, name: 'Asha' });
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    host.ok(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    host.ok(table, 'asha', { do: 'start' });
    host.deal(table);
    host.ok(table, 'ravi', { do: 'leave' });
    host.ok(table, 'mira', { do: 'join', name: 'Mira' });
    const sit = { do: 'sit', seat: 1, name: 'Mira' } as const;
    const left = table.events.findLast(({ kind }) => kind === 'seated')?.at as number;
    expect(table.seats[1]).toMatchObject({ keptUntil: left + day });
    host.now += 2 * SEAT_KEPT;
    expect(code(host.give(table, 'mira', sit))).toBe('seat-kept');
  });
});
