import { useState } from 'react';
import type { ViewKind } from './projection.ts';

/** How the temple is looked at. */
export interface Look {
  readonly kind: ViewKind;
  /** By how many quarters the isometric view is turned. */
  readonly turn: number;
}

const KEY = 'baithak.ananda.view';

/** Kept from one table to the next as long as the page is open; which view it was, for longer. */
let preferred: Look = { kind: kindBefore(), turn: 0 };

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

/** A browser may keep nothing at all, and pictures are drawn where there is none. */
function kindBefore(): ViewKind {
  try {
    return localStorage.getItem(KEY) === 'iso' ? 'iso' : 'top';
  } catch {
    return 'top';
  }
}

function keepKind(kind: ViewKind): void {
  try {
    localStorage.setItem(KEY, kind);
  } catch {
    // Then it is only for this visit.
  }
}
