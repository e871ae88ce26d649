import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inDatabase } from './kit/database.ts';
import { Duel } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { troublesIn } from './kit/history.ts';
import { type Mortal, openMortal } from './kit/mortal.ts';
import { folder } from './kit/process.ts';

const CLOCK = { kind: 'live', budget: 600_000, increment: 0 } as const;

let place: ReturnType<typeof folder>;
let server: Mortal;
let guests: [Guest, Guest];
let bad: Duel;
let good: Duel;

beforeEach(async () => {
  place = folder();
  server = await openMortal(place.path);
  const url = () => server.url;
  guests = [await Guest.enter(url, 'Asha'), await Guest.enter(url, 'Ravi')];
  bad = await Duel.open(guests, 'talluka', CLOCK);
  good = await Duel.open(guests, 'talluka', CLOCK);
  for (const { ear } of bad.hands) ear.hangUp();
});

afterEach(async () => {
  good.leave();
  await server.close();
  place.remove();
});

/** Something happens to the file between two runs of the server. */
async function restartAfter(sql: string): Promise<void> {
  const { port } = server;
  await server.close();
  inDatabase(place.path, (db) => db.prepare(sql).run(bad.table));
  server = await openMortal(place.path, { port });
}

describe('a table with a damaged row', () => {
  test.each([
    ['no JSON', "update events set body = '{oops' where seq = 4 and table_id = ?"],
    ['no event', 'update events set body = \'{"kind":"sung"}\' where seq = 4 and table_id = ?'],
    [
      'an illegal move',
      `update events set body = '{"kind":"moved","seat":0,"moves":["x"]}'
      where seq = (select max(seq) from events) and table_id = ?`,
    ],
    ['a gap', 'delete from events where seq = 4 and table_id = ?'],
    ['no events', 'delete from events where table_id = ?'],
  ])('%s: is refused and noted once; the others play on', async (_, sql) => {
    await restartAfter(sql);
    for (let i = 0; i < 3; i++) {
      const answer = await guests[0].ask('GET', `/api/tables/${bad.table}/matches`);
      expect(answer).toMatchObject({ status: 410, body: { fault: { code: 'table-damaged' } } });
    }
    const name = createHash('sha256').update(bad.table).digest('hex').slice(0, 16);
    const notes = server.log.filter((line) => line.includes(name));
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('a stored table is damaged and cannot be opened');
    await good.play('on');
    expect(troublesIn(await good.history(place.path))).toEqual([]);
    expect((await guests[0].ask('GET', '/api/tables?of=mine')).status).toBe(200);
    expect((await guests[0].ask('GET', '/healthz')).status).toBe(200);
  });
});
