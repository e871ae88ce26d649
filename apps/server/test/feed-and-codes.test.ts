import { FastRandom } from '@baithak/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Duel, Hand } from './kit/duel.ts';
import { Guest } from './kit/guest.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

let server: TestServer;
let asha: Guest;
let ravi: Guest;
let now = 1_800_000_000_000;

beforeAll(async () => {
  server = await openTestServer({ env: { now: () => now, ticks: () => now } });
  asha = await Guest.enter(server.url, 'Asha');
  ravi = await Guest.enter(server.url, 'Ravi');
});

afterAll(() => server.close());

describe('a feed', () => {
  const nobody = () => new Guest(() => server.url, 'nobody');
  const read = (token: unknown, kind: string) =>
    nobody().ask('GET', `/api/feed/${String(token)}/${kind}`);
  const newFeed = async (guest: Guest, language = 'en') =>
    (await guest.ask('POST', '/api/feed', { language })).body.token;

  it('lists the turns of one person, with a link to each table', async () => {
    const [mine, theirs] = [await newFeed(asha), await newFeed(ravi, 'de')];
    const clock = { kind: 'slow', perTurn: 3600_000 } as const;
    const duel = await Duel.open([asha, ravi], 'talluka', clock);
    const items = async (token: unknown) =>
      (await read(token, 'json')).body.items as { id: string; url: string; title: string }[];
    const [turn, ...others] = await items(mine);
    expect(others).toEqual([]);
    expect(turn).toMatchObject({
      title: 'Your turn: Talluka',
      url: `${server.url}/t/${duel.table}`,
      content_text: `You have until ${new Date(now + 3600_000).toUTCString()}.`,
    });
    expect(await items(theirs)).toEqual([]);
    const atom = String(
      await fetch(new URL(`/api/feed/${mine}/atom`, server.url)).then((a) => a.text()),
    );
    expect(atom).toContain(`<link href="${server.url}/t/${duel.table}"/>`);
    const hand = duel.hands[0];
    now += 1000;
    await hand.must(await duel.nextMove(hand, new FastRandom('feed')));
    expect(await items(mine)).toEqual([]);
    expect((await items(theirs))[0]?.title).toBe('Du bist dran: Talluka');
  });

  it('tells a turn once, whatever is said meanwhile, and not while the game is paused', async () => {
    const token = await newFeed(asha);
    const duel = await Duel.open([asha, ravi], 'srrakk', { kind: 'slow', perTurn: 3600_000 });
    const told = async () =>
      (
        (await read(token, 'json')).body.items as {
          id: string;
          url: string;
          date_published: string;
        }[]
      )
        .filter(({ url }) => url.endsWith(duel.table))
        .map(({ id, date_published }) => ({ id, date_published }));
    const [host, friend] = duel.hands;
    const first = await told();
    expect(first).toHaveLength(1);
    now += 1000;
    await friend.must({ do: 'chat', text: 'Hello!' });
    expect(await told()).toEqual(first);
    await host.must({ do: 'pause', seat: 0 });
    const { seq } = await host.until(() =>
      host.stream(null).events.find(({ kind }) => kind === 'asked'),
    );
    await friend.must({ do: 'answer', seat: 1, question: seq, yes: true });
    expect(await told()).toEqual([]);
    await friend.must({ do: 'resume', seat: 1 });
    expect(await told()).toEqual(first);
    for (const hand of duel.hands)
      await hand.must(await duel.nextMove(hand, new FastRandom('turn')));
    const [next, ...others] = await told();
    expect(others).toEqual([]);
    expect(next?.id).not.toBe(first[0]?.id);
    expect(next?.date_published).toBe(new Date(now).toISOString());
  });

  it('tells the host, and nobody else, of a table where everybody sits', async () => {
    const [mine, theirs] = [await newFeed(asha), await newFeed(ravi)];
    const table = await asha.openTable({ game: 'vancana' });
    const titles = async (token: unknown) =>
      ((await read(token, 'json')).body.items as { url: string; title: string }[])
        .filter(({ url }) => url.endsWith(table))
        .map(({ title }) => title);
    const [host, friend] = [new Hand(asha, table, 0), new Hand(ravi, table, 1)];
    await host.must({ do: 'sit', seat: 0, name: 'Asha' });
    expect(await titles(mine)).toEqual([]);
    await friend.must({ do: 'join', name: 'Ravi' });
    await friend.must({ do: 'sit', seat: 1, name: 'Ravi' });
    expect(await titles(mine)).toEqual(['Everyone is here: Vancana']);
    expect(await titles(theirs)).toEqual([]);
    await host.must({ do: 'start' });
    expect([await titles(mine), await titles(theirs)]).toEqual([['Your turn: Vancana'], []]);
  });

  it('lists a deal for those who have to do their part next', async () => {
    const [mine, theirs] = [await newFeed(asha), await newFeed(ravi)];
    const table = await asha.openTable({ game: 'jaipur' });
    const waits = async (token: unknown) =>
      ((await read(token, 'json')).body.items as { url: string }[]).some(({ url }) =>
        url.endsWith(table),
      );
    const [host, friend] = [new Hand(asha, table, 0), new Hand(ravi, table, 1)];
    await host.must({ do: 'sit', seat: 0, name: 'Asha' });
    await friend.must({ do: 'join', name: 'Ravi' });
    await friend.must({ do: 'sit', seat: 1, name: 'Ravi' });
    await host.must({ do: 'start' });
    expect([await waits(mine), await waits(theirs)]).toEqual([true, true]);
    // The host's page looks at the table again.
    host.watch();
    await host.until(() => host.stream(null).events.find(({ kind }) => kind === 'promised'));
    expect([await waits(mine), await waits(theirs)]).toEqual([false, true]);
    for (const { ear } of [host, friend]) ear.hangUp();
  });

  it('ends when its owner makes another one or ends it', async () => {
    const first = await newFeed(asha);
    const second = await newFeed(asha);
    expect((await read(first, 'atom')).status).toBe(404);
    expect((await read(second, 'atom')).status).toBe(200);
    expect((await asha.ask('GET', '/api/feed')).body).toEqual({ on: true });
    await asha.ask('DELETE', '/api/feed');
    expect((await read(second, 'json')).status).toBe(404);
    expect((await asha.ask('GET', '/api/feed')).body).toEqual({ on: false });
    for (const [method, body] of [['GET'], ['POST', { language: 'en' }], ['DELETE']] as const) {
      expect((await nobody().ask(method, '/api/feed', body)).status).toBe(401);
    }
    expect((await asha.ask('POST', '/api/feed', { language: 'xx' })).status).toBe(400);
  });
});

