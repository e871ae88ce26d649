import { type RefObject, useEffect, useRef } from 'react';

/** What was pressed last on the stage, by pointer or by key. */
export function usePressed(): RefObject<Element | null> {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: Event) => {
      const target = event.target as Element | null;
      if (target?.closest('.stage-table, .action-bar')) pressed.current = target;
    };
    window.addEventListener('pointerup', note, true);
    window.addEventListener('keydown', note, true);
    return () => {
      window.removeEventListener('pointerup', note, true);
      window.removeEventListener('keydown', note, true);
    };
  }, []);
  return pressed;
}
