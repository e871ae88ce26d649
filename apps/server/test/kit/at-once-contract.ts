import { describe, expect, test } from 'vitest';
import { NEWCOMER } from '../../people/rating.ts';
import type { Store } from '../../store/store.ts';
import { events, opened, record } from './store.ts';
import type { Place } from './store-contract.ts';

const PAIRS = 20;
const numbers = Array.from({ length: PAIRS }, (_, i) => i);

/** An account with so many passkeys. */
export async function newAccount(
  store: Store,
  person: string,
  passkeys: number,
): Promise<string[]> {
  const ids = Array.from({ length: passkeys }, (_, i) => `${person} key ${i}`);
  const key = { person, name: 'Phone', publicKey: '', counter: 0, transports: '[]', at: 1 };
  for (const id of ids) await store.people.addPasskey({ person, name: 'Asha' }, { ...key, id });
  return ids;
}

/** Counts as many matches that the first of two people has won; returns which of them counted. */
export function rateAtOnce(
  stores: readonly [Store, Store],
  [strong, weak]: readonly [string, string],
  areSwapped: boolean,
): Promise<boolean[]> {
  const rate = (i: number) => {
    const seats = [
      { person: strong, rating: NEWCOMER, place: 1 },
      { person: weak, rating: NEWCOMER, place: 2 },
    ];
    if (areSwapped && i % 2 > 0) seats.reverse();
    const match = { id: `match ${strong} ${i}`, game: 'talluka', at: 1, seats };
    return (stores[i % 2] as Store).people.rateMatch(match);
  };
  return Promise.all(numbers.map(rate));
}

/** What every store promises about people for whom two processes do something at once. */
export function atOnceContract(newPlace: () => Place): void {
  const two = async () => {
    const place = newPlace();
    return [await place.open(), await place.open()] as const;
  };

  describe('the ways into an account', () => {
    test('never end when two passkeys are removed at once', async () => {
      const [one, other] = await two();
      const ends = numbers.map(async (i) => {
        const person = `person ${i}`;
        const [first, second] = (await newAccount(one, person, 2)) as [string, string];
        const removed = await Promise.all([
          one.people.removePasskey(person, first),
          other.people.removePasskey(person, second),
        ]);
        const left = (await other.people.account(person))?.passkeys.length;
        return [...removed.sort(), left];
      });
      expect(await Promise.all(ends)).toEqual(numbers.map(() => ['done', 'last', 1]));
    });

    test('are eight codes, also when two devices ask for new ones at once', async () => {
      const [one, other] = await two();
      const left = numbers.map(async (i) => {
        const person = `person ${i}`;
        await newAccount(one, person, 1);
        const codes = (device: string) =>
          Array.from({ length: 8 }, (_, n) => `${person} ${device} ${n}`);
        await one.people.setCodes(person, codes('old'));
        await Promise.all([
          one.people.setCodes(person, codes('phone')),
          other.people.setCodes(person, codes('laptop')),
        ]);
        return (await one.people.account(person))?.codes;
      });
      expect(await Promise.all(left)).toEqual(numbers.map(() => 8));
    });

    test('are a code for one of two who use it at once', async () => {
      const [one, other] = await two();
      const owners = numbers.map(async (i) => {
        const person = `person ${i}`;
        await newAccount(one, person, 1);
        await one.people.setCodes(person, [`${person} code`]);
        const taken = [one, other].map(({ people }) => people.takeCode(`${person} code`));
        return (await Promise.all(taken)).filter((owner) => owner !== undefined);
      });
      const expected = numbers.map((i) => [{ person: `person ${i}`, name: 'Asha' }]);
      expect(await Promise.all(owners)).toEqual(expected);
    });
  });

  test.each([
    ['on the same seats', false],
    ['on swapped seats', true],
  ])('matches of two people %s that end at once all count', async (_, areSwapped) => {
    const stores = await two();
    const [first, second] = ['ann', 'bob'] as const;
    for (const person of [first, second]) await newAccount(stores[0], person, 1);
    expect(await rateAtOnce(stores, [first, second], areSwapped)).toEqual(numbers.map(() => true));
    const { people } = stores[0];
    const [strong, weak] = [await people.ratingsOf(first, 1), await people.ratingsOf(second, 1)];
    expect([strong[0]?.games, weak[0]?.games]).toEqual([PAIRS, PAIRS]);
    // Each counted from where the one before it had ended.
    const steps = (await people.ratingHistory(first)).map(({ rating }) => rating);
    expect(new Set(steps).size).toBe(PAIRS);
    expect(strong[0]?.rating).toBe(Math.max(...steps));
  });

  test('a session is proven by two proofs at once', async () => {
    const [one, other] = await two();
    const proven = numbers.map(async (i) => {
      const until = [50, 100];
      await Promise.all(
        [one, other].map(({ people }, n) => people.prove(`session ${i}`, until[n] as number)),
      );
      return one.people.isProven(`session ${i}`, 49);
    });
    expect(await Promise.all(proven)).toEqual(numbers.map(() => true));
  });

  test('a table is closed together with its row in the audit, or not at all', async () => {
    const store = await newPlace().open();
    await store.append(record('t'), events(0, [opened]));
    const deed = { id: 'one', action: 'close', target: 't', detail: '', at: 1 };
    await store.people.ban('somebody', deed);
    await expect(store.people.closeTable('t', 1, deed)).rejects.toMatchObject({
      code: 'store-refused',
    });
    expect((await store.read('t'))?.events).toHaveLength(1);
    expect(await store.people.closeTable('t', 1, { ...deed, id: 'two' })).toBe(true);
    expect([await store.read('t'), (await store.people.audit()).length]).toEqual([undefined, 2]);
  });
}
