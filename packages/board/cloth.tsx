import type { ReactNode } from 'react';
import type { Look } from './facts.ts';
import { PrintFrame } from './patterns/block-print.tsx';
import { Kolam } from './patterns/kolam.tsx';

interface ClothProps {
  readonly look: Look;
  /** How many blocks the border has on each side. */
  readonly blocks?: number;
  readonly children: ReactNode;
}

/** A square cloth with a printed border, the ground of boards with squares. */
export function Cloth({ look, blocks = 18, children }: ClothProps) {
  const { accent, motif } = look;
  return (
    <div className="b-cloth" data-accent={accent} style={{ '--b-blocks': blocks }}>
      <PrintFrame motif={motif} count={blocks} />
      <div className="b-cloth-inside">{children}</div>
    </div>
  );
}

/** A game's cloth with only its kolam on it: decoration. */
export function EmptyCloth({ look }: { readonly look: Look }) {
  return (
    <Cloth look={look} blocks={12}>
      <Kolam columns={5} walls={look.kolam} />
    </Cloth>
  );
}
