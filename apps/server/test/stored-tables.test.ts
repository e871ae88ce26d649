import { dirname } from 'node:path';
import { catalog, type GameId } from '@baithak/catalog';
import { GameLoader, recordOf, restore, type StoredTable, type TableRecord } from '@baithak/host';
import { FastRandom, Fault, type Game, readMatch, sha256Hex, sure } from '@baithak/kernel';
import {
  type Command,
  FairHand,
  openTable,
  type PersonId,
  submit,
  type Table,
  type TableEvent,
} from '@baithak/table';
import { expect, onTestFinished, test } from 'vitest';
import { Guest, playSeat, randomTurn } from './kit/guest.ts';
import { beginServer, startServer, stop } from './kit/processes.ts';
import { openTestServer, type TestServerSetup } from './kit/server.ts';
import { databaseIn, inDatabase, newFolder, openStore } from './kit/store.ts';
import {
  copyOfFile,
  ids,
  listing,
  read,
  STORED_GAMES,
  storedContract,
} from './kit/stored-tables.ts';

for (const name of ['tables', 'tables-2'] as const) {
  storedContract(async (file) => ({ open: () => openStore(file) }), name);
}

test('the second file has deals under way, snapshots that are used, and seats that are kept', async () => {
  const store = await openStore(copyOfFile('tables-2'));
  const found = await Promise.all(
    (await store.walk('', 100)).map(async ({ id }) => (await store.read(id)) as StoredTable),
  );
  await store.close();
  const events = found.map((each) => each.events as readonly TableEvent[]);
  const isDealing = (log: readonly TableEvent[]) =>
    ['promised', 'salted'].includes(log.at(-1)?.kind ?? '');
  expect(events.filter(isDealing)).toHaveLength(2);
  const seals = events.flat().flatMap((event) => (event.kind === 'sealed' ? [event.scheme] : []));
  expect(new Set(seals)).toEqual(new Set([2]));
  const kept = found.flatMap(({ record }) =>
    record.seats.flatMap((seat) => (seat.kind === 'bot' ? (seat.keptUntil ?? []) : [])),
  );
  expect(kept).toHaveLength(2);
  const long = found.filter(({ snapshots = [] }) => snapshots.length > 0);
  expect(long.map(({ record }) => record.stage)).toContain('playing');
  for (const table of long) {
    const loader = new GameLoader(async (id) => catalog[id as GameId].game());
    const opened = sure(await restore(loader, table));
    const saved = opened.matches.filter((match) => match.saved > 0).map(({ started }) => started);
    expect(saved).toEqual(table.snapshots?.map(({ started }) => started));
  }
});

/** Bots that move at random. */
const randomBots: TestServerSetup['bots'] = (games) => ({
  async think({ game, view, seat, table }) {
    const rules = (await games.load(game)) as Game;
    return randomTurn(rules, view, seat, new FastRandom(`${table} ${JSON.stringify(view)}`))[0]!;
  },
  waiting: 0,
  close: async () => {},
});

/** Gives the people of the stored tables cookies that the test knows. */
function letIn(data: string, people: readonly PersonId[]): Map<PersonId, string> {
  const cookies = new Map(people.map((person) => [person, `the-cookie-of-${person}`]));
  inDatabase(data, (db) => {
    const add = db.prepare('insert into sessions values (?, ?, ?, 0, 0)');
    for (const [person, cookie] of cookies) add.run(sha256Hex(cookie), person, person);
  });
  return cookies;
}

test('after an upgrade people finish their running matches of all games over sockets', async () => {
  const data = dirname(copyOfFile());
  const store = await openStore(databaseIn(data));
  const found = await Promise.all(ids.map((id) => read(store, id)));
  await store.close();
  const running = found.filter(([, { stage, paused }]) => stage === 'playing' && !paused);
  const games = new Map(running.map(([record, table]) => [record.game, { record, table }]));
  expect([...games.keys()].sort()).toEqual(STORED_GAMES);
  const seated = ({ seats }: Table) =>
    seats.flatMap((each, seat) => (each.kind === 'person' ? [{ seat, person: each.person }] : []));
  const people = new Set([...games.values()].flatMap(({ table }) => seated(table)));
  const cookies = letIn(data, [...new Set([...people].map(({ person }) => person))]);
  const last = Math.max(...found.map(([{ changedAt }]) => changedAt));
  const env = { now: () => last + 1000 };
  const server = await openTestServer({ data, env, bots: randomBots });
  onTestFinished(() => server.close());
  const results = [...games.values()].map(async ({ record, table }) => {
    const players = seated(table).map(async ({ seat, person }) => {
      const guest = Object.assign(new Guest(() => server.url, person), {
        person,
        cookie: `baithak=${cookies.get(person)}`,
      });
      const ear = guest.dial(record.id);
      ear.watch(seat);
      await playSeat(ear, seat, `${record.id} ${seat}`);
      ear.hangUp();
      return ear.glance(seat)?.turn.kind;
    });
    return [record.game, ...new Set(await Promise.all(players))];
  });
  expect((await Promise.all(results)).sort()).toEqual(STORED_GAMES.map((game) => [game, 'over']));
});

