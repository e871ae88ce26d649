import { commitment, sure } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { reducePublic, streamFrom, submit } from '../index.ts';
import { asked, code, TestHost } from './host.ts';

describe('the end', () => {
  it('comes by resignation with two, and reveals the seed only then', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    const seed = table.match?.seed as string;
    const all = () => JSON.stringify(streamFrom(table, 1, 0));
    expect(all()).not.toContain(seed);
    host.ok(table, 'asha', { do: 'resign', seat: 0 });
    expect(table.stage).toBe('over');
    expect(all()).toContain(seed);
    expect(code(host.give(table, 'asha', { do: 'undo', seat: 0 }))).toBe('nothing-to-undo');
    expect(table.events.at(-2)).toMatchObject({ kind: 'finished', result: { places: [2, 1] } });
  });

  it('of a match and the opening of a room seal the next seed before anybody adds a salt', () => {
    const host = new TestHost();
    const table = host.open(2);
    host.ok(table, 'ravi', { do: 'join', name: 'Ravi' });
    const seed = table.nextSeed;
    const told = streamFrom(table, null, 0);
    expect(told.find((event) => event.kind === 'sealed')).toMatchObject({
      commitment: commitment(seed),
    });
    host.ok(table, 'asha', { do: 'sit', seat: 0, name: 'Asha' });
    host.ok(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    host.ok(table, 'asha', { do: 'start' });
    host.deal(table);
    expect(table.match?.seed).toBe(seed);
    expect(table.match?.entries.slice(0, 4).map(({ kind }) => kind)).toEqual([
      'promise',
      'promise',
      'reveal',
      'reveal',
    ]);
    host.ok(table, 'asha', { do: 'resign', seat: 0 });
    expect(table.nextSeed).not.toBe(seed);
    expect(JSON.stringify(streamFrom(table, 0, 0))).not.toContain(table.nextSeed);
  });

  it('leaves a bot at the seat of whoever resigns among three, and ranks them last', () => {
    const host = new TestHost();
    const table = host.playing(3, 'asha', 'ravi', 'mira');
    host.ok(table, 'ravi', { do: 'resign', seat: 1 });
    expect(table.stage).toBe('playing');
    expect(table.seats[1]).toMatchObject({ kind: 'bot' });
    expect(code(host.give(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' }))).toBe('seat-gone');
    while (table.stage === 'playing') host.endTurn(table);
    const end = table.events.at(-2);
    expect(end?.kind === 'finished' && end.result.places[1]).toBe(3);
  });

  it('names who plays on, so that every page agrees; older events left that to Gilli', () => {
    const host = new TestHost();
    const table = host.playing(3, 'asha', 'ravi');
    const { public: before } = table;
    sure(submit(table, { do: 'resign', seat: 1 }, 'ravi', { ...host.env(), near: 'kapi' }));
    const resigned = table.events.find(({ kind }) => kind === 'resigned');
    expect(resigned).toMatchObject({ seat: 1, standIn: 'kapi' });
    expect(table.seats[1]).toEqual({ kind: 'bot', character: 'kapi' });
    const old = { kind: 'resigned', seat: 1, seq: 0, at: 0, by: 'ravi' } as const;
    expect(reducePublic(before, old).seats[1]).toEqual({ kind: 'bot', character: 'gilli' });
  });

  it('can be a draw between two people, not with bots, not with three', () => {
    const host = new TestHost();
    const two = host.playing(2, 'asha', 'ravi');
    host.ok(two, 'ravi', { do: 'offer-draw', seat: 1 });
    host.ok(two, 'asha', { do: 'answer', seat: 0, question: asked(two), yes: true });
    expect(two.events.at(-2)).toMatchObject({ kind: 'finished', result: { places: [1, 1] } });
    const bot = host.playing(2, 'asha');
    expect(code(host.give(bot, 'asha', { do: 'offer-draw', seat: 0 }))).toBe('draw-bot');
    const three = host.playing(3, 'asha', 'ravi', 'mira');
    expect(code(host.give(three, 'asha', { do: 'offer-draw', seat: 0 }))).toBe('draw-two-seats');
  });

  it('is followed by no rematch that was offered before somebody left', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    host.ok(table, 'asha', { do: 'resign', seat: 0 });
    host.ok(table, 'asha', { do: 'rematch', seat: 0 });
    host.ok(table, 'asha', { do: 'leave' });
    expect(table.question).toBeNull();
    const answer = { do: 'answer', seat: 1, question: asked(table), yes: true } as const;
    expect(code(host.give(table, 'ravi', answer))).toBe('no-question');
    expect(table.stage).toBe('over');
  });

  it('is followed by a rematch with everybody one seat on', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    host.ok(table, 'asha', { do: 'resign', seat: 0 });
    host.ok(table, 'asha', { do: 'rematch', seat: 0 });
    host.ok(table, 'ravi', { do: 'answer', seat: 1, question: asked(table), yes: true });
    host.deal(table);
    expect(table.stage).toBe('playing');
    expect(table.seats[0]).toMatchObject({ person: 'ravi' });
    expect(table.seats[1]).toMatchObject({ person: 'asha' });
  });

  it('adds to the score of the evening, also after another game was set up', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha', 'ravi');
    expect(table.public.played).toEqual([]);
    host.ok(table, 'asha', { do: 'resign', seat: 0 });
    host.ok(table, 'asha', { do: 'configure', settings: {} });
    expect(table.stage).toBe('gathering');
    host.ok(table, 'asha', { do: 'start' });
    host.deal(table);
    host.ok(table, 'ravi', { do: 'resign', seat: 1 });
    expect(table.public.played.map(({ places }) => places)).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(table.public.played[0]?.seats[1]).toMatchObject({ person: 'ravi' });
  });

  it('does not count while somebody alone has taken it back', () => {
    const host = new TestHost();
    const table = host.playing(2, 'asha');
    host.finish(table);
    expect(table.public.played).toHaveLength(1);
    host.ok(table, 'asha', { do: 'undo', seat: 0 });
    expect(table.stage).toBe('playing');
    expect(table.public.played).toEqual([]);
    host.finish(table);
    expect(table.public.played).toHaveLength(1);
  });
});
