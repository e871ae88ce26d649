import { PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import type { Command } from '@baithak/table';
import { afterEach, describe, expect, it } from 'vitest';
import { type Ear, Guest } from './kit/guest.ts';
import { openTestServer, type TestServer, type TestServerSetup } from './kit/server.ts';

const opened: TestServer[] = [];
const ears: Ear[] = [];

afterEach(async () => {
  for (const ear of ears.splice(0)) ear.hangUp();
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

async function open({ config = {}, env = {} }: TestServerSetup): Promise<TestServer> {
  const server = await openTestServer({ config, env });
  opened.push(server);
  return server;
}

interface Visit {
  readonly guest: Guest;
  readonly ear: Ear;
}

/** Somebody at a table, who watches it. */
async function visit(server: TestServer, name: string, table: string): Promise<Visit> {
  const guest = await Guest.enter(server.url, name);
  return { guest, ear: dial(guest, table) };
}

function dial(guest: Guest, table: string): Ear {
  const ear = guest.dial(table);
  ears.push(ear);
  ear.send({ v: PROTOCOL_VERSION, kind: 'watch', viewer: null, from: 0 });
  return ear;
}

/** Asha's table of Talluka, with Ravi at it. */
async function pair(config: TestServerSetup['config'] = {}, env: TestServerSetup['env'] = {}) {
  const server = await open({ config, env });
  const owner = await Guest.enter(server.url, 'Asha');
  const table = await owner.openTable({ game: 'talluka' });
  const asha: Visit = { guest: owner, ear: dial(owner, table) };
  const ravi = await visit(server, 'Ravi', table);
  await must(ravi, { do: 'join', name: 'Ravi' });
  return { server, table, asha, ravi };
}

async function must({ ear }: Visit, command: Command): Promise<void> {
  expect((await ear.command(command)).kind).toBe('done');
}

async function refusal({ ear }: Visit, command: Command): Promise<string> {
  const said = await ear.command(command);
  return said.kind === 'refused' ? said.fault.code : said.kind;
}

const told = ({ ear }: Visit) =>
  ear.heard.flatMap((said) => (said.kind === 'events' ? said.events.map(({ kind }) => kind) : []));

/** The codes of refusals that answer no command. */
const codes = ({ ear }: Visit) =>
  ear.heard.flatMap((said) =>
    said.kind === 'refused' && said.client === undefined ? [said.fault.code] : [],
  );

const hello: Command = { do: 'chat', text: 'hello' };

const listed = async ({ guest }: Visit, of: string) => {
  const { body } = await guest.ask('GET', `/api/tables?of=${of}`);
  return (body.tables as { readonly id: string }[]).map(({ id }) => id);
};

describe('a table that its host closes', () => {
  it('is in nobody’s lists, counts for nobody, and tells those at it and those who come', async () => {
    const { server, table, asha, ravi } = await pair();
    await must(asha, { do: 'configure', settings: { listed: true } });
    for (const visitor of [asha, ravi]) expect(await listed(visitor, 'mine')).toEqual([table]);
    expect(await listed(asha, 'open')).toEqual([table]);
    expect(await server.store.usage(asha.guest.person)).toEqual({ tables: 1, rooms: 1 });
    await must(asha, { do: 'close' });
    await ravi.ear.until(() => told(ravi).includes('closed') || undefined);
    for (const of of ['mine', 'open', 'finished']) {
      for (const visitor of [asha, ravi]) expect(await listed(visitor, of)).toEqual([]);
    }
    expect(await server.store.usage(asha.guest.person)).toEqual({ tables: 0, rooms: 0 });
    const { body } = await ravi.guest.ask('GET', `/api/tables/${table}`);
    expect(body.table).toMatchObject({ closed: true, stage: 'over', people: [] });
    const late = await visit(server, 'Mira', table);
    expect(await refusal(late, { do: 'join', name: 'Mira' })).toBe('table-closed');
  });

  it('is no more among the tables of a guest who has left it', async () => {
    const { table, asha, ravi } = await pair();
    await must(ravi, { do: 'leave' });
    expect(await listed(ravi, 'mine')).toEqual([]);
    expect(await listed(asha, 'mine')).toEqual([table]);
  });
});

describe('a sign', () => {
  it('is in the record for those who come, and goes with the person who is forgotten', async () => {
    const { server, table, asha, ravi } = await pair();
    await must(asha, { do: 'join', name: 'Asha', sign: 'lotus-madder' });
    const signs = async () =>
      (await ravi.guest.ask('GET', `/api/tables/${table}`)).body.table as Record<string, unknown>;
    expect((await signs()).signs).toEqual({ [asha.guest.person]: 'lotus-madder' });
    await asha.guest.ask('DELETE', '/api/session');
    expect(JSON.stringify(await server.store.read(table))).not.toContain('lotus-madder');
  });
});

describe('whoever is removed', () => {
  it('hears that, and nothing after it, until they come back', async () => {
    const { table, asha, ravi } = await pair();
    await must(asha, { do: 'remove', person: ravi.guest.person });
    await must(asha, hello);
    await ravi.ear.until(() => told(ravi).includes('removed') || undefined);
    // An answer to a later message: whatever was sent before it has arrived.
    expect(await refusal(ravi, hello)).toBe('not-here');
    expect(told(ravi).at(-1)).toBe('removed');
    const again: Visit = { guest: ravi.guest, ear: dial(ravi.guest, table) };
    await must(again, { do: 'join', name: 'Ravi' });
    await again.ear.until(() => told(again).at(-1) === 'joined' || undefined);
    expect(told(again)).toContain('chatted');
  });

  it('leaves their seat in a running match to a bot', async () => {
    const { asha, ravi } = await pair();
    await must(asha, { do: 'sit', seat: 0, name: 'Asha' });
    await must(ravi, { do: 'sit', seat: 1, name: 'Ravi' });
    await must(asha, { do: 'start' });
    await must(asha, { do: 'remove', person: ravi.guest.person });
    await asha.ear.until(() => told(asha).includes('removed') || undefined);
    expect(told(asha).slice(-3)).toEqual(['started', 'seated', 'removed']);
  });
});

describe('whoever is banned', () => {
  it('can neither join nor watch nor ask who is here', async () => {
    const { table, asha, ravi } = await pair();
    await must(asha, { do: 'ban', person: ravi.guest.person, on: true });
    const again: Visit = { guest: ravi.guest, ear: dial(ravi.guest, table) };
    again.ear.send({ v: PROTOCOL_VERSION, kind: 'presence' });
    await again.ear.until(() => codes(again).length === 2 || undefined);
    again.ear.send({ v: PROTOCOL_VERSION, kind: 'look', viewer: null, at: 0 });
    expect(await refusal(again, { do: 'join', name: 'Ravi' })).toBe('banned');
    expect(codes(again)).toEqual(['banned', 'banned', 'banned']);
    expect(told(again)).toEqual([]);
  });

  it('stays banned after a restart of the table', async () => {
    const { server, table, asha, ravi } = await pair();
    await must(asha, { do: 'ban', person: ravi.guest.person, on: true });
    for (const ear of ears.splice(0)) ear.hangUp();
    const second = await openTestServer({ data: server.data });
    opened.push(second);
    const { cookie, person } = ravi.guest;
    const guest = Object.assign(new Guest(() => second.url, 'Ravi'), { cookie, person });
    const again: Visit = { guest, ear: dial(guest, table) };
    expect(await refusal(again, { do: 'join', name: 'Ravi' })).toBe('banned');
  });
});

/** Joins from an address that a trusted proxy tells; returns `done` or the code of the fault. */
async function joinFrom(server: TestServer, address: string, id: string) {
  const guest = await Guest.enter(server.url, address);
  const socket = guest.socket(id, { 'x-forwarded-for': address });
  const answer = new Promise<TableMessage>((done) => {
    socket.on('message', (data) => done(JSON.parse(String(data))));
  });
  await new Promise((done) => socket.on('open', done));
  const command = { do: 'join', name: address };
  socket.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'command', client: 'j', command }));
  const said = await answer;
  socket.close();
  return { person: guest.person, end: said.kind === 'refused' ? said.fault.code : said.kind };
}

