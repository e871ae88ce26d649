import type { Socket } from '@baithak/client';
import type { TableEvent } from '@baithak/table';
import { afterEach, describe, expect, test } from 'vitest';
import { logOf } from './kit/database.ts';
import { Guest } from './kit/guest.ts';
import { Hand } from './kit/hand.ts';
import { type History, troublesIn } from './kit/history.ts';
import { type Mortal, openMortal, type Plant } from './kit/mortal.ts';
import { folder } from './kit/process.ts';

/** The checker of the crash tests must complain about servers and clients that break a promise. */

const places: { remove(): void }[] = [];
afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

const CHATS = 6;

/** Somebody talks while a planted server dies; a sound one comes back at its place. */
async function talk(plant: Plant, dial?: (guest: Guest, table: string) => Socket) {
  const place = folder();
  places.push(place);
  const first = await openMortal(place.path, { plant });
  const guest = await Guest.enter(first.url, 'Asha');
  const table = await guest.openTable({ game: 'talluka' });
  const hand = new Hand(guest, table, 0, dial && (() => dial(guest, table)));
  await hand.must({ do: 'sit', seat: 0, name: 'Asha' });
  hand.watch();
  const talking = Promise.all(
    Array.from({ length: CHATS }, (_, i) => hand.give({ do: 'chat', text: `word ${i}` })),
  );
  await first.dead;
  const second = await openMortal(place.path, { port: first.port });
  await talking;
  const history = await historyOf(hand, place.path);
  hand.ear.hangUp();
  await second.close();
  return history;
}

async function historyOf(hand: Hand, data: string): Promise<History> {
  const log = logOf(data, hand.table);
  return { attempts: hand.attempts, log, hearings: await hand.hearings(log.length) };
}

/** Dies once the fourth chat is on disk, before anybody hears of it. */
function dyingAfterWrite(change: (event: TableEvent) => TableEvent = (event) => event): Plant {
  return (store, die) => ({
    async append(record, events) {
      const end = await store.append(record, events.map(change));
      if (events.some((event) => event.kind === 'chatted' && event.text === 'word 3')) die();
      return end;
    },
  });
}

describe('the checker of crashes', () => {
  test('has nothing to say about a server that dies after the write', async () => {
    expect(troublesIn(await talk(dyingAfterWrite()))).toEqual([]);
  });

  test('complains about a server that acknowledges before it has written', async () => {
    const hasty: Plant = (_, die) => ({
      async append(_, events) {
        if (events.some((event) => event.kind === 'chatted' && event.text === 'word 3')) {
          setTimeout(die, 50);
        }
        return 'done';
      },
    });
    const lazy: Plant = (store, die) => {
      const { append } = hasty(store, die);
      return {
        append: (record, events) =>
          events.some((event) => event.kind === 'chatted')
            ? (append?.(record, events) ?? Promise.reject())
            : store.append(record, events),
      };
    };
    expect(troublesIn(await talk(lazy))).toContainEqual(
      expect.stringContaining('acknowledged and lost: chat'),
    );
  });
});

export type { Mortal };
