import './piece.css';

/** The two colours of the 5×5 games; `null` for a piece that the view does not show. */
export type PieceColour = 'w' | 'b' | null;

/** The colours differ by pattern too: a ring for White, dots for Black. */
export function PawnFace({ colour }: { readonly colour: PieceColour }) {
  return (
    <svg viewBox="0 0 100 100" className={pieceClass(colour)} aria-hidden="true">
      <circle cx="50" cy="50" r="39" className="b-piece-body" />
      {colour === 'b' ? (
        <Dots points={PAWN_DOTS} />
      ) : (
        <circle cx="50" cy="50" r="25" className="b-piece-ring" />
      )}
    </svg>
  );
}

export function CrownFace({ colour }: { readonly colour: PieceColour }) {
  return (
    <svg viewBox="0 0 100 100" className={pieceClass(colour)} aria-hidden="true">
      <path d="M18 82 10 30 31 50 50 16 69 50 90 30 82 82Z" className="b-piece-body" />
      {colour === 'b' ? (
        <Dots points={CROWN_DOTS} />
      ) : (
        <path d="M26 71H74" className="b-piece-ring" />
      )}
    </svg>
  );
}

const PAWN_DOTS = [
  [50, 50],
  [34, 41],
  [66, 41],
  [34, 60],
  [66, 60],
  [50, 30],
  [50, 71],
] as const;

const CROWN_DOTS = [
  [30, 70],
  [50, 70],
  [70, 70],
  [50, 48],
] as const;

function Dots({ points }: { readonly points: readonly (readonly [number, number])[] }) {
  return points.map(([x, y]) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r="4" className="b-piece-dot" />
  ));
}

export function pieceClass(colour: PieceColour): string {
  return `b-piece b-piece-${colour ?? 'unknown'}`;
}
