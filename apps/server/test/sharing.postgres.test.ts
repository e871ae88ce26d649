import { expect, test } from 'vitest';
import { Guest } from './kit/guest.ts';
import { inPostgres, newSchema, openPostgres, openPostgresServer } from './kit/postgres.ts';
import { events, opened, record } from './kit/store.ts';

test('owners take turns with their bots, whichever process asks', async () => {
  const url = await newSchema();
  const [one, two] = [await openPostgres(url), await openPostgres(url)];
  const due = (id: string, owner: string, changedAt: number) =>
    one.append(
      record(id, { stage: 'playing', botDue: true, owner, changedAt }),
      events(0, [opened]),
    );
  for (const [i, id] of ['ann 1', 'ann 2', 'ann 3'].entries()) await due(id, 'ann', i);
  await due('bob 1', 'bob', 10);
  await one.shared?.attend(
    new Map([
      ['ann 1', ['ann']],
      ['ann 2', ['ann']],
      ['ann 3', ['ann']],
      ['bob 1', ['ann']],
    ]),
  );
  // Who has waited longest comes first, and then the other owner.
  expect(await one.shared?.takeBotTurns(1)).toEqual(['ann 1']);
  expect(await two.shared?.takeBotTurns(1)).toEqual(['bob 1']);
  await due('bob 2', 'bob', 0);
  await two.shared?.attend(new Map([['bob 2', ['ann']]]));
  // Both have a bot that thinks.
  expect((await two.shared?.takeBotTurns(2))?.sort()).toEqual(['ann 2', 'bob 2']);
  expect(await one.shared?.takeBotTurns(9)).toEqual(['ann 3']);
});

test('rooms of a person, and those of an address, are counted for all servers together', async () => {
  const url = await newSchema();
  const config = { maxRoomsPerPerson: 1 };
  const servers = [
    await openPostgresServer(url, { config }),
    await openPostgresServer(url, { config }),
  ] as const;
  const room = async (guest: Guest) => {
    const { body } = await guest.ask('POST', '/api/tables', { settings: { game: 'talluka' } });
    return 'id' in body ? 'done' : (body.fault as { code: string }).code;
  };
  const asha = await Guest.enter(servers[0].url, 'Asha');
  const elsewhere = Object.assign(new Guest(() => servers[1].url, 'Asha'), { cookie: asha.cookie });
  expect([await room(asha), await room(elsewhere)]).toEqual(['done', 'rooms-full']);
  // An address has ten times as much as a person.
  const ends: string[] = [];
  for (let i = 0; i < 10; i++) {
    ends.push(await room(await Guest.enter((servers[i % 2] ?? servers[0]).url, 'Guest')));
  }
  expect(ends).toEqual([...Array(9).fill('done'), 'address-day']);
  await Promise.all(servers.map((server) => server.close()));
});

test('a bucket fills again at once after the clock of the database was set back', async () => {
  const url = await newSchema();
  const { shared } = await openPostgres(url);
  const bucket = { key: 'asha', perSecond: 1000, burst: 10 };
  expect(await shared?.takeTokens(bucket, 10)).toBe(true);
  // As if it had been a day later then.
  await inPostgres(url, (db) => db.query('update buckets set tokens = 0, at = at + 86400000'));
  expect(await shared?.takeTokens(bucket, 10)).toBe(false);
  await expect.poll(() => shared?.takeTokens(bucket, 10)).toBe(true);
});
