import { Fault } from '@baithak/kernel';
import type { PersonId } from '@baithak/table';

/** Of how many tables the server remembers who joined from where. */
const MOST_TABLES = 10_000;

/**
 * Limits how many people from one address join one table: a family fits in, but nobody fills a room
 * alone. Addresses are only ever in memory.
 */
export class Households {
  private readonly tables = new Map<string, Map<PersonId, string>>();

  constructor(private readonly most: number) {}

  /** Notes that somebody joins beside these members, or returns a fault. */
  admit(
    table: string,
    address: string,
    person: PersonId,
    members: readonly PersonId[],
  ): Fault | undefined {
    const known = this.tables.get(table) ?? new Map<PersonId, string>();
    const here = new Map([...known].filter(([id]) => members.includes(id)));
    const neighbours = [...here].filter(([id, from]) => from === address && id !== person);
    if (neighbours.length >= this.most) {
      return new Fault('address-full', { args: { most: this.most } });
    }
    this.tables.delete(table);
    this.tables.set(table, here.set(person, address));
    const [oldest] = this.tables.keys();
    if (this.tables.size > MOST_TABLES && oldest !== undefined) this.tables.delete(oldest);
    return undefined;
  }
}