describe('a ban with the address', () => {
  const from = '203.0.113.1';

  it('holds for new people from there, not for those who are here, and ends with the ban', async () => {
    const { server, table, asha } = await pair({ trustProxy: 'loopback' });
    const { person } = await joinFrom(server, from, table);
    const neighbour = await joinFrom(server, from, table);
    expect(neighbour.end).toBe('done');
    await must(asha, { do: 'ban', person, on: true, address: true });
    expect((await joinFrom(server, from, table)).end).toBe('address-banned');
    expect((await joinFrom(server, '203.0.113.2', table)).end).toBe('done');
    const people = (await server.store.list({ of: 'mine', person: neighbour.person, limit: 1 }))[0];
    expect(people?.people).toContain(neighbour.person);
    await must(asha, { do: 'ban', person, on: false });
    expect((await joinFrom(server, from, table)).end).toBe('done');
  });

  it('is only for whoever asks for it, at one table', async () => {
    const { server, table, asha } = await pair({ trustProxy: 'loopback' });
    const { person } = await joinFrom(server, from, table);
    await must(asha, { do: 'ban', person, on: true });
    const second = await joinFrom(server, from, table);
    expect(second.end).toBe('done');
    await must(asha, { do: 'ban', person: second.person, on: true, address: true });
    const other = await (await Guest.enter(server.url, 'Mira')).openTable({ game: 'talluka' });
    expect((await joinFrom(server, from, other)).end).toBe('done');
    expect((await joinFrom(server, from, table)).end).toBe('address-banned');
  });
});

