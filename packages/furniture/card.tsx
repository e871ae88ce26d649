import type { ReactNode } from 'react';
import './card.css';

interface CardProps {
  /** What it is, in words. */
  readonly label: string;
  /** Names its colour and its pattern, which the game's styles give as `[data-tone]`. */
  readonly tone: string;
  readonly emblem: ReactNode;
  readonly chosen?: boolean;
  readonly lit?: boolean;
  /** `undefined`: the card is only looked at. */
  readonly toggle?: (() => void) | undefined;
}

/** A card face: letter, emblem and pattern tell the kind, colour only repeats it. */
export function Card({ label, tone, emblem, chosen = false, lit = false, toggle }: CardProps) {
  const look = { className: 'b-card', 'data-tone': tone, 'data-lit': lit };
  const face = (
    <>
      <span className="b-card-letter" aria-hidden="true">
        {tone}
      </span>
      <span className="b-card-emblem">{emblem}</span>
      <span className="b-card-pattern" />
    </>
  );
  if (toggle === undefined) {
    return (
      <span {...look} role="img" aria-label={label}>
        {face}
      </span>
    );
  }
  return (
    <button {...look} type="button" aria-label={label} aria-pressed={chosen} onClick={toggle}>
      {face}
    </button>
  );
}

interface CardBackProps {
  /** How many there are, in words. */
  readonly label: string;
  readonly count: number;
}

/** Cards that are not to be seen, one upon the other. */
export function CardBack({ label, count }: CardBackProps) {
  return (
    <span className="b-card b-card-back" role="img" aria-label={label} data-empty={count === 0}>
      <Badge>{count}</Badge>
    </span>
  );
}

interface TokenProps {
  readonly tone: string;
  readonly children: ReactNode;
  /** A place where a token would be. */
  readonly empty?: boolean;
}

export function Token({ tone, children, empty = false }: TokenProps) {
  return (
    <span className="b-token" data-tone={tone} data-empty={empty}>
      {children}
    </span>
  );
}

/** How many there are. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className="b-badge">{children}</span>;
}
