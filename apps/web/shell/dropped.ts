import { pathTo } from '../routes.ts';
import { go } from './navigation.tsx';

let waiting: File | null = null;
/** What the page hears when a file was dropped. */
export const DROPPED = 'dropped';

/** The file that was dropped last, for whoever shows it; each is given once. */
export function takeDropped(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}

/** A match file may be dropped on any page: the review opens with it. */
export function watchDrops(): void {
  window.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    waiting = event.dataTransfer?.files[0] ?? null;
    if (waiting === null) return;
    event.preventDefault();
    go(pathTo('review'));
    window.dispatchEvent(new Event(DROPPED));
  });
}
