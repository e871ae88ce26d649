import type { Room } from '@baithak/host';
import { Fault } from '@baithak/kernel';
import type { PersonId } from '@baithak/table';

/** Of how many tables the server remembers who came from where. */
const MOST_TABLES = 10_000;

/**
 * Limits how many people from one address join one table: a family fits in, but nobody fills a room
 * alone. It also refuses addresses that a host has banned. Addresses are kept in memory
 * only.
 */
export class Households {
  private readonly tables = new Map<string, Map<PersonId, string>>();

  constructor(private readonly most: number) {}

  /** Notes that somebody joins, or returns a fault. */
  admit(table: string, address: string, person: PersonId, room: Room): Fault | undefined {
    const from = this.tables.get(table);
    const isHere = ({ id }: { readonly id: PersonId }) => from?.get(id) === address;
    if (room.banned.some((each) => each.address && isHere(each)))
      return new Fault('address-banned');
    const neighbours = room.people.filter((each) => isHere(each) && each.id !== person);
    if (neighbours.length >= this.most) {
      return new Fault('address-full', { args: { most: this.most } });
    }
    this.note(table, address, person, room);
    return undefined;
  }

  /** Remembers where somebody is, and forgets who has left. */
  note(table: string, address: string, person: PersonId, { people, banned }: Room): void {
    const known = this.tables.get(table);
    if (known?.get(person) === address) return;
    const ids = new Set([...people, ...banned].map(({ id }) => id));
    const here = new Map([...(known ?? [])].filter(([id]) => ids.has(id)));
    this.tables.delete(table);
    this.tables.set(table, here.set(person, address));
    const [oldest] = this.tables.keys();
    if (this.tables.size > MOST_TABLES && oldest !== undefined) this.tables.delete(oldest);
  }
}
