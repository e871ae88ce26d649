import {
  type BotTask,
  glanceFor,
  type Host,
  LiveTable,
  matchFile,
  movingOf,
  type Peer,
  recordOf,
  restore,
  type TableRecord,
} from '@baithak/host';
import { Fault } from '@baithak/kernel';
import { PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import { occupantOf } from '@baithak/table';
import type { Fared } from '../controller/daily-book.ts';
import { type Daily, dailyTable } from '../controller/daily-table.ts';
import { freshSeed } from './chance.ts';
import {
  type FromWorker,
  LOCAL_PERSON,
  type LobbyAnswer,
  type LobbyAsk,
  type TableList,
  type ToWorker,
} from './envelope.ts';
import { loader } from './games.ts';
import { newTable } from './new-table.ts';
import { ownMessage } from './own-message.ts';
import type { Store } from './store.ts';

/** Few pages ask for it. */
const keeping = () => import('./kept.ts');
const dailies = () => import('./daily.ts');

/** Tells other pages of this browser that a table has changed. */
export interface News {
  tell(table: string): void;
}

interface Opened {
  readonly table: LiveTable;
  readonly peer: Peer;
  /** A page that has left hears nothing more, or its next visit would. */
  left: boolean;
}

/** The tables of this device, for one page. */
export class LocalTables {
  private readonly live = new Map<string, Promise<Opened | Fault>>();
  private readonly host: Host;
  /** Questions to the coach, and reviews, that are not answered yet. */
  private readonly advising = new Map<number, AbortController>();
  private breath = 0;

  constructor(
    private readonly store: Store,
    private readonly post: (message: FromWorker) => void,
    news: News,
  ) {
    this.host = {
      store,
      loader,
      playsAlone: false,
      decode: ownMessage,
      now: Date.now,
      seed: freshSeed,
      think: (task, stop) => this.think(task, stop),
      changed: ({ id }) => news.tell(id),
      trouble: (table, error) => console.error(table, error),
    };
  }

  async receive(message: ToWorker): Promise<void> {
    switch (message.kind) {
      case 'lobby':
        this.post({ kind: 'lobby', id: message.id, answer: await this.lobby(message.ask) });
        return;
      case 'table':
        return this.toTable(message.table, message.text);
      case 'leave':
        return this.leave(message.table);
      case 'advise':
        return this.advise(message);
      case 'review':
        return this.review(message);
      case 'rival':
        return this.rival(message);
      case 'silence':
        this.advising.get(message.id)?.abort();
        return;
      case 'breath':
        this.breath = message.ms;
    }
  }

  /** Bots wait a little, so that people can follow their moves. */
  private async think(task: BotTask, stop: AbortSignal): Promise<string> {
    const rest = new Promise((resolve) => setTimeout(resolve, this.breath));
    // Their search is large, and nobody needs it before a bot's first turn.
    const { think } = await import('./bots.ts');
    const [thought] = await Promise.all([think(task, stop), this.breath > 0 ? rest : undefined]);
    const { table, seat } = task;
    if (thought.isCut && !stop.aborted) this.post({ kind: 'cut', table, seat });
    return thought.move;
  }

  /** Answers a question about any table's view, also of one on a server. */
  private async advise({ id, game, view }: Extract<ToWorker, { kind: 'advise' }>): Promise<void> {
    const advice = await this.stoppable(id, async (stop) => {
      // Loaded for the first hint.
      const { advise } = await import('./coach.ts');
      const found = await advise(game, view, stop, this.progress(id));
      return stop.aborted ? null : found;
    });
    this.post({ kind: 'advice', id, advice: advice ?? null });
  }

  /** Reviews a match file of any table. */
  private async review({ id, file }: Extract<ToWorker, { kind: 'review' }>): Promise<void> {
    const review = await this.stoppable(id, async (stop) => {
      const { review: look } = await import('./reviewer.ts');
      return look(file, stop, this.progress(id));
    });
    const failed = { fault: new Fault('review-failed') };
    this.post({ kind: 'reviewed', id, review: review === undefined ? failed : review });
  }

  /** Lets a character play a deal of the day. */
  private async rival({ id, ...ask }: Extract<ToWorker, { kind: 'rival' }>): Promise<void> {
    const fared = await this.stoppable(id, async (stop) =>
      (await dailies()).rivalIn(ask, ask.character, stop),
    );
    this.post({ kind: 'fared', id, fared: fared ?? null });
  }

  private progress(id: number): (share: number) => void {
    return (share) => this.post({ kind: 'progress', id, share });
  }

  /** Does something until it is silenced; undefined if it fails. */
  private async stoppable<T>(
    id: number,
    work: (stop: AbortSignal) => Promise<T>,
  ): Promise<T | undefined> {
    const stop = new AbortController();
    this.advising.set(id, stop);
    try {
      return await work(stop.signal);
    } catch (error) {
      console.error(error);
      return undefined;
    } finally {
      this.advising.delete(id);
    }
  }

  async changedElsewhere(id: string): Promise<void> {
    const opened = await this.live.get(id);
    if (opened !== undefined && 'table' in opened) await opened.table.catchUp();
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
        return { list: await this.list() };
      case 'create':
        return this.create(ask);
      case 'daily':
        return this.daily(ask);
      case 'fared':
        return { fared: await this.fared(ask) };
      case 'forget':
        await this.leave(ask.table);
        await this.store.remove(ask.table);
        return { forgotten: ask.table };
      case 'moving':
        return this.moving(ask.table);
      case 'glance':
        return this.glance(ask.table);
      case 'history':
        return { history: await (await keeping()).playedGames(this.store) };
      case 'export':
        return { exported: await (await keeping()).exportTables(this.store) };
      case 'import': {
        const added = await (await keeping()).importTables(this.store, ask.tables);
        return added instanceof Fault ? { fault: added } : { imported: added };
      }
      case 'match-file':
        return this.matchFile(ask);
    }
  }

  private async list(): Promise<TableList> {
    const tables = await this.store.list();
    // Records of older pages name levels instead of characters, and neither turn nor clock.
    const current = tables.map((table) => ({
      ...table,
      seats: table.seats.map(occupantOf),
      turn: turnIn(table),
      clock: table.clock ?? { kind: 'none' },
    }));
    return { tables: current, kept: this.store.kept };
  }

  private async create(ask: Extract<LobbyAsk, { do: 'create' }>): Promise<LobbyAnswer> {
    const made = await newTable(ask.settings, ask.seats, ask);
    if (made instanceof Fault) return { fault: made };
    const { id, table } = made;
    await this.store.append(recordOf(id, table), table.events);
    return { created: id };
  }

  private async daily(ask: Extract<LobbyAsk, { do: 'daily' }>): Promise<LobbyAnswer> {
    const known = dailyTable(ask);
    if ((await this.store.read(known)) !== undefined) return { created: known };
    const made = await (await dailies()).dailyDeal(ask, ask.name);
    if (made instanceof Fault) return { fault: made };
    const { id, table } = made;
    // Another page of this browser may have been quicker; its deal is the same.
    await this.store.append(recordOf(id, table), table.events);
    return { created: id };
  }

  private async fared(daily: Daily): Promise<Fared | 'running' | null> {
    const stored = await this.store.read(dailyTable(daily));
    if (stored === undefined) return null;
    const table = await restore(loader, stored);
    if (table instanceof Fault) return null;
    return (await dailies()).faredAt(table) ?? 'running';
  }

  private async matchFile(ask: Extract<LobbyAsk, { do: 'match-file' }>): Promise<LobbyAnswer> {
    const { viewer, match = 0 } = ask;
    const opened = await this.opening(ask.table);
    if (opened instanceof Fault) return { fault: opened };
    const file = await opened.table.look((table) =>
      matchFile(table, viewer, LOCAL_PERSON, match - 1),
    );
    return file instanceof Fault ? { fault: file } : { file };
  }

  /** `null` before the first match. */
  private async glance(id: string): Promise<LobbyAnswer> {
    const opened = await this.opening(id);
    if (opened instanceof Fault) return { fault: opened };
    return { glance: await opened.table.look((table) => glanceFor(table, LOCAL_PERSON)) };
  }

  private async moving(id: string): Promise<LobbyAnswer> {
    const opened = await this.opening(id);
    if (opened instanceof Fault) return { fault: opened };
    const moving = await opened.table.look((table) => movingOf(table, LOCAL_PERSON));
    return moving instanceof Fault ? { fault: moving } : { moving };
  }

  private opening(id: string): Promise<Opened | Fault> {
    const opening = this.live.get(id) ?? this.open(id);
    this.live.set(id, opening);
    return opening;
  }

  private async toTable(id: string, text: string): Promise<void> {
    const opened = await this.opening(id);
    if (opened instanceof Fault) {
      this.live.delete(id);
      this.say(id, { v: PROTOCOL_VERSION, kind: 'refused', fault: opened });
    } else await opened.table.receive(opened.peer, text);
  }

  private async open(id: string): Promise<Opened | Fault> {
    const restored = await this.restored(id);
    if (restored instanceof Fault) return restored;
    const table = new LiveTable(id, restored, this.host);
    const peer = table.connect(LOCAL_PERSON, {
      send: (text) => {
        if (!opened.left) this.post({ kind: 'table', table: id, text });
      },
    });
    const opened: Opened = { table, peer, left: false };
    return opened;
  }

  private async restored(id: string): ReturnType<typeof restore> {
    try {
      return await restore(loader, await this.store.read(id));
    } catch {
      return new Fault('table-damaged');
    }
  }

  private async leave(id: string): Promise<void> {
    const opening = this.live.get(id);
    // The page may come back at once; it then opens the table anew.
    this.live.delete(id);
    const opened = await opening;
    if (opened === undefined || opened instanceof Fault) return;
    opened.left = true;
    opened.table.disconnect(opened.peer);
    await opened.table.close();
  }

  private say(table: string, message: TableMessage): void {
    this.post({ kind: 'table', table, text: JSON.stringify(message) });
  }
}

/** An older record says only whether a bot is to move; everybody else shares this screen. */
function turnIn({ turn, stage, botDue, seats }: Older): number | null {
  if (turn !== undefined) return turn;
  return stage === 'playing' && !botDue ? seats.findIndex(({ kind }) => kind === 'person') : null;
}

type Older = Omit<TableRecord, 'turn'> & Partial<Pick<TableRecord, 'turn'>>;
