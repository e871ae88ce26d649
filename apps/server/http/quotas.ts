import { Fault } from '@baithak/kernel';
import type { Command, PersonId } from '@baithak/table';
import type { Config } from '../config.ts';
import type { Store, Usage } from '../store/store.ts';
import { RateLimit } from './limits.ts';

const DAY = 24 * 60 * 60;
/** Several people may share an address. */
const SHARED = 10;

/**
 * How much one person, and one address, may have on the server. What a person has is counted in the store,
 * so that a restart changes nothing. The server stores no addresses, so theirs are counted in memory.
 */
export class Quotas {
  private readonly chat: RateLimit;
  private readonly addressChat: RateLimit;
  private readonly addressRooms: RateLimit;

  constructor(
    private readonly config: Pick<
      Config,
      'maxTablesPerPerson' | 'maxRoomsPerPerson' | 'maxChatPerDay' | 'newMatches'
    >,
    private readonly store: Pick<Store, 'usage'>,
    ticks: () => number,
  ) {
    const daily = (most: number) => new RateLimit(most / DAY, most, ticks);
    this.chat = daily(config.maxChatPerDay);
    this.addressChat = daily(SHARED * config.maxChatPerDay);
    this.addressRooms = daily(SHARED * config.maxRoomsPerPerson);
  }

  /** May the person open another table? */
  async newTable(person: PersonId, address: string): Promise<Fault | undefined> {
    const { maxTablesPerPerson: most, newMatches } = this.config;
    if (!newMatches) return new Fault('no-new-matches');
    const usage = await this.store.usage(person);
    if (usage.tables >= most) return new Fault('tables-full', { args: { most } });
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

  sweep(): void {
    for (const limit of [this.chat, this.addressChat, this.addressRooms]) limit.sweep();
  }

  private newRoom({ rooms }: Usage, address: string): Fault | undefined {
    const { maxRoomsPerPerson: most } = this.config;
    if (rooms >= most) return new Fault('rooms-full', { args: { most } });
    return this.addressRooms.take(address) ? undefined : new Fault('rate');
  }

  private newChat(person: PersonId, address: string, characters: number): Fault | undefined {
    const may = this.chat.take(person, characters) && this.addressChat.take(address, characters);
    const most = this.config.maxChatPerDay;
    return may ? undefined : new Fault('chat-day', { args: { most } });
  }
}
