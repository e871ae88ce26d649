import type { TableRecord } from '@baithak/host';
import { describe, expect, test } from 'vitest';
import { events, moved, opened, record } from './store.ts';
import type { Place } from './store-contract.ts';

/** What every store promises to people who are away. */
export function awayContract(newPlace: () => Place): void {
  describe('people who are away', () => {
    test('hear once of their turn, and hosts that everybody sits at their table', async () => {
      const store = await newPlace().open();
      const seats = ['ann', 'bob'].map(
        (person) => ({ kind: 'person', person, name: person }) as const,
      );
      const endpointOf = (person: string) => `https://push.example/${person}`;
      const first = record('t', { owner: 'ann', seats: [...seats.slice(1), { kind: 'open' }] });
      await store.append(first, events(0, [opened]));
      for (const person of ['ann', 'bob']) {
        const keys = { p256dh: 'p', auth: 'a', language: 'en' };
        await store.subscribe({ table: 't', person, endpoint: endpointOf(person), ...keys }, 1);
      }
      let seq = 1;
      const told = async (change: Partial<TableRecord> = {}) => {
        const next = record('t', { owner: 'ann', seats, ...change });
        await store.append(next, events(seq++, [moved('a')]));
        const notices = await store.turnsBegun(null);
        for (const { endpoint } of notices) await store.noticeDone('t', endpoint);
        return notices.map(({ person, stage }) => `${person} ${stage}`);
      };
      expect(await store.turnsBegun(null)).toEqual([]);
      expect(await told()).toEqual(['ann gathering']);
      expect(await store.isStillTurn('t', endpointOf('ann'))).toBe(true);
      expect(await store.isStillTurn('t', endpointOf('bob'))).toBe(false);
      expect(await told()).toEqual([]);
      // The host's page started a deal and promised a salt; the guest's page is closed.
      expect(await told({ dealing: [1] })).toEqual(['bob gathering']);
      expect(await store.isStillTurn('t', endpointOf('ann'))).toBe(false);
      expect(await told({ dealing: [1] })).toEqual([]);
      expect(await told({ dealing: [0] })).toEqual(['ann gathering']);
      expect(await told({ stage: 'playing', turn: 0 })).toEqual([]);
      expect(await told({ stage: 'playing', turn: 1 })).toEqual(['bob playing']);
      expect(await told({ stage: 'playing', turn: null, paused: true })).toEqual([]);
      expect(await told({ stage: 'playing', turn: 1 })).toEqual(['bob playing']);
      // Between two matches the host chooses the next one.
      expect(await told({ stage: 'over' })).toEqual([]);
      expect(await told({ owner: 'bob' })).toEqual(['bob gathering']);
    });

    test('keep the notifications of tables that an account takes over, and no others', async () => {
      const store = await newPlace().open();
      await store.append(record('own', { people: ['guest'] }), events(0, [opened]));
      await store.append(record('both', { people: ['ann', 'guest'] }), events(0, [opened]));
      const endpoint = 'https://push.example/guest';
      for (const table of ['own', 'both']) {
        const wish = { endpoint, p256dh: 'p', auth: 'a', language: 'en' };
        await store.subscribe({ table, person: 'guest', ...wish }, 1);
      }
      const adopted = await store.people.adopt({ guest: 'guest', person: 'ann', news: 'n', at: 2 });
      expect(adopted).toEqual({ tables: ['own'], left: 1 });
      expect(await store.endpointsOf('own', 'ann')).toEqual([endpoint]);
      expect(await store.endpointsOf('both', 'guest')).toEqual([]);
      expect(await store.heardTables()).toEqual(['own']);
    });
  });
}
