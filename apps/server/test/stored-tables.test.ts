import { copyFileSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog, isGameId } from '@baithak/catalog';
import {
  GameLoader,
  type Host,
  LiveTable,
  matchFile,
  restore,
  type TableRecord,
} from '@baithak/host';
import { CHARACTERS, FastRandom, type Game, readMatch, sha256Hex, sure } from '@baithak/kernel';
import {
  awaitedIn,
  type Command,
  type Deal,
  FairHand,
  type PersonId,
  type Table,
  type TableEvent,
} from '@baithak/table';
import { expect, onTestFinished, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { Guest, playSeat, randomTurn } from './kit/guest.ts';
import { beginServer, startServer, stop } from './kit/processes.ts';
import { openTestServer, type TestServerSetup } from './kit/server.ts';
import { databaseIn, inDatabase, newFile, newFolder, openStore } from './kit/store.ts';

/** Tables that an earlier version stored; see the README beside them. Never record them again. */
const stored = (name: string) =>
  fileURLToPath(new URL(`./fixtures/stored/${name}`, import.meta.url));
const listing = readFileSync(stored('tables.txt'), 'utf8');
const ids = [...listing.matchAll(/^table (\S+)$/gm)].map(([, id]) => id as string);

/** The games of the version that stored them. A game that was added later has no tables here. */
const STORED_GAMES = ['ananda', 'jaipur', 'parikrama', 'samsara', 'srrakk', 'talluka', 'vancana'];

const loader = new GameLoader(async (id) => (isGameId(id) ? catalog[id].game() : undefined));

function copyOfFile(): string {
  const file = newFile();
  copyFileSync(stored('tables.sqlite'), file);
  return file;
}

async function read(store: Store, id: string): Promise<[TableRecord, Table]> {
  const found = await store.read(id);
  if (found === undefined) throw new Error(`table ${id} is not stored`);
  return [found.record, sure(await restore(loader, found))];
}

/** A table as the listing describes it. */
function described({ id, rulesVersion, result }: TableRecord, table: Table): string {
  const { game, seats: _, ...settings } = table.settings;
  const { match, events } = table;
  const named = events.filter(({ client }) => client !== undefined);
  const seats = table.seats.map((seat) => {
    if (seat.kind === 'person') return seat.name;
    return seat.kind === 'bot' ? `bot ${1 + CHARACTERS.indexOf(seat.character)}` : 'open';
  });
  return [
    `table ${id}`,
    `${game} (rules ${rulesVersion}), ${table.stage}`,
    `seats: ${seats.join(', ')}`,
    `settings: ${JSON.stringify(settings)}`,
    `${events.length} events, ${named.length} of them named by clients, the last at ${events.at(-1)?.at}`,
    `${match?.entries.length ?? 0} entries in the last match`,
    `position: ${JSON.stringify(match === undefined ? null : match.game.writePosition(match.state))}`,
    `result: ${JSON.stringify(result)}`,
    '',
  ].join('\n');
}

interface Step {
  readonly by: PersonId | null;
  readonly command: Command;
}

/** The next command on the way to the end of the match. */
function nextStep(table: Table, random: FastRandom): Step | 'bot' | 'over' {
  const { stage, owner, toDecide, match, seats, game } = table;
  if (table.public.deal !== null) return partInDeal(table, table.public.deal);
  if (stage === 'over') return 'over';
  if (stage === 'gathering') {
    const seat = seats.findIndex(({ kind }) => kind === 'open');
    return {
      by: owner,
      command: seat < 0 ? { do: 'start' } : { do: 'bot', seat, character: 'mina' },
    };
  }
  const seat = toDecide as number;
  const occupant = seats[seat];
  if (occupant?.kind !== 'person') return 'bot';
  const by = occupant.person;
  if (table.paused) return { by, command: { do: 'resume', seat } };
  const moves = randomTurn(game, game.view(match?.state, seat), seat, random);
  return { by, command: { do: 'move', seat, moves, after: match?.entries.length ?? 0 } };
}

/** A table that was stored before scheme 2 deals by it all the same. */
function partInDeal(table: Table, deal: Deal): Step {
  const occupant = table.seats[awaitedIn(deal)[0] as number];
  const by = occupant?.kind === 'person' ? occupant.person : '';
  const command = new FairHand(by, 'secret', new Map()).next(table.public);
  if (command === undefined || command === 'suspect') throw new Error('the deal is stuck');
  return { by, command };
}

/** Plays a table to its end and stores all new events with one commit. */
async function finish(store: Store, id: string): Promise<void> {
  const [before, table] = await read(store, id);
  const random = new FastRandom(id);
  const added: TableEvent[] = [];
  const troubles: unknown[] = [];
  let record = before;
  let changed = () => {};
  const house: Host = {
    store: {
      read: (table, from) => store.read(table, from),
      async append(next, events) {
        record = next;
        added.push(...events);
        return 'done';
      },
    },
    loader,
    playsAlone: true,
    now: () => before.changedAt + 1000,
    seed: () => `seed for ${id}`,
    think: async ({ view, seat }) => randomTurn(table.game, view, seat, random)[0] as string,
    changed: () => changed(),
    trouble(_, error) {
      troubles.push(error);
      changed();
    },
  };
  const live = new LiveTable(id, table, house);
  for (;;) {
    const change = new Promise<void>((done) => {
      changed = done;
    });
    const step = await live.look((now) => nextStep(now, random));
    if (step === 'over') break;
    if (step === 'bot') {
      live.wakeBot();
      await change;
    } else expect(await live.command(step.by, step.command)).toBeUndefined();
    expect(troubles).toEqual([]);
  }
  await live.close();
  expect(await store.append(record, added)).toBe('done');
}

test('the stored tables have not changed', async () => {
  const store = await openStore(copyOfFile());
  const tables = await Promise.all(ids.map((id) => read(store, id)));
  expect(tables.map(([record, table]) => described(record, table)).join('\n')).toBe(listing);
  expect((await store.count()).tables).toBe(ids.length);
  for (const stage of ['playing', 'over']) {
    const games = tables.flatMap(([{ game }, table]) => (table.stage === stage ? [game] : []));
    expect([...new Set(games)].sort()).toEqual(STORED_GAMES);
  }
  for (const [record, { match, stage }] of tables) {
    if (stage === 'over') expect(match?.turn).toEqual({ kind: 'over', result: record.result });
  }
});

test('people find their stored tables', async () => {
  const store = await openStore(copyOfFile());
  const records = (await Promise.all(ids.map((id) => read(store, id)))).map(([record]) => record);
  const found = new Set<string>();
  for (const person of new Set(records.flatMap(({ people }) => people))) {
    const lists = await Promise.all([
      store.list({ of: 'mine', person, limit: 100 }),
      store.list({ of: 'finished', person, limit: 100 }),
    ]);
    for (const record of lists.flat()) {
      expect(record).toEqual(records.find(({ id }) => id === record.id));
      found.add(record.id);
    }
  }
  expect([...found].sort()).toEqual([...ids].sort());
});

test('every stored table is played to its end, and the end is stored', async () => {
  const file = copyOfFile();
  const store = await openStore(file);
  const records = (await Promise.all(ids.map((id) => read(store, id)))).map(([record]) => record);
  const running = records.filter(({ stage }) => stage !== 'over').map(({ id }) => id);
  await Promise.all(running.map((id) => finish(store, id)));
  await store.close();
  const reopened = await openStore(file);
  for (const id of ids) {
    const [record, table] = await read(reopened, id);
    expect(record, id).toMatchObject({ stage: 'over', deadline: null, botDue: false });
    expect(table.match?.turn, id).toEqual({ kind: 'over', result: record.result });
    const text = sure(matchFile(table, null, undefined));
    expect(sure(readMatch(text, table.game as Game)).entries).toHaveLength(
      table.match?.entries.length ?? 0,
    );
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
