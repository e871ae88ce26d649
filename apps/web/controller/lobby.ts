import type { Advice } from '@baithak/bots';
import type { Seat } from '@baithak/kernel';
import type { Connection, ConnectionStatus, TableMessage } from '@baithak/protocol';
import type { FromWorker, LobbyAnswer, LobbyAsk, Reviewed, ToWorker } from '../local/envelope.ts';

export interface ConnectionListener {
  onMessage(message: TableMessage): void;
  /** A connection within this device never breaks, so it never calls this. */
  onStatus?(status: ConnectionStatus): void;
  /** A bot's time was over before its work was done. A server does not tell: it would give hands away. */
  onCut?(seat: Seat): void;
}

export type Connect = (listener: ConnectionListener) => Connection;

/** The page's side of the tables on this device, which live in a Worker. */
export interface Lobby {
  ask(ask: LobbyAsk): Promise<LobbyAnswer>;
  connect(table: string, listener: ConnectionListener): Connection;
  /** Asks a coach what to do in a view; nobody hears the answer once it was stopped. */
  advise(game: string, view: unknown): Advising;
  /** Reviews a match file, and tells from time to time which part of the work is done. */
  review(file: string, progress: (share: number) => void): Reviewing;
  /** Sets how many milliseconds bots wait at least before they answer. */
  slowBots(ms: number): void;
  /** Calls the listener when the Worker fails: no page works without it. */
  onTrouble(listener: () => void): void;
}

export interface Advising {
  readonly answer: Promise<Advice | null>;
  stop(): void;
}

interface Reviewing {
  readonly answer: Promise<Reviewed>;
  stop(): void;
}

/** The part of a Worker that the lobby uses; tests bring their own. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(kind: 'message', hear: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(kind: 'error', hear: () => void): void;
}

/** Who waits for a review. */
interface Heard {
  progress(share: number): void;
  done(review: Reviewed): void;
}

export function lobbyOf(worker: WorkerLike): Lobby {
  const waiting = new Map<number, (answer: LobbyAnswer) => void>();
  const listeners = new Map<string, ConnectionListener>();
  const advised = new Map<number, (advice: Advice | null) => void>();
  const reviews = new Map<number, Heard>();
  let asked = 0;
  worker.addEventListener('message', ({ data }) => {
    if (data.kind === 'table') {
      listeners.get(data.table)?.onMessage(JSON.parse(data.text) as TableMessage);
    } else if (data.kind === 'cut') listeners.get(data.table)?.onCut?.(data.seat);
    else if (data.kind === 'advice') {
      advised.get(data.id)?.(data.advice);
      advised.delete(data.id);
    } else if (data.kind === 'reviewing') reviews.get(data.id)?.progress(data.share);
    else if (data.kind === 'reviewed') {
      reviews.get(data.id)?.done(data.review);
      reviews.delete(data.id);
    } else {
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
    connect(table, listener) {
      listeners.set(table, listener);
      return {
        send: (message) =>
          worker.postMessage({ kind: 'table', table, text: JSON.stringify(message) }),
        close() {
          listeners.delete(table);
          worker.postMessage({ kind: 'leave', table });
        },
      };
    },
    advise(game, view) {
      const id = asked++;
      const answer = new Promise<Advice | null>((resolve) => advised.set(id, resolve));
      worker.postMessage({ kind: 'advise', id, game, view });
      return { answer, stop: () => worker.postMessage({ kind: 'silence', id }) };
    },
    review(file, progress) {
      const id = asked++;
      const answer = new Promise<Reviewed>((done) => reviews.set(id, { progress, done }));
      worker.postMessage({ kind: 'review', id, file });
      return { answer, stop: () => worker.postMessage({ kind: 'silence', id }) };
    },
    slowBots: (ms) => worker.postMessage({ kind: 'breath', ms }),
    onTrouble: (listener) => worker.addEventListener('error', listener),
  };
}
