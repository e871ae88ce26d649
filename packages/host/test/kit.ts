import { type Game, sure } from '@baithak/kernel';
import { decode, PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import { type Command, openTable, submit } from '@baithak/table';
import { toy } from '@baithak/testkit';
import {
  GameLoader,
  type Host,
  LiveTable,
  type Peer,
  recordOf,
  restore,
  type TableRecord,
  type TableStore,
} from '../index.ts';

type Mood = 'well' | 'full' | 'taken';

/** A store in memory that can be made to fail. */
export function store() {
  const records = new Map<string, TableRecord>();
  const logs = new Map<string, readonly unknown[]>();
  const kept: TableStore & { mood: Mood } = {
    mood: 'well',
    async read(id, from = 0) {
      const record = records.get(id);
      return record && { record, events: (logs.get(id) ?? []).slice(from) };
    },
    async append(record, events) {
      if (kept.mood === 'full') throw new Error('full');
      const log = logs.get(record.id) ?? [];
      if (kept.mood === 'taken' || events.some(({ seq }, i) => seq !== log.length + i)) {
        return 'taken';
      }
      records.set(record.id, record);
      logs.set(record.id, [...log, ...structuredClone(events)]);
      return 'done';
    },
  };
  return kept;
}

export interface Trouble {
  readonly errors: unknown[];
}

export function hostOf(kept: TableStore, over: Partial<Host> = {}): Host & Trouble {
  let now = 0;
  let seeds = 0;
  const errors: unknown[] = [];
  return {
    store: kept,
    loader: new GameLoader(async (id) => (id === 'toy' ? (toy as Game) : undefined)),
    playsAlone: true,
    decode,
    now: () => ++now,
    seed: () => `seed ${++seeds}`,
    think: async () => 'end',
    changed: () => {},
    trouble: (_, error) => void errors.push(error),
    errors,
    ...over,
  };
}

/** A running match of Asha and Ravi, stored; and a way to have it live on as many hosts as wanted. */
export async function running(kept: TableStore, bots = 0) {
  const first = hostOf(kept);
  await first.loader.load('toy');
  const { games } = first.loader;
  const env = { now: 0, seed: 'the seed', scheme: 1 } as const;
  const table = sure(openTable(games, { game: 'toy', seats: 2 + bots }, 'asha', 'Asha', env));
  const give = (by: string, command: Command) => sure(submit(table, command, by, env));
  give('ravi', { do: 'join', name: 'Ravi' });
  give('asha', { do: 'sit', seat: 0, name: 'Asha' });
  give('ravi', { do: 'sit', seat: 1, name: 'Ravi' });
  for (let i = 0; i < bots; i++) give('asha', { do: 'bot', seat: 2 + i, character: 'mina' });
  give('asha', { do: 'start' });
  await kept.append(recordOf('t', table), table.events);
  return async (at = hostOf(kept)) => {
    const restored = sure(await restore(at.loader, await kept.read('t')));
    return { live: new LiveTable('t', restored, at), at };
  };
}

/** Connects somebody; `heard` holds all that they were sent. */
export function sitDown(
  live: LiveTable,
  person: string,
  ready?: () => Promise<void>,
  hangUp?: () => void,
) {
  const heard: TableMessage[] = [];
  const reading = { isBehind: false };
  const peer: Peer = live.connect(person, {
    send: (text) => void heard.push(JSON.parse(text)),
    ...(ready === undefined ? {} : { ready }),
    ...(hangUp === undefined ? {} : { hangUp }),
    isBehind: () => reading.isBehind,
  });
  const say = (message: object) =>
    live.receive(peer, JSON.stringify({ v: PROTOCOL_VERSION, ...message }));
  return {
    heard,
    reading,
    say,
    watch: (viewer: number | null, from = 0) => say({ kind: 'watch', viewer, from }),
    give: (client: string, command: Command) => say({ kind: 'command', client, command }),
    seqs: (viewer: number | null) =>
      heard.flatMap((said) =>
        said.kind === 'events' && said.viewer === viewer ? said.events.map(({ seq }) => seq) : [],
      ),
  };
}

export const endTurn = (seat: number, after: number): Command => ({
  do: 'move',
  seat,
  moves: ['end'],
  after,
});
