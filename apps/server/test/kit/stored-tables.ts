import { copyFileSync, readFileSync } from 'node:fs';
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
import { CHARACTERS, FastRandom, type Game, readMatch, sure } from '@baithak/kernel';
import { decode } from '@baithak/protocol';
import {
  awaitedIn,
  type Command,
  type Deal,
  FairHand,
  type PersonId,
  type Table,
  type TableEvent,
} from '@baithak/table';
import { expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import { randomTurn } from './guest.ts';
import { newFile } from './store.ts';
import type { Place } from './store-contract.ts';

/** Tables that an earlier version stored; see the README beside them. Never record them again. */
const stored = (name: string) =>
  fileURLToPath(new URL(`../fixtures/stored/${name}`, import.meta.url));

/** What was stored at some time, and how its tables were then. */
export type Stored = 'tables' | 'tables-2';
const listingOf = (name: Stored) => readFileSync(stored(`${name}.txt`), 'utf8');
const idsIn = (text: string) => [...text.matchAll(/^table (\S+)$/gm)].map(([, id]) => id as string);
export const listing = listingOf('tables');
export const ids = idsIn(listing);

/** The games of the version that stored them. A game that was added later has no tables here. */
export const STORED_GAMES = [
  'ananda',
  'jaipur',
  'parikrama',
  'samsara',
  'srrakk',
  'talluka',
  'vancana',
];

const loader = new GameLoader(async (id) => (isGameId(id) ? catalog[id].game() : undefined));

export function copyOfFile(name: Stored = 'tables'): string {
  const file = newFile();
  copyFileSync(stored(`${name}.sqlite`), file);
  return file;
}

export async function read(store: Store, id: string): Promise<[TableRecord, Table]> {
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
  const seat = toDecide ?? seats.findIndex(({ kind }) => kind === 'person');
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
  const command = new FairHand(by, `secret of ${by}`, new Map()).next(table.public);
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
    decode,
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

/** Whoever had tables before finds them, and plays them to their end. */
export function storedContract(
  placeOf: (file: string) => Promise<Place>,
  name: Stored = 'tables',
): void {
  const listing = listingOf(name);
  const ids = idsIn(listing);

  test(`the stored ${name} have not changed`, async () => {
    const store = await (await placeOf(copyOfFile(name))).open();
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

  test(`people find their stored ${name}`, async () => {
    const store = await (await placeOf(copyOfFile(name))).open();
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

  test(`each of the stored ${name} is played to its end, and the end is stored`, async () => {
    const place = await placeOf(copyOfFile(name));
    const store = await place.open();
    const records = (await Promise.all(ids.map((id) => read(store, id)))).map(([record]) => record);
    const running = records.filter(({ stage }) => stage !== 'over').map(({ id }) => id);
    await Promise.all(running.map((id) => finish(store, id)));
    await store.close();
    const reopened = await place.open();
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
}
