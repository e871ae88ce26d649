import { useState } from 'react';
import type { ViewKind } from './projection.ts';

/** How the temple is looked at. */
export interface Look {
  readonly kind: ViewKind;
  /** By how many quarters the isometric view is turned. */
  readonly turn: number;
}

/** Kept from one table to the next as long as the page is open. */
let preferred: Look = { kind: 'top', turn: 0 };

export function prefer(look: Look): void {
  preferred = look;
}

export function useLook(): [Look, (look: Look) => void] {
  const [look, setLook] = useState(preferred);
  const choose = (next: Look) => {
    prefer(next);
    setLook(next);
  };
  return [look, choose];
}
