import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@baithak/protocol';
import { expect, test, vi } from 'vitest';
import { Presence } from '../live/presence.ts';
import type { Crowds } from '../store/store.ts';
import { Hand } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { inPostgres, newSchema, openPostgres, openPostgresServer } from './kit/postgres.ts';
import type { TestServer } from './kit/server.ts';

const WAIT = { timeout: 60_000, interval: 20 };
/** Of servers that take another for dead soon. */
const SOON = { outage: 5000, lease: 1000 };

/** Asha and Ravi at one table, through two servers; Mira looks on beside Ravi. */
async function apart(url: string) {
  const servers = [
    await openPostgresServer(url, SOON),
    await openPostgresServer(url, SOON),
  ] as const;
  const at = (server: TestServer, name: string) => Guest.enter(server.url, name);
  const [asha, ravi] = [await at(servers[0], 'Asha'), await at(servers[1], 'Ravi')];
  const mira = await at(servers[1], 'Mira');
  const table = await asha.openTable({ game: 'talluka' });
  const hands = [new Hand(asha, table, 0), new Hand(ravi, table, 1)] as const;
  await hands[1].must({ do: 'join', name: 'Ravi' });
  const guest = mira.dial(table);
  for (const { ear } of hands) ear.send({ v: PROTOCOL_VERSION, kind: 'presence' });
  /** What somebody has heard last of who is here. */
  const heard = ({ ear }: Hand) => {
    const said = ear.heard.findLast(({ kind }) => kind === 'presence');
    return said?.kind === 'presence' ? [said.here, said.guests] : undefined;
  };
  const all = [[asha.person, ravi.person], 1];
  for (const hand of hands) await vi.waitFor(() => expect(heard(hand)).toEqual(all), WAIT);
  const close = async (...left: TestServer[]) => {
    guest.hangUp();
    for (const { ear } of hands) ear.hangUp();
    for (const server of left) await server.close();
  };
  return { servers, hands, asha, ravi, guest, heard, close };
}

test('people see each other through whichever server, and notice who leaves', async () => {
  const { servers, hands, asha, ravi, guest, heard, close } = await apart(await newSchema());
  const [one, other] = hands;
  guest.hangUp();
  const both = [[asha.person, ravi.person], 0];
  for (const hand of hands) await vi.waitFor(() => expect(heard(hand)).toEqual(both), WAIT);
  other.ear.hangUp();
  await vi.waitFor(() => expect(heard(one)).toEqual([[asha.person], 0]), WAIT);
  await close(...servers);
});

test('those of a server that has died are away soon', async () => {
  const { servers, hands, asha, heard, close } = await apart(await newSchema());
  const [alive, doomed] = servers;
  // A process that is killed says no goodbye, and takes nobody off its list.
  vi.spyOn(
    doomed.store.shared as unknown as { leave(): Promise<void> },
    'leave',
  ).mockResolvedValue();
  for (const { ear } of hands.slice(1)) ear.hangUp();
  doomed.die();
  await vi.waitFor(() => expect(heard(hands[0])).toEqual([[asha.person], 0]), WAIT);
  await close(alive);
});

test('a process that is silent is left out although its list is there', async () => {
  const url = await newSchema();
  const [one, silent] = [await openPostgres(url, SOON), await openPostgres(url, SOON)];
  await silent.shared?.attend(new Map([['t', ['ravi']]]));
  expect(await one.shared?.elsewhere(['t', 'u'])).toEqual(new Map([['t', ['ravi']]]));
  expect(await silent.shared?.elsewhere(['t'])).toEqual(new Map());
  await sleep(SOON.outage + 500);
  expect(await one.shared?.elsewhere(['t'])).toEqual(new Map());
  // It writes the same again with a heartbeat, if others have taken it for dead.
  await inPostgres(url, (db) => db.query('delete from processes'));
  await silent.beat(Date.now());
  expect(await one.shared?.elsewhere(['t'])).toEqual(new Map([['t', ['ravi']]]));
});

test('a heartbeat writes no list that has not changed', async () => {
  const url = await newSchema();
  const store = await openPostgres(url);
  const crowd = (...people: string[]) => store.shared?.attend(new Map([['t', people]]));
  const row = async () =>
    (await inPostgres(url, (db) => db.query('select xmin, people from attendance'))).rows[0];
  await crowd('asha');
  const before = await row();
  await crowd('asha');
  await store.beat(Date.now());
  expect(await row()).toEqual(before);
  await crowd('asha', 'ravi');
  expect(await row()).toMatchObject({ people: '["asha","ravi"]' });
  await crowd();
  expect(await row()).toBeUndefined();
});

test('a rush is written in as many steps as the database takes, not in one for each who comes', async () => {
  const written: Crowds[] = [];
  let done = () => {};
  const attend = (crowds: Crowds) => {
    written.push(crowds);
    return new Promise<void>((resolve) => {
      done = resolve;
    });
  };
  const presence = new Presence(
    { attend },
    () => {},
    () => {},
  );
  const people = Array.from({ length: 500 }, (_, i) => `guest ${i}`);
  for (let i = 0; i < people.length; i++) presence.watched('t', people.slice(0, i + 1));
  presence.watched('u', ['asha']);
  presence.watched('u', []);
  done();
  await vi.waitFor(() => expect(written).toHaveLength(2));
  done();
  await presence.stop();
  expect(written).toEqual([
    new Map([['t', ['guest 0']]]),
    new Map<string, string[]>([
      ['t', people],
      ['u', []],
    ]),
  ]);
  expect([...presence.tables]).toEqual(['t']);
});
