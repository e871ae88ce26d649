import { commitment, Fault } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { COMMANDS, streamFrom, Table } from '../index.ts';
import { House } from './house.ts';

function code(value: unknown): string {
  expect(value).toBeInstanceOf(Fault);
  return (value as Fault).code;
}

const entries = (table: Table) => table.match?.entries.length as number;
const kinds = (table: Table, from: number) => table.events.slice(from).map((event) => event.kind);

describe('a room', () => {
  it('opens with its owner, who sets the table; the owner passes on when leaving', () => {
    const house = new House();
    const table = house.open(2);
    house.ok(table, 'ravi', { do: 'join', name: '  Ravi\u0007\n ' });
    expect(table.people.get('ravi')).toBe('Ravi');
    expect(code(house.give(table, 'ravi', { do: 'configure', settings: { seats: 3 } }))).toBe(
      'owner-only',
    );
    house.ok(table, 'asha', { do: 'configure', settings: { seats: 3, aids: 'none' } });
    expect(table.settings).toMatchObject({
      game: 'toy',
      seats: 3,
      aids: 'none',
      options: { acts: 2 },
    });
    house.ok(table, 'asha', { do: 'leave' });
    expect(table.owner).toBe('ravi');
    expect(code(house.give(table, 'asha', { do: 'chat', text: 'x' }))).toBe('not-here');
  });

  it('refuses settings that do not hold', () => {
    const house = new House();
    const table = house.open(2);
    const configure = (settings: object) =>
      house.give(table, 'asha', { do: 'configure', settings });
    expect(code(configure({ game: 'chess' }))).toBe('unknown-game');
    expect(code(configure({ seats: 9 }))).toBe('seat-count');
    expect(code(configure({ options: { acts: 7 } }))).toBe('option-value');
    expect(code(configure({ clock: { kind: 'live', budget: 5, increment: 0 } }))).toBe('clock');
    expect(code(configure({ clock: { kind: 'sand' } }))).toBe('clock');
    expect(code(configure({ aids: 'all' }))).toBe('memory-aids');
    expect(code(configure({ position: 'x' }))).toBe('position');
  });

  it('seats people and bots, several seats to one screen, and starts only when full', () => {
    const house = new House();
    const table = house.open(3);
    house.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    house.ok(table, 'asha', { do: 'sit', seat: 0, name: 'Asha' });
    house.ok(table, 'asha', { do: 'sit', seat: 2, name: 'Mira' });
    expect(code(house.give(table, 'ravi', { do: 'sit', seat: 2, name: 'Ravi' }))).toBe(
      'seat-taken',
    );
    expect(code(house.give(table, 'ravi', { do: 'free', seat: 2 }))).toBe('seat-taken');
    expect(code(house.give(table, 'asha', { do: 'start' }))).toBe('seat-open');
    expect(code(house.give(table, 'asha', { do: 'bot', seat: 1, level: 99 }))).toBe('level');
    house.ok(table, 'asha', { do: 'bot', seat: 1, level: 2 });
    expect(code(house.give(table, 'asha', { do: 'undo', seat: 0 }))).toBe('not-started');
    house.ok(table, 'asha', { do: 'start' });
    expect(table.stage).toBe('playing');
    expect(code(house.give(table, 'asha', { do: 'configure', settings: {} }))).toBe(
      'match-running',
    );
    expect(table.match?.names).toEqual(['Asha', '', 'Mira']);
  });

  it('changes the game between matches without anybody leaving', () => {
    const house = new House();
    const table = house.playing(2, 'asha', 'ravi');
    house.ok(table, 'ravi', { do: 'resign', seat: 1 });
    expect(table.stage).toBe('over');
    house.ok(table, 'asha', { do: 'configure', settings: { seats: 3 } });
    expect(table.stage).toBe('gathering');
    expect(table.seats.map((occupant) => occupant.kind)).toEqual(['person', 'person', 'open']);
  });
});

