import { catalog, GAME_IDS, type GameId } from '@baithak/catalog';
import { GameLoader, matchFile, recordOf, restore, type StoredTable } from '@baithak/host';
import {
  FastRandom,
  type Game,
  MoveList,
  promiseOf,
  type Random,
  sha256Hex,
  sure,
  type Viewer,
  write,
} from '@baithak/kernel';
import { decode, PROTOCOL_VERSION } from '@baithak/protocol';
import {
  CAPS,
  type Command,
  glanceAt,
  openTable,
  type StoredMatch,
  streamFrom,
  submit,
  Table,
} from '@baithak/table';
import { describe, expect, it, vi } from 'vitest';
import { realEnv } from '../env.ts';
import { LiveTables } from '../live/tables.ts';
import { snapshotOf, snapshotRow } from '../store/snapshots.ts';
import { Guest } from './kit/guest.ts';
import { castOf, lineOf, tableAt } from './kit/roles.ts';
import { openTestServer } from './kit/server.ts';
import { openStore } from './kit/store.ts';

const env = { now: 1000, seed: '0123456789abcdef0123456789abcdef' };
const ASHA = 'asha';
const SALT = sha256Hex('pepper');

/** A game that counts how often it judges a move. */
function counting(game: Game): { readonly game: Game; judged: number } {
  const counter = {
    judged: 0,
    game: {
      ...game,
      judge(state: unknown, attempt: unknown) {
        counter.judged += 1;
        return game.judge(state, attempt);
      },
    },
  };
  return counter;
}

const give = (table: Table, command: Command) => sure(submit(table, command, ASHA, env));

/** The page's part in a deal; one person promises once, for the first of their seats. */
const part = (table: Table): Command[] => [
  { do: 'promise', seat: 0, hash: promiseOf(table.public.seal?.commitment ?? '', SALT) },
  { do: 'salt', seat: 0, text: SALT },
];

/** Asha at all seats of a new match. */
function begun(game: Game): Table {
  const table = sure(openTable(() => game, { game: game.id }, ASHA, 'Asha', env));
  for (let seat = 0; seat < table.seats.length; seat++) {
    give(table, { do: 'sit', seat, name: `Asha ${seat}` });
  }
  give(table, { do: 'start' });
  if (game.hasChance) for (const command of part(table)) give(table, command);
  return table;
}

function move(table: Table, random: Random): void {
  const { match, game } = table;
  const list = new MoveList();
  game.moves(match?.state, list);
  const moves = [write(game, match?.state, list.at(random.below(list.size)))];
  give(table, { do: 'move', seat: table.toDecide as number, moves, after: entries(table) });
}

const entries = (table: Table) => table.match?.entries.length ?? 0;

/** Random moves, undos, talk and a rematch. */
function played(game: Game, length: number, seed: string): Table {
  const random = new FastRandom(seed);
  const table = begun(game);
  while (table.events.length < length) {
    if (table.stage === 'over') give(table, { do: 'rematch', seat: 0 });
    const seat = table.toDecide as number;
    const chance = random.below(20);
    if (chance === 0) give(table, { do: 'chat', text: 'well' });
    else if (chance === 1) give(table, { do: 'sit', seat, name: `Asha ${random.below(9)}` });
    else if (chance < 5) submit(table, { do: 'undo', seat }, ASHA, env);
    else move(table, random);
  }
  return table;
}

/** As they come out of the store. */
const stored = (snapshots: readonly StoredMatch[]): StoredMatch[] =>
  snapshots.map((each) => snapshotOf(snapshotRow(each)) as StoredMatch);

const viewers = (table: Table): Viewer[] => [null, ...table.seats.keys()];

/** Everything that anybody can get from a table. */
function told(table: Table): unknown {
  return {
    public: table.public,
    streams: viewers(table).map((viewer) => streamFrom(table, viewer, 0)),
    files: table.matches.map((_, n) => matchFile(table, null, ASHA, n)),
    record: recordOf('t', table),
    clocks: table.clocks,
    insiders: [...table.insiders],
    entryOf: [...table.entryOf],
  };
}

