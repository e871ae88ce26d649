import { Badge, director, type flip } from '@baithak/board';
import type { Message } from '@baithak/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import type { Good, Letter } from '../rules/components.ts';
import { artAt } from './art.ts';
import './pieces.css';

export type Say = (message: Message) => string;

interface ArtProps {
  readonly name: string;
  readonly className?: string;
}

/** A drawing that says nothing: the thing it belongs to has a name. Low, so that no page preloads it. */
export function Art({ name, className }: ArtProps) {
  return (
    <img
      className={className}
      src={artAt(name)}
      alt=""
      draggable={false}
      fetchPriority="low"
      decoding="sync"
    />
  );
}

interface FaceProps {
  readonly letter: Letter;
  readonly name: string;
}

/** The face of a card: emblem, print and name show its kind, and colour only repeats it. */
export function CardFace({ letter, name }: FaceProps) {
  return (
    <>
      <Art name={`card-${letter}`} />
      <b aria-hidden="true">{name}</b>
    </>
  );
}

/** A camel without its name, for herds. */
export const CamelFace = () => <Art name="camel" />;

export const BackFace = () => <Art name="back" />;

/** The emblem of a good on its colour. */
export function Tile({ letter }: { readonly letter: Letter }) {
  return <Art className="j-tile" name={`tile-${letter}`} />;
}

interface CoinProps {
  readonly good: Good;
  readonly value: number;
  readonly moving?: ReturnType<typeof flip>;
  readonly due?: boolean;
  /** Its place in a pile, from the top. */
  readonly at?: number;
  /** Whether it lies under the one before it. */
  readonly under?: boolean;
}

/** A goods token: round, in the colour of its good. */
export function Coin({ good, value, moving, due = false, at = 0, under = false }: CoinProps) {
  return (
    <span
      className="j-coin"
      data-good={good}
      data-due={due}
      data-under={under}
      style={{ '--n': at }}
      {...moving}
    >
      {value}
    </span>
  );
}

interface BonusProps {
  /** Its value; a pile shows the backs of its tokens. */
  readonly children?: ReactNode;
  readonly moving?: ReturnType<typeof flip>;
  readonly empty?: boolean;
}

/** A bonus token: square. */
export function Bonus({ children, moving, empty = false }: BonusProps) {
  return (
    <span className="j-bonus" data-back={children === undefined} data-empty={empty} {...moving}>
      {children}
    </span>
  );
}

export const Rupee = () => <Art className="j-rupee" name="rupee" />;

/** A bonus token whose value the viewer does not know. */
export const HiddenBonus = () => <Art className="j-hidden" name="hidden" />;

interface SealsProps {
  readonly won: number;
  readonly most: number;
  readonly label: string;
}

/** Seals that were won, and the places of those that are still to win. */
export function Seals({ won, most, label }: SealsProps) {
  return (
    <span className="j-seals" role="img" aria-label={label}>
      {Array.from({ length: most }, (_, i) =>
        i < won ? <Art key={i} name="seal" /> : <i key={i} />,
      )}
    </span>
  );
}

interface CountProps {
  readonly children: number;
}

/** A number that grows once coins or cards have landed. With a new round it begins anew at once. */
export function useLanded(value: number): number {
  const [landed, land] = useState(value);
  useEffect(() => director.whenStill(() => land(value)), [value]);
  return Math.min(landed, value);
}

export const Count = ({ children }: CountProps) => (
  <span className="j-count-badge">
    <Badge>{useLanded(children)}</Badge>
  </span>
);
