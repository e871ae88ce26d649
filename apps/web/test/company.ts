import { PROTOCOL_VERSION } from '@baithak/protocol';
import type { Command } from '@baithak/table';
import type { Page } from 'playwright-core';
import { pathTo } from '../routes.ts';
import type { Site, Visit } from './browser.ts';
import type { VisitOptions } from './visitors.ts';

/** Somebody with a browser of their own, at a table on the server. */
export interface Companion extends Visit {
  readonly person: string;
}

/** A browser whose person has a name, before they go to any table. */
export async function enter(site: Site, name: string, options?: VisitOptions): Promise<Companion> {
  const visit = await site.open('/', options);
  const person = await visit.page.evaluate(async (as) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ name: as });
    const answer = await fetch('/api/session', { method: 'POST', headers, body });
    return (await answer.json()).session.person as string;
  }, name);
  return { ...visit, person };
}

/** Opens a table of somebody's own; returns its id. */
export function makeTable({ page }: Companion, game: string): Promise<string> {
  return page.evaluate(async (wish) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ settings: { game: wish } });
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    return (await answer.json()).id as string;
  }, game);
}

/** Gives commands as a client of its own, one after the other; returns `done` or the codes of faults. */
export function give(
  { page }: Companion,
  table: string,
  ...commands: Command[]
): Promise<string[]> {
  return page.evaluate(
    async ([id, wishes, v]) => {
      const address = new URL(`/api/tables/${id}/line`, location.href);
      address.protocol = 'ws:';
      const socket = new WebSocket(address);
      await new Promise((done) => socket.addEventListener('open', done));
      const answers: string[] = [];
      for (const command of JSON.parse(wishes)) {
        const client = crypto.randomUUID();
        const answer = new Promise<MessageEvent>((done) =>
          socket.addEventListener('message', done, { once: true }),
        );
        socket.send(JSON.stringify({ v, kind: 'command', client, command }));
        const said = JSON.parse((await answer).data);
        answers.push(said.kind === 'refused' ? said.fault.code : said.kind);
      }
      socket.close();
      return answers;
    },
    [table, JSON.stringify(commands), PROTOCOL_VERSION] as const,
  );
}

export async function goTo(page: Page, table: string): Promise<void> {
  await page.goto(new URL(pathTo('online', table), page.url()).href);
}
