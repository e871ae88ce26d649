import type { Colour } from '../rules/squares.ts';
import './pieces.css';

/** `null` for a piece that the view does not show: bare wood. */
export type PieceColour = Colour | null;

interface PieceProps {
  readonly colour: PieceColour;
}

/** The dyes of all pieces; a page with pieces holds them once or more. */
export function PieceDyes() {
  return (
    <svg className="b-piece-dyes" width="0" height="0" aria-hidden="true">
      <radialGradient id="piece-bone" cx=".38" cy=".28" r=".85">
        <stop offset="0" stopColor="#fffdf6" />
        <stop offset=".7" stopColor="#f8ecd0" />
        <stop offset="1" stopColor="#e3cf9f" />
      </radialGradient>
      <radialGradient id="piece-ebony" cx=".38" cy=".28" r=".85">
        <stop offset="0" stopColor="#55474f" />
        <stop offset=".6" stopColor="#2a2228" />
        <stop offset="1" stopColor="#171216" />
      </radialGradient>
      <SideDye name="wood" stops={['#a9783f', '#d9ab6c', '#8a5c2a']} />
      <SideDye name="bone-side" stops={['#d8c498', '#f4e6c4', '#b89f6c']} />
      <SideDye name="ebony-side" stops={['#17121a', '#3a3038', '#0b080b']} />
    </svg>
  );
}

interface SideDyeProps {
  readonly name: string;
  readonly stops: readonly [string, string, string];
}

/** The light on the round side of a piece. */
function SideDye({ name, stops: [left, light, right] }: SideDyeProps) {
  return (
    <linearGradient id={`piece-${name}`} x1="0" x2="1">
      <stop offset="0" stopColor={left} />
      <stop offset=".35" stopColor={light} />
      <stop offset="1" stopColor={right} />
    </linearGradient>
  );
}

/** The colours differ by their carving too: petals for White, dots for Black. */
export function PawnFace({ colour }: PieceProps) {
  return (
    <svg viewBox="0 0 100 100" className={pieceClass(colour)} aria-hidden="true">
      <PawnShape colour={colour} />
    </svg>
  );
}

/** A pawn on a field of 100 by 100, for drawings that hold more than a pawn. */
export function PawnShape({ colour }: PieceProps) {
  return (
    <>
      <ellipse cx="50" cy="62" rx="43" ry="38" className="b-piece-shadow" />
      <circle cx="50" cy="55" r="41" className="b-piece-side" />
      <circle cx="50" cy="46" r="41" className="b-piece-body" />
      <path d="M16 34A38 38 0 0 1 70 14" className="b-piece-shine" />
      <g transform="translate(50 46)">{colour !== null && <PawnMark colour={colour} />}</g>
    </>
  );
}

/** Crowns have a wavy edge, so that they differ from pawns even without their emblem. */
export function CrownFace({ colour }: PieceProps) {
  return (
    <svg viewBox="0 0 100 100" className={pieceClass(colour)} aria-hidden="true">
      <CrownShape colour={colour} />
    </svg>
  );
}

export function CrownShape({ colour }: PieceProps) {
  return (
    <>
      <ellipse cx="50" cy="64" rx="45" ry="40" className="b-piece-shadow" />
      <path d={LOBES} transform="translate(50 56)" className="b-piece-side" />
      <path d={LOBES} transform="translate(50 46)" className="b-piece-body" />
      <g transform="translate(50 46)">
        {colour === 'b' && <circle r="35" className="b-piece-beads" />}
        {colour === 'w' && <circle r="35" className="b-piece-line" />}
        <path
          d="M-21 12-24-11-11-1 0-18 11-1 24-11 21 12ZM-21 16H21V21H-21Z"
          className="b-piece-crown"
        />
      </g>
    </>
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
      <circle r="31" className="b-piece-line" />
      {PETALS.map((angle) => (
        <path
          key={angle}
          d="M0-8C7-14 7-21 0-27-7-21-7-14 0-8Z"
          transform={`rotate(${angle})`}
          className="b-piece-line b-piece-petal"
        />
      ))}
      <circle r="4.5" className="b-piece-sign" />
    </>
  );
}

const PETALS = Array.from({ length: 8 }, (_, i) => i * 45);
const LOBES = lobes(12, 40);

/** A round outline with bulges. */
function lobes(count: number, radius: number): string {
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)].map((part) => part.toFixed(1));
  });
  const bulge = (radius * 2 * Math.sin(Math.PI / count) * 0.56).toFixed(1);
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
