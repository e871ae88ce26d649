import { createHmac } from 'node:crypto';
import type { Room } from '@baithak/host';
import { Fault } from '@baithak/kernel';
import type { PersonId } from '@baithak/table';
import type { Shared, Visit, Visited } from '../store/store.ts';

/** Of how many tables the server remembers who came from where. */
const MOST_TABLES = 10_000;

/**
 * Limits how many people from one address join one table: a family fits in, but nobody fills a room
 * alone. It also refuses addresses that a host has banned. Addresses are kept in memory only; several
 * machines share them under names that only this server can make of an address.
 */
export class Households {
  private readonly tables = new Map<string, Map<PersonId, string>>();

  constructor(
    private readonly most: number,
    private readonly shared?: Pick<Shared, 'visit'>,
    private readonly secret = '',
  ) {}

  /** Notes that somebody joins, or returns a fault. */
  async admit(
    table: string,
    address: string,
    person: PersonId,
    room: Room,
  ): Promise<Fault | undefined> {
    const banned = room.banned.filter((each) => each.address).map(({ id }) => id);
    const end = await this.visit({ table, address, person, banned, most: this.most }, room);
    if (end === 'banned') return new Fault('address-banned');
    if (end === 'full') return new Fault('address-full', { args: { most: this.most } });
    this.remember(table, address, person, room);
    return undefined;
  }

  /** Remembers where somebody is who has joined, and forgets who has left. */
  async note(table: string, address: string, person: PersonId, room: Room): Promise<void> {
    if (this.tables.get(table)?.get(person) === address) return;
    this.remember(table, address, person, room);
    await this.visit({ table, address, person, banned: [], most: null }, room);
  }

  private async visit(
    { address, ...visit }: Omit<Visit, 'people' | 'known'>,
    { people, banned }: Room,
  ): Promise<Visited> {
    const ids = people.map(({ id }) => id);
    if (this.shared === undefined) return this.judge({ address, ...visit }, ids);
    const name = createHmac('sha256', this.secret).update(address).digest('base64url');
    const known = [...ids, ...banned.map(({ id }) => id)];
    return this.shared.visit({ ...visit, address: name, people: ids, known });
  }

  private judge(
    { table, address, person, banned, most }: Omit<Visit, 'people' | 'known'>,
    people: readonly PersonId[],
  ): Visited {
    const isHere = (id: PersonId) => this.tables.get(table)?.get(id) === address;
    if (banned.some(isHere)) return 'banned';
    const neighbours = people.filter((id) => id !== person && isHere(id));
    return most !== null && neighbours.length >= most ? 'full' : 'done';
  }

  private remember(
    table: string,
    address: string,
    person: PersonId,
    { people, banned }: Room,
  ): void {
    const ids = new Set([...people, ...banned].map(({ id }) => id));
    const here = new Map([...(this.tables.get(table) ?? [])].filter(([id]) => ids.has(id)));
    this.tables.delete(table);
    this.tables.set(table, here.set(person, address));
    const [oldest] = this.tables.keys();
    if (this.tables.size > MOST_TABLES && oldest !== undefined) this.tables.delete(oldest);
  }
}
