const SHAPES = {
  /** Round and back to where it began. */
  reborn: 'M12 3A9 9 0 1 1 4 8M4 2V8.5H10.5',
  /** A card that changes hands. */
  pay: 'M3 4H12V17H3ZM15 8H21M15 13H21M18 5 21 8 18 11',
  /** A card that comes. */
  get: 'M9 4H20V20H9ZM1 12H9M5 8 9 12 5 16',
} as const;

export type MarkKind = keyof typeof SHAPES;

/** A small sign for what a move would cost. */
export function Mark({ kind }: { readonly kind: MarkKind }) {
  return (
    <svg viewBox="0 0 24 24" className="s-mark" data-kind={kind} aria-hidden="true">
      <path d={SHAPES[kind]} />
    </svg>
  );
}