describe('chat', () => {
  it('of somebody who is muted reaches nobody', async () => {
    const { asha, ravi } = await pair();
    await must(asha, { do: 'mute', person: ravi.guest.person, on: true });
    expect(await refusal(ravi, hello)).toBe('muted');
    expect(await refusal(ravi, { do: 'react', reaction: 'nice' })).toBe('muted');
    await must(asha, hello);
    await ravi.ear.until(() => told(ravi).includes('chatted') || undefined);
    expect(told(ravi).filter((kind) => kind === 'chatted' || kind === 'reacted')).toHaveLength(1);
    expect(told(ravi)).toContain('muted');
  });
});

describe('one address', () => {
  it('brings eight people to a table, and a ninth when one of them has left', async () => {
    const { server, table, ravi } = await pair({ maxPeoplePerAddress: 8 });
    const others = await Promise.all(
      Array.from({ length: 7 }, (_, i) => visit(server, `Guest ${i}`, table)),
    );
    for (const other of others) await must(other, { do: 'join', name: 'Guest' });
    const ninth = await visit(server, 'Ninth', table);
    expect(await refusal(ninth, { do: 'join', name: 'Ninth' })).toBe('address-full');
    // They can still watch, and whoever is here already may change their name.
    await ninth.ear.until(() => told(ninth).length > 0 || undefined);
    await must(ravi, { do: 'join', name: 'Ravindra' });
    await must(ravi, { do: 'leave' });
    await must(ninth, { do: 'join', name: 'Ninth' });
  });

  it('does not count against another, nor at another table', async () => {
    const { server, table } = await pair({ maxPeoplePerAddress: 1, trustProxy: 'loopback' });
    const from = async (address: string, id: string) => (await joinFrom(server, address, id)).end;
    const other = await (await Guest.enter(server.url, 'Mira')).openTable({ game: 'talluka' });
    expect(await from('203.0.113.1', table)).toBe('done');
    expect(await from('203.0.113.1', table)).toBe('address-full');
    expect(await from('203.0.113.2', table)).toBe('done');
    expect(await from('203.0.113.1', other)).toBe('done');
  });
});

describe('presence', () => {
  const present = ({ ear }: Visit) =>
    ear.heard.flatMap(({ v: _, ...said }) => (said.kind === 'presence' ? [said] : []));

  it('is told to those who ask for it, and is not stored', async () => {
    const { server, table, asha, ravi } = await pair();
    const guest = await visit(server, 'Mira', table);
    await guest.ear.until(() => told(guest).length > 0 || undefined);
    asha.ear.send({ v: PROTOCOL_VERSION, kind: 'presence' });
    const ids = [asha.guest.person, ravi.guest.person];
    await asha.ear.until(() => present(asha).length > 0 || undefined);
    expect(present(asha)).toEqual([{ kind: 'presence', here: ids, guests: 1 }]);
    const events = (await server.store.read(table))?.events.length;
    ravi.ear.hangUp();
    guest.ear.hangUp();
    await asha.ear.until(() => present(asha).at(-1)?.here.length === 1 || undefined);
    await asha.ear.until(() => present(asha).at(-1)?.guests === 0 || undefined);
    expect(present(guest)).toEqual([]);
    expect((await server.store.read(table))?.events).toHaveLength(events as number);
  });
});

describe('a report', () => {
  it('is a line in the log, without names and without the way to the table', async () => {
    const { server, table, asha, ravi } = await pair();
    const path = `/api/tables/${table}/reports`;
    const about = { person: asha.guest.person };
    expect((await ravi.guest.ask('POST', path, about)).status).toBe(201);
    const lines = server.log.filter((line) => line.includes('"report"'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] as string)).toMatchObject({
      level: 40,
      report: { about: asha.guest.person, by: ravi.guest.person },
    });
    for (const secret of ['Asha', 'Ravi', table]) expect(lines[0]).not.toContain(secret);
  });

  it('comes only from those who have met, and not without end', async () => {
    // The clock stands still, so no token comes back.
    const { server, table, asha, ravi } = await pair({}, { now: () => 1_000_000 });
    const path = `/api/tables/${table}/reports`;
    const stranger = await Guest.enter(server.url, 'Mira');
    const status = async (by: Guest, person: string) =>
      (await by.ask('POST', path, { person })).status;
    expect(await status(stranger, asha.guest.person)).toBe(403);
    expect(await status(asha.guest, stranger.person)).toBe(404);
    const answers: number[] = [];
    for (let i = 0; i < 21; i++) answers.push(await status(asha.guest, ravi.guest.person));
    expect(answers).toEqual([...Array(20).fill(201), 429]);
  });
});
