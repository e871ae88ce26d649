import type { FromWorker, LobbyAnswer, LobbyAsk, ToWorker } from '../local/envelope.ts';

/** One table's line: text out, text in, until it is hung up. */
export interface Line {
  send(text: string): void;
  hangUp(): void;
}

/** The page's end of the tables on this device. */
export interface Lobby {
  ask(ask: LobbyAsk): Promise<LobbyAnswer>;
  dial(table: string, hear: (text: string) => void): Line;
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
  const lines = new Map<string, (text: string) => void>();
  let asked = 0;
  worker.addEventListener('message', ({ data }) => {
    if (data.kind === 'table') lines.get(data.table)?.(data.text);
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
    dial(table, hear) {
      lines.set(table, hear);
      return {
        send: (text) => worker.postMessage({ kind: 'table', table, text }),
        hangUp() {
          lines.delete(table);
          worker.postMessage({ kind: 'leave', table });
        },
      };
    },
    onTrouble: (listener) => worker.addEventListener('error', listener),
  };
}
