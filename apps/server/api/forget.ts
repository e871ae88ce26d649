import { Fault } from '@baithak/kernel';
import type { Parts } from '../parts.ts';
import type { Session } from '../store/store.ts';

const ALL = 1_000_000;

/** Takes a person from every table they are at, then out of the store. */
export async function forgetPerson(
  { store, rooms, people }: Parts,
  session: Session,
): Promise<void> {
  const { person } = session;
  for (const { id } of await store.list({ of: 'mine', person, limit: ALL })) {
    const table = await rooms.open(id);
    if (table instanceof Fault) continue;
    await table.command(person, { do: 'leave' });
  }
  people.forget(session);
  for (const id of await store.forget(person)) await rooms.reread(id);
}
