import { recordOf } from '@baithak/host';
import type { Table } from '@baithak/table';
import type { BrowserContextOptions } from 'playwright-core';
import { pathTo } from '../routes.ts';
import type { Site, Visit } from './browser.ts';

/** A browser that has kept a table since it was last here, and goes there now. */
export async function openKept(
  site: Site,
  table: Table,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visit = await site.open('about:blank', options);
  const record = recordOf('kept', table);
  await visit.page.addInitScript(keep, JSON.stringify({ record, events: table.events }));
  await visit.page.goto(new URL(pathTo('table', record.id), site.url).href);
  return visit;
}

interface Kept {
  readonly record: ReturnType<typeof recordOf>;
  readonly events: Table['events'];
}

/** Runs in the page before anything of it: nobody else sees the store before it is filled. */
function keep(text: string): void {
  const { record, events }: Kept = JSON.parse(text);
  const opening = indexedDB.open('baithak', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('tables', { keyPath: 'id' }).put(record);
    const store = opening.result.createObjectStore('events');
    for (const event of events) store.put(event, [record.id, event.seq]);
  };
  opening.onsuccess = () => opening.result.close();
}
