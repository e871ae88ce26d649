import { catalog } from '@baithak/catalog';
import { type BotTask, GameLoader, LiveTable } from '@baithak/host';
import { sure } from '@baithak/kernel';
import { decode } from '@baithak/protocol';
import {
  type ClockSetting,
  type Command,
  FairHand,
  type Settings,
  type Table,
} from '@baithak/table';
import { type Env, realEnv } from '../../env.ts';
import { Clocks } from '../../live/clocks.ts';
import { LiveTables } from '../../live/tables.ts';
import type { Store } from '../../store/store.ts';
import { planted } from './server.ts';
import { openStore } from './store.ts';

/** A clock that a test sets by hand. */
export interface Time {
  now: number;
}

interface ClockHouseSetup {
  /** Where its store is, unless the test gives it one. */
  readonly file?: string;
  readonly store?: Store;
  readonly time: Time;
  readonly games?: readonly string[];
  readonly plant?: (store: Store) => Partial<Store>;
}

/** The tables and clocks of one server process, without sockets and timers. */
export class ClockHouse {
  private constructor(
    readonly store: Store,
    readonly tables: LiveTables,
    readonly clocks: Clocks,
    /** What bots were asked. They never answer. */
    readonly asked: readonly BotTask[],
  ) {}

  static async open({ file, time, games, plant, ...given }: ClockHouseSetup): Promise<ClockHouse> {
    const own = given.store ?? (await openStore(file));
    const store = planted(own, plant?.(own));
    const asked: BotTask[] = [];
    const env: Env = { ...realEnv(), now: () => time.now };
    const isOffered = (id: string) => id in catalog && (games?.includes(id) ?? true);
    const loader = new GameLoader(async (id) =>
      isOffered(id) ? catalog[id as keyof typeof catalog].game() : undefined,
    );
    const house = {
      store,
      loader,
      playsAlone: true,
      decode,
      now: env.now,
      seed: env.seed,
      think(task: BotTask) {
        asked.push(task);
        return new Promise<string>(() => {});
      },
      changed() {},
      trouble() {},
    };
    const tables = new LiveTables(house, env);
    const clocks = new Clocks(store, tables, env, () => {});
    return new ClockHouse(store, tables, clocks, asked);
  }

  /** Starts a match where it is Asha's turn. */
  async match(clock: ClockSetting, wish: Partial<Settings> = {}): Promise<string> {
    const settings = { game: 'talluka', clock, ...wish };
    const { id } = sure(await this.tables.create(settings, 'asha', 'Asha'));
    const names = ['asha', 'ravi', 'mira'].slice(0, wish.seats ?? 2);
    for (const [seat, name] of names.entries()) {
      await this.give(id, name, { do: 'join', name });
      await this.give(id, name, { do: 'sit', seat, name });
    }
    await this.give(id, 'asha', { do: 'start' });
    for (const name of [...names, ...names]) await this.deal(id, name);
    return id;
  }

  /** A person's page does its next part in a deal, if there is one. */
  private async deal(id: string, name: string): Promise<void> {
    const hand = new FairHand(name, `secret of ${name}`, new Map());
    const next = await this.look(id, (table) => hand.next(table.public));
    if (next !== undefined && next !== 'suspect') await this.give(id, name, next);
  }

  async give(id: string, by: string | null, command: Command): Promise<void> {
    const fault = await (await this.table(id)).command(by, command);
    if (fault !== undefined) throw new Error(`${command.do}: ${fault.code}`);
  }

  async table(id: string): Promise<LiveTable> {
    const table = await this.tables.open(id);
    if (table instanceof LiveTable) return table;
    throw new Error(table.code);
  }

  look<T>(id: string, read: (table: Table) => T): Promise<T> {
    return this.table(id).then((table) => table.look(read));
  }

  deadline(id: string): Promise<number | null> {
    return this.look(id, ({ deadline }) => deadline);
  }

  /** The sum of all time that a table got back. */
  credited(id: string): Promise<number> {
    return this.look(id, ({ events }) =>
      events.reduce((sum, event) => sum + (event.kind === 'credited' ? event.ms : 0), 0),
    );
  }
}
