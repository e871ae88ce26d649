import { dealDigest, promiseOf, readMatch, sha256Hex, sure, writeMatch } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { type Command, DEAL_TIME, FairHand, streamFrom, Table, type TableEvent } from '../index.ts';
import { code, kinds, TestHost } from './host.ts';

const handOf = (person: string) => new FairHand(person, `secret of ${person}`, new Map());

/** A table whose host has pressed Start. */
function dealing(...people: string[]) {
  const host = new TestHost();
  const table = host.open(people.length);
  for (const [seat, person] of people.entries()) {
    if (person === 'bot') host.ok(table, 'asha', { do: 'bot', seat, character: 'mina' });
    else {
      host.ok(table, person, { do: 'join', name: person });
      host.ok(table, person, { do: 'sit', seat, name: person });
    }
  }
  host.ok(table, 'mira', { do: 'join', name: 'Mira' });
  host.ok(table, 'asha', { do: 'start' });
  /** A person's page does the next thing. */
  const act = (person: string) =>
    host.ok(table, person, handOf(person).next(table.public) as Command);
  return { host, table, act };
}

describe('a deal', () => {
  it('takes a promise from every player before the first salt, and none from spectators', () => {
    const { host, table, act } = dealing('asha', 'ravi', 'bot');
    expect(table.stage).toBe('gathering');
    act('asha');
    const sealed = table.public.seal?.commitment as string;
    const early: Command = { do: 'salt', seat: 0, text: sha256Hex('x') };
    expect(code(host.give(table, 'asha', early))).toBe('promises-first');
    const outside: Command = { do: 'promise', seat: 1, hash: sha256Hex('x') };
    expect(code(host.give(table, 'mira', outside))).toBe('not-your-seat');
    const { promises } = table.public.deal as { promises: readonly { hash: string }[] };
    const copied: Command = { do: 'promise', seat: 1, hash: promises[0]?.hash as string };
    expect(code(host.give(table, 'ravi', copied))).toBe('promise-copied');
    act('ravi');
    expect(code(host.give(table, 'ravi', outside))).toBe('promise-twice');
    const other: Command = { do: 'salt', seat: 1, text: sha256Hex('another') };
    expect(code(host.give(table, 'ravi', other))).toBe('promise-broken');
    act('ravi');
    expect(table.stage).toBe('gathering');
    act('asha');
    expect(table.stage).toBe('playing');
    expect(table.match?.scheme).toBe(2);
    const salts = table.match?.entries.flatMap((e) => (e.kind === 'reveal' ? [e] : [])) ?? [];
    expect(salts.map(({ seat, text }) => [seat, promiseOf(sealed, text)])).toEqual(
      table.match?.fairDeal?.promises.map(({ seat, hash }) => [seat, hash]),
    );
  });

  it('fixes the seats: nothing else happens until it is over', () => {
    const { host, table } = dealing('asha', 'ravi');
    const barred: [string, Command][] = [
      ['asha', { do: 'start' }],
      ['asha', { do: 'configure', settings: {} }],
      ['asha', { do: 'bot', seat: 1, character: 'mina' }],
      ['asha', { do: 'free', seat: 1 }],
      ['ravi', { do: 'sit', seat: 0, name: 'Ravi' }],
    ];
    const before = table.events.length;
    for (const [by, command] of barred) expect(code(host.give(table, by, command))).toBe('dealing');
    expect(table.events).toHaveLength(before);
    host.ok(table, 'mira', { do: 'chat', text: 'hello' });
  });

  it('begins at once where only bots play', () => {
    const { table } = dealing('bot', 'bot');
    expect(kinds(table, table.events.length - 2)).toEqual(['dealing', 'started']);
    expect(table.stage).toBe('playing');
  });

  it('goes on without a promise of somebody who is away; a bot keeps their seat', () => {
    const { host, table, act } = dealing('asha', 'ravi');
    act('asha');
    host.now += DEAL_TIME;
    host.ok(table, null, { do: 'tick' });
    expect(table.seats[1]).toMatchObject({ kind: 'bot', standsFor: 'ravi' });
    act('asha');
    expect(table.stage).toBe('playing');
    expect(table.match?.fairDeal?.promises.map(({ seat }) => seat)).toEqual([0]);
    host.ok(table, 'ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    expect(table.seats[1]).toMatchObject({ kind: 'person', person: 'ravi' });
  });

  it('costs whoever withholds a salt the seat, and nobody the deal', () => {
    const { host, table, act } = dealing('asha', 'ravi');
    act('asha');
    act('ravi');
    act('asha');
    host.now += DEAL_TIME;
    host.ok(table, null, { do: 'tick' });
    expect(table.stage).toBe('playing');
    expect(table.seats[1]).toEqual({ kind: 'bot', character: 'gilli' });
    expect(table.match?.entries.slice(2, 4)).toMatchObject([
      { kind: 'reveal', seat: 0 },
      { kind: 'withhold', seat: 1 },
    ]);
    const back: Command = { do: 'sit', seat: 1, name: 'Ravi' };
    expect(code(host.give(table, 'ravi', back))).toBe('withheld');
    const file = writeMatch(table.match as never);
    expect(sure(readMatch(file, table.game)).fairDeal?.salts).toHaveLength(1);
  });

  it('is the same for a player who leaves between promise and salt', () => {
    const { host, table, act } = dealing('asha', 'ravi');
    act('asha');
    act('ravi');
    host.ok(table, 'ravi', { do: 'leave' });
    act('asha');
    expect(table.stage).toBe('playing');
    expect(table.public.withheld).toEqual(['ravi']);
  });

  it('is called off with a new seal if nobody takes part', () => {
    const { host, table, act } = dealing('asha', 'ravi');
    const sealed = table.public.seal?.commitment;
    host.now += DEAL_TIME;
    host.ok(table, null, { do: 'tick' });
    expect(kinds(table, table.events.length - 2)).toEqual(['called-off', 'sealed']);
    expect(table.public.seal?.commitment).not.toBe(sealed);
    expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
    host.ok(table, 'asha', { do: 'start' });
    for (const person of ['asha', 'ravi', 'ravi', 'asha']) act(person);
    expect(table.stage).toBe('playing');
  });

  it('gets the time of an outage back', () => {
    const { host, table } = dealing('asha', 'ravi');
    host.now += 5 * DEAL_TIME;
    host.ok(table, null, { do: 'credit', ms: 5 * DEAL_TIME });
    host.ok(table, null, { do: 'tick' });
    expect(table.public.deal).not.toBeNull();
  });

  it('continues after a reload: the same browser promises and reveals the same again', () => {
    const { host, table, act } = dealing('asha', 'ravi');
    act('asha');
    act('ravi');
    const again = new FairHand('ravi', 'secret of ravi', new Map());
    const command = again.next(table.public) as Command;
    expect(command).toEqual(new FairHand('ravi', 'secret of ravi', new Map()).next(table.public));
    host.ok(table, 'ravi', command, 'first');
    const length = table.events.length;
    host.ok(table, 'ravi', command, 'from another page');
    expect(table.events).toHaveLength(length);
  });

  it('of a table stored before scheme 2 seals anew and deals by scheme 2', () => {
    const host = new TestHost();
    const old = host.open(2);
    for (const seat of [0, 1]) host.ok(old, 'asha', { do: 'sit', seat, name: 'Asha' });
    const stored = old.events.map(({ ...event }) => {
      if (event.kind !== 'sealed') return event;
      const { scheme: _, ...rest } = event;
      return rest as TableEvent;
    });
    const table = Table.load(host.games, stored);
    const sealed = table.public.seal?.commitment;
    host.ok(table, 'asha', { do: 'start' });
    expect(kinds(table, table.events.length - 2)).toEqual(['dealing', 'sealed']);
    expect(table.public.seal?.commitment).not.toBe(sealed);
    host.deal(table);
    expect(table.match?.scheme).toBe(2);
  });
});

describe('an operator who plays', () => {
  /** What Ravi's honest page knows of a table: its stream, and the receipts in his browser. */
  function honest() {
    const receipts = new Map<string, string>();
    return { receipts, hand: new FairHand('ravi', 'secret of ravi', receipts) };
  }

  it('cannot make an honest page reveal before all promises are in', () => {
    const { table, act } = dealing('asha', 'ravi');
    const { hand } = honest();
    act('ravi');
    expect(hand.next(table.public)).toBeUndefined();
  });

  it('who changes their promise after the salts are known finds no page that reveals again', () => {
    const { table, act } = dealing('asha', 'ravi');
    const { hand, receipts } = honest();
    act('asha');
    act('ravi');
    const before = table.public;
    expect(hand.next(before)).toMatchObject({ do: 'salt' });
    expect(receipts.size).toBe(1);
    const [, ravis] = before.deal?.promises ?? [];
    const sealed = before.seal?.commitment as string;
    const forged = { seat: 0, hash: promiseOf(sealed, sha256Hex('a better salt')) };
    const deal = { ...before.deal, promises: [forged, ravis] } as typeof before.deal;
    const lied = { ...before, deal };
    expect(hand.next(lied)).toBe('suspect');
    expect(hand.trusts(lied, sealed)).toBe(false);
    expect(hand.trusts(before, sealed)).toBe(true);
    // Nor does it promise anew for the same seed, as if nothing had happened.
    expect(hand.next({ ...before, deal: { ...deal, promises: [] } as never })).toBe('suspect');
  });

  it('who finds a good hand by trying salts is caught by the file and by the receipt', () => {
    const { table, act } = dealing('asha', 'ravi');
    const { hand, receipts } = honest();
    act('asha');
    act('ravi');
    const told = table.public;
    hand.next(told);
    act('ravi');
    act('asha');
    const { seed } = table.match as { seed: string };
    const sealed = told.seal?.commitment as string;
    const cards = () => JSON.stringify(streamFrom(cheated, 0, 0).at(-1)?.match?.view);
    // The operator knows the seed and Ravi's salt, and tries salts of their own for another hand.
    let tries = 0;
    let cheated: Table;
    const wish = JSON.stringify(streamFrom(table, 0, 0).at(-1)?.match?.view);
    do {
      const salt = sha256Hex(`try ${tries++}`);
      const events = table.events.map((event): TableEvent => {
        if (event.kind === 'promised' && event.seat === 0) {
          return { ...event, hash: promiseOf(sealed, salt) };
        }
        return event.kind === 'salted' && event.seat === 0 ? { ...event, text: salt } : event;
      });
      cheated = Table.load(table.games, events);
    } while (cards() === wish);
    expect(cheated.match?.seed).toBe(seed);
    // The forged file agrees with itself. Ravi's receipt does not agree with it.
    const file = writeMatch(cheated.match as never);
    const match = sure(readMatch(file, table.game));
    expect(receipts.get(sealed)).toBe(dealDigest(sealed, told.deal?.promises ?? []));
    expect(match.fairDeal?.digest).not.toBe(receipts.get(sealed));
    // With the promise that Ravi saw, the file itself does not hold.
    const asPromised = told.deal?.promises[0]?.hash as string;
    const honestLine = file.replace(/^0 promise 0 .*$/m, `0 promise 0 ${asPromised}`);
    expect(code(readMatch(honestLine, table.game))).toBe('file-refused');
  });
});
