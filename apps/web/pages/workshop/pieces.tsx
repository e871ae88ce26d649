import { CrownFace, Grid, Kolam, PawnFace, type Place, type SquareState } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { useWorkshopSay } from './say.ts';
import { Section, Specimen } from './section.tsx';

const PIECES: readonly (readonly [name: string, face: ReactNode])[] = [
  ['workshop.pawn-white', <PawnFace key="w" colour="w" />],
  ['workshop.pawn-black', <PawnFace key="b" colour="b" />],
  ['workshop.pawn-hidden', <PawnFace key="?" colour={null} />],
  ['workshop.crown-white', <CrownFace key="cw" colour="w" />],
  ['workshop.crown-black', <CrownFace key="cb" colour="b" />],
];

interface Standing {
  readonly key: string;
  readonly state?: SquareState;
  readonly lit?: boolean;
  readonly last?: boolean;
  readonly show?: 'hover' | 'focus';
  readonly piece?: 'w' | 'b';
}

const STANDINGS: readonly Standing[] = [
  { key: 'workshop.state-plain' },
  { key: 'workshop.state-plain', piece: 'b' },
  { key: 'workshop.state-hover', show: 'hover', piece: 'w' },
  { key: 'workshop.state-focus', show: 'focus', piece: 'w' },
  { key: 'workshop.state-source', state: 'source', piece: 'w' },
  { key: 'workshop.state-chosen', state: 'chosen', piece: 'w' },
  { key: 'workshop.state-target', state: 'target' },
  { key: 'workshop.state-jump', state: 'jump', piece: 'b' },
  { key: 'workshop.state-last', last: true, piece: 'b' },
  { key: 'workshop.state-lit', lit: true, piece: 'b' },
];

export function Pieces() {
  const say = useWorkshopSay();
  return (
    <>
      <Section id="ws-pieces" title={say(message('workshop.pieces'))}>
        {(['madder', 'indigo', 'lac'] as const).map((accent) => (
          <div key={accent} className="ws-row ws-felt" data-accent={accent}>
            {PIECES.map(([key, face]) => (
              <Specimen key={key} label={say(message(key))}>
                <div className="ws-piece">{face}</div>
              </Specimen>
            ))}
          </div>
        ))}
      </Section>
      <Section id="ws-squares" title={say(message('workshop.squares'))}>
        <div className="ws-row ws-felt" data-accent="indigo">
          {STANDINGS.map((standing, i) => (
            <Specimen key={i} label={say(message(standing.key))}>
              <Square {...standing} />
            </Specimen>
          ))}
        </div>
        <div className="ws-felt ws-board" data-accent="indigo">
          <Grid label={say(message('workshop.grid'))} rows={ROWS} ground={<Kolam columns={3} />} />
        </div>
      </Section>
    </>
  );
}

function Square({ state = 'plain', lit = false, last = false, show, piece }: Standing) {
  return (
    <span
      className="b-place ws-square"
      data-kind="square"
      data-state={state}
      data-lit={lit}
      data-last={last}
      data-show={show}
    >
      {piece && (
        <span className="b-man">
          <PawnFace colour={piece} />
        </span>
      )}
    </span>
  );
}

/** A board to walk over with the arrow keys. */
const ROWS: readonly (readonly Place[])[] = [0, 1, 2].map((row) =>
  [0, 1, 2].map((column) => ({
    name: `${column}${row}`,
    label: `${column + 1}, ${row + 1}`,
    kind: 'square',
    state: 'plain',
    lit: false,
    last: false,
    face: (row + column) % 2 === 0 && (
      <span className="b-man">
        <PawnFace colour={row === 1 ? 'b' : 'w'} />
      </span>
    ),
    choose: row === 2 ? undefined : () => {},
  })),
);
