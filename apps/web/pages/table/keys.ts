import { useEffect } from 'react';
import { preferences } from '../../shell/preferences.ts';

/** Single keys for what is needed often; they are silent while somebody types, and can be switched off. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = (event.target as Element | null)?.closest('input, select, textarea, dialog');
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (preferences.getSnapshot().keys === 'off') return;
      const act = keys[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
