import { type CompiledQuery, Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { rowsOf } from '../store/rows.ts';
import { callsOn } from '../store/sqlite/calls.ts';
import { type Database, openDatabase } from '../store/sqlite/database.ts';
import { dialectOn } from '../store/sqlite/dialect.ts';
import { News } from '../store/sqlite/news.ts';
import { OldLog } from '../store/sqlite/old-log.ts';
import type { Schema } from '../store/sqlite/schema.ts';
import { events, moved, newFile, opened, record } from './store-kit.ts';

/** Everything that is ever asked, once. */
async function askAll({ raw, db }: Database): Promise<void> {
  const calls = callsOn({ raw, db }, new OldLog(raw), 'writer');
  const news = await News.from(db, 'other');
  const people = { people: ['ann'] };
  await calls.append([
    rowsOf(record('t', people), events(0, [opened], { by: 'ann', client: 'c' })),
  ]);
  await calls.append([rowsOf(record('t', people), events(1, [moved('a')]))]);
  expect(await news.look()).toEqual({ tables: ['t'], forgotten: [] });
  await calls.read('t', 0);
  await calls.list({ of: 'open', limit: 1 });
  await calls.list({ of: 'mine', person: 'ann', limit: 1 });
  await calls.list({ of: 'finished', person: 'ann', limit: 1 });
  await calls.count();
  await calls.due(1, 1);
  await calls.ticking();
  await calls.waitingForBots();
  await calls.changeSessions([
    { add: { tokenHash: 'h', person: 'ann', name: '', createdAt: 1, seenAt: 1 } },
    { touch: 'h', seenAt: 2, name: undefined },
  ]);
  await calls.session('h');
  await calls.dropSessions(1);
  await calls.beat(1);
  await calls.lastBeat();
  await calls.forget('ann');
}

test('no question reads through a whole table', async () => {
  const { raw } = await openDatabase(newFile());
  const asked: CompiledQuery[] = [];
  const log = ({ query }: { query: CompiledQuery }) => void asked.push(query);
  await askAll({ raw, db: new Kysely<Schema>({ dialect: dialectOn(raw), log }) });
  const plans = asked
    .filter(({ sql }) => /^\s*(select|insert|replace|update|delete)/.test(sql))
    .map(({ sql, parameters }) => ({
      sql,
      steps: raw
        .prepare(`explain query plan ${sql}`)
        .all(...parameters)
        .map(({ detail }) => String(detail)),
    }));
  expect(plans.length).toBeGreaterThan(20);
  const whole = /^SCAN (events|members|sessions|forgotten)|^SCAN tables$/;
  expect(plans.filter(({ steps }) => steps.some((step) => whole.test(step)))).toEqual([]);
  raw.close();
});
