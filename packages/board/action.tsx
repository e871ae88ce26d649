import type { ReactNode } from 'react';
import './action.css';

interface ActionProps {
  readonly children: ReactNode;
  /** `undefined`: there is nothing to do now. */
  readonly act: (() => void) | undefined;
  /** What the game allows looks solid; what it will refuse can be tried all the same. */
  readonly legal?: boolean;
  readonly label?: string;
  readonly lit?: boolean;
}

/** A button that does something at the table. */
export function Action({ children, act, legal = false, label, lit = false }: ActionProps) {
  return (
    <button
      type="button"
      className="b-action"
      aria-label={label}
      aria-disabled={act === undefined}
      data-legal={legal}
      data-lit={lit}
      onClick={act}
    >
      {children}
    </button>
  );
}

/** Buttons side by side below a board. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="b-actions">{children}</div>;
}

interface PassProps {
  readonly legal: readonly string[];
  readonly label: string;
  readonly attempt: (text: string) => void;
}

/** Only there when passing is what is left to do. */
export function Pass({ legal, label, attempt }: PassProps) {
  if (!legal.includes('pass')) return null;
  return (
    <Actions>
      <Action legal act={() => attempt('pass')}>
        {label}
      </Action>
    </Actions>
  );
}
