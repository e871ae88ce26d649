import { Card, CardBack, Grid, Kolam, type Place, type SquareState, Token } from '@baithak/board';
import { samples } from '@baithak/catalog/boards';
import { message } from '@baithak/kernel';
import { CrownFace, PawnFace } from '@baithak/panakizhi/board';
import { type ReactNode, use, useState } from 'react';
import { useSay } from '../../shell/language.ts';
import { useGame } from '../../shell/open-game.ts';
import { Section, Specimen, useWorkshopSay } from './section.tsx';

const PIECES: readonly (readonly [name: string, face: ReactNode])[] = [
  ['workshop.pawn-white', <PawnFace key="w" colour="w" />],
  ['workshop.pawn-black', <PawnFace key="b" colour="b" />],
  ['workshop.pawn-hidden', <PawnFace key="?" colour={null} />],
  ['workshop.crown-white', <CrownFace key="cw" colour="w" />],
  ['workshop.crown-black', <CrownFace key="cb" colour="b" />],
];

interface SquareSample {
  readonly key: string;
  readonly state?: SquareState;
  readonly lit?: boolean;
  readonly last?: boolean;
  readonly show?: 'hover' | 'focus';
  readonly piece?: 'w' | 'b';
}

const SQUARES: readonly SquareSample[] = [
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
          {SQUARES.map((sample, i) => (
            <Specimen key={i} label={say(message(sample.key))}>
              <Square {...sample} />
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

function Square({ state = 'plain', lit = false, last = false, show, piece }: SquareSample) {
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

/** A board to try the arrow keys on. */
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

const LETTERS = ['A', 'B', 'C'] as const;

/** The cards and tokens of the board package, without the colours and signs of a game. */
export function Cards() {
  const say = useWorkshopSay();
  const [chosen, choose] = useState('B');
  const name = (letter: string) => say(message('workshop.card', { letter }));
  const emblem = <Kolam columns={3} walls={6} />;
  return (
    <>
      <Section id="ws-cards" title={say(message('workshop.cards'))}>
        <div className="ws-row ws-cards">
          {LETTERS.map((letter) => (
            <Card
              key={letter}
              label={name(letter)}
              tone={letter}
              emblem={emblem}
              chosen={letter === chosen}
              toggle={() => choose(letter)}
            />
          ))}
          <Card label={name('D')} tone="D" emblem={emblem} />
          <Card label={name('E')} tone="E" emblem={emblem} lit />
          {(['hover', 'focus'] as const).map((show) => (
            <span key={show} className="b-card" data-show={show}>
              <span className="b-card-emblem">{emblem}</span>
            </span>
          ))}
          <CardBack label={say(message('workshop.deck'))} count={38} lattice="scale" />
          <CardBack label={say(message('workshop.deck'))} count={0} />
          <Token tone="plain">5</Token>
          <Token tone="plain" empty>
            {null}
          </Token>
        </div>
      </Section>
      <Section id="ws-samples" title={say(message('workshop.samples'))}>
        {loaded.map((each) => (
          <GameSamples key={each.id} {...each} />
        ))}
      </Section>
    </>
  );
}

const loaded = Object.entries(samples).map(([id, load]) => ({ id, loading: load() }));

function GameSamples({ id, loading }: (typeof loaded)[number]) {
  const open = useGame(id);
  const say = useSay(open?.words);
  const Samples = use(loading);
  return (
    open && (
      <div>
        <h3>{say(message('name'))}</h3>
        <Samples say={say} />
      </div>
    )
  );
}
