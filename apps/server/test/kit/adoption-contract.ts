import { describe, expect, test } from 'vitest';
import { makeAccount, signIn } from './accounts.ts';
import { Guest } from './guest.ts';
import type { House } from './house.ts';
import type { Plant } from './server.ts';
import { dial, named, openAt, tidyUp } from './visits.ts';

/** What happens at a table while another process, or another part of this one, gives it to an account. */
export function adoptionContract(newHouse: () => House): void {
  tidyUp();

  /** A guest plays against Ravi, who is at the second server. Then the guest signs in at the first. */
  async function match(plants: readonly [Plant, Plant] | readonly [Plant]) {
    const house = newHouse();
    const [first, second] = plants;
    const here = await openAt(house, { plant: first });
    const there = second === undefined ? here : await openAt(house, { plant: second });
    const asha = await Guest.enter(named(here), 'Asha');
    const { device } = await makeAccount(asha);
    const phone = await Guest.enter(named(here), 'Guest');
    const guest = phone.person;
    const table = await phone.openTable({ game: 'talluka' });
    const ravi = await Guest.enter(named(there), 'Ravi');
    const abroad = Object.assign(new Guest(() => named(there), 'Guest'), { cookie: phone.cookie });
    const [old, other] = [dial(abroad, table), dial(ravi, table)];
    await old.must({ do: 'sit', seat: 0, name: 'Guest' });
    await other.must({ do: 'join', name: 'Ravi' });
    await other.must({ do: 'sit', seat: 1, name: 'Ravi' });
    await old.must({ do: 'start' });
    return { house, there, asha, device, phone, guest, table, old, other };
  }

  describe('a table that an account has just taken over', () => {
    test('stays with it, whatever a process does that has not heard of it', async () => {
      const deaf: Plant = (store) => ({
        people: new Proxy(store.people, {
          get: (people, name) =>
            name === 'newsSince' ? async () => [] : Reflect.get(people, name),
        }),
      });
      const all = await match([() => ({}), deaf]);
      const { house, there, asha, device, phone, guest, table, old, other } = all;
      expect((await signIn(phone, device)).body).toMatchObject({ adopted: 1 });
      expect(await old.command({ do: 'resign', seat: 0 })).toMatchObject({ kind: 'refused' });
      await other.must({ do: 'chat', text: 'Well?' });
      const again = Object.assign(new Guest(() => named(there), 'Asha'), { cookie: phone.cookie });
      const ear = dial(again, table);
      await ear.must({ do: 'resign', seat: 0 });
      const rows = await house.about(table);
      expect([rows.includes(guest), rows.includes(asha.person)]).toEqual([false, true]);
      expect(rows).toContain('"resigned"');
    });

    test('stays with it, also if the opponent resigns before the table is read again', async () => {
      let resign = async () => {};
      const busy: Plant = (store) => ({
        people: new Proxy(store.people, {
          get: (people, name) =>
            name === 'adopt'
              ? async (...args: Parameters<typeof people.adopt>) => {
                  const adopted = await people.adopt(...args);
                  await resign();
                  return adopted;
                }
              : Reflect.get(people, name),
        }),
      });
      const { house, asha, device, phone, guest, table, other } = await match([busy]);
      resign = () => other.must({ do: 'resign', seat: 1 }).then(() => undefined);
      expect((await signIn(phone, device)).body).toMatchObject({ adopted: 1 });
      const rows = await house.about(table);
      expect([rows.includes(guest), rows.includes(asha.person)]).toEqual([false, true]);
      expect(rows).toContain('"resigned"');
    });
  });
}
