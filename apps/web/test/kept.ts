import { recordOf } from '@baithak/host';
import type { Table } from '@baithak/table';
import type { Page } from 'playwright-core';
import { pathTo } from '../routes.ts';

/** Puts a table among those that the browser keeps, and goes there. */
export async function goToKept(page: Page, table: Table): Promise<void> {
  const record = recordOf('kept', table);
  await page.evaluate(keep, { record, events: table.events });
  await page.goto(new URL(pathTo('table', record.id), page.url()).href);
}

interface Kept {
  readonly record: ReturnType<typeof recordOf>;
  readonly events: Table['events'];
}

/** Runs in the page, which may not have opened its store yet. */
function keep({ record, events }: Kept): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('baithak', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' });
      opening.result.createObjectStore('events');
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const change = opening.result.transaction(['tables', 'events'], 'readwrite');
      change.objectStore('tables').put(record);
      for (const event of events) change.objectStore('events').put(event, [record.id, event.seq]);
      change.onerror = () => reject(change.error);
      change.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
