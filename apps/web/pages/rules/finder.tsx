import { message } from '@baithak/kernel';
import { type KeyboardEvent as KeyPress, useEffect, useRef } from 'react';
import type { Say } from '../../shell/language.ts';
import { preferences } from '../../shell/storage.ts';

export interface Wish {
  readonly query: string;
  /** Whether only house rulings are wanted. */
  readonly isHouse: boolean;
}

interface RuleFinderProps {
  readonly wish: Wish;
  readonly change: (wish: Wish) => void;
  /** The number of rules that fit. */
  readonly found: number;
  /** The number of house rulings. */
  readonly house: number;
  readonly say: Say;
}

/** Finds rules by their words or numbers as somebody types. The key / leads to it. */
export function RuleFinder({ wish, change, found, house, say }: RuleFinderProps) {
  const field = useRef<HTMLInputElement>(null);
  useSlash(() => field.current?.focus());
  const press = (event: KeyPress) => {
    if (event.key !== 'Escape' || wish.query === '') return;
    // The sheet around it stays open.
    event.preventDefault();
    change({ ...wish, query: '' });
  };
  const isNarrowed = wish.query.trim() !== '' || wish.isHouse;
  return (
    <search className="rule-finder">
      <label className="field">
        <span>{say(message('rules.find'))}</span>
        <input
          ref={field}
          type="text"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          value={wish.query}
          placeholder={say(message('rules.find-example'))}
          onChange={({ target }) => change({ ...wish, query: target.value })}
          onKeyDown={press}
        />
      </label>
      {house > 0 && (
        <button
          type="button"
          aria-pressed={wish.isHouse}
          onClick={() => change({ ...wish, isHouse: !wish.isHouse })}
        >
          {say(message('rules.house-only', { n: house }))}
        </button>
      )}
      <p className="rule-count" role="status">
        {isNarrowed && say(message('rules.found', { n: found }))}
      </p>
    </search>
  );
}

/** Like every key of one letter, it does nothing while somebody types, and can be switched off. */
function useSlash(act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = (event.target as Element | null)?.closest('input, select, textarea');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (preferences.getSnapshot().keys === 'off') return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
