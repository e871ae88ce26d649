import { sha256Hex } from '@baithak/kernel';
import { PROTOCOL_VERSION } from '@baithak/protocol';
import type { StreamEvent } from '@baithak/table';
import { expect, onTestFinished, test } from 'vitest';
import { makeAccount } from './kit/accounts.ts';
import { exportContract } from './kit/export-contract.ts';
import { Guest } from './kit/guest.ts';
import { fileHouse } from './kit/house.ts';
import { openTestServer } from './kit/server.ts';
import { events, inDatabase, logOf, newFolder, opened, openStore, record } from './kit/store.ts';

exportContract(fileHouse);

/** Everything in a database, as text. */
function textIn(data: string): string {
  return inDatabase(data, (db) => {
    const tables = db.prepare("select name from sqlite_master where type = 'table'").all() as {
      name: string;
    }[];
    return JSON.stringify(tables.map(({ name }) => db.prepare(`select * from ${name}`).all()));
  });
}

test('whoever is forgotten leaves no client ids behind, and the match goes on', async () => {
  const data = newFolder();
  const server = await openTestServer({ data });
  onTestFinished(() => server.close());
  const asha = await Guest.enter(server.url, 'Asha');
  const id = await asha.openTable({ game: 'talluka', seats: 2 });
  const ear = asha.dial(id);
  expect(await ear.command({ do: 'chat', text: 'hello' }, 'asha-phone-1')).toMatchObject({
    kind: 'done',
  });
  expect(await ear.command({ do: 'sit', seat: 7, name: 'x' }, 'asha-phone-2')).toMatchObject({
    kind: 'refused',
  });
  ear.hangUp();
  const ravi = await Guest.enter(server.url, 'Ravi');
  const other = ravi.dial(id);
  onTestFinished(() => other.hangUp());
  await other.command({ do: 'join', name: 'Ravi' }, 'ravi-phone-1');
  expect(textIn(data)).toContain('asha-phone-1');
  expect((await asha.ask('DELETE', '/api/session')).status).toBe(200);
  expect(textIn(data)).not.toContain('asha-phone');
  expect(textIn(data)).toContain('ravi-phone-1');
  // His own command is still known, so it is not carried out twice.
  const before = logOf(data, id).length;
  other.send({
    v: PROTOCOL_VERSION,
    kind: 'command',
    client: 'ravi-phone-1',
    command: { do: 'join', name: 'Ravi' },
  });
  const answers = () => other.heard.filter((said) => 'client' in said);
  await other.until(() => answers().length === 2);
  expect(answers()[1]).toEqual(answers()[0]);
  expect(logOf(data, id)).toHaveLength(before);
});

test('salts of deals that were called off are forgotten; those of a match stay, so that it can be checked', async () => {
  const store = await openStore();
  const salted = (text: string) => ({ kind: 'salted', seat: 0, text }) as const;
  const sealed = (seed: string) => ({ kind: 'sealed', seed, scheme: 2 }) as const;
  const bodies = [
    opened,
    sealed('a'),
    salted('unused salt'),
    sealed('b'),
    salted('salt of a match'),
    { kind: 'started' } as const,
    sealed('c'),
    salted('salt of a deal'),
  ];
  const log = bodies.flatMap((body, i) =>
    events(i, [body], body.kind === 'salted' ? { by: 'asha' } : {}),
  );
  await store.append(record('t', { people: ['asha'] }), log);
  await store.forget('asha');
  const kept = (await store.read('t'))?.events as StreamEvent[];
  expect(kept.flatMap((event) => (event.kind === 'salted' ? [event.text] : []))).toEqual([
    '',
    'salt of a match',
    'salt of a deal',
  ]);
});

