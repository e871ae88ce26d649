import type { ReactNode } from 'react';
import type { Letter } from '../components.ts';

/** A sign for each kind of card, told apart by its outline. */
const SHAPES: Readonly<Record<Letter, ReactNode>> = {
  D: (
    <>
      <path d="M22 20H78L96 44 50 90 4 44Z" />
      <path className="j-cut" d="M4 44H96M34 44 50 90 66 44 50 20ZM34 44 22 20M66 44 78 20" />
    </>
  ),
  G: (
    <>
      <path d="M34 22H66L74 46H26ZM10 54H42L50 80H2ZM58 54H90L98 80H50Z" />
      <path className="j-cut" d="M26 46H74M42 54 50 80 58 54" />
    </>
  ),
  S: (
    <>
      <circle cx="50" cy="50" r="42" />
      <circle className="j-cut" cx="50" cy="50" r="30" />
      <path className="j-cut" d="M50 32 68 50 50 68 32 50Z" />
    </>
  ),
  C: (
    <>
      <path d="M10 22C24 10 38 34 52 22S80 12 90 22V78C76 90 62 66 48 78S20 88 10 78Z" />
      <path
        className="j-cut"
        d="M10 42C24 30 38 54 52 42S80 32 90 42M10 60C24 48 38 72 52 60S80 50 90 60"
      />
    </>
  ),
  P: (
    <>
      <path d="M50 4 58 32 84 16 68 42 96 50 68 58 84 84 58 68 50 96 42 68 16 84 32 58 4 50 32 42 16 16 42 32Z" />
      <circle className="j-cut" cx="50" cy="50" r="9" />
    </>
  ),
  L: (
    <>
      <path d="M38 6 50 14 62 6 68 22 94 16 84 40 90 62 78 66 82 92 60 82 50 94 40 82 18 92 22 66 10 62 16 40 6 16 32 22Z" />
      <path className="j-cut" strokeDasharray="7 6" d="M50 26V78" />
    </>
  ),
  K: (
    <path d="M4 30 14 20H26L30 50C36 50 36 30 44 30S52 44 56 44 62 26 70 26 80 44 86 52L92 90H84L78 64 70 62V90H62V62H46V90H38L36 64C24 64 18 54 18 34L6 36Z" />
  ),
};

export function Emblem({ letter }: { readonly letter: Letter }) {
  return (
    <svg viewBox="0 0 100 100" className="j-emblem" aria-hidden="true">
      {SHAPES[letter]}
    </svg>
  );
}
