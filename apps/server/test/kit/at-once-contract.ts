import { describe, expect, test } from 'vitest';
import type { Store } from '../../store/store.ts';
import type { Place } from './store-contract.ts';

const PAIRS = 20;
const numbers = Array.from({ length: PAIRS }, (_, i) => i);

/** An account with so many passkeys. */
async function account(store: Store, person: string, passkeys: number): Promise<string[]> {
  const ids = Array.from({ length: passkeys }, (_, i) => `${person} key ${i}`);
  const key = { person, name: 'Phone', publicKey: '', counter: 0, transports: '[]', at: 1 };
  for (const id of ids) await store.people.addPasskey({ person, name: 'Asha' }, { ...key, id });
  return ids;
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
        const [first, second] = (await account(one, person, 2)) as [string, string];
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
        await account(one, person, 1);
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
        await account(one, person, 1);
        await one.people.setCodes(person, [`${person} code`]);
        const taken = [one, other].map(({ people }) => people.takeCode(`${person} code`));
        return (await Promise.all(taken)).filter((owner) => owner !== undefined);
      });
      const expected = numbers.map((i) => [{ person: `person ${i}`, name: 'Asha' }]);
      expect(await Promise.all(owners)).toEqual(expected);
    });
  });
}
