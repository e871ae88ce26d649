import { createHmac } from 'node:crypto';
import { Fault } from '@baithak/kernel';
import type { Command, PersonId } from '@baithak/table';
import type { Config } from '../config.ts';
import type { Bucket, Directory, Shared, Store, Usage } from '../store/store.ts';
import { RateLimit } from './limits.ts';

const DAY = 24 * 60 * 60;
/** Several people may share an address. */
const SHARED = 10;

/**
 * How much one person, and one address, may have on the server. What a person has is counted in the store,
 * so that a restart changes nothing. The server stores no addresses: theirs are counted in memory, or
 * with several machines under a name that only this server can make of an address.
 */
export class Quotas {
  private readonly chat: Quota;
  private readonly addressChat: Quota;
  private readonly addressRooms: Quota;
  private readonly addressTables: Quota;

  constructor(
    private readonly config: Pick<
      Config,
      'maxTablesPerPerson' | 'maxRoomsPerPerson' | 'maxChatPerDay' | 'newMatches'
    >,
    private readonly store: Pick<Directory, 'usage'> & Pick<Store, 'shared'>,
    ticks: () => number,
    /** Makes names of addresses, for a store that several machines share. */
    secret = '',
  ) {
    const daily = (name: string, most: number): Quota => {
      const { shared } = store;
      const limit = new RateLimit(most / DAY, most, ticks);
      if (shared === undefined) return limit;
      return new SharedQuota(shared, { key: name, perSecond: most / DAY, burst: most }, secret);
    };
    this.chat = daily('chat', config.maxChatPerDay);
    this.addressChat = daily('address-chat', SHARED * config.maxChatPerDay);
    this.addressTables = daily('address-tables', SHARED * config.maxTablesPerPerson);
    this.addressRooms = daily('address-rooms', SHARED * config.maxRoomsPerPerson);
  }

  /** May the person open another table? */
  async newTable(person: PersonId, address: string): Promise<Fault | undefined> {
    const { maxTablesPerPerson: most, newMatches } = this.config;
    if (!newMatches) return new Fault('no-new-matches');
    const usage = await this.store.usage(person);
    if (usage.tables >= most) return new Fault('tables-full', { args: { most } });
    // Whoever throws the cookie away is somebody else, but still at this address.
    if (!(await this.addressTables.take(address))) return new Fault('address-day');
    return this.newRoom(usage, address);
  }

  /** May the person give this command? `isMember`: they have joined the table. */
  async command(
    command: Command,
    { person, address, isMember }: { person: PersonId; address: string; isMember: boolean },
  ): Promise<Fault | undefined> {
    const begins = command.do === 'start' || command.do === 'rematch';
    if (begins && !this.config.newMatches) return new Fault('no-new-matches');
    if (command.do === 'chat') return this.newChat(person, address, command.text.length);
    if (command.do !== 'join' || isMember) return undefined;
    return this.newRoom(await this.store.usage(person), address);
  }

  async sweep(): Promise<void> {
    const { chat, addressChat, addressRooms, addressTables } = this;
    for (const limit of [chat, addressChat, addressRooms, addressTables]) await limit.sweep();
  }

  private async newRoom({ rooms }: Usage, address: string): Promise<Fault | undefined> {
    const { maxRoomsPerPerson: most } = this.config;
    if (rooms >= most) return new Fault('rooms-full', { args: { most } });
    // Not `rate`, which says that the same command may be repeated in a moment.
    return (await this.addressRooms.take(address)) ? undefined : new Fault('address-day');
  }

  private async newChat(
    person: PersonId,
    address: string,
    characters: number,
  ): Promise<Fault | undefined> {
    const may =
      (await this.chat.take(person, characters)) &&
      (await this.addressChat.take(address, characters));
    const most = this.config.maxChatPerDay;
    return may ? undefined : new Fault('chat-day', { args: { most } });
  }
}

interface Quota {
  take(key: string, tokens?: number): boolean | Promise<boolean>;
  sweep(): void | Promise<void>;
}

/** A quota that all machines count together. */
class SharedQuota implements Quota {
  constructor(
    private readonly shared: Shared,
    private readonly bucket: Bucket,
    private readonly secret: string,
  ) {}

  take(key: string, tokens = 1): Promise<boolean> {
    const name = createHmac('sha256', this.secret).update(key).digest('base64url');
    return this.shared.takeTokens({ ...this.bucket, key: `${this.bucket.key} ${name}` }, tokens);
  }

  sweep(): Promise<void> {
    return this.shared.sweepTokens();
  }
}
