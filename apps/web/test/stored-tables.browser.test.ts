import { readFileSync } from 'node:fs';
import { restore, type TableRecord } from '@baithak/host';
import { CHARACTERS, FastRandom, type Viewer } from '@baithak/kernel';
import { PROTOCOL_VERSION } from '@baithak/protocol';
import { type Command, type StreamEvent, Table, type TableEvent } from '@baithak/table';
import { describe, expect, test } from 'vitest';
import { LOCAL_PERSON } from '../local/envelope.ts';
import { loader } from '../local/games.ts';
import { memoryStore, type Store } from '../local/store.ts';
import { pathTo } from '../routes.ts';
import { site } from './browser.ts';
import { device, TestClient } from './device.ts';
import { numbers, playOn } from './driver.ts';
import { mouse } from './hands.ts';
import { expectEnd } from './play.ts';
import { playerAt } from './player.ts';
import { like, said } from './said.ts';
import { turnIsHere } from './stage-kit.ts';
import { someTurn } from './tables.ts';

/** What the page of an earlier version stored: see README.md beside it. Never record it again. */
interface Dump {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly name: string;
  readonly version: number;
  readonly stores: Readonly<Record<string, DumpedStore>>;
}

interface DumpedStore {
  readonly keyPath: string | null;
  readonly entries: readonly (readonly [key: IDBValidKey, value: unknown])[];
}

const fixture = (name: string) =>
  readFileSync(new URL(`./fixtures/stored/${name}`, import.meta.url), 'utf8');
const listing = fixture('tables.txt');
const dump: Dump = JSON.parse(fixture('tables.json'));
const valuesIn = (store: string) => dump.stores[store]?.entries.map(([, value]) => value) ?? [];
const records = valuesIn('tables') as TableRecord[];
const running = records.filter(({ stage }) => stage !== 'over');
const finished = records.filter(({ stage }) => stage === 'over');

/** The games of the version that stored them. A game that was added later has no tables here. */
const STORED_GAMES = ['ananda', 'jaipur', 'parikrama', 'samsara', 'srrakk', 'talluka', 'vancana'];

function eventsOf(id: string): TableEvent[] {
  const entries = dump.stores.events?.entries ?? [];
  return entries
    .filter(([key]) => (key as [string, number])[0] === id)
    .map(([, event]) => event as TableEvent);
}

/** The dumped tables in a store of this process. */
async function filledStore(): Promise<Store> {
  const store = memoryStore();
  for (const record of records) await store.append(record, eventsOf(record.id));
  return store;
}

async function tableIn(store: Store, id: string): Promise<Table> {
  const table = await restore(loader, await store.read(id));
  if (!(table instanceof Table)) throw new Error(`${id}: ${table.code}`);
  return table;
}

/** Describes a table as the listing does. */
function described({ id, rulesVersion, result }: TableRecord, table: Table): string {
  const { game, seats: _, ...settings } = table.settings;
  const { match, events } = table;
  const named = events.filter(({ client }) => client !== undefined);
  const seats = table.seats.map((seat) =>
    seat.kind === 'person'
      ? seat.name
      : `bot ${seat.kind === 'bot' ? CHARACTERS.indexOf(seat.character) + 1 : ''}`,
  );
  return [
    `table ${id}`,
    `${game} (rules ${rulesVersion}), ${table.stage}`,
    `seats: ${seats.join(', ')}`,
    `settings: ${JSON.stringify(settings)}`,
    `${events.length} events, ${named.length} of them named by clients, the last at ${events.at(-1)?.at}`,
    `${match?.entries.length} entries in the last match`,
    `position: ${JSON.stringify(table.game.writePosition(match?.state))}`,
    `result: ${JSON.stringify(result)}`,
    '',
  ].join('\n');
}

/** The latest state of the match in a viewer's stream. */
function glance(client: TestClient, viewer: Viewer): NonNullable<StreamEvent['match']> | undefined {
  const heard = client.received.findLast(
    (said) => said.kind === 'events' && said.viewer === viewer,
  );
  const events = heard?.kind === 'events' ? heard.events : [];
  return events.findLast(({ match }) => match !== null)?.match ?? undefined;
}

