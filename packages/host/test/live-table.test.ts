import { Fault, type Game, sure } from '@baithak/kernel';
import { PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import { type Command, openTable, submit, Table } from '@baithak/table';
import { toy } from '@baithak/testkit';
import { expect, test } from 'vitest';
import { GameLoader, glanceFor, matchFile, movingOf, recordOf, restore } from '../index.ts';
import { endTurn, hostOf, running, sitDown, store } from './kit.ts';

test('events are stored, sent to everybody who watches, and then the command is answered', async () => {
  const { live } = await (await running(store()))();
  const asha = sitDown(live, 'asha');
  const ravi = sitDown(live, 'ravi');
  await asha.watch(0);
  await ravi.watch(1);
  const before = asha.seqs(0).length;
  expect(await asha.give('a', endTurn(0, 1))).toBe('done');
  expect(asha.seqs(0)).toEqual(Array.from({ length: before + 1 }, (_, i) => i));
  expect(ravi.seqs(1)).toEqual(asha.seqs(0));
  expect(asha.heard.at(-1)).toEqual({
    v: PROTOCOL_VERSION,
    kind: 'done',
    client: 'a',
    first: before,
  });
  expect(await asha.watch(1)).toBe('not-your-seat');
});

test('a refused command that is repeated with its id gets the first answer', async () => {
  const { live } = await (await running(store()))();
  const asha = sitDown(live, 'asha');
  const ravi = sitDown(live, 'ravi');
  expect(await ravi.give('r', endTurn(1, 1))).toBe('not-your-turn');
  expect(await asha.give('a', endTurn(0, 1))).toBe('done');
  // Now it would be allowed.
  expect(await ravi.give('r', endTurn(1, 2))).toBe('not-your-turn');
  expect(ravi.heard[1]).toEqual(ravi.heard[0]);
  expect(await asha.give('r', { do: 'chat', text: 'my own r' })).toBe('done');
  expect(await ravi.give('r2', endTurn(1, 2))).toBe('done');
});

test('what failed for want of room may be tried again with the same id', async () => {
  const kept = store();
  const { live } = await (await running(kept))();
  const asha = sitDown(live, 'asha');
  kept.mood = 'full';
  expect(await asha.give('a', endTurn(0, 1))).toBe('not-kept');
  kept.mood = 'well';
  expect(await asha.give('a', endTurn(0, 1))).toBe('done');
});

test.each(['append', 'read'] as const)(
  'a move that was stored is never called lost: the store goes away after its %s',
  async (last) => {
    const kept = store();
    const { live } = await (await running(kept))();
    const asha = sitDown(live, 'asha', undefined, () => void asha.heard.push('hung up' as never));
    const { append, read } = kept;
    let isAway = false;
    kept.append = async (record, events) => {
      await append(record, events);
      isAway = true;
      // A repeated append finds its numbers taken.
      if (last === 'read') return 'taken';
      throw new Error('the connection was lost');
    };
    kept.read = async (id, from) => {
      if (isAway) throw new Error('the connection was lost');
      return read(id, from);
    };
    await asha.give('a', endTurn(0, 1));
    expect(asha.heard).toEqual(['hung up']);
    isAway = false;
    kept.append = append;
    expect(await asha.give('a', endTurn(0, 1))).toBe('done');
    const stored = (await read('t'))?.events as readonly { kind: string; seq: number }[];
    const moves = stored.filter(({ kind }) => kind === 'moved');
    expect(moves).toHaveLength(1);
    expect(asha.heard.at(-1)).toMatchObject({ kind: 'done', client: 'a', first: moves[0]?.seq });
  },
);

test('a table remembers only the last refusals of each person', async () => {
  const { live } = await (await running(store()))();
  const ravi = sitDown(live, 'ravi');
  const asha = sitDown(live, 'asha');
  expect(await asha.give('early', endTurn(0, 9))).toBe('stale');
  expect(await ravi.give('early', endTurn(1, 1))).toBe('not-your-turn');
  for (let n = 0; n < 50; n++) await ravi.give(`${n}`, endTurn(1, 1));
  expect(await asha.give('a', endTurn(0, 1))).toBe('done');
  expect(await asha.give('early', endTurn(0, 2))).toBe('stale');
  expect(await ravi.give('early', endTurn(1, 2))).toBe('done');
});

test.each([
  { hasSecrets: true, views: 3 },
  { hasSecrets: false, views: 1 },
])(
  'a change is told in $views views to two players and spectators if secrets: $hasSecrets',
  async ({ hasSecrets, views }) => {
    const seen: unknown[] = [];
    const counting: Game = {
      ...(toy as Game),
      hasSecrets,
      view(state, viewer) {
        seen.push(viewer);
        return (toy as Game).view(state, viewer);
      },
    };
    const kept = store();
    const loader = new GameLoader(async () => counting);
    const { live } = await (await running(kept))(hostOf(kept, { loader }));
    const [asha, ravi, mira] = ['asha', 'ravi', 'mira'].map((name) => sitDown(live, name));
    for (const seat of [0, null]) await asha?.watch(seat);
    for (const seat of [1, null]) await ravi?.watch(seat);
    await mira?.watch(null);
    seen.length = 0;
    expect(await asha?.give('a', endTurn(0, 1))).toBe('done');
    expect(seen).toHaveLength(views);
    const { state } = await live.look((table) => table.match as { state: unknown });
    const told = [asha, ravi, mira].flatMap((each) =>
      (each?.heard ?? []).flatMap((said) =>
        said.kind === 'events' && said.events.at(-1)?.kind === 'moved'
          ? [[said.viewer, said.events.at(-1)?.match?.view]]
          : [],
      ),
    );
    expect(told.map(([viewer]) => viewer)).toEqual([0, null, 1, null, null]);
    if (!hasSecrets) return;
    const own = ([viewer]: unknown[]) => [viewer, (toy as Game).view(state, viewer as null)];
    expect(told).toEqual(told.map(own));
    expect(JSON.stringify(told[0]?.[1])).not.toBe(JSON.stringify(told[2]?.[1]));
  },
);

test('a move is judged once, and once more by whoever replays it', async () => {
  let judged = 0;
  const counting: Game = {
    ...(toy as Game),
    judge(state, attempt) {
      judged += 1;
      return (toy as Game).judge(state, attempt);
    },
  };
  const kept = store();
  const open = await running(kept, 1);
  const loader = new GameLoader(async () => counting);
  const { live } = await open(hostOf(kept, { loader }));
  const asha = sitDown(live, 'asha');
  const ravi = sitDown(live, 'ravi');
  await asha.watch(0);
  await ravi.watch(1);
  expect(judged).toBe(0);
  expect(await asha.give('a', endTurn(0, 1))).toBe('done');
  expect(judged).toBe(1);
  const before = judged;
  expect(await ravi.give('r', { ...endTurn(1, 2), moves: ['end', 'end'] } as Command)).toBe(
    'move-after-turn',
  );
  expect(judged).toBe(before + 1);
  expect(await ravi.give('s', endTurn(1, 2))).toBe('done');
  await expect.poll(() => live.look((table) => table.match?.decisions.length)).toBe(3);
  expect(judged).toBe(before + 3);
  judged = 0;
  sure(await restore(loader, await kept.read('t')));
  expect(judged).toBe(3);
});

test('two hosts with one store share one history and carry a command out once', async () => {
  const kept = store();
  const open = await running(kept);
  const [one, two] = [await open(), await open()];
  const asha = sitDown(one.live, 'asha');
  const ravi = sitDown(two.live, 'ravi');
  await asha.watch(null);
  await ravi.watch(null);
  await asha.give('a', endTurn(0, 1));
  // The other host has not heard of it yet: it loads the event first and then plays on.
  expect(await ravi.give('r', { do: 'chat', text: 'well played' })).toBe('done');
  expect(await ravi.give('r2', endTurn(1, 2))).toBe('done');
  await one.live.catchUp();
  expect(asha.seqs(null)).toEqual(ravi.seqs(null));
  expect(await asha.give('a', endTurn(0, 1))).toBe('done');
  await two.live.catchUp();
  const ashaAtTwo = sitDown(two.live, 'asha');
  expect(await ashaAtTwo.give('a', endTurn(0, 1))).toBe('done');
  expect(ashaAtTwo.heard).toEqual(asha.heard.filter((said) => said.kind === 'done').slice(0, 1));
  const stored = await kept.read('t');
  expect(
    Table.load(one.at.loader.games, (stored?.events ?? []) as never).match?.decisions,
  ).toHaveLength(2);
});

test('a move on an old state is refused, and what was missed is sent again', async () => {
  const { live } = await (await running(store()))();
  const asha = sitDown(live, 'asha');
  await asha.watch(0);
  await asha.give('a', endTurn(0, 1));
  const count = asha.heard.length;
  expect(await asha.give('late', endTurn(0, 1))).toBe('stale');
  const [refusal, again] = asha.heard.slice(count);
  expect(refusal).toMatchObject({ kind: 'refused', client: 'late', fault: { code: 'stale' } });
  expect(again).toMatchObject({ kind: 'events', viewer: 0, events: [{ kind: 'moved' }] });
});

test.each([
  ['full', 'not-kept'],
  ['taken', 'table-busy'],
] as const)('with a store that is %s nothing happens', async (mood, code) => {
  const kept = store();
  const { live } = await (await running(kept))();
  const asha = sitDown(live, 'asha');
  await asha.watch(0);
  const told = asha.seqs(0).length;
  kept.mood = mood;
  expect(await asha.give('a', endTurn(0, 1))).toBe(code);
  expect(asha.seqs(0)).toHaveLength(told);
  kept.mood = 'well';
  expect(await asha.give('a', endTurn(0, 1))).toBe('done');
  expect(asha.seqs(0)).toEqual(Array.from({ length: told + 1 }, (_, i) => i));
});

test('a bot near their strength plays on for whoever leaves, and another if nobody knows it', async () => {
  const kept = store();
  const open = await running(kept);
  const { live, at } = await open(
    hostOf(kept, {
      async nearest(person, game) {
        if (person === 'asha') throw new Error('no ratings today');
        return person === 'ravi' && game === 'toy' ? 'phani' : undefined;
      },
    }),
  );
  expect(await live.command('ravi', { do: 'leave' })).toBeUndefined();
  expect(await live.look(({ seats }) => seats[1])).toMatchObject({ character: 'phani' });
  expect(await live.command('asha', { do: 'leave' })).toBeUndefined();
  expect(await live.look(({ seats }) => seats[0])).toMatchObject({ character: 'gilli' });
  expect(at.errors).toHaveLength(1);
});

test('the host hears who watches a table, whenever that changes', async () => {
  const open = await running(store());
  const told: (readonly string[])[] = [];
  const { live } = await open(hostOf(store(), { watched: (_, people) => told.push(people) }));
  const come = (person: string) => live.connect(person, { send: () => {} });
  const [asha, again] = [come('asha'), come('asha')];
  const ravi = come('ravi');
  live.disconnect(asha);
  live.disconnect(ravi);
  live.disconnect(again);
  expect(told).toEqual([['asha'], ['asha', 'ravi'], ['asha'], []]);
});

test('bots play on unwatched, and people hear of one that fails', async () => {
  const kept = store();
  const open = await running(kept, 1);
  const { live } = await open();
  const asha = sitDown(live, 'asha');
  const ravi = sitDown(live, 'ravi');
  await asha.give('a', endTurn(0, 1));
  await ravi.give('r', endTurn(1, 2));
  await expect.poll(() => live.look((table) => table.match?.decisions.length)).toBe(3);
  expect(await asha.give('b', endTurn(0, 4))).toBe('done');
  expect(await ravi.give('s', { do: 'resign', seat: 1 })).toBe('done');
  const broken = hostOf(kept, {
    think: async () => {
      throw new Error('no idea');
    },
  });
  const second = await open(broken);
  const watcher = sitDown(second.live, 'asha');
  await watcher.watch(null);
  await expect.poll(() => watcher.heard.at(-1)).toMatchObject({ fault: { code: 'bot-broke' } });
  expect(broken.errors.length).toBeGreaterThan(0);
});

test('the past can be looked at where the memory aids allow it, and only as one saw it', async () => {
  const { live } = await (await running(store()))();
  const asha = sitDown(live, 'asha');
  await asha.watch(0);
  const moment = asha.seqs(0).at(-1) as number;
  const then = asha.heard.at(-1) as Extract<TableMessage, { kind: 'events' }>;
  await asha.give('a', endTurn(0, 1));
  expect(await asha.say({ kind: 'look', viewer: 0, at: moment })).toBe('done');
  expect(asha.heard.at(-1)).toMatchObject({ at: moment, match: then.events.at(-1)?.match });
  expect(await asha.say({ kind: 'look', viewer: 1, at: moment })).toBe('not-your-seat');
  expect(await asha.say({ kind: 'look', viewer: 0, at: 999 })).toBe('no-such-moment');
});

test('a match file is whole only when the match is over; a table moves out only with those who sit there', async () => {
  const { live } = await (await running(store()))();
  const file = () => live.look((table) => matchFile(table, 0, 'asha'));
  expect(await file()).toContain('seen-by 0');
  expect(await live.look((table) => matchFile(table, 1, 'asha'))).toMatchObject({
    code: 'not-your-seat',
  });
  expect(await live.look((table) => movingOf(table, 'asha'))).toMatchObject({ code: 'not-alone' });
  expect(await live.look((table) => movingOf(table, 'eve'))).toMatchObject({
    code: 'not-your-seat',
  });
  await live.command('asha', { do: 'resign', seat: 0 });
  expect(await file()).toContain('seed "the seed"');
});

test('a host whose store has lost the table says so and shows everybody out', async () => {
  const kept = store();
  const gone: string[] = [];
  const { live, at } = await (await running(kept))(
    hostOf(kept, { gone: (id) => void gone.push(id) }),
  );
  const asha = sitDown(live, 'asha', undefined, () => void asha.heard.push('hung up' as never));
  kept.read = async () => undefined;
  kept.mood = 'taken';
  expect(await asha.give('a', endTurn(0, 1))).toBe('no-such-table');
  expect(gone).toEqual(['t']);
  await live.close();
  expect(asha.heard.at(-1)).toBe('hung up');
  expect(await asha.give('b', endTurn(0, 1))).toBe('table-busy');
  expect(await restore(at.loader, undefined)).toBeInstanceOf(Fault);
});

test('a record says whose turn it is and by which clock, and nothing of the match', () => {
  const env = { now: 0, seed: 'x', scheme: 1 } as const;
  const games = (id: string) => (id === 'toy' ? (toy as Game) : undefined);
  const clock = { kind: 'slow', perTurn: 86_400_000 } as const;
  const table = sure(openTable(games, { game: 'toy', seats: 2, clock }, 'asha', 'Asha', env));
  const give = (command: Command) => sure(submit(table, command, 'asha', env));
  expect(recordOf('t', table)).toMatchObject({ turn: null, clock });
  give({ do: 'sit', seat: 0, name: 'Asha' });
  give({ do: 'bot', seat: 1, character: 'mina' });
  give({ do: 'start' });
  const turn = table.toDecide;
  expect(turn).not.toBeNull();
  expect(recordOf('t', table).turn).toBe(turn);
  expect(glanceFor(table, 'asha')?.seat).toBe(0);
  expect(glanceFor(table, 'stranger')?.seat).toBeNull();
  give({ do: 'pause', seat: 0 });
  expect(recordOf('t', table)).toMatchObject({ turn: null, paused: true });
  give({ do: 'resume', seat: 0 });
  expect(recordOf('t', table).turn).toBe(turn);
  expect(recordOf('t', table)).not.toHaveProperty('paused');
  give({ do: 'resign', seat: 0 });
  expect(recordOf('t', table).turn).toBeNull();
});

test('a record says when the match last moved, or a seat was taken, and not when people talked', () => {
  const games = (id: string) => (id === 'toy' ? (toy as Game) : undefined);
  const env = { now: 1, seed: 'x', scheme: 1 } as const;
  const table = sure(openTable(games, { game: 'toy', seats: 2 }, 'asha', 'Asha', env));
  const moved = (now: number, command: Command) => {
    sure(submit(table, command, 'asha', { ...env, now }));
    const { changedAt, movedAt } = recordOf('t', table);
    return [changedAt, movedAt];
  };
  const chat = { do: 'chat', text: 'hello' } as const;
  expect(moved(2, chat)).toEqual([2, 1]);
  expect(moved(3, { do: 'sit', seat: 0, name: 'Asha' })).toEqual([3, 3]);
  expect(moved(4, { do: 'bot', seat: 1, character: 'mina' })).toEqual([4, 4]);
  expect(moved(5, chat)).toEqual([5, 4]);
  expect(moved(6, { do: 'start' })).toEqual([6, 6]);
  expect(moved(7, chat)).toEqual([7, 6]);
  expect(moved(8, endTurn(0, 1))).toEqual([8, 8]);
  expect(moved(9, chat)).toEqual([9, 8]);
});

test('presence follows connections and membership alone, whatever happens in the match', async () => {
  const { live } = await (await running(store()))();
  const asha = sitDown(live, 'asha');
  const present = () =>
    asha.heard.flatMap((said) =>
      said.kind === 'presence' ? [{ here: said.here, guests: said.guests }] : [],
    );
  expect(await asha.say({ kind: 'presence' })).toBe('done');
  const ravi = sitDown(live, 'ravi');
  const both = [
    { here: ['asha'], guests: 0 },
    { here: ['asha', 'ravi'], guests: 0 },
  ];
  expect(await asha.give('a', endTurn(0, 1))).toBe('done');
  expect(await ravi.give('b', endTurn(1, 2))).toBe('done');
  expect(await ravi.give('c', { do: 'chat', text: 'hello' })).toBe('done');
  expect(present()).toEqual(both);
  const mira = sitDown(live, 'mira');
  expect(await mira.give('j', { do: 'join', name: 'Mira' })).toBe('done');
  expect(await ravi.give('l', { do: 'leave' })).toBe('done');
  expect(present()).toEqual([
    ...both,
    { here: ['asha', 'ravi'], guests: 1 },
    { here: ['asha', 'ravi', 'mira'], guests: 0 },
    // Ravi left the table, and looks on.
    { here: ['asha', 'mira'], guests: 1 },
  ]);
});

test('whoever is removed hears so and nothing more; whoever is banned hears nothing at all', async () => {
  const { live } = await (await running(store()))();
  const asha = sitDown(live, 'asha');
  const ravi = sitDown(live, 'ravi');
  await ravi.watch(1);
  await ravi.watch(null);
  expect(await asha.give('r', { do: 'remove', person: 'ravi' })).toBe('done');
  const kinds = () =>
    ravi.heard.flatMap((said) => (said.kind === 'events' ? said.events.map((e) => e.kind) : []));
  expect(kinds().at(-1)).toBe('removed');
  const heard = ravi.heard.length;
  expect(await asha.give('c', { do: 'chat', text: 'hello' })).toBe('done');
  expect(ravi.heard).toHaveLength(heard);
  expect(await ravi.give('j', { do: 'join', name: 'Ravi' })).toBe('done');
  expect(await asha.give('b', { do: 'ban', person: 'ravi', on: true })).toBe('done');
  expect(await ravi.watch(null)).toBe('banned');
  expect(await ravi.say({ kind: 'look', viewer: null, at: 0 })).toBe('banned');
  expect(await ravi.say({ kind: 'presence' })).toBe('banned');
  expect(await ravi.give('k', { do: 'join', name: 'Ravi' })).toBe('banned');
});