describe('commands', () => {
  it('are taken from the seat only, in turn, and answer what was last seen', () => {
    const house = new House();
    const table = house.playing(2, 'asha', 'ravi');
    const move = { do: 'move', seat: 0, moves: ['end'], after: entries(table) } as const;
    expect(code(house.give(table, 'ravi', move))).toBe('not-your-seat');
    expect(code(house.give(table, null, move))).toBe('not-your-seat');
    expect(code(house.give(table, 'asha', { ...move, after: 0 }))).toBe('stale');
    expect(code(house.give(table, 'asha', { ...move, moves: ['take:z'] }))).toBe('notation');
    expect(code(house.give(table, 'asha', { ...move, moves: [] }))).toBe('no-move');
    expect(code(house.give(table, 'asha', { ...move, seat: 7 }))).toBe('no-such-seat');
    house.ok(table, 'asha', move);
    expect(code(house.give(table, 'asha', { ...move, after: entries(table) }))).toBe(
      'not-your-turn',
    );
    expect(code(house.give(table, 'ravi', { do: 'tick' }))).toBe('host-only');
  });

  it('given twice under one client id are done once and answered the same', () => {
    const house = new House();
    const table = house.playing(2, 'asha', 'ravi');
    const move = { do: 'move', seat: 0, moves: ['end'], after: entries(table) } as const;
    const first = house.ok(table, 'asha', move, 'c1');
    const count = table.events.length;
    const again = house.ok(table, 'asha', move, 'c1');
    expect(again).toEqual({ events: [], first: first.first });
    expect(table.events.length).toBe(count);
    expect(code(house.give(table, 'ravi', move, 'c1'))).toBe('not-your-seat');
  });

  it('have a right and a stage each', () => {
    for (const rule of Object.values(COMMANDS)) {
      expect(rule.stages.length).toBeGreaterThan(0);
      expect(['anyone', 'member', 'owner', 'seat', 'host']).toContain(rule.right);
    }
  });
});

describe('undo', () => {
  it('is free while nothing was revealed, also between people', () => {
    const house = new House();
    const table = house.playing(2, 'asha', 'ravi');
    const [take] = ['take', 'drop']
      .flatMap((act) => ['a', 'b', 'c', 'd'].map((k) => `${act}:${k}`))
      .filter(
        (text) =>
          !(
            house.give(table, 'asha', {
              do: 'move',
              seat: 0,
              moves: [text],
              after: entries(table),
            }) instanceof Fault
          ),
      );
    expect(take).toBeDefined();
    const before = entries(table);
    house.ok(table, 'asha', { do: 'undo', seat: 0 });
    expect(entries(table)).toBe(before + 1);
    expect(table.marked).toBe(false);
  });

  it('is a request across a reveal that names moves and reveal, and marks the game', () => {
    const house = new House();
    const table = house.playing(2, 'asha', 'ravi');
    house.endTurn(table);
    const from = table.events.length;
    house.ok(table, 'asha', { do: 'undo', seat: 0 });
    expect(table.question).toMatchObject({
      kind: 'undo',
      seat: 0,
      waitingFor: [1],
      undo: { decisions: 1, moves: ['end'] },
    });
    expect(table.question?.undo?.revealed).toHaveLength(1);
    expect(code(house.give(table, 'asha', { do: 'answer', seat: 0, yes: true }))).toBe(
      'no-question',
    );
    house.ok(table, 'ravi', { do: 'answer', seat: 1, yes: true });
    expect(kinds(table, from)).toEqual(['asked', 'answered', 'undone']);
    expect(table.marked).toBe(true);
    expect(table.toDecide).toBe(0);
  });

  it('is refused by a no, withdrawn by the asker, and lapses when the game goes on', () => {
    const house = new House();
    const table = house.playing(2, 'asha', 'ravi');
    house.endTurn(table);
    house.ok(table, 'asha', { do: 'undo', seat: 0 });
    house.ok(table, 'ravi', { do: 'answer', seat: 1, yes: false });
    expect(table.question).toBeUndefined();
    house.ok(table, 'asha', { do: 'undo', seat: 0 });
    house.ok(table, 'asha', { do: 'answer', seat: 0, yes: false });
    expect(table.question).toBeUndefined();
    house.ok(table, 'asha', { do: 'undo', seat: 0 });
    house.endTurn(table);
    expect(table.question).toBeUndefined();
    expect(table.marked).toBe(false);
  });

  it('is always allowed against bots, back to the last own move, and draws anew', () => {
    const house = new House();
    const table = house.playing(2, 'asha');
    house.endTurn(table);
    house.endTurn(table);
    expect(table.toDecide).toBe(0);
    house.ok(table, 'asha', { do: 'undo', seat: 0 });
    expect(table.toDecide).toBe(0);
    expect(table.match?.decisions).toHaveLength(0);
    expect(table.marked).toBe(true);
    expect(code(house.give(table, 'asha', { do: 'undo', seat: 0 }))).toBe('nothing-to-undo');
  });
});