describe.each(GAME_IDS)('%s', (id: GameId) => {
  it('opens from snapshots as it opens from its events, and replays nothing', async () => {
    const counter = counting((await catalog[id].game()) as Game);
    const table = played(counter.game, 330, `long ${id}`);
    const snapshots = stored(table.takeSnapshots());
    const more = table.events.length;
    for (let i = 0; i < 5 && table.stage === 'playing'; i++) move(table, new FastRandom(`${i}`));
    const replayed = Table.load(() => counter.game, table.events);
    counter.judged = 0;
    const recalled = Table.load(() => counter.game, table.events, undefined, snapshots);
    expect(counter.judged).toBeLessThanOrEqual(table.events.length - more);
    expect(recalled.unsaved).toBeLessThanOrEqual(table.events.length - more);
    expect(told(recalled)).toEqual(told(replayed));
    // It can also look back, undo and go on from there.
    for (let at = 0; at < table.events.length; at += 7) {
      const then = Table.load(() => counter.game, table.events.slice(0, at + 1));
      for (const viewer of viewers(table)) {
        expect(glanceAt(recalled, viewer, at)).toEqual(glanceAt(then, viewer, at));
      }
    }
    for (const each of [recalled, replayed]) {
      const seat = each.toDecide ?? 0;
      submit(each, { do: 'undo', seat }, ASHA, env);
      if (each.stage === 'playing') move(each, new FastRandom('on'));
    }
    expect(told(recalled)).toEqual(told(replayed));
  });
});

describe('a snapshot', () => {
  it('that tells another story, is ahead, is damaged or of other rules is ignored', async () => {
    const counter = counting((await catalog.talluka.game()) as Game);
    const { game } = counter;
    const table = played(game, 200, 'one');
    const other = played(game, 200, 'two');
    const right = told(table);
    const own = stored(table.takeSnapshots());
    const load = (snapshots: readonly StoredMatch[]) =>
      told(Table.load(() => game, table.events, undefined, snapshots));
    expect(load(own)).toEqual(right);
    expect(load(stored(other.takeSnapshots()))).toEqual(right);
    const short = Table.load(() => game, table.events.slice(0, 150), undefined, own);
    expect(told(short)).toEqual(told(Table.load(() => game, table.events.slice(0, 150))));
    // A story that differs in one move only.
    const ended = (last: number) => {
      const twin = begun(game);
      for (let i = 0; i < 9; i++) move(twin, new FastRandom(`${i}`));
      move(twin, { below: () => last });
      return twin;
    };
    const truth = ended(0);
    const lie = stored(ended(1).takeSnapshots());
    expect(told(Table.load(() => game, truth.events, undefined, lie))).toEqual(told(truth));
    counter.judged = 0;
    load(own);
    expect(counter.judged).toBe(0);
    // Of other rules, of another game, of another version of the program.
    for (const change of [
      { rulesVersion: 99 },
      { game: 'jaipur' },
      { state: { ...(own[0]?.snapshot.state as object), more: 1 } },
    ]) {
      const foreign = own.map(({ started, snapshot }) => ({
        started,
        snapshot: { ...snapshot, ...change },
      }));
      counter.judged = 0;
      expect(load(foreign)).toEqual(right);
      expect(counter.judged).toBeGreaterThan(0);
    }
    const row = snapshotRow(own[0] as StoredMatch);
    for (const at of [0, 40, row.body.length - 1]) {
      const body = Uint8Array.from(row.body);
      body[at] = 255 - (body[at] as number);
      expect(snapshotOf({ ...row, body })).toBeUndefined();
    }
    expect(snapshotOf({ ...row, body: new Uint8Array(0) })).toBeUndefined();
  });

  it('holds no name and no salt', async () => {
    const table = played((await catalog.jaipur.game()) as Game, 200, 'names');
    const bytes = table.takeSnapshots().map((each) => Buffer.from(snapshotRow(each).body));
    const text = bytes.map((body) => body.toString('latin1')).join();
    expect(text).toContain('decision');
    expect(text).not.toMatch(new RegExp(`Asha|${SALT}`));
    expect(text).not.toContain(Buffer.from('Asha', 'utf16le').toString('latin1'));
  });
});