describe('a code for another device', () => {
  const newCode = async (guest: Guest) =>
    String((await guest.ask('POST', '/api/session/code')).body.code);
  const device = () => new Guest(() => server.url, 'device');
  const take = (guest: Guest, code: string) => guest.ask('POST', '/api/session/take', { code });

  it('makes the same person of it, once', async () => {
    const code = await newCode(asha);
    expect(code).toMatch(/^[2-9A-Z]{8}$/);
    const phone = device();
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
    expect((await take(phone, typed)).body).toEqual({
      session: { person: asha.person, name: 'Asha' },
    });
    expect((await phone.ask('GET', '/api/session')).body).toEqual({
      session: { person: asha.person, name: 'Asha' },
    });
    // The first device stays who it was.
    expect((await asha.ask('GET', '/api/session')).body.session).not.toBeNull();
    const thief = device();
    expect((await take(thief, code)).body).toEqual({ fault: { code: 'code-unknown' } });
    expect((await thief.ask('GET', '/api/session')).body).toEqual({ session: null });
  });

  it('is too old after ten minutes, and when there is a newer one', async () => {
    const old = await newCode(asha);
    const newer = await newCode(asha);
    expect((await take(device(), old)).status).toBe(404);
    now += 10 * 60_000;
    expect((await take(device(), newer)).status).toBe(404);
  });

  it('cannot be guessed: few tries are allowed from one address, and few codes for one person', async () => {
    now += 3600_000;
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await take(device(), 'ABCDEFGH')).status);
    expect(statuses).toEqual([...new Array(10).fill(404), 429, 429]);
    const asked: number[] = [];
    for (let i = 0; i < 11; i++) asked.push((await ravi.ask('POST', '/api/session/code')).status);
    expect(asked).toEqual([...new Array(10).fill(200), 429]);
    expect((await device().ask('POST', '/api/session/code')).status).toBe(401);
  });
});
