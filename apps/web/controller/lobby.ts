import type { Advice } from '@baithak/bots';
import type { Character, Seat } from '@baithak/kernel';
import type { Connection, ConnectionStatus, TableMessage } from '@baithak/protocol';
import type { FromWorker, LobbyAnswer, LobbyAsk, Reviewed, ToWorker } from '../local/envelope.ts';
import type { Fared } from './daily-book.ts';
import type { Daily } from './daily-table.ts';

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
  /**
   * Asks a coach what to do in a view; nobody hears the answer once it was stopped. It tells from time to
   * time which part of the work is done.
   */
  advise(game: string, view: unknown, progress?: (share: number) => void): Advising;
  /** Reviews a match file, and tells from time to time which part of the work is done. */
  review(file: string, progress: (share: number) => void): Reviewing;
  /** Lets a character play a deal of the day in your place. */
  rival(daily: Daily, character: Character): Rival;
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

interface Rival {
  readonly answer: Promise<Fared | null>;
  stop(): void;
}

/** The part of a Worker that the lobby uses; tests bring their own. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(kind: 'message', hear: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(kind: 'error', hear: () => void): void;
}

/**
 * A Worker that starts with the first question to it: pages that ask none need not load its scripts. How
 * fast bots should play is no reason to start.
 */
export function onDemand(start: () => WorkerLike): WorkerLike {
  const heard: ((worker: WorkerLike) => void)[] = [];
  let pace: ToWorker | undefined;
  let worker: WorkerLike | undefined;
  const started = (): WorkerLike => {
    if (worker !== undefined) return worker;
    worker = start();
    for (const hear of heard) hear(worker);
    if (pace !== undefined) worker.postMessage(pace);
    return worker;
  };
  return {
    postMessage(message) {
      if (worker === undefined && message.kind === 'breath') pace = message;
      else started().postMessage(message);
    },
    addEventListener(...listener: [never, never]) {
      if (worker === undefined) heard.push((later) => later.addEventListener(...listener));
      else worker.addEventListener(...listener);
    },
  };
}

export function lobbyOf(worker: WorkerLike): Lobby {
  /** Who waits for the answer to a question, by its number. */
  const waiting = new Map<number, (answer: unknown) => void>();
  const listeners = new Map<string, ConnectionListener>();
  const progresses = new Map<number, (share: number) => void>();
  let asked = 0;
  const answer = (id: number, what: unknown) => {
    waiting.get(id)?.(what);
    waiting.delete(id);
    progresses.delete(id);
  };
  worker.addEventListener('message', ({ data }) => {
    if (data.kind === 'table') {
      listeners.get(data.table)?.onMessage(JSON.parse(data.text) as TableMessage);
    } else if (data.kind === 'cut') listeners.get(data.table)?.onCut?.(data.seat);
    else if (data.kind === 'advice') answer(data.id, data.advice);
    else if (data.kind === 'progress') progresses.get(data.id)?.(data.share);
    else if (data.kind === 'reviewed') answer(data.id, data.review);
    else if (data.kind === 'fared') answer(data.id, data.fared);
    else answer(data.id, data.answer);
  });
  /** Asks the Worker something that has one answer, which may be given up. */
  const question = <Answer>(
    message: (id: number) => ToWorker,
    progress?: (share: number) => void,
  ) => {
    const id = asked++;
    if (progress !== undefined) progresses.set(id, progress);
    const promise = new Promise<Answer>((resolve) => waiting.set(id, resolve as () => void));
    worker.postMessage(message(id));
    return { answer: promise, stop: () => worker.postMessage({ kind: 'silence', id }) };
  };
  return {
    ask: (ask) => question<LobbyAnswer>((id) => ({ kind: 'lobby', id, ask })).answer,
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
    advise: (game, view, progress) =>
      question((id) => ({ kind: 'advise', id, game, view }), progress),
    review: (file, progress) => question((id) => ({ kind: 'review', id, file }), progress),
    rival: (daily, character) => question((id) => ({ kind: 'rival', id, character, ...daily })),
    slowBots: (ms) => worker.postMessage({ kind: 'breath', ms }),
    onTrouble: (listener) => worker.addEventListener('error', listener),
  };
}
