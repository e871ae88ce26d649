import type { Fault } from '@baithak/kernel';
import type { PersonId } from '@baithak/table';

/** How many refused commands of one person a table remembers, and of how many people. */
const MOST_EACH = 50;
const MOST_PEOPLE = 200;
/** The same command may succeed when the host has recovered. */
const PASSING: readonly string[] = ['not-kept', 'table-busy', 'table-broke', 'store-trouble'];

/** What a table has answered to refused commands, so that a repeated one gets the same answer. */
export class Refusals {
  private readonly people = new Map<PersonId, Map<string, Fault>>();

  find(person: PersonId, client: string): Fault | undefined {
    return this.people.get(person)?.get(client);
  }

  add(person: PersonId, client: string, fault: Fault): void {
    if (PASSING.includes(fault.code)) return;
    const own = this.people.get(person) ?? new Map<string, Fault>();
    put(own, client, fault, MOST_EACH);
    put(this.people, person, own, MOST_PEOPLE);
  }
}

/** Adds an item as the latest, and drops the oldest if there are too many. */
function put<V>(map: Map<string, V>, key: string, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}
