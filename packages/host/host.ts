import type { Character, Fault, Game, Result, Seat } from '@baithak/kernel';
import type { ClientMessage } from '@baithak/protocol';
import type {
  ClockSetting,
  Games,
  Occupant,
  PersonId,
  Sign,
  Stage,
  StoredMatch,
  Table,
  TableEvent,
} from '@baithak/table';

/** What tables need from the program that runs them: the page's Worker, a server, a terminal. */
export interface Host {
  readonly store: TableStore;
  readonly loader: GameLoader;
  /** Whether bots play on while nobody watches. */
  readonly playsAlone: boolean;
  /** Whether bots think only where the host asks for it (`playBot`): other processes think as well. */
  readonly lendsBots?: boolean;
  /** Reads a message that somebody sent: from outside with all checks, from the program's own page with few. */
  decode(text: string): ClientMessage | Fault;
  now(): number;
  /** A secret that nobody can guess. */
  seed(): string;
  /** Returns the bot's move in notation, when people may see it. */
  think(task: BotTask, stop: AbortSignal): Promise<string>;
  /** The character nearest to somebody's strength in a game, if their strength is known. */
  nearest?(person: PersonId, game: string): Promise<Character | undefined>;
  /** Called when somebody begins to watch a table, and when they have gone: with all who watch it now. */
  watched?(table: string, people: readonly PersonId[]): void;
  /** Called when a table turns out not to be stored any more, or only as an archive. */
  gone?(table: string): void;
  /** Called when a table has changed, after the change is stored. */
  changed(record: TableRecord): void;
  /** Called when something went wrong that nobody at the table can fix. */
  trouble(table: string, error: unknown): void;
  readonly chance?: Table['chance'];
  /** Runs something later; returns a function that cancels it. Without it, who is here is told at once. */
  later?(ms: number, run: () => void): () => void;
}

/** What a bot is asked. It sees what its seat sees, and nothing else. */
export interface BotTask {
  readonly table: string;
  /** Who owns the table; empty if nobody does. */
  readonly person: PersonId;
  /** Whether somebody who plays at the table is connected. */
  readonly present: boolean;
  readonly game: string;
  readonly seat: Seat;
  readonly character: Character;
  readonly view: unknown;
}

/** A summary of a table, for lists. Nothing in it is secret. */
export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** The version of the rules by which each game was played here. Older records do not say. */
  readonly rules?: Readonly<Record<string, number>>;
  readonly stage: Stage;
  /** Whether strangers find the table in a list, or only by its link. */
  readonly listed: boolean;
  readonly seats: readonly Occupant[];
  readonly owner: PersonId | null;
  readonly people: readonly PersonId[];
  /** When its last event happened. */
  readonly changedAt: number;
  /** When the match last moved, or before it somebody took or left a seat or did their part of the deal: talk changes nothing. Older records do not say. */
  readonly movedAt?: number;
  /** When the running clock is up, or a deal goes on without those who have not done their part. */
  readonly deadline: number | null;
  /** Whose decision is awaited; `null` when no match runs, or nobody can decide. */
  readonly turn: Seat | null;
  /** While the deal is under way: the seats whose players have to do their part next. */
  readonly dealing?: readonly Seat[];
  /** Nobody can decide until somebody lets the match go on. */
  readonly paused?: true;
  /** Whether a bot is to move. */
  readonly botDue: boolean;
  readonly result: Result | null;
  readonly clock: ClockSetting;
  /** Whether the result counts for ratings. */
  readonly rated?: boolean;
  /** The signs of the people at the table who have chosen one. Older records name none. */
  readonly signs?: Readonly<Record<PersonId, Sign>>;
  /** How many matches were finished here. Older records do not say. */
  readonly played?: number;
  /** Its owner has closed it. */
  readonly closed?: true;
}

export interface StoredTable {
  readonly record: TableRecord;
  /** As they came out of the store, not checked yet. */
  readonly events: readonly unknown[];
  /** How its matches stood at some time, so that little has to be replayed. */
  readonly snapshots?: readonly StoredMatch[];
  /** How often stored events were changed: somebody was forgotten there, or an account took over a guest. */
  readonly scrubs?: number;
  /** Only the files of its matches are left. */
  readonly archived?: boolean;
}

/** `taken`: another process has added an event of that number, or this command, or has changed stored events. */
export type Appended = 'done' | 'taken';

/**
 * Where tables are stored. Events are only ever appended, by any process that has the store open:
 * optimistic concurrency by event number.
 */
export interface TableStore {
  /** The events from number `from` on. */
  read(id: string, from?: number): Promise<StoredTable | undefined>;
  /** Appends all events or none, to a table that was read with this number of `scrubs`. `done`: they are stored durably. */
  append(record: TableRecord, events: readonly TableEvent[], scrubs?: number): Promise<Appended>;
  /** Keeps snapshots of a table's matches in place of earlier ones. They may get lost. */
  keepSnapshots?(id: string, snapshots: readonly StoredMatch[]): Promise<void>;
}

/** Loads each game once. A table needs its game synchronously, so load it before the table. */
export class GameLoader {
  private readonly loading = new Map<string, Promise<Game | undefined>>();
  private readonly loaded = new Map<string, Game>();

  constructor(private readonly fetch: (id: string) => Promise<Game | undefined>) {}

  load(id: string): Promise<Game | undefined> {
    const known = this.loading.get(id) ?? this.open(id);
    this.loading.set(id, known);
    return known;
  }

  /** The games that are loaded. */
  readonly games: Games = (id) => this.loaded.get(id);

  private async open(id: string): Promise<Game | undefined> {
    try {
      const game = await this.fetch(id);
      if (game === undefined) this.loading.delete(id);
      else this.loaded.set(id, game);
      return game;
    } catch (error) {
      this.loading.delete(id);
      throw error;
    }
  }
}
