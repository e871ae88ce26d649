import { GAME_IDS } from '@baithak/catalog';
import {
  type AnyMatch,
  Fault,
  legalMoves,
  type Random,
  readMatch,
  sure,
  writeMatch,
} from '@baithak/kernel';
import { openTable, type Settings, streamFrom, submit, type Table } from '@baithak/table';
import { long, pickOne, viewersOf } from '@baithak/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Json, type Lore, loreOf, mutated, randomOf } from './kit/fuzz-messages.ts';
import { Round } from './kit/fuzz-round.ts';
import { type Process, startServer, stop } from './kit/processes.ts';
import { folder } from './kit/store.ts';

/** The long run sends ten million frames and requests. */
const ROUNDS = long ? 500 : 1;
const LEAST = 20_000;
const EFFORT = { tables: 14, framesOfLine: 300, violent: 200, requests: 3000 };

const data = folder();
let server: Process;

beforeAll(async () => {
  server = await startServer(data.path, {
    MESSAGES_PER_SECOND: '1000000',
    MAX_TABLES_PER_HOUR: '1000000',
  });
});

afterAll(() => {
  server.child.kill('SIGKILL');
  data.remove();
});

it('the server answers any nonsense, breaks nothing, and others play undisturbed', async () => {
  for (let n = 0; n < ROUNDS; n++) {
    const lore = await Promise.all(GAME_IDS.map((id) => loreOf(id, randomOf('lore', id, n))));
    const round = new Round(server.url, lore, EFFORT, `round ${n}`);
    expect(await round.run()).toEqual([]);
    expect(round.sent).toBeGreaterThanOrEqual(LEAST);
    expect(server.errors()).toBe('');
  }
  expect(await stop(server)).toBe(0);
});

const POSITIONS = long ? 100_000 : 400;
const MOVES = 12;
const env = { now: 0, seed: '00', scheme: 1 } as const;

/** A table with a custom start, or nothing if it is refused. */
function tableFrom(lore: Lore, wish: Json): Table | undefined {
  const table = openTable(() => lore.game, wish as Partial<Settings>, 'asha', 'Asha', env);
  if (table instanceof Fault) return undefined;
  for (const seat of table.seats.keys()) {
    sure(submit(table, { do: 'sit', seat, name: 'Asha' }, 'asha', env));
  }
  sure(submit(table, { do: 'start' }, 'asha', env));
  return table;
}

function playOn(table: Table, random: Random): void {
  for (let n = 0; n < MOVES && table.stage === 'playing'; n++) {
    const { state, entries } = table.match as AnyMatch;
    const seat = table.toDecide as number;
    const move = pickOne(legalMoves(table.game, state), random);
    const command = { do: 'move', seat, moves: [move], after: entries.length } as const;
    sure(submit(table, command, 'asha', env));
    if (random.below(5) === 0) sure(submit(table, { do: 'undo', seat }, 'asha', env));
  }
}

it.each(GAME_IDS)('a game of %s from any position is refused or can be played', async (id) => {
  const random = randomOf('positions', id);
  const lore = await loreOf(id, random);
  let accepted = 0;
  for (let n = 0; n < POSITIONS; n++) {
    const { variant, position } = pickOne(lore.positions, random);
    let changed: Json = position;
    for (let changes = random.below(4); changes > 0; changes--) changed = mutated(changed, random);
    const wish = { game: id, ...variant, position: changed };
    try {
      const table = tableFrom(lore, wish);
      if (table === undefined) continue;
      accepted++;
      playOn(table, random);
      for (const viewer of viewersOf(variant)) JSON.stringify(streamFrom(table, viewer, 0));
      if (n % 20 === 0) sure(readMatch(writeMatch(table.match as AnyMatch), lore.game));
    } catch (error) {
      throw new Error(JSON.stringify(wish), { cause: error });
    }
  }
  expect(accepted).toBeGreaterThan(POSITIONS / 10);
  expect(accepted).toBeLessThan(POSITIONS);
});
