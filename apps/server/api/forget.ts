import { Fault } from '@baithak/kernel';
import type { Parts } from '../parts.ts';
import type { Session } from '../store/store.ts';

const ALL = 1_000_000;

/** Takes a person from every table they are at, then out of the store; not at all if that fails. */
export async function forgetPerson(
  { store, rooms, people }: Parts,
  { person }: Session,
): Promise<Fault | undefined> {
  for (const of of ['mine', 'finished'] as const) {
    for (const { id } of await store.list({ of, person, limit: ALL })) {
      const table = await rooms.open(id);
      if (table instanceof Fault) continue;
      const fault = await table.command(person, { do: 'leave' });
      if (fault?.code === 'not-kept') return fault;
    }
  }
  people.forget(person);
  for (const id of await store.forget(person)) await rooms.reread(id);
  return undefined;
}