test('a guest gets everything that is kept about them, and nothing about others', async () => {
  const data = newFolder();
  const server = await openTestServer({ data });
  onTestFinished(() => server.close());
  const nobody = new Guest(() => server.url, 'nobody');
  expect((await nobody.ask('GET', '/api/session/export')).status).toBe(401);
  const asha = await Guest.enter(server.url, 'Asha');
  expect((await asha.ask('GET', '/api/session/export')).body).toMatchObject({
    session: { person: asha.person, name: 'Asha' },
    tables: [],
  });
  const ravi = await Guest.enter(server.url, 'Ravi');
  const id = await asha.openTable({ game: 'jaipur', seats: 2 });
  const ears = [asha.dial(id), ravi.dial(id)] as const;
  onTestFinished(() => {
    for (const ear of ears) ear.hangUp();
  });
  await ears[1].must({ do: 'join', name: 'Ravi' });
  for (const [seat, ear] of ears.entries()) {
    await ear.must({ do: 'sit', seat, name: seat === 0 ? 'Asha' : 'Ravi' });
    ear.watch(seat);
  }
  await ears[0].must({ do: 'start' });
  await ears[0].until(() => ears[0].glance(0));
  await ears[0].must({ do: 'chat', text: 'of Asha' });
  await ears[1].must({ do: 'chat', text: 'of Ravi' });
  // What others did to her is about her as well.
  await ears[0].must({ do: 'hand-over', person: ravi.person });
  await ears[1].must({ do: 'mute', person: asha.person, on: true });
  const answer = await asha.ask('GET', '/api/session/export');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="baithak-data.json"',
  );
  const [table, ...rest] = answer.body.tables as { record: object; events: StreamEvent[] }[];
  expect(rest).toEqual([]);
  expect(table?.record).toMatchObject({ id, game: 'jaipur' });
  const text = JSON.stringify(table?.events);
  expect(text).toContain('of Asha');
  expect(text).not.toContain('of Ravi');
  expect(text).toContain('"kind":"muted"');
  const log = logOf(data, id);
  expect(table?.events).toEqual(
    log.filter((event) => event.by === asha.person || JSON.stringify(event).includes(asha.person)),
  );
  // No seed of a match that runs, in whatever form.
  for (const event of log) if (event.kind === 'sealed') expect(text).not.toContain(event.seed);
  expect(JSON.stringify(answer.body)).not.toContain(sha256Hex(asha.cookie.split('=')[1] as string));
});

test('the export has the rows about somebody in every other table, also of whoever is shut out', async () => {
  const data = newFolder();
  const server = await openTestServer({ data });
  onTestFinished(() => server.close());
  const asha = await Guest.enter(server.url, 'Asha');
  const ravi = await Guest.enter(server.url, 'Ravi');
  const id = await asha.openTable({ game: 'jaipur', seats: 2 });
  const { codes } = await makeAccount(asha);
  await asha.ask('POST', '/api/feed', { language: 'en' });
  const keys = { p256dh: 'p', auth: 'a', language: 'en' };
  for (const { person } of [asha, ravi]) {
    const endpoint = `https://push.example/${person}`;
    await server.store.subscribe({ table: id, person, endpoint, ...keys }, 1);
    inDatabase(data, (db) => {
      const rating = db.prepare("insert into ratings values (?, 'jaipur', 1600, 80, 0.06, 12, ?)");
      rating.run(person, server.env.now());
      const step = "insert into rating_history values ('m', ?, 'jaipur', 1600, 80, 5)";
      db.prepare(step).run(person);
    });
    const deed = { id: `ban of ${person}`, at: 7, action: 'ban', target: person };
    await server.store.people.ban(person, { ...deed, detail: 'spam' });
  }
  const other = { id: 'ban of another', at: 8, action: 'ban', target: 'somebody' };
  await server.store.people.ban('somebody', { ...other, detail: `wrote to ${asha.person}` });
  const { body, status } = await asha.ask('GET', '/api/session/export');
  expect(status).toBe(200);
  const rows = (sql: string) =>
    inDatabase(data, (db) =>
      db
        .prepare(sql)
        .all(asha.person)
        .map((row) => ({ ...row })),
    );
  const [account] = rows('select created_at as createdAt from accounts where person = ?');
  const passkeys = rows(
    'select id, name, created_at as createdAt, used_at as usedAt from passkeys where person = ?',
  );
  expect(passkeys).toHaveLength(1);
  expect(body).toMatchObject({
    account: { ...account, passkeys, codes: codes.length },
    ratings: rows('select game, rating, games from ratings where person = ?'),
    history: rows('select game, rating, deviation, at from rating_history where person = ?'),
    feed: rows('select 1 from feeds where person = ?').length === 1,
    bans: rows('select at, reason from bans where person = ?'),
    tables: [
      { notified: rows('select * from pushes where person = ?').map((row) => row.endpoint) },
    ],
  });
  expect(body.bans).toHaveLength(1);
  const named =
    "select at, action, target, detail from audit where target || detail like '%' || ? || '%' order by at";
  expect(body.deeds).toEqual(rows(named));
  expect(body.deeds).toHaveLength(2);
  const text = JSON.stringify(body);
  expect(text).not.toContain(ravi.person);
  const [feed] = rows('select token_hash from feeds where person = ?');
  expect(text).not.toContain(String(feed?.token_hash));
});