test('a server with other rules waits until the running matches are over, and changes nothing', async () => {
  const file = copyOfFile();
  const data = dirname(file);
  const migrations = () =>
    inDatabase(data, (db) => db.prepare('select name from kysely_migration').all());
  const before = migrations();
  inDatabase(data, (db) => db.exec("update tables set rules_version = 0 where game = 'jaipur'"));
  const refused = beginServer(data);
  expect(await refused.ended).toBe(1);
  expect(refused.errors()).toContain('jaipur 0: 3');
  expect(refused.errors()).toContain('OLD_MATCHES=close');
  expect(migrations()).toEqual(before);
  // Other games, and finished matches, are no reason to wait.
  inDatabase(data, (db) => db.exec("update tables set stage = 'over' where game = 'jaipur'"));
  await stop(await startServer(data));
  expect(migrations().length).toBeGreaterThan(before.length);
  inDatabase(data, (db) => db.exec("update tables set stage = 'playing' where game = 'jaipur'"));
  const server = await startServer(data, { OLD_MATCHES: 'close' });
  onTestFinished(async () => void (await stop(server)));
  const guest = await Guest.enter(server.url, 'Asha');
  const status = async (game: string) => {
    const [, id] = new RegExp(`table (\\S+)\n${game} `).exec(listing) ?? [];
    const { body } = await guest.ask('GET', `/api/tables/${id}`);
    return (body.fault as { code: string } | undefined)?.code;
  };
  expect([await status('jaipur'), await status('talluka')]).toEqual(['table-old-rules', undefined]);
});

test('a table that has changed its game is of older rules when those of any of its games have changed', async () => {
  const env = { now: 1000, seed: sha256Hex('seed') };
  const talluka = (await catalog.talluka.game()) as Game;
  const jaipur = (await catalog.jaipur.game()) as Game;
  const games = (id: string) => (id === 'talluka' ? talluka : jaipur);
  const table = sure(openTable(games, { game: 'talluka' }, 'asha', 'Asha', env));
  const give = (command: Command) => sure(submit(table, command, 'asha', env));
  for (const seat of [0, 1]) give({ do: 'sit', seat, name: 'Asha' });
  give({ do: 'start' });
  give({ do: 'resign', seat: 0 });
  give({ do: 'configure', settings: { game: 'jaipur' } });
  give({ do: 'start' });
  const hand = new FairHand('asha', 'secret', new Map());
  for (let n = 0; n < 2; n++) give(hand.next(table.public) as Command);
  const record = recordOf('t', table);
  expect(record).toMatchObject({
    game: 'jaipur',
    rules: { talluka: talluka.rulesVersion, jaipur: jaipur.rulesVersion },
  });
  const changed: Game = { ...talluka, rulesVersion: talluka.rulesVersion + 1 };
  const open = async (found: TableRecord, rules: Game) => {
    const loader = new GameLoader(async (id) => (id === 'talluka' ? rules : jaipur));
    const opened = await restore(loader, { record: found, events: table.events });
    return opened instanceof Fault ? opened.code : opened.stage;
  };
  expect(await open(record, talluka)).toBe('playing');
  expect(await open(record, changed)).toBe('table-old-rules');
  // Older records do not say by which rules earlier games were played.
  const { rules: _, ...older } = record;
  expect(await open(older, talluka)).toBe('playing');
});

test('before an upgrade nobody can begin a match, but all can finish theirs', async () => {
  const data = newFolder();
  const first = await openTestServer({ data });
  const asha = await Guest.enter(() => first.url, 'Asha');
  const id = await asha.openTable({ game: 'talluka', seats: 2 });
  const ear = asha.dial(id);
  for (const seat of [0, 1]) await ear.must({ do: 'sit', seat, name: 'Asha' });
  await ear.must({ do: 'start' });
  ear.hangUp();
  await first.close();
  const second = await openTestServer({ data, config: { newMatches: 'off' } });
  onTestFinished(() => second.close());
  const again = Object.assign(new Guest(() => second.url, 'Asha'), { cookie: asha.cookie });
  const fault = { code: 'no-new-matches' };
  // Pages tell those who play.
  expect((await again.ask('GET', '/api/host')).body).toMatchObject({ newMatches: false });
  const made = await again.ask('POST', '/api/tables', { settings: { game: 'talluka' } });
  expect([made.status, made.body]).toEqual([503, { fault }]);
  const line = again.dial(id);
  onTestFinished(() => line.hangUp());
  await line.must({ do: 'resign', seat: 0 });
  expect(await line.command({ do: 'rematch', seat: 0 })).toMatchObject({ fault });
});

test('a server started on the stored file serves every table and the finished matches', async () => {
  const file = copyOfFile();
  const server = await startServer(dirname(file));
  onTestFinished(async () => void (await stop(server)));
  const { cookie } = await Guest.enter(server.url, 'Asha');
  const ask = (path: string) =>
    fetch(new URL(`/api/tables/${path}`, server.url), { headers: { cookie } });
  for (const id of ids) {
    const answer = await ask(id);
    expect(answer.status).toBe(200);
    const { table } = (await answer.json()) as { table: TableRecord };
    const [, line = ''] = listing.slice(listing.indexOf(`table ${id}\n`)).split('\n');
    expect(line).toBe(`${table.game} (rules ${table.rulesVersion}), ${table.stage}`);
    if (table.stage !== 'over') continue;
    const text = await (await ask(`${id}/matches/last`)).text();
    const game = await catalog[table.game as keyof typeof catalog].game();
    const match = sure(readMatch(text, game as Game));
    expect(match.turn).toEqual({ kind: 'over', result: table.result });
  }
});
