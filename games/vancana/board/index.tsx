import {
  type BoardProps,
  type ClickRules,
  Coordinates,
  CrownFace,
  Grid,
  Pass,
  PawnFace,
  type Place,
  piecesOn,
  SQUARE_ROWS,
  useClicks,
} from '@baithak/furniture';
import { message, sure } from '@baithak/kernel';
import { parsePosition } from '../position.ts';
import type { View } from '../view.ts';
import './board.css';
import { Home } from './home.tsx';
import { guess, hopsOf, squaresOf } from './hops.ts';

/** A piece, then where it steps or jumps to; what is home stands at the edges. */
export function Board({ view, seat, legal, lit, say, attempt }: BoardProps<View>) {
  const pieces = piecesOn(view.position);
  const { whiteHome, blackHome } = sure(parsePosition(view.position));
  const last = squaresOf(view.last);
  const clicks = useClicks(
    `${seat} ${view.ply} ${view.position}`,
    seat === null ? null : clickRules(pieces, seat, legal),
    attempt,
  );

  function place(square: string): Place {
    const piece = pieces.get(square) ?? '';
    const standing = {
      state: clicks.stateOf(square),
      lit: lit.includes(square),
      last: last.includes(square),
    };
    const label = message('board.square', {
      square,
      piece: piece || 'none',
      state: standing.state,
      lit: standing.lit ? 'yes' : 'no',
      last: standing.last ? 'yes' : 'no',
    });
    return {
      name: square,
      label: say(label),
      kind: 'square',
      ...standing,
      face: (
        <>
          <Coordinates square={square} />
          <PieceFace piece={piece} />
        </>
      ),
      choose: clicks.chooser(square),
    };
  }

  return (
    <>
      <Home seat={0} count={whiteHome} say={say} />
      <Grid
        label={say(message('board.grid'))}
        rows={SQUARE_ROWS.map((squares) => squares.map(place))}
        cancel={clicks.cancel}
      />
      <Home seat={1} count={blackHome} say={say} />
      <Pass legal={legal} label={say(message('board.pass'))} attempt={attempt} />
    </>
  );
}

/** White's pieces are capitals. */
function colourOf(piece: string): 'w' | 'b' {
  return piece === piece.toUpperCase() ? 'w' : 'b';
}

function PieceFace({ piece }: { readonly piece: string }) {
  if (piece === '') return null;
  const Face = piece.toUpperCase() === 'C' ? CrownFace : PawnFace;
  return <Face colour={colourOf(piece)} />;
}

function clickRules(
  pieces: ReadonlyMap<string, string>,
  seat: number,
  legal: readonly string[],
): ClickRules {
  const own = seat === 0 ? 'w' : 'b';
  return {
    hops: hopsOf(legal),
    hasPiece: (square) => pieces.has(square),
    isOwn: (square) => pieces.has(square) && colourOf(pieces.get(square)!) === own,
    guess,
  };
}
