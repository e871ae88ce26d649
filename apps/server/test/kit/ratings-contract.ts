import { describe, expect, it } from 'vitest';
import { NEWCOMER, type Rating, ratedAfter, ratingOfCharacter } from '../../people/rating.ts';
import { makeAccount } from './accounts.ts';
import { Guest, playSeat } from './guest.ts';
import type { House } from './house.ts';
import { type TestServer, type TestServerSetup, threadBots } from './server.ts';
import { codeOf, dial, openAt, openHouse, tidyUp } from './visits.ts';

async function member(server: TestServer, name: string): Promise<Guest> {
  const guest = await Guest.enter(server.url, name);
  await makeAccount(guest);
  return guest;
}

const RATED = { game: 'talluka', seats: 2, rated: true } as const;

/** A rated match of two people that has begun; `ready`: before everybody has agreed. */
async function duel(server: TestServer) {
  const [asha, ravi] = [await member(server, 'Asha'), await member(server, 'Ravi')];
  const table = await asha.openTable(RATED);
  const [first, second] = [dial(asha, table), dial(ravi, table)];
  await first.must({ do: 'sit', seat: 0, name: 'Asha' });
  await second.must({ do: 'join', name: 'Ravi' });
  await second.must({ do: 'sit', seat: 1, name: 'Ravi' });
  first.watch(0);
  second.watch(1);
  return { asha, ravi, table, first, second };
}

async function begun(server: TestServer, turns = 0) {
  const parts = await duel(server);
  await parts.second.must({ do: 'accept' });
  await parts.first.must({ do: 'start' });
  await Promise.all([playSeat(parts.first, 0, 'a', turns), playSeat(parts.second, 1, 'b', turns)]);
  return parts;
}

interface Own {
  readonly ratings: { game: string; rating: number; deviation: number; games: number }[];
  readonly history: { rating: number }[];
}
const own = async (guest: Guest) => (await guest.ask('GET', '/api/ratings')).body as unknown as Own;
const rated = (guest: Guest, games = 1) =>
  expect.poll(async () => (await own(guest)).ratings[0]?.games ?? 0).toBe(games);

