import type { ClientMessage, TableMessage } from '@baithak/protocol';
import { type Lobby, lobbyOf, type WorkerLike } from '../controller/lobby.ts';
import type { FromWorker, SeatWish, ToWorker } from '../local/envelope.ts';
import { LocalHost } from '../local/host.ts';
import { memoryStore } from '../local/memory-store.ts';
import type { Store } from '../local/store.ts';

/** The tables of a device without a browser around them: what the Worker does, in this process. */
export function device(store: Store = memoryStore()): Lobby {
  let hear: (event: { readonly data: FromWorker }) => void = () => {};
  const host = new LocalHost(store, (data) => hear({ data: structuredClone(data) }), {
    tell: () => {},
  });
  const worker: WorkerLike = {
    postMessage: (message: ToWorker) => void host.receive(structuredClone(message)),
    addEventListener: (kind: string, listener: typeof hear) => {
      if (kind === 'message') hear = listener;
    },
  };
  const lobby = lobbyOf(worker);
  workers.set(lobby, worker);
  return lobby;
}

/** For those who would send what no page sends. */
const workers = new WeakMap<Lobby, WorkerLike>();

export async function opened(
  lobby: Lobby,
  game: string,
  seats: readonly SeatWish[],
): Promise<string> {
  const answer = await lobby.ask({ do: 'create', settings: { game }, seats });
  if (!('created' in answer)) throw new Error(JSON.stringify(answer));
  return answer.created;
}

export const person = (name: string): SeatWish => ({ kind: 'person', name });
export const bot = (level: number): SeatWish => ({ kind: 'bot', level });

/** A line to a table that keeps what it hears. */
export class Ear {
  readonly heard: TableMessage[] = [];
  private readonly line;
  private readonly wakers = new Set<() => void>();

  constructor(
    private readonly lobby: Lobby,
    private readonly table: string,
  ) {
    this.line = lobby.dial(table, {
      hear: (message) => {
        this.heard.push(message);
        for (const wake of this.wakers) wake();
      },
    });
  }

  say(message: ClientMessage): void {
    this.line.send(message);
  }

  mutter(text: string): void {
    workers.get(this.lobby)?.postMessage({ kind: 'table', table: this.table, text });
  }

  async until<T>(find: (heard: readonly TableMessage[]) => T | undefined): Promise<T> {
    for (;;) {
      const found = find(this.heard);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.wakers.add(resolve));
    }
  }
}
