import { Fault } from '@baithak/kernel';
import type { TableMessage } from '@baithak/protocol';
import type { FromWorker, LobbyAnswer, LobbyAsk, ToWorker } from './envelope.ts';
import { LiveTable } from './live-table.ts';
import { newTable } from './new-table.ts';
import { recordOf } from './record.ts';
import { restore } from './restore.ts';
import type { Store } from './store.ts';

/** Tells other pages of this browser that a table has changed. */
export interface News {
  tell(table: string): void;
}

/** All tables of this device, behind the messages of one page. */
export class LocalHost {
  private readonly live = new Map<string, Promise<LiveTable | Fault>>();

  constructor(
    private readonly store: Store,
    private readonly post: (message: FromWorker) => void,
    private readonly news: News,
  ) {}

  async receive(message: ToWorker): Promise<void> {
    switch (message.kind) {
      case 'lobby':
        this.post({ kind: 'lobby', id: message.id, answer: await this.lobby(message.ask) });
        return;
      case 'table':
        return this.toTable(message.table, message.text);
      case 'leave':
        return this.leave(message.table);
    }
  }

  async changedElsewhere(id: string): Promise<void> {
    const table = await this.live.get(id);
    if (table instanceof LiveTable) await table.catchUp();
  }

  private async lobby(ask: LobbyAsk): Promise<LobbyAnswer> {
    try {
      return await this.answer(ask);
    } catch {
      return { fault: new Fault('not-kept') };
    }
  }

  private async answer(ask: LobbyAsk): Promise<LobbyAnswer> {
    switch (ask.do) {
      case 'list':
        return { list: { tables: await this.store.list(), kept: this.store.kept } };
      case 'create':
        return this.create(ask);
      case 'forget':
        await this.leave(ask.table);
        await this.store.remove(ask.table);
        return { forgotten: ask.table };
    }
  }

  private async create(ask: Extract<LobbyAsk, { do: 'create' }>): Promise<LobbyAnswer> {
    const made = await newTable(ask.settings, ask.seats);
    if (made instanceof Fault) return { fault: made };
    const { id, table } = made;
    await this.store.append(recordOf(id, table), table.events);
    return { created: id };
  }

  private async toTable(id: string, text: string): Promise<void> {
    const opening = this.live.get(id) ?? this.open(id);
    this.live.set(id, opening);
    const table = await opening;
    if (table instanceof LiveTable) return table.receive(text);
    this.live.delete(id);
    this.say(id, { v: 1, kind: 'refused', fault: table });
  }

  private async open(id: string): Promise<LiveTable | Fault> {
    const table = await this.restored(id);
    if (table instanceof Fault) return table;
    const say = (message: TableMessage) => this.say(id, message);
    return new LiveTable(id, table, this.store, say, () => this.news.tell(id));
  }

  private async restored(id: string): ReturnType<typeof restore> {
    try {
      return await restore(await this.store.read(id));
    } catch {
      return new Fault('table-damaged');
    }
  }

  private async leave(id: string): Promise<void> {
    const table = await this.live.get(id);
    this.live.delete(id);
    if (table instanceof LiveTable) table.leave();
  }

  private say(table: string, message: TableMessage): void {
    this.post({ kind: 'table', table, text: JSON.stringify(message) });
  }
}
