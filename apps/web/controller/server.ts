import type { Moving, TableRecord } from '@baithak/host';
import type { FaultData } from '@baithak/protocol';
import { RemoteLine, type Socket } from '@baithak/protocol';
import type { Settings } from '@baithak/table';
import type { Hearer, Line } from './lobby.ts';

export interface Session {
  readonly person: string;
  readonly name: string;
}

/** What a server says of itself. */
export interface HostNews {
  readonly games: readonly string[];
  readonly addresses: readonly string[];
}

export type TableListName = 'open' | 'mine' | 'finished';

/** An answer, or why there is none. */
export type Answered<T> = T | { readonly fault: FaultData };

/** The server that the page came from, if it still answers. */
export interface Server {
  host(): Promise<Answered<HostNews>>;
  session(): Promise<Answered<{ readonly session: Session | null }>>;
  enter(name: string): Promise<Answered<{ readonly session: Session }>>;
  forgetMe(): Promise<Answered<{ readonly session: null }>>;
  tables(of: TableListName): Promise<Answered<{ readonly tables: readonly TableRecord[] }>>;
  table(id: string): Promise<Answered<{ readonly table: TableRecord }>>;
  moving(id: string): Promise<Answered<Moving>>;
  create(settings: Partial<Settings>): Promise<Answered<{ readonly id: string }>>;
  dial(table: string, hearer: Hearer): Line;
}

export const UNREACHABLE: FaultData = { code: 'server-away' };

export function serverAt(origin: string): Server {
  return {
    host: () => ask(origin, 'GET', '/api/host'),
    session: () => ask(origin, 'GET', '/api/session'),
    enter: (name) => ask(origin, 'POST', '/api/session', { name }),
    forgetMe: () => ask(origin, 'DELETE', '/api/session'),
    tables: (of) => ask(origin, 'GET', `/api/tables?of=${of}`),
    table: (id) => ask(origin, 'GET', `/api/tables/${encodeURIComponent(id)}`),
    moving: (id) => ask(origin, 'GET', `/api/tables/${encodeURIComponent(id)}/moving`),
    create: (settings) => ask(origin, 'POST', '/api/tables', { settings }),
    dial: (table, hearer) => dial(origin, table, hearer),
  };
}

async function ask<T>(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answered<T>> {
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_TYPE };
    const answer = await fetch(new URL(path, origin), { method, ...sent });
    const read: unknown = await answer.json();
    if (read !== null && typeof read === 'object') return read as Answered<T>;
  } catch {
    // No network, no server, or something that speaks no JSON: all the same to the page.
  }
  return { fault: UNREACHABLE };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** A line that mends itself, and hurries when the browser is back in the network. */
function dial(origin: string, table: string, hearer: Hearer): Line {
  const url = new URL(`/api/tables/${encodeURIComponent(table)}/line`, origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const line = new RemoteLine(
    {
      dial: () => new WebSocket(url) as unknown as Socket,
      later(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    },
    (message) => hearer.hear(message),
    (status) => hearer.tell?.(status),
  );
  const hurry = () => line.hurry();
  window.addEventListener('online', hurry);
  return {
    send: (message) => line.send(message),
    hangUp() {
      window.removeEventListener('online', hurry);
      line.hangUp();
    },
  };
}
