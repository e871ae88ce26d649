import type { ClientMessage, LineStatus, TableMessage } from '@baithak/protocol';
import type { FromWorker, LobbyAnswer, LobbyAsk, ToWorker } from '../local/envelope.ts';

/** One table's line: messages out, messages in, until it is hung up. */
export interface Line {
  send(message: ClientMessage): void;
  hangUp(): void;
}

/** Who is at the near end of a line. */
export interface Hearer {
  hear(message: TableMessage): void;
  /** How the connection is; a line within this device is always there. */
  tell?(status: LineStatus): void;
}

export type Dial = (hearer: Hearer) => Line;

/** The page's end of the tables on this device. */
export interface Lobby {
  ask(ask: LobbyAsk): Promise<LobbyAnswer>;
  dial(table: string, hearer: Hearer): Line;
  /** Lets bots wait so long at least before they answer. */
  slowBots(ms: number): void;
  /** Called when there is nobody at the other end: then no page can do anything. */
  onTrouble(listener: () => void): void;
}

/** What a Worker is to the page. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(kind: 'message', hear: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(kind: 'error', hear: () => void): void;
}

export function lobbyOf(worker: WorkerLike): Lobby {
  const waiting = new Map<number, (answer: LobbyAnswer) => void>();
  const lines = new Map<string, Hearer>();
  let asked = 0;
  worker.addEventListener('message', ({ data }) => {
    if (data.kind === 'table') lines.get(data.table)?.hear(JSON.parse(data.text) as TableMessage);
    else {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    }
  });
  return {
    ask: (ask) =>
      new Promise((resolve) => {
        const id = asked++;
        waiting.set(id, resolve);
        worker.postMessage({ kind: 'lobby', id, ask });
      }),
    dial(table, hearer) {
      lines.set(table, hearer);
      return {
        send: (message) =>
          worker.postMessage({ kind: 'table', table, text: JSON.stringify(message) }),
        hangUp() {
          lines.delete(table);
          worker.postMessage({ kind: 'leave', table });
        },
      };
    },
    slowBots: (ms) => worker.postMessage({ kind: 'breath', ms }),
    onTrouble: (listener) => worker.addEventListener('error', listener),
  };
}