/** Plays for all people at a table until its match is over. */
async function finish(client: TestClient, table: Table): Promise<void> {
  const own = table.seatsOf(LOCAL_PERSON);
  for (const viewer of [...own, null])
    client.send({ v: PROTOCOL_VERSION, kind: 'watch', viewer, from: 0 });
  const random = new FastRandom('finish');
  for (let after = 0; ; ) {
    const { turn, entries } = await client.until(() => {
      const now = glance(client, null);
      if (now === undefined || now.entries < after) return undefined;
      const isAwaited = now.turn.kind !== 'seat' || own.includes(now.turn.seat);
      return isAwaited ? now : undefined;
    });
    if (turn.kind !== 'seat') return;
    const { seat } = turn;
    const moves = someTurn(
      table.game,
      table.game.imagine(glance(client, seat)?.view, random),
      seat,
      random,
    );
    const command: Command = { do: 'move', seat, moves, after: entries };
    client.send({ v: PROTOCOL_VERSION, kind: 'command', client: `move ${entries}`, command });
    after = entries + 1;
  }
}

describe('tables that an earlier version stored', () => {
  test('are read as they were', async () => {
    const store = await filledStore();
    const tables = await Promise.all(
      records.map(async (record) => described(record, await tableIn(store, record.id))),
    );
    expect(tables.join('\n')).toBe(listing);
    for (const some of [running, finished]) {
      expect([...new Set(some.map(({ game }) => game))].sort()).toEqual(STORED_GAMES);
    }
    for (const { id, result } of finished) {
      expect((await tableIn(store, id)).match?.turn).toEqual({ kind: 'over', result });
    }
  });

  test('are played to the end', async () => {
    const store = await filledStore();
    const lobby = device(store);
    for (const { id } of running) {
      const table = await tableIn(store, id);
      await finish(new TestClient(lobby, id), table);
    }
    for (const { id, stage, result } of await store.list()) {
      expect(stage).toBe('over');
      expect((await tableIn(store, id)).match?.turn).toEqual({ kind: 'over', result });
    }
  });
});

describe('a browser that stored them', () => {
  const baithak = site();

  test('lists every table, shows a result and plays on at a running table of every game', async () => {
    const { page, close } = await baithak.open('about:blank');
    await page.addInitScript(keep, JSON.stringify(dump));
    const go = (path: string) => page.goto(new URL(path, baithak.url).href);

    await go('/');
    const links = page
      .getByRole('region', { name: said('home.running') })
      .getByRole('link', { includeHidden: true });
    await links.first().waitFor();
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths.sort()).toEqual(records.map(({ id }) => pathTo('table', id)).sort());

    const [{ id } = { id: '' }] = finished;
    await go(pathTo('table', id));
    const table = await tableIn(await filledStore(), id);
    await expectEnd(await playerAt(page, table, mouse), table);

    for (const game of STORED_GAMES) {
      await go(pathTo('table', running.find((record) => record.game === game)?.id));
      const curtain = page.getByRole('button', { name: like('table.lift') });
      await turnIsHere(page).or(curtain).first().waitFor();
      if (await curtain.isVisible()) await curtain.click();
      expect(await playOn(page, numbers(1), 1)).toBe(1);
    }
    await close();
  });
});

/** Runs in the page before its own scripts, and fills the storage if it is empty. */
function keep(text: string): void {
  const { localStorage: kept, name, version, stores }: Dump = JSON.parse(text);
  if (localStorage.length === 0) Object.assign(localStorage, kept);
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => {
    for (const [store, { keyPath, entries }] of Object.entries(stores)) {
      const fresh = opening.result.createObjectStore(store, keyPath === null ? {} : { keyPath });
      for (const [key, value] of entries) fresh.put(value, ...(keyPath === null ? [key] : []));
    }
  };
  opening.onsuccess = () => opening.result.close();
}
