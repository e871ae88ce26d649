import { CrownFace, PawnFace } from '@baithak/board';

/** White's pieces are capitals. */
export function colourOf(piece: string): 'w' | 'b' {
  return piece === piece.toUpperCase() ? 'w' : 'b';
}

export function PieceFace({ piece }: { readonly piece: string }) {
  const Face = piece.toUpperCase() === 'C' ? CrownFace : PawnFace;
  return <Face colour={colourOf(piece)} />;
}
