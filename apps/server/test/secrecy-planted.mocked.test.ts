import { catalog } from '@baithak/catalog';
import {
  type AnyMatch,
  FastRandom,
  type Game,
  outcomesFor,
  readOptions,
  sha256Hex,
  sure,
  type Viewer,
  writeMatchFor,
} from '@baithak/kernel';
import type { StreamEvent, Table, TableEvent } from '@baithak/table';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { betrayals, differences } from './kit/leaks.ts';
import { perform, type StageOptions } from './kit/stage.ts';
import { type Act, bestPair, REVEALS, type Reveals, type Story, tellStory } from './kit/story.ts';

type TableDoor = typeof import('@baithak/table');
type HostDoor = typeof import('@baithak/host');
type Bugs = Partial<
  Pick<TableDoor, 'streamFrom' | 'glanceAt' | 'submit'> &
    Pick<HostDoor, 'matchFile' | 'recordOf' | 'movingOf'>
>;

/** Bugs that a test plants between the server and its packages. */
const planted = vi.hoisted(() => ({ bugs: {} as Bugs, real: {} as Required<Bugs> }));

vi.mock('@baithak/table', async (original) => {
  const real = await original<TableDoor>();
  const { streamFrom, glanceAt, submit } = real;
  Object.assign(planted.real, { streamFrom, glanceAt, submit });
  return {
    ...real,
    streamFrom: ((...args) =>
      (planted.bugs.streamFrom ?? streamFrom)(...args)) as typeof streamFrom,
    glanceAt: ((...args) => (planted.bugs.glanceAt ?? glanceAt)(...args)) as typeof glanceAt,
    submit: ((...args) => (planted.bugs.submit ?? submit)(...args)) as typeof submit,
  };
});

vi.mock('@baithak/host', async (original) => {
  const real = await original<HostDoor>();
  const { matchFile, recordOf, movingOf } = real;
  Object.assign(planted.real, { matchFile, recordOf, movingOf });
  return {
    ...real,
    matchFile: ((...args) => (planted.bugs.matchFile ?? matchFile)(...args)) as typeof matchFile,
    recordOf: ((...args) => (planted.bugs.recordOf ?? recordOf)(...args)) as typeof recordOf,
    movingOf: ((...args) => (planted.bugs.movingOf ?? movingOf)(...args)) as typeof movingOf,
  };
});

const SECRET = 0;
let game: Game;
let one: Story;
let other: Story;

/** Finds a short match with an undo of a hidden draw. */
beforeAll(async () => {
  game = await catalog.ananda.game();
  const options = sure(readOptions(game, {}, 2));
  for (let n = 0; other === undefined; n++) {
    const random = new FastRandom(`planted ${n}`);
    const story = tellStory(game, { seats: 2, options }, random, 40);
    const length = story.acts.findIndex(takesBackASecret) + 2;
    const short = { ...story, acts: story.acts.slice(0, length) };
    const pair = bestPair(short, SECRET, REVEALS.ananda as Reveals, random);
    if (length < 4 || length > 14 || pair.one.acts.length < length) continue;
    ({ one, other } = pair);
  }
});

const takesBackASecret = (act: Act, i: number, acts: readonly Act[]) => {
  const before = acts[i - 1];
  const drawn = before?.do === 'move' ? before.outcomes : [];
  return act.do === 'undo' && drawn.some(({ audience }) => audience === SECRET);
};

afterEach(() => {
  planted.bugs = {};
});

/** What others notice of a planted bug. */
async function noticed(bugs: Bugs, options: StageOptions = {}): Promise<string[]> {
  planted.bugs = bugs;
  const [here, there] = await Promise.all([perform(one, options), perform(other, options)]);
  return [...differences(here, there, SECRET), ...betrayals(here)];
}

/** A bug that adds something to the events of a stream. */
const adding = (more: (table: Table, event: StreamEvent, viewer: Viewer) => object): Bugs => ({
  streamFrom: (table, viewer, from) =>
    planted.real
      .streamFrom(table, viewer, from)
      .map((event) => ({ ...event, ...more(table, event, viewer) })),
});

const stateOf = (table: Table) => table.match?.state;
const drawnBy = (match: AnyMatch | undefined, viewer: Viewer) =>
  match?.entries.map((entry) => outcomesFor(entry, viewer));