it('a stored table of thousands of events opens with at most 128 replayed entries', async () => {
  const counter = counting((await catalog.talluka.game()) as Game);
  const store = await openStore();
  const table = played(counter.game, 1500, 'thousands');
  await store.append(recordOf('t', table), table.events);
  const host = {
    store,
    loader: new GameLoader(async () => counter.game),
    playsAlone: false,
    decode,
    now: () => 2000,
    seed: () => env.seed,
    think: () => new Promise<string>(() => {}),
    changed() {},
    trouble: (_: string, error: unknown) => {
      throw error;
    },
  };
  const opens = async () => {
    counter.judged = 0;
    const live = sure(await new LiveTables(host, realEnv()).open('t'));
    return { live, judged: counter.judged };
  };
  // A table of an earlier version has no snapshots. It is replayed once.
  expect((await opens()).judged).toBeGreaterThan(1000);
  await vi.waitUntil(async () => ((await store.read('t'))?.snapshots?.length ?? 0) > 0);
  const { live, judged } = await opens();
  expect(judged).toBe(0);
  for (let i = 0; i < 300; i++) {
    expect(await live.command(ASHA, { do: 'chat', text: `${i}` })).toBeUndefined();
    const next = await live.look((now) => {
      const list = new MoveList();
      if (now.stage !== 'playing') return undefined;
      now.game.moves(now.match?.state, list);
      const moves = [write(now.game, now.match?.state, list.at(0))];
      return { do: 'move', seat: now.toDecide as number, moves, after: entries(now) } as const;
    });
    await live.command(ASHA, next ?? { do: 'rematch', seat: 0 });
  }
  const again = await opens();
  // A move is judged once more when it is drawn up.
  expect(again.judged).toBeLessThanOrEqual(2 * 128);
  expect(await again.live.look(told)).toEqual(await live.look(told));
  await store.close();
}, 600_000);

it('a replay without snapshots lets others run every 64 entries', async () => {
  const game = (await catalog.talluka.game()) as Game;
  const table = played(game, 1000, 'pauses');
  const loader = new GameLoader(async () => game);
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const all: StoredTable = { record: recordOf('t', table), events: table.events };
  expect(told(sure(await restore(loader, all, undefined, pause)))).toEqual(told(table));
  const total = table.matches.reduce((sum, { match }) => sum + match.entries.length, 0);
  expect(pauses).toBeGreaterThanOrEqual(Math.floor(total / 64) - 1);
});

describe('caps', () => {
  const code = (table: Table, command: Command) => {
    const done = submit(table, command, ASHA, env);
    return 'code' in done ? done.code : 'done';
  };

  it('of undos', async () => {
    const game = (await catalog.talluka.game()) as Game;
    const table = begun(game);
    const random = new FastRandom('undos');
    for (let i = 0; i < CAPS.undos; i++) {
      const seat = table.toDecide as number;
      move(table, random);
      expect(code(table, { do: 'undo', seat })).toBe('done');
    }
    const seat = table.toDecide as number;
    move(table, random);
    expect(code(table, { do: 'undo', seat })).toBe('undo-cap');
  });

  /** Asha talks with others, who hold no seat, until the match or the table takes no more. */
  function talk(table: Table): string {
    for (let n = 0; ; n++) {
      const by = n === 0 ? ASHA : `guest ${n}`;
      for (;;) {
        const said = submit(table, { do: 'react', reaction: 'nice' }, by, env);
        if (!('code' in said)) continue;
        if (said.code === 'not-here' && join(table, by) === undefined) continue;
        if (said.code !== 'share-used') return said.code;
        break;
      }
    }
  }
  const join = (table: Table, by: string) => {
    const joined = submit(table, { do: 'join', name: by }, by, env);
    return 'code' in joined ? joined.code : undefined;
  };
  /** All that people can say, and then what counts for nobody. */
  function fill(table: Table): void {
    expect(talk(table)).toBe('match-long');
    const { matchFrom } = table;
    while (table.events.length - matchFrom < CAPS.match) {
      table.apply(table.next({ kind: 'reacted', reaction: 'nice' }, env.now, null));
    }
  }

  it.each(['talluka', 'jaipur'] as const)(
    'of events in a match of %s: it can still be finished, and the next one begins afresh',
    async (id) => {
      const table = begun((await catalog[id].game()) as Game);
      fill(table);
      expect(code(table, { do: 'chat', text: 'x' })).toBe('match-long');
      expect(code(table, { do: 'join', name: 'Other' })).toBe('match-long');
      move(table, new FastRandom('still'));
      expect(code(table, { do: 'resign', seat: 0 })).toBe('done');
      expect(code(table, { do: 'accept' })).toBe('not-rated');
      expect(code(table, { do: 'rematch', seat: 0 })).toBe('done');
      if (table.game.hasChance) {
        expect(table.public.deal).not.toBeNull();
        for (const command of part(table)) expect(code(table, command)).toBe('done');
      }
      expect(table.stage).toBe('playing');
      expect(code(table, { do: 'chat', text: 'x' })).toBe('done');
    },
  );

  it('of events at a table', async () => {
    const table = begun((await catalog.talluka.game()) as Game);
    while (table.events.length < CAPS.table) {
      if (table.stage === 'over') give(table, { do: 'rematch', seat: 0 });
      else if (talk(table) === 'match-long') give(table, { do: 'resign', seat: 0 });
    }
    expect(code(table, { do: 'chat', text: 'x' })).toBe('table-long');
    if (table.stage === 'playing') {
      move(table, new FastRandom('still'));
      expect(code(table, { do: 'resign', seat: 0 })).toBe('done');
    }
    expect(code(table, { do: 'rematch', seat: 0 })).toBe('table-long');
    expect(code(table, { do: 'configure', settings: {} })).toBe('table-long');
  });

  it('of events at a table: a deal that has begun is dealt', async () => {
    const table = begun((await catalog.jaipur.game()) as Game);
    give(table, { do: 'resign', seat: 0 });
    give(table, { do: 'rematch', seat: 0 });
    while (table.events.length < CAPS.table) {
      table.apply(table.next({ kind: 'reacted', reaction: 'nice' }, env.now, null));
    }
    for (const command of part(table)) expect(code(table, command)).toBe('done');
    expect(table.stage).toBe('playing');
  });
});

