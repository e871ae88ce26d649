import type { Colour } from '../rules/squares.ts';
import './pieces.css';

/** `null` for a piece that the view does not show. */
export type PieceColour = Colour | null;

/** The colours differ by their carving too: petals for White, dots for Black. */
export function PawnFace({ colour }: { readonly colour: PieceColour }) {
  return (
    <svg viewBox="0 0 100 100" className={pieceClass(colour)} aria-hidden="true">
      <ellipse cx="50" cy="58" rx="41" ry="39" className="b-piece-shadow" />
      <circle cx="50" cy="52" r="40" className="b-piece-side" />
      <circle cx="50" cy="47" r="40" className="b-piece-body" />
      <g transform="translate(50 47)">{colour !== null && <PawnMark colour={colour} />}</g>
    </svg>
  );
}

/** Crowns have a wavy edge, so that they differ from pawns even without their emblem. */
export function CrownFace({ colour }: { readonly colour: PieceColour }) {
  return (
    <svg viewBox="0 0 100 100" className={pieceClass(colour)} aria-hidden="true">
      <ellipse cx="50" cy="60" rx="44" ry="40" className="b-piece-shadow" />
      <path d={LOBES} transform="translate(50 53)" className="b-piece-side" />
      <path d={LOBES} transform="translate(50 47)" className="b-piece-body" />
      <g transform="translate(50 47)">
        {colour === 'b' && <Dots count={10} radius={33} size={2.6} />}
        {colour === 'w' && <circle r="33" className="b-piece-line" />}
        <path
          d="M-19 14-24-10-11-1 0-19 11-1 24-10 19 14ZM-18 18H18V23H-18Z"
          className="b-piece-sign"
        />
      </g>
    </svg>
  );
}

/** The carving of a pawn, centred on 0 0 with a radius of at most 34. */
export function PawnMark({ colour }: { readonly colour: Colour }) {
  if (colour === 'b') {
    return (
      <>
        <Dots count={12} radius={30} size={3} />
        <Dots count={6} radius={17} size={3} />
        <circle r="5" className="b-piece-dot" />
      </>
    );
  }
  return (
    <>
      <circle r="32" className="b-piece-line" />
      {PETALS.map((angle) => (
        <path
          key={angle}
          d="M0-8C7-14 7-21 0-27-7-21-7-14 0-8Z"
          transform={`rotate(${angle})`}
          className="b-piece-line"
        />
      ))}
      <circle r="4" className="b-piece-sign" />
    </>
  );
}

const PETALS = Array.from({ length: 8 }, (_, i) => i * 45);
const LOBES = lobes(10, 40);

/** A round outline with bulges. */
function lobes(count: number, radius: number): string {
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)].map((part) => part.toFixed(1));
  });
  const bulge = (radius * 2 * Math.sin(Math.PI / count) * 0.6).toFixed(1);
  const arcs = [...points.slice(1), points[0]!].map(
    (to) => `A${bulge} ${bulge} 0 0 1 ${to.join(' ')}`,
  );
  return `M${points[0]!.join(' ')}${arcs.join('')}Z`;
}

interface DotsProps {
  readonly count: number;
  readonly radius: number;
  readonly size: number;
}

function Dots({ count, radius, size }: DotsProps) {
  return Array.from({ length: count }, (_, i) => (
    <circle
      key={i}
      cy={-radius}
      r={size}
      transform={`rotate(${(360 * i) / count})`}
      className="b-piece-dot"
    />
  ));
}

export function pieceClass(colour: PieceColour): string {
  return `b-piece b-piece-${colour ?? 'unknown'}`;
}
