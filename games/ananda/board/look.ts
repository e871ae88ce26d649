import { useState } from 'react';
import type { ViewKind } from './projection.ts';

/** How the temple is shown. */
export interface Look {
  readonly kind: ViewKind;
  /** By how many quarter turns the isometric view is turned. */
  readonly turn: number;
  /** Whether the temple is drawn larger than its window, which then scrolls. */
  readonly large: boolean;
}

const KEY = 'baithak.ananda.view';

/** The page remembers the look from table to table; the browser remembers only its kind. */
let preferred: Look = { kind: kindBefore(), turn: 0, large: false };

export function prefer(look: Look): void {
  preferred = look;
}

export function useLook(): [Look, (look: Look) => void] {
  const [look, setLook] = useState(preferred);
  const choose = (next: Look) => {
    prefer(next);
    keepKind(next.kind);
    setLook(next);
  };
  return [look, choose];
}

/** Storage may be blocked, and pictures are drawn without a browser. */
function kindBefore(): ViewKind {
  try {
    return localStorage.getItem(KEY) === 'top' ? 'top' : 'iso';
  } catch {
    return 'iso';
  }
}

function keepKind(kind: ViewKind): void {
  try {
    localStorage.setItem(KEY, kind);
  } catch {
    // The choice then holds for this visit only.
  }
}
