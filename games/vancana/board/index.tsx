import { type BoardProps, flip, Motion } from '@baithak/board';
import { message, type Seat, sure } from '@baithak/kernel';
import { piecesOn } from '@baithak/panakizhi';
import {
  CrownFace,
  clickRows,
  Pass,
  PawnFace,
  Squares,
  ThreatBar,
  useClicks,
  useIds,
  useThreats,
} from '@baithak/panakizhi/board';
import { facts } from '../facts.ts';
import { parsePosition } from '../position/position.ts';
import { HOME_TO_WIN } from '../rules/components.ts';
import { threats as threatsIn } from '../view/threats.ts';
import type { View } from '../view/view.ts';
import './board.css';
import { CLICKS, colourOf, homePlace, journeysOf, placesOf, squaresOf } from './moves.ts';

/** A first click chooses a piece, a second its square. The pieces at home stand at the edges. */
export function Board(props: BoardProps<View>) {
  const { view, seat, say, quiet } = props;
  const pieces = piecesOn(view.position);
  const { whiteHome, blackHome } = sure(parsePosition(view.position));
  const { moment, idAt } = useIds(view, placesOf(view.position), journeysOf);
  const threats = useThreats(() => threatsIn(view, seat));
  const clicks = useClicks(props, CLICKS);
  const leaps = view.last?.includes('x') === true;
  const rows = clickRows(props, threats, clicks, squaresOf(view.last), (square) => {
    const piece = pieces.get(square);
    return {
      details: { piece: piece ?? 'none' },
      piece: piece !== undefined && (
        <span className="b-man" {...flip(idAt(square), { face: colourOf(piece), leaps })}>
          <PieceFace piece={piece} />
        </span>
      ),
    };
  });
  const home = { idAt, say };
  return (
    <Motion moment={moment}>
      <div className="v-board">
        {quiet !== true && <Home seat={0} count={whiteHome} {...home} />}
        <Squares
          look={facts.look}
          rows={rows}
          cancel={clicks.cancel}
          drag={clicks.drag}
          say={say}
          quiet={quiet}
        />
        {quiet !== true && (
          <div className="v-foot">
            <Home seat={1} count={blackHome} {...home} />
            <ThreatBar threats={threats} say={say} />
          </div>
        )}
      </div>
      <Pass {...props} />
    </Motion>
  );
}

function PieceFace({ piece }: { readonly piece: string }) {
  const Face = piece.toUpperCase() === 'C' ? CrownFace : PawnFace;
  return <Face colour={colourOf(piece)} />;
}

interface HomeProps extends Pick<BoardProps, 'say'> {
  readonly seat: Seat;
  readonly count: number;
  readonly idAt: (place: string) => string;
}

/** The pieces that a seat has brought home, beside the edge where they arrive. */
function Home({ seat, count, idAt, say }: HomeProps) {
  const places = Array.from({ length: HOME_TO_WIN }, (_, place) => place);
  return (
    <p className="v-home">
      <span className="v-home-places" aria-hidden="true">
        {places.map((place) => (
          <span key={place} className="v-home-place">
            {place < count && (
              <span className="b-man" {...flip(idAt(homePlace(seat, place)))}>
                <PawnFace colour={seat === 0 ? 'w' : 'b'} />
              </span>
            )}
          </span>
        ))}
      </span>
      <span className="v-home-words">
        {say(message('board.home', { seat: { seat }, count, most: HOME_TO_WIN }))}
      </span>
    </p>
  );
}
