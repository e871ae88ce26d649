import { CHARACTERS } from '@baithak/kernel';
import type { ClientMessage, TableMessage } from '@baithak/protocol';
import type { Settings } from '@baithak/table';
import { type Lobby, lobbyOf, type WorkerLike } from '../controller/lobby.ts';
import type { FromWorker, SeatWish, ToWorker } from '../local/envelope.ts';
import { memoryStore, type Store } from '../local/store.ts';
import { LocalTables } from '../local/tables.ts';

/** The tables of a device without a browser: the Worker's code runs in this process. */
export function device(store: Store = memoryStore()): Lobby {
  let hear: (event: { readonly data: FromWorker }) => void = () => {};
  const tables = new LocalTables(store, (data) => hear({ data: structuredClone(data) }), {
    tell: () => {},
  });
  const worker: WorkerLike = {
    postMessage: (message: ToWorker) => void tables.receive(structuredClone(message)),
    addEventListener: (kind: string, listener: typeof hear) => {
      if (kind === 'message') hear = listener;
    },
  };
  const lobby = lobbyOf(worker);
  workers.set(lobby, worker);
  return lobby;
}

/** The workers behind the lobbies, for messages that no page sends. */
const workers = new WeakMap<Lobby, WorkerLike>();

export async function opened(
  lobby: Lobby,
  game: string,
  seats: readonly SeatWish[],
  settings: Partial<Settings> = {},
): Promise<string> {
  const answer = await lobby.ask({ do: 'create', settings: { game, ...settings }, seats });
  if (!('created' in answer)) throw new Error(JSON.stringify(answer));
  return answer.created;
}

export const person = (name: string): SeatWish => ({ kind: 'person', name });
/** A character by its number, 1 the gentlest. */
export const bot = (number: number): SeatWish => ({
  kind: 'bot',
  character: CHARACTERS[number - 1]!,
});

/** A connection to a table that keeps every message it receives. */
export class TestClient {
  readonly received: TableMessage[] = [];
  private readonly connection;
  private readonly wakers = new Set<() => void>();

  constructor(
    private readonly lobby: Lobby,
    private readonly table: string,
  ) {
    this.connection = lobby.connect(table, {
      onMessage: (message) => {
        this.received.push(message);
        for (const wake of this.wakers) wake();
      },
    });
  }

  send(message: ClientMessage): void {
    this.connection.send(message);
  }

  /** Sends a text that need not be a message. */
  sendText(text: string): void {
    workers.get(this.lobby)?.postMessage({ kind: 'table', table: this.table, text });
  }

  async until<T>(find: (received: readonly TableMessage[]) => T | undefined): Promise<T> {
    for (;;) {
      const found = find(this.received);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.wakers.add(resolve));
    }
  }
}