describe('the end', () => {
  it('comes by resignation with two, and reveals the seed only then', () => {
    const house = new House();
    const table = house.playing(2, 'asha', 'ravi');
    const seed = table.match?.seed as string;
    const all = () => JSON.stringify(streamFrom(table, 1, 0));
    expect(all()).not.toContain(seed);
    house.ok(table, 'asha', { do: 'resign', seat: 0 });
    expect(table.stage).toBe('over');
    expect(all()).toContain(seed);
    expect(code(house.give(table, 'asha', { do: 'undo', seat: 0 }))).toBe('nothing-to-undo');
    expect(table.events.at(-2)).toMatchObject({ kind: 'finished', result: { places: [2, 1] } });
  });

  it('of a match and the opening of a room seal the next seed before anybody adds entropy', () => {
    const house = new House();
    const table = house.open(2);
    house.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    const seal = table.seal;
    const told = streamFrom(table, null, 0);
    expect(told.find((event) => event.kind === 'sealed')).toMatchObject({
      commitment: commitment(seal),
    });
    house.ok(table, 'asha', { do: 'salt', text: 'a' });
    house.ok(table, 'ravi', { do: 'salt', text: 'r' });
    expect(code(house.give(table, 'ravi', { do: 'salt', text: 'again' }))).toBe('salt');
    house.ok(table, 'asha', { do: 'sit', seat: 0, name: 'Asha' });
    house.ok(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    house.ok(table, 'asha', { do: 'start' });
    expect(table.match?.seed).toBe(seal);
    expect(table.match?.entries.slice(0, 2)).toMatchObject([{ text: 'a' }, { text: 'r' }]);
    house.ok(table, 'asha', { do: 'resign', seat: 0 });
    expect(table.seal).not.toBe(seal);
    expect(table.salt.size).toBe(0);
    expect(JSON.stringify(streamFrom(table, 0, 0))).not.toContain(table.seal);
  });

  it('leaves a bot at the seat of whoever resigns among three, and ranks them last', () => {
    const house = new House();
    const table = house.playing(3, 'asha', 'ravi', 'mira');
    house.ok(table, 'ravi', { do: 'resign', seat: 1 });
    expect(table.stage).toBe('playing');
    expect(table.seats[1]).toMatchObject({ kind: 'bot' });
    expect(code(house.give(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' }))).toBe('seat-gone');
    while (table.stage === 'playing') house.endTurn(table);
    const end = table.events.at(-2);
    expect(end?.kind === 'finished' && end.result.places[1]).toBe(3);
  });

  it('can be a draw between two people, not with bots, not with three', () => {
    const house = new House();
    const two = house.playing(2, 'asha', 'ravi');
    house.ok(two, 'ravi', { do: 'offer-draw', seat: 1 });
    house.ok(two, 'asha', { do: 'answer', seat: 0, yes: true });
    expect(two.events.at(-2)).toMatchObject({ kind: 'finished', result: { places: [1, 1] } });
    const bot = house.playing(2, 'asha');
    expect(code(house.give(bot, 'asha', { do: 'offer-draw', seat: 0 }))).toBe('draw-bot');
    const three = house.playing(3, 'asha', 'ravi', 'mira');
    expect(code(house.give(three, 'asha', { do: 'offer-draw', seat: 0 }))).toBe('draw-two-seats');
  });

  it('is followed by a rematch with everybody one seat on', () => {
    const house = new House();
    const table = house.playing(2, 'asha', 'ravi');
    house.ok(table, 'asha', { do: 'resign', seat: 0 });
    house.ok(table, 'asha', { do: 'rematch', seat: 0 });
    house.ok(table, 'ravi', { do: 'answer', seat: 1, yes: true });
    expect(table.stage).toBe('playing');
    expect(table.seats[0]).toMatchObject({ person: 'ravi' });
    expect(table.seats[1]).toMatchObject({ person: 'asha' });
  });
});

describe('people come and go', () => {
  it('a bot keeps the seat until its owner is back', () => {
    const house = new House();
    const table = house.playing(2, 'asha', 'ravi');
    house.ok(table, 'ravi', { do: 'leave' });
    expect(table.seats[1]).toMatchObject({ kind: 'bot', standsFor: 'ravi' });
    house.endTurn(table);
    expect(table.botToDecide).toMatchObject({ seat: 1 });
    house.endTurn(table);
    house.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    house.ok(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    expect(table.seats[1]).toMatchObject({ kind: 'person', person: 'ravi' });
  });

  it('a spectator may take over by consent, but nobody who knows another seat', () => {
    const house = new House();
    const table = house.playing(3, 'asha', 'ravi');
    house.ok(table, 'mira', { do: 'join', name: 'Mira' });
    expect(code(house.give(table, 'ravi', { do: 'sit', seat: 2, name: 'Ravi' }))).toBe(
      'seen-secrets',
    );
    house.ok(table, 'mira', { do: 'sit', seat: 2, name: 'Mira' });
    expect(table.question).toMatchObject({ kind: 'seat', waitingFor: [0, 1] });
    house.ok(table, 'asha', { do: 'answer', seat: 0, yes: true });
    house.ok(table, 'ravi', { do: 'answer', seat: 1, yes: true });
    expect(table.seats[2]).toMatchObject({ person: 'mira' });
    house.ok(table, 'mira', { do: 'leave' });
    house.ok(table, 'asha', { do: 'leave' });
    house.ok(table, 'mira', { do: 'join', name: 'Mira' });
    expect(code(house.give(table, 'mira', { do: 'sit', seat: 0, name: 'Mira' }))).toBe(
      'seen-secrets',
    );
  });

  it('pauses by consent and goes on by a word of anyone', () => {
    const house = new House();
    const table = house.playing(2, 'asha', 'ravi');
    house.ok(table, 'asha', { do: 'pause', seat: 0 });
    house.ok(table, 'ravi', { do: 'answer', seat: 1, yes: true });
    expect(table.paused).toBe(true);
    const move = { do: 'move', seat: 0, moves: ['end'], after: entries(table) } as const;
    expect(code(house.give(table, 'asha', move))).toBe('paused');
    house.ok(table, 'ravi', { do: 'resume', seat: 1 });
    house.ok(table, 'asha', { ...move, after: entries(table) });
  });
});

describe('clocks', () => {
  const live = { kind: 'live', budget: 60_000, increment: 1000 } as const;

  function timed() {
    const house = new House();
    const table = house.open(2);
    house.ok(table, 'asha', { do: 'configure', settings: { clock: live } });
    house.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    house.ok(table, 'asha', { do: 'sit', seat: 0, name: 'Asha' });
    house.ok(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    house.ok(table, 'asha', { do: 'start' });
    return { house, table };
  }

  it('run for the seat to decide and add the increment', () => {
    const { house, table } = timed();
    const start = house.now;
    expect(table.deadline).toBe(start + 60_000);
    house.now += 10_000;
    house.endTurn(table);
    expect(table.clocks.left[0]).toBe(60_000 - (house.now - start) + 1000);
    expect(table.clocks.running).toBe(1);
  });

  it('lose the game when they are up, even if the move comes first', () => {
    const { house, table } = timed();
    house.now += 61_000;
    const move = { do: 'move', seat: 0, moves: ['end'], after: entries(table) } as const;
    expect(code(house.give(table, 'asha', move))).toBe('match-over');
    expect(table.events.at(-2)).toMatchObject({ kind: 'finished', result: { places: [2, 1] } });
  });

  it('are told by a tick, stopped by a pause, and credited after an outage', () => {
    const { house, table } = timed();
    house.now += 59_000;
    house.ok(table, null, { do: 'credit', ms: 30_000 });
    house.now += 20_000;
    house.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('playing');
    house.ok(table, 'asha', { do: 'pause', seat: 0 });
    house.ok(table, 'ravi', { do: 'answer', seat: 1, yes: true });
    house.now += 1_000_000;
    house.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('playing');
    house.ok(table, 'ravi', { do: 'resume', seat: 1 });
    house.now += 60_000;
    house.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('over');
  });

  it('that were up only because of an outage are not up once it is credited', () => {
    const { house, table } = timed();
    house.now += 1_000_000;
    house.ok(table, null, { do: 'credit', ms: 950_000 });
    house.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('playing');
    house.now += 10_000;
    house.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('over');
  });
});

describe('a stream', () => {
  it('can be taken up again from any event and is what was sent live', () => {
    const house = new House();
    const table = house.playing(3, 'asha', 'ravi');
    house.finish(table);
    house.ok(table, 'ravi', { do: 'rematch', seat: 1 });
    house.ok(table, 'asha', { do: 'answer', seat: 0, yes: true });
    house.endTurn(table);
    const rematch = [...table.events];
    house.ok(table, 'asha', { do: 'resign', seat: table.seatsOf('asha')[0] as number });
    house.finish(table);
    house.ok(table, 'asha', { do: 'configure', settings: { aids: 'none' } });
    for (const events of [rematch, table.events]) {
      const now = Table.load(house.games, events);
      for (const viewer of [0, 1, 2, null]) {
        const then = new Table(house.games);
        const live = events.flatMap((event) => {
          then.apply(event);
          return streamFrom(then, viewer, event.seq);
        });
        for (const from of [0, 5, events.length - 9, events.length - 1, events.length]) {
          const late = live.slice(from).map((event) => ({ ...event, match: null }));
          const last = late.length - 1;
          const expected = [...late.slice(0, -1), ...live.slice(-1)];
          expect(streamFrom(now, viewer, from)).toEqual(last < 0 ? [] : expected);
        }
      }
    }
  });

  it('is the same whether earlier matches were told before or not', () => {
    const house = new House();
    const table = house.playing(2, 'asha', 'ravi');
    const whole = (of: Table) => [0, 1, null].map((viewer) => streamFrom(of, viewer, 0));
    for (let rematches = 0; rematches < 3; rematches++) {
      house.finish(table);
      const [asha, ravi] = [table.seatsOf('asha')[0], table.seatsOf('ravi')[0]] as [number, number];
      house.ok(table, 'asha', { do: 'rematch', seat: asha });
      house.ok(table, 'ravi', { do: 'answer', seat: ravi, yes: true });
      expect(whole(table)).toEqual(whole(Table.load(house.games, table.events)));
    }
  });
});