describe('shares', () => {
  /** Asha plays against Ravi; Mira has come. */
  async function evening() {
    const game = (await catalog.talluka.game()) as Game;
    const table = sure(openTable(() => game, { game: 'talluka' }, ASHA, 'Asha', env));
    const by = (person: string, command: Command) => {
      const done = submit(table, command, person, env);
      return 'code' in done ? done.code : 'done';
    };
    by('ravi', { do: 'join', name: 'Ravi' });
    by('mira', { do: 'join', name: 'Mira' });
    by(ASHA, { do: 'sit', seat: 0, name: 'Asha' });
    by('ravi', { do: 'sit', seat: 1, name: 'Ravi' });
    by(ASHA, { do: 'start' });
    /** How often it was done before it was refused. */
    const often = (person: string, command: Command): [number, string] => {
      for (let n = 0; ; n++) {
        const said = by(person, command);
        if (said !== 'done' || n > CAPS.match) return [n, said];
      }
    };
    return { table, by, often };
  }
  const react: Command = { do: 'react', reaction: 'nice' };

  it('one person uses up only their own', async () => {
    const { table, by, often } = await evening();
    expect(often('mira', react)).toEqual([CAPS.words, 'share-used']);
    expect(by('mira', { do: 'chat', text: 'x' })).toBe('share-used');
    expect(often('mira', { do: 'join', name: 'Mira' })).toEqual([CAPS.deeds, 'share-used']);
    expect(often('mira', { do: 'chat', text: 'x' })).toEqual([0, 'share-used']);
    // Nobody else notices.
    for (const command of [
      { do: 'chat', text: 'hello' },
      { do: 'mute', person: 'mira', on: true },
      { do: 'close-chat', on: true },
      { do: 'pause', seat: 0 },
    ] as const) {
      expect(by(ASHA, command)).toBe('done');
    }
    // Whoever asks and withdraws again and again uses up their own share, too.
    by('ravi', { do: 'answer', seat: 1, question: table.question?.asked as number, yes: false });
    let asked = 0;
    while (by('ravi', { do: 'pause', seat: 1 }) === 'done') {
      const question = table.question?.asked as number;
      by('ravi', { do: 'answer', seat: 1, question, yes: false });
      asked += 1;
    }
    expect(asked).toBeLessThanOrEqual(CAPS.deeds);
    expect(by(ASHA, { do: 'pause', seat: 0 })).toBe('done');
    // The next match gives everybody a whole share.
    expect(by('ravi', { do: 'resign', seat: 1 })).toBe('done');
    by(ASHA, { do: 'configure', settings: {} });
    expect(by('ravi', { do: 'sit', seat: 1, name: 'Ravi' })).toBe('done');
  });

  it('a crowd leaves the players what they need', async () => {
    const { table, by, often } = await evening();
    for (let n = 0; n < 5; n++) {
      by(`guest ${n}`, { do: 'join', name: 'guest' });
      often(`guest ${n}`, react);
    }
    expect(often('mira', react)).toEqual([0, 'match-long']);
    expect(table.events.length - table.matchFrom).toBe(CAPS.crowd);
    expect(often('ravi', react)).toEqual([CAPS.words, 'share-used']);
    expect(by(ASHA, { do: 'chat', text: 'hello' })).toBe('done');
    expect(by(ASHA, { do: 'pause', seat: 0 })).toBe('done');
  });

  it('what puts things right is possible to the end, but not for ever', async () => {
    const { table, by } = await evening();
    by('ravi', { do: 'leave' });
    while (table.events.length < CAPS.table) {
      table.apply(table.next({ kind: 'reacted', reaction: 'nice' }, env.now, null));
    }
    expect(by('ravi', { do: 'join', name: 'Ravi' })).toBe('done');
    expect(by('ravi', { do: 'sit', seat: 1, name: 'Ravi' })).toBe('done');
    expect(by(ASHA, { do: 'mute', person: 'mira', on: true })).toBe('done');
    expect(by(ASHA, { do: 'close-chat', on: true })).toBe('done');
    expect(by('stranger', { do: 'join', name: 'Stranger' })).toBe('table-long');
    let on = false;
    while (by(ASHA, { do: 'close-chat', on }) === 'done') on = !on;
    expect(by(ASHA, { do: 'close-chat', on })).toBe('share-used');
    expect(by('ravi', { do: 'hand-over', person: 'mira' })).toBe('owner-only');
    expect(table.events.length).toBeLessThan(CAPS.table + CAPS.deeds + 10);
  });
});