/** What players of rated matches are promised, on every store. */
export function ratingsContract(newHouse: () => House): void {
  tidyUp();
  const open = (setup: TestServerSetup = {}) => openHouse(newHouse, setup);

  describe('a rated table', () => {
    it('is for people with an account, who all agree', async () => {
      const { server } = await open();
      const guest = await Guest.enter(server.url, 'Guest');
      const { body } = await guest.ask('POST', '/api/tables', { settings: RATED });
      expect(codeOf({ body })).toBe('no-account');
      const plain = dial(guest, await guest.openTable({ ...RATED, rated: false }));
      const wish = { do: 'configure', settings: { rated: true } } as const;
      expect(await plain.command(wish)).toMatchObject({ fault: { code: 'no-account' } });
      const { first, second, table } = await duel(server);
      expect(await first.command({ do: 'start' })).toMatchObject({
        fault: { code: 'not-accepted' },
      });
      const outside = dial(guest, table);
      await outside.must({ do: 'join', name: 'Guest' });
      expect(await outside.command({ do: 'accept' })).toMatchObject({
        fault: { code: 'no-account' },
      });
      await second.must({ do: 'accept' });
      await first.must({ do: 'start' });
    });

    it('is no way in for a guest who gets the table and changes another setting', async () => {
      const { server } = await open();
      const { first, table } = await duel(server);
      const guest = await Guest.enter(server.url, 'Guest');
      const inside = dial(guest, table);
      await inside.must({ do: 'join', name: 'Guest' });
      await first.must({ do: 'hand-over', person: guest.person });
      const wish = { do: 'configure', settings: { aids: 'none' } } as const;
      expect(await inside.command(wish)).toMatchObject({ fault: { code: 'no-account' } });
      // Without ratings the table is theirs to change, and it is rated again only by somebody with an account.
      await inside.must({ do: 'configure', settings: { rated: false } });
      await inside.must(wish);
      const again = { do: 'configure', settings: { rated: true } } as const;
      expect(await inside.command(again)).toMatchObject({ fault: { code: 'no-account' } });
    });

    it('is no way in for a guest through a process that has not heard of it', async () => {
      const { server, house } = await open();
      const deaf = await openAt(house, { plant: () => ({ onChanges: () => {} }) });
      const asha = await member(server, 'Asha');
      const guest = await Guest.enter(deaf.url, 'Guest');
      const table = await asha.openTable({ ...RATED, rated: false });
      const [first, inside] = [dial(asha, table), dial(guest, table)];
      await inside.must({ do: 'join', name: 'Guest' });
      await first.must({ do: 'configure', settings: { rated: true } });
      await first.must({ do: 'hand-over', person: guest.person });
      const wish = { do: 'configure', settings: { aids: 'none' } } as const;
      expect(await inside.command(wish)).toMatchObject({ fault: { code: 'no-account' } });
      expect(await inside.command({ do: 'accept' })).toMatchObject({
        fault: { code: 'no-account' },
      });
    });

    it('rates a match to its end, and once, also after a restart', async () => {
      const { server, house } = await open();
      const { asha, ravi, first } = await begun(server, Number.POSITIVE_INFINITY);
      await rated(asha);
      await rated(ravi);
      const places = first.events(0).findLast((event) => event.kind === 'finished')?.result.places;
      const after = (seat: number) =>
        ratedAfter({ rating: NEWCOMER, place: places![seat]! }, [
          { rating: NEWCOMER, place: places![1 - seat]! },
        ]).rating;
      const before = await own(asha);
      expect(before.ratings[0]?.rating).toBeCloseTo(after(0), 6);
      expect((await own(ravi)).ratings[0]?.rating).toBeCloseTo(after(1), 6);
      // What is said afterwards makes the server look again, and so does another process.
      await first.must({ do: 'chat', text: 'gg' });
      const second = await openAt(house);
      const there = Object.assign(new Guest(() => second.url, 'Asha'), { cookie: asha.cookie });
      await first.must({ do: 'chat', text: 'well played' });
      await expect.poll(() => second.store.people.unseenRated(10)).toEqual([]);
      expect((await own(there)).ratings[0]).toMatchObject({ games: 1 });
      expect(await own(there)).toMatchObject({ history: before.history });
    });

    it('is counted after a crash between the end and the count', async () => {
      const plant: TestServerSetup['plant'] = (store) => ({
        people: new Proxy(store.people, {
          get: (people, name) =>
            name === 'rateMatch' ? () => new Promise(() => {}) : Reflect.get(people, name),
        }),
      });
      const { server, house } = await open({ plant });
      const { asha, first } = await begun(server, 2);
      await first.must({ do: 'resign', seat: 0 });
      expect((await own(asha)).ratings).toEqual([]);
      server.die();
      await server.dead;
      const next = await openAt(house);
      const there = Object.assign(new Guest(() => next.url, 'Asha'), { cookie: asha.cookie });
      await rated(there);
    });

    it('counts resigning and leaving, but not before two turns each', async () => {
      const { server } = await open();
      const early = await begun(server, 1);
      await early.first.must({ do: 'resign', seat: 0 });
      const late = await begun(server, 2);
      await late.second.must({ do: 'leave' });
      await rated(late.asha);
      expect((await own(late.asha)).ratings[0]!.rating).toBeGreaterThan(1500);
      expect((await own(late.ravi)).ratings[0]!.rating).toBeLessThan(1500);
      await expect.poll(() => server.store.people.unseenRated(10)).toEqual([]);
      expect((await own(early.asha)).ratings).toEqual([]);
    });

    it('measures people against characters, whose own ratings stay', async () => {
      const { server } = await open({ bots: threadBots() });
      const asha = await member(server, 'Asha');
      const table = await asha.openTable(RATED);
      const first = dial(asha, table);
      await first.must({ do: 'sit', seat: 0, name: 'Asha' });
      await first.must({ do: 'bot', seat: 1, character: 'mina' });
      first.watch(0);
      await first.must({ do: 'start' });
      await playSeat(first, 0, 'a', 3);
      await first.must({ do: 'resign', seat: 0 });
      await rated(asha);
      const mina = ratingOfCharacter('talluka', 2, 'mina') as Rating;
      const lost = ratedAfter({ rating: NEWCOMER, place: 2 }, [{ rating: mina, place: 1 }]);
      expect((await own(asha)).ratings[0]?.rating).toBeCloseTo(lost.rating, 6);
      expect(lost.rating).toBeLessThan(1400);
      expect(await server.store.people.leaderboard('talluka', 1)).toEqual([]);
    });
  });

  describe('the list of the best', () => {
    it('has those whose strength is known, with no guests and nobody who was forgotten', async () => {
      const { server } = await open();
      const [asha, ravi] = [await member(server, 'Asha'), await member(server, 'Ravi')];
      const play = (i: number) =>
        server.store.people.rateMatch({
          id: `match ${i}`,
          game: 'talluka',
          at: server.env.now(),
          seats: [
            { person: asha.person, rating: NEWCOMER, place: i % 3 === 0 ? 2 : 1 },
            { person: ravi.person, rating: NEWCOMER, place: i % 3 === 0 ? 1 : 2 },
          ],
        });
      const board = async () => {
        const { body } = await ravi.ask('GET', '/api/ratings/talluka');
        return (body.board as { name: string }[]).map(({ name }) => name);
      };
      for (let i = 0; i < 9; i++) expect(await play(i)).toBe(true);
      expect(await play(3)).toBe(false);
      expect(await board()).toEqual([]);
      for (let i = 9; i < 24; i++) await play(i);
      expect(await board()).toEqual(['Asha', 'Ravi']);
      expect((await own(asha)).history).toHaveLength(24);
      await asha.ask('DELETE', '/api/session');
      expect(await board()).toEqual(['Ravi']);
      expect(codeOf(await ravi.ask('GET', '/api/ratings/chess'))).toBe('unknown-game');
    });

    it('leaves out whoever is banned, plays too little, or has not played for long', async () => {
      const { server } = await open();
      const { people } = server.store;
      const now = server.env.now();
      const YEAR = 365 * 24 * 3_600_000;
      const all = { best: 20, banned: 20, rare: 9, rusty: 20, unsure: 10, second: 20 };
      const persons = new Map<string, string>();
      for (const name of Object.keys(all)) {
        persons.set(name, (await member(server, name)).person);
      }
      /** Wins every other game. */
      const play = async (name: keyof typeof all, opponents: readonly Rating[], at: number) => {
        for (let i = 0; i < all[name]; i++) {
          const person = persons.get(name) as string;
          const [own, other] = [1 + (i % 2), 2 - (i % 2)];
          const seats = [
            { person, rating: NEWCOMER, place: own },
            ...opponents.map((rating) => ({ person: null, rating, place: other })),
          ];
          await people.rateMatch({ id: `${name} ${i}`, game: 'talluka', at, seats });
        }
      };
      const equal = (rating: number, deviation = 50) => ({ rating, deviation, volatility: 0.06 });
      await play('best', [equal(1600)], now);
      await play('banned', [equal(1600)], now);
      // Whoever plays against many at once is soon known well.
      await play('rare', [equal(1500), equal(1500), equal(1500)], now);
      await play('rusty', [equal(1600)], now - 10 * YEAR);
      // Strangers as uncertain as newcomers tell little.
      await play('unsure', [equal(1500, 350)], now);
      await play('second', [equal(1400)], now);
      const deed = { id: 'one', at: now, action: 'ban', detail: '' };
      const banned = persons.get('banned') as string;
      await people.ban(banned, { ...deed, target: banned });
      const ratings = await people.ratingsIn('talluka', [...persons.values()], now);
      const of = (name: string) => ratings.find(({ person }) => person === persons.get(name));
      // Each of them is left out for one reason alone.
      expect(of('rare')).toMatchObject({ games: 9 });
      expect(of('rare')!.deviation).toBeLessThan(110);
      expect(of('unsure')).toMatchObject({ games: 10 });
      expect(of('unsure')!.deviation).toBeGreaterThan(110);
      expect(of('rusty')!.deviation).toBeGreaterThan(110);
      const board = await people.leaderboard('talluka', now);
      expect(board.map(({ name }) => name)).toEqual(['best', 'second']);
      const [rusty] = await people.ratingsIn('talluka', [persons.get('rusty')!], now - 10 * YEAR);
      expect(rusty!.deviation).toBeLessThan(110);
    });

    it('is right when many matches of one person are counted at once', async () => {
      const { server, house } = await open();
      const [asha, ravi] = [await member(server, 'Asha'), await member(server, 'Ravi')];
      const other = await openAt(house);
      await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          (i % 2 === 0 ? server : other).store.people.rateMatch({
            id: `match ${i}`,
            game: 'talluka',
            at: 1,
            seats: [
              { person: asha.person, rating: NEWCOMER, place: 1 },
              { person: ravi.person, rating: NEWCOMER, place: 2 },
            ],
          }),
        ),
      );
      expect((await own(asha)).ratings[0]).toMatchObject({ games: 20 });
    });
  });

  it('tells whoever looks for an opponent how strong those are who wait', async () => {
    const { server } = await open();
    const asha = await member(server, 'Asha');
    const table = await asha.openTable({ ...RATED, listed: true });
    const plain = await asha.openTable({ ...RATED, rated: false, listed: true });
    const { body } = await asha.ask('GET', '/api/tables?of=open');
    expect(body.ratings).toEqual({ [table]: 1500 });
    expect((body.tables as { id: string; rated?: boolean }[]).map((each) => each.rated)).toEqual(
      (body.tables as { id: string }[]).map(({ id }) => (id === plain ? undefined : true)),
    );
    const seated = dial(asha, table);
    await seated.must({ do: 'sit', seat: 0, name: 'Asha' });
    const at = await asha.ask('GET', `/api/tables/${table}/ratings`);
    expect(at.body).toMatchObject({ people: [], characters: { mina: 800 } });
  });
}
