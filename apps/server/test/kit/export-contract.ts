import { describe, expect, it } from 'vitest';
import { makeAccount } from './accounts.ts';
import type { Guest } from './guest.ts';
import type { Column, House, Row } from './house.ts';
import { openHouse, tidyUp } from './visits.ts';

/** Whoever asks for their data gets all of it, from every store. */
export function exportContract(newHouse: () => House): void {
  tidyUp();

  describe('the export', () => {
    it('has every row with the id of the person, of every table that has such rows', async () => {
      const house = newHouse();
      const { enter } = await openHouse(() => house, {});
      const [asha, ravi] = [await enter('Asha'), await enter('Ravi')];
      const id = await asha.openTable({ game: 'jaipur', seats: 2 });
      await makeAccount(asha);
      const columns = await house.columns();
      const personal = columns.filter(({ column }) => column === 'person').map((c) => c.table);
      expect(personal.length).toBeGreaterThanOrEqual(13);
      // A row for each of them in every table; both may have some already.
      const plant = async (guest: Guest, table: string) => {
        const value = ({ column, type }: Column) => {
          if (column === 'person') return guest.person;
          if (column === 'table_id') return id;
          return /int|double/i.test(type) ? 7 : `${column} of ${guest.name}`;
        };
        const own = columns.filter((each) => each.table === table && each.column !== 'n');
        const names = own.map(({ column }) => column).join();
        const marks = own.map((_, i) => `$${i + 1}`).join();
        const statement = `insert into ${table} (${names}) values (${marks}) on conflict do nothing`;
        await house.run(statement, own.map(value));
      };
      for (const table of personal) {
        // Whoever is forgotten asks for nothing any more.
        for (const guest of [ravi, asha]) if (table !== 'forgotten') await plant(guest, table);
      }
      const { body, status } = await asha.ask('GET', '/api/session/export');
      expect(status).toBe(200);
      const told = body.rows as Record<string, Row[]>;
      for (const table of personal) {
        const rows = await house.run(`select * from ${table} where person = $1`, [asha.person]);
        if (table !== 'forgotten') expect(rows.length, table).toBeGreaterThan(0);
        expect(told[table], table).toHaveLength(rows.length);
        for (const row of rows) {
          const { person: _, ...rest } = row;
          const known = Object.entries(rest).filter(([column]) => !column.endsWith('_hash'));
          expect(told[table], table).toContainEqual(Object.fromEntries(known));
        }
      }
      const text = JSON.stringify(body);
      expect(text).not.toContain('of Ravi');
      expect(text).not.toContain(ravi.person);
      const hashes = await house.run('select token_hash from sessions', []);
      for (const { token_hash } of hashes) expect(text).not.toContain(token_hash);
    });

    it('comes one at a time, and a few times an hour', async () => {
      let asked = (): void => {};
      const waiting = new Promise<void>((resolve) => (asked = resolve));
      let release = (): void => {};
      // Only the first export has to wait.
      const slow: Promise<void>[] = [new Promise((resolve) => (release = resolve))];
      const { enter } = await openHouse(newHouse, {
        plant: (store) => ({
          async eventsOf(...args) {
            asked();
            await slow.pop();
            return store.eventsOf(...args);
          },
        }),
      });
      const [asha, ravi] = [await enter('Asha'), await enter('Ravi')];
      await asha.openTable({ game: 'talluka' });
      const ask = (guest: Guest) => guest.ask('GET', '/api/session/export');
      const first = ask(asha);
      await waiting;
      expect(await ask(asha)).toMatchObject({
        status: 429,
        body: { fault: { code: 'export-running' } },
      });
      expect((await ask(ravi)).status).toBe(200);
      release();
      expect((await first).status).toBe(200);
      const codes: unknown[] = [];
      for (let n = 0; n < 6; n++) codes.push((await ask(asha)).status);
      expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await ask(asha)).body.fault).toMatchObject({
        code: 'export-often',
        args: { most: 6 },
      });
      expect((await ask(ravi)).status).toBe(200);
    });
  });
}