it('nobody without a session makes the server read a match', async () => {
  let reads = 0;
  const server = await openTestServer({
    plant: (store) => ({
      read(id, from) {
        reads += 1;
        return store.read(id, from);
      },
    }),
  });
  const cast = await castOf(server);
  const { id } = await tableAt(server, cast, (await catalog.jaipur.game()) as Game, 'over');
  const asked = ['matches', 'matches/0', 'matches/last?seat=0', 'results', 'glance'];
  for (const path of [...asked, 'moving', 'ratings']) {
    expect((await cast.nobody.ask('GET', `/api/tables/${id}/${path}`)).status, path).toBe(401);
  }
  const { body: record } = await cast.nobody.ask('GET', `/api/tables/${id}`);
  expect(record.table).toMatchObject({ id, stage: 'over' });
  expect((await cast.nobody.ask('GET', '/api/tables/nowhere')).status).toBe(404);
  expect(reads).toBe(0);
  // A table that somebody has opened is told as it is now.
  const { body: now } = await cast.stranger.ask('GET', `/api/tables/${id}`);
  expect(now).toEqual(record);
  expect((await cast.nobody.ask('GET', `/api/tables/${id}`)).body).toEqual(record);
  expect((await cast.stranger.ask('GET', `/api/tables/${id}/matches/0`)).status).toBe(200);
  expect(reads).toBe(1);
  await server.close();
});

it('after an outage people are let in at once, and their table has its time back first', async () => {
  const clock = { kind: 'live', budget: 600_000, increment: 0 } as const;
  const now = 10_000_000;
  let blocked = (): void => {};
  const server = await openTestServer({
    env: { now: () => now },
    plant: (store) => ({
      lastBeat: async () => now - 3_600_000,
      // Giving back the time of all tables takes for ever.
      ticking: () => new Promise((resolve) => (blocked = () => resolve([]))),
      append: store.append.bind(store),
    }),
  });
  const game = (await catalog.talluka.game()) as Game;
  const asha = await Guest.enter(server.url, 'Asha');
  const then = { now: now - 3_700_000, seed: env.seed };
  const table = sure(openTable(() => game, { game: 'talluka', clock }, asha.person, 'Asha', then));
  for (const seat of [0, 1]) {
    sure(submit(table, { do: 'sit', seat, name: 'Asha' }, asha.person, then));
  }
  sure(submit(table, { do: 'start' }, asha.person, then));
  await server.store.append(recordOf('table-of-asha', table), table.events);
  // Also for those who only look.
  const { body } = await asha.ask('GET', '/api/tables/table-of-asha');
  expect(body.table).toMatchObject({ deadline: then.now + clock.budget + 3_600_000 });
  const line = await lineOf(server, asha, 'table-of-asha');
  line.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'watch', viewer: 0, from: 0 }));
  const heard = await line.until(() => line.texts[0]);
  expect(heard).toContain('"kind":"credited","ms":3600000');
  expect(heard).not.toContain('timed-out');
  blocked();
  await server.close();
});
