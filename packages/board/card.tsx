import type { ReactNode } from 'react';
import './card.css';
import type { Lattice } from './facts.ts';
import type { flip } from './motion.tsx';
import { Jali } from './patterns/jali.tsx';

interface CardProps {
  /** What it is, in words. */
  readonly label: string;
  /** Names its colour, which the game's styles give as `[data-tone]`. */
  readonly tone: string;
  /** Drawn over the whole card, five wide and seven high; it tells the kind without any colour. */
  readonly emblem: ReactNode;
  readonly chosen?: boolean;
  readonly lit?: boolean;
  /** `undefined`: the card is only looked at. */
  readonly toggle?: (() => void) | undefined;
  readonly moving?: ReturnType<typeof flip> | undefined;
  /** By which name it can be dragged, if it can. */
  readonly drag?: string | undefined;
}

/** A card face: letter, emblem and pattern tell the kind, colour only repeats it. */
export function Card({
  label,
  tone,
  emblem,
  chosen = false,
  lit = false,
  toggle,
  moving,
  drag,
}: CardProps) {
  const look = {
    className: 'b-card',
    'data-tone': tone,
    'data-lit': lit,
    'data-drag': drag,
    ...moving,
  };
  const face = (
    <>
      <span className="b-card-letter" aria-hidden="true">
        {tone}
      </span>
      <span className="b-card-emblem">{emblem}</span>
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
  readonly lattice?: Lattice;
  readonly moving?: ReturnType<typeof flip> | undefined;
}

/** Cards that are not to be seen, one upon the other. */
export function CardBack({ label, count, lattice = 'star', moving }: CardBackProps) {
  return (
    <span
      className="b-card b-card-back"
      role="img"
      aria-label={label}
      data-empty={count === 0}
      {...moving}
    >
      {count > 0 && <Jali lattice={lattice} size={14} />}
      <Badge>{count}</Badge>
    </span>
  );
}

interface TokenProps {
  readonly tone: string;
  readonly children: ReactNode;
  /** A place where a token would be. */
  readonly empty?: boolean;
  readonly moving?: ReturnType<typeof flip> | undefined;
}

export function Token({ tone, children, empty = false, moving }: TokenProps) {
  return (
    <span className="b-token" data-tone={tone} data-empty={empty} {...moving}>
      {children}
    </span>
  );
}

/** How many there are. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className="b-badge">{children}</span>;
}
