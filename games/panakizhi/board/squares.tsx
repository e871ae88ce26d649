import {
  Action,
  Actions,
  type BoardProps,
  Cloth,
  Grid,
  Kolam,
  type Look,
  type Place,
  type PlaceDrag,
  type SquareState,
} from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { SQUARE_ROWS } from '../rules/squares.ts';
import type { Clicks } from './clicks.ts';
import './squares.css';
import { ThreatMarks, type ThreatView } from './threats.tsx';

interface SquaresProps extends Pick<BoardProps, 'say'> {
  readonly quiet: boolean | undefined;
  readonly look: Look;
  /** How many blocks the printed border has on each side. */
  readonly blocks?: number;
  readonly rows: readonly (readonly (Place | null)[])[];
  readonly drag: PlaceDrag | undefined;
  readonly cancel?: () => void;
  /** Painted above the squares: ghosts, arcs. */
  readonly children?: ReactNode;
}

/** The squares on their cloth, with the game's kolam below them. */
export function Squares(props: SquaresProps) {
  const { look, blocks = 18, rows, drag, cancel, say, quiet, children } = props;
  return (
    <Cloth look={look} blocks={blocks}>
      <Grid
        label={say(message('board.grid'))}
        rows={rows}
        cancel={cancel}
        drag={drag}
        ground={<Kolam walls={look.kolam} />}
        quiet={quiet}
      >
        {children}
      </Grid>
    </Cloth>
  );
}

/** What a game draws and says of one square. */
interface Drawn {
  readonly piece: ReactNode;
  /** Arguments of the message `board.square` that only this game has. */
  readonly details: NonNullable<Message['args']>;
}

interface Standing {
  readonly state: SquareState;
  readonly last: boolean;
  readonly choose: (() => void) | undefined;
}

const STILL: Standing = { state: 'plain', last: false, choose: undefined };

/** A square with its coordinates, its piece and its threats. */
export function squarePlace(
  { lit, say }: Pick<BoardProps, 'lit' | 'say'>,
  threats: ThreatView,
  square: string,
  { piece, details }: Drawn,
  { state, last, choose }: Standing = STILL,
): Place {
  const isLit = lit.includes(square);
  const marks = { state, lit: isLit ? 'yes' : 'no', last: last ? 'yes' : 'no' };
  const label = message('board.square', { square, ...details, ...marks });
  return {
    name: square,
    label: say(threats.named(square, label)),
    kind: 'square',
    state,
    lit: isLit,
    last,
    face: (
      <>
        <Coordinates square={square} />
        {piece}
        <ThreatMarks threats={threats.at(square)} />
      </>
    ),
    choose,
  };
}

/** All squares of a game in which two clicks make a move; `last` names those of the last move. */
export function clickRows(
  props: Pick<BoardProps, 'lit' | 'say'>,
  threats: ThreatView,
  clicks: Clicks,
  last: readonly string[],
  draw: (square: string) => Drawn,
): Place[][] {
  return SQUARE_ROWS.map((squares) =>
    squares.map((square) =>
      squarePlace(props, threats, square, draw(square), {
        state: clicks.stateOf(square),
        last: last.includes(square),
        choose: clicks.chooser(square),
      }),
    ),
  );
}

/** Small names of the ranks along the left edge and of the files along the bottom. */
function Coordinates({ square }: { readonly square: string }) {
  return (
    <>
      {square.startsWith('a') && <span className="b-rank-name">{square[1]}</span>}
      {square.endsWith('1') && <span className="b-file-name">{square[0]}</span>}
    </>
  );
}

/** A button that appears when passing is the only legal move. */
export function Pass({ legal, say, attempt }: Pick<BoardProps, 'legal' | 'say' | 'attempt'>) {
  if (!legal.includes('pass')) return null;
  return (
    <Actions>
      <Action legal act={() => attempt('pass')}>
        {say(message('board.pass'))}
      </Action>
    </Actions>
  );
}
