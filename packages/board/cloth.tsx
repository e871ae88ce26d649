import type { ReactNode } from 'react';
import type { Look } from './facts.ts';
import { PrintFrame } from './patterns/block-print.tsx';
import { Kolam } from './patterns/kolam.tsx';

interface ClothProps {
  readonly look: Look;
  /** How many blocks its border has on each side. */
  readonly blocks?: number;
  readonly children: ReactNode;
}

/** A square cloth with a printed border: what boards of squares are drawn on. */
export function Cloth({ look, blocks = 18, children }: ClothProps) {
  const { accent, motif } = look;
  return (
    <div className="b-cloth" data-accent={accent} style={{ '--b-blocks': blocks }}>
      <PrintFrame motif={motif} count={blocks} />
      <div className="b-cloth-inside">{children}</div>
    </div>
  );
}

/** The cloth of a game with nothing on it but its kolam; for looking only. */
export function EmptyCloth({ look }: { readonly look: Look }) {
  return (
    <Cloth look={look} blocks={12}>
      <Kolam columns={5} walls={look.kolam} />
    </Cloth>
  );
}