/** Lists tables with the seeds of their next matches. */
const withSeeds = (store: Store): Partial<Store> => ({
  list: async (query) =>
    Promise.all(
      (await store.list(query)).map(async (record) => {
        const { events = [] } = (await store.read(record.id)) ?? {};
        const sealed = (events as TableEvent[]).findLast((event) => event.kind === 'sealed');
        return { ...record, sealed };
      }),
    ),
});

const LEAKS: Readonly<Record<string, [RegExp, Bugs, StageOptions?]>> = {
  'a list with the seeds': [/was told c0ffee/, {}, { plant: withSeeds }],
  'an undo that tells what had been drawn': [
    /^1: /,
    adding((table, { kind }) => (kind === 'undone' ? { was: drawnBy(table.match, SECRET) } : {})),
  ],
  'a start that tells how all stands': [
    /^stranger: /,
    adding((table, { kind }) =>
      kind === 'started' ? { state: game.writePosition(stateOf(table)) } : {},
    ),
  ],
  'a spectator who gets the view of a seat': [
    /^spectator: /,
    { streamFrom: (table, viewer, from) => planted.real.streamFrom(table, viewer ?? SECRET, from) },
  ],
  'a log that tells others what the mover noticed': [
    /^1: /,
    adding((table, event) => {
      if (event.kind !== 'moved') return {};
      const [own] = planted.real.streamFrom(table, event.seat, event.seq);
      return own?.kind === 'moved' ? { told: { ...event.told, events: own.told.events } } : {};
    }),
  ],
  'numbers on the backs of the cards': [
    /^1: /,
    adding((table) => ({
      backs: drawnBy(table.match, SECRET)
        ?.flat()
        .map((text) => sha256Hex(text).slice(0, 4)),
    })),
  ],
  'a look back through the eyes of a seat': [
    /^1: /,
    { glanceAt: (table, _, at) => planted.real.glanceAt(table, SECRET, at) },
  ],
  'a match file of a seat for everybody': [
    /^stranger, GET .*matches/,
    {
      matchFile: (table, viewer, person, number) => {
        const { match } = table;
        return match === undefined
          ? planted.real.matchFile(table, viewer, person, number)
          : writeMatchFor(match, SECRET);
      },
    },
  ],
  'a refusal that hints at a hand': [
    /^1: /,
    {
      submit: (table, command, by, env, client) => {
        const said = planted.real.submit(table, command, by, env, client);
        const view = JSON.stringify(
          game.view(stateOf(table) ?? game.setup(one.variant.options, 2), SECRET),
        );
        return 'code' in said ? Object.assign(said, { args: { hint: sha256Hex(view) } }) : said;
      },
    },
  ],
  'a record of the table that holds a hand': [
    /^nobody, GET \/api\/tables/,
    {
      recordOf: (id, table) => {
        const view = table.match && game.view(stateOf(table), SECRET);
        return { ...planted.real.recordOf(id, table), view };
      },
    },
  ],
};

describe('whole servers in two worlds', () => {
  it('look the same', async () => {
    expect(await noticed({})).toEqual([]);
  });

  for (const [leak, [complaint, bugs, options]] of Object.entries(LEAKS)) {
    it(`the test detects ${leak}`, async () => {
      const complaints = await noticed(bugs, options);
      expect(complaints.filter((each) => complaint.test(each))).not.toEqual([]);
    });
  }
});

describe('a table that is moved elsewhere', () => {
  const BOT = 1;

  it('the test detects that it takes the cards of a bot along', async () => {
    const random = new FastRandom('moving');
    const story = tellStory(game, one.variant, random, 8, BOT);
    const pair = bestPair(story, BOT, REVEALS.ananda as Reveals, random);
    planted.bugs = {
      movingOf: (table, person) => {
        const moving = planted.real.movingOf(table, person);
        if ('code' in moving || table.match === undefined) return moving;
        const position = game.writePosition(stateOf(table));
        return { ...moving, settings: { ...moving.settings, position } };
      },
    };
    const [here, there] = await Promise.all([
      perform(pair.one, { bot: BOT }),
      perform(pair.other, { bot: BOT }),
    ]);
    const found = differences(here, there, BOT);
    expect(found).toEqual([expect.stringMatching(/^0, GET .*moving/)]);
  });
});
