import {
  type BoardProps,
  Cloth,
  Grid,
  type Look,
  type Place,
  type PlaceDrag,
  type SquareState,
} from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { FILES, RANKS, SIZE } from '../rules/squares.ts';
import { cellOf, Marks, SQUARE } from './marks.tsx';
import { PieceDyes } from './pieces.tsx';
import './squares.css';
import './states.css';
import { ThreatMarks, type ThreatView } from './threats.tsx';

interface SquaresProps extends Pick<BoardProps, 'say'> {
  readonly quiet: boolean | undefined;
  readonly look: Look;
  readonly near: Seat;
  readonly rows: readonly (readonly (Place | null)[])[];
  readonly drag: PlaceDrag | undefined;
  readonly cancel?: () => void;
  /** Whether the names of files and ranks stand in the squares or on the frame around them. */
  readonly names?: 'squares' | 'frame';
  /** On the frame above and below the squares. */
  readonly edges?: readonly [top: ReactNode, bottom: ReactNode] | undefined;
  /** Whether one of the pieces that can move has to: they are marked more strongly. */
  readonly duty?: boolean;
  /** Whether the game is over: the board dims, and what has won is painted above it. */
  readonly over?: boolean;
  /** Painted below the pieces. */
  readonly below?: ReactNode;
  /** Painted above the pieces: ghosts, arcs. */
  readonly children?: ReactNode;
}

/** How many blocks the printed border has on each side: its height follows from it. */
const BLOCKS = 26;

/** Small pictures would lose so fine a border. */
const PICTURE_BLOCKS = 14;

/** The squares on their cloth, with a flower in each of them. */
export function Squares(props: SquaresProps) {
  const { look, near, rows, drag, cancel, say, quiet, names = 'squares' } = props;
  return (
    <div className="squares" data-over={props.over} data-duty={props.duty}>
      <PieceDyes />
      <Cloth look={look} blocks={quiet === true ? PICTURE_BLOCKS : BLOCKS}>
        {props.edges?.map((edge, i) => (
          <div key={i} className="squares-edge" data-edge={i === 0 ? 'top' : 'bottom'}>
            {edge}
          </div>
        ))}
        <Grid
          label={say(message('board.grid'))}
          rows={rows}
          cancel={cancel}
          drag={drag}
          ground={
            <Marks>
              <path className="squares-lines" d={LINES} />
              <path className="squares-flowers" d={FLOWERS} />
              {props.below}
            </Marks>
          }
          quiet={quiet}
        >
          {quiet !== true && <Coordinates near={near} at={names} />}
          {props.over === true && <span className="squares-dim" />}
          {props.children}
        </Grid>
      </Cloth>
    </div>
  );
}

const LINES = Array.from({ length: SIZE - 1 }, (_, i) => {
  const at = (i + 1) * SQUARE;
  return `M${at} 0V${SIZE * SQUARE}M0 ${at}H${SIZE * SQUARE}`;
}).join('');

/** A petal from the middle of a square to its right; the others are the same, turned. */
const PETALS = [
  'm5 0q8-9 17 0q-9 9-17 0',
  'm0 5q-9 8 0 17q9-9 0-17',
  'm-5 0q-8-9-17 0q9 9 17 0',
  'm0-5q-9-8 0-17q9 9 0 17',
];

/** The same small flower in every square: nothing that could be taken for a path. */
const FLOWERS = Array.from({ length: SIZE * SIZE }, (_, i) => {
  const at = [i % SIZE, Math.floor(i / SIZE)].map((cell) => (cell + 0.5) * SQUARE).join(' ');
  return PETALS.map((petal) => `M${at}${petal}`).join('');
}).join('');

interface CoordinatesProps {
  readonly near: Seat;
  readonly at: 'squares' | 'frame';
}

/** The names of the ranks along the right edge and of the files along the bottom. */
function Coordinates({ near, at }: CoordinatesProps) {
  return (
    <span className="squares-names" data-at={at} aria-hidden="true">
      {FILES.map((file) => (
        <i key={file} data-kind="file" style={{ '--at': cellOf(`${file}1`, near)[0] }}>
          {file}
        </i>
      ))}
      {RANKS.map((rank) => (
        <i key={rank} data-kind="rank" style={{ '--at': cellOf(`a${rank}`, near)[1] }}>
          {rank}
        </i>
      ))}
    </span>
  );
}

/** What a game draws and says of one square. */
interface Drawn {
  readonly piece: ReactNode;
  /** Arguments of the message `board.square` that only this game has. */
  readonly details: NonNullable<Message['args']>;
}

interface Standing extends Pick<Place, 'choose' | 'point'> {
  readonly state: SquareState;
  readonly last: boolean;
}

const STILL: Standing = { state: 'plain', last: false, choose: undefined };

/** A square with its piece and its threats. */
export function squarePlace(
  { lit, say }: Pick<BoardProps, 'lit' | 'say'>,
  threats: ThreatView,
  square: string,
  { piece, details }: Drawn,
  { state, last, choose, point }: Standing = STILL,
): Place {
  const isLit = lit.includes(square);
  const marks = { state, lit: isLit ? 'yes' : 'no', last: last ? 'yes' : 'no' };
  const label = message('board.square', { square, ...details, ...marks });
  return {
    name: square,
    label: say(threats.named(square, label)),
    kind: 'square',
    blank: !piece,
    state,
    lit: isLit,
    last,
    face: (
      <>
        {piece}
        <ThreatMarks threats={threats.at(square)} />
      </>
    ),
    choose,
    point,
  };
}
