import { useEffect } from 'react';
import { pathTo } from '../routes.ts';
import { go } from './navigation.tsx';

let waiting: File | null = null;
const listeners = new Set<() => void>();

/** The file that was dropped last, for whoever shows it; each is given once. */
export function takeDropped(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}

export function onDropped(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A match file may be dropped on any page: the review opens with it. */
export function useDropping(): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      waiting = file;
      go(pathTo('review'));
      for (const listener of listeners) listener();
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, []);
}
