import type { ReactNode } from 'react';
import './card.css';
import type { Lattice } from './facts.ts';
import type { flip } from './motion.tsx';
import { Jali } from './patterns/jali.tsx';

interface CardProps {
  /** The name of the card. */
  readonly label: string;
  /** Names the colour; the game's styles define it for `[data-tone]`. */
  readonly tone: string;
  /** Drawn over the whole card, five wide and seven high; it shows the kind without any colour. */
  readonly emblem: ReactNode;
  readonly chosen?: boolean;
  readonly lit?: boolean;
  /** `undefined` for a card that cannot be chosen. */
  readonly toggle?: (() => void) | undefined;
  readonly moving?: ReturnType<typeof flip> | undefined;
  /** The name by which it can be dragged, if it can. */
  readonly drag?: string | undefined;
}

/** A card face: letter, emblem and pattern show its kind, and colour only repeats it. */
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
  /** How many cards there are, in words. */
  readonly label: string;
  readonly count: number;
  readonly lattice?: Lattice;
  readonly moving?: ReturnType<typeof flip> | undefined;
}

/** A pile of face-down cards. */
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
  /** Draw only the place of a token. */
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

/** A small number on something. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className="b-badge">{children}</span>;
}
