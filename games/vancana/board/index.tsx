import {
  type BoardProps,
  type ClickRules,
  Cloth,
  Coordinates,
  flip,
  followed,
  Grid,
  type Ids,
  journeysBetween,
  Kolam,
  Motion,
  Pass,
  type Place,
  piecesOn,
  SQUARE_ROWS,
  ThreatBar,
  ThreatMarks,
  useClicks,
  useLasting,
  useThreats,
} from '@baithak/board';
import { message, sure } from '@baithak/kernel';
import { facts } from '../facts.ts';
import { parsePosition } from '../position/position.ts';
import { threats as threatsIn } from '../view/threats.ts';
import type { View } from '../view/view.ts';
import './board.css';
import { Home } from './home.tsx';
import { guess, hopsOf, squaresOf } from './hops.ts';
import { journeysOf, type Moment, placesOf } from './journeys.ts';
import { colourOf, PieceFace } from './piece-face.tsx';

/** A piece, then where it steps or jumps to; what is home stands at the edges. */
export function Board({ view, seat, legal, lit, say, attempt, quiet }: BoardProps<View>) {
  const pieces = piecesOn(view.position);
  const { whiteHome, blackHome } = sure(parsePosition(view.position));
  const moment = `${view.ply} ${view.position}`;
  const { ids } = useLasting<Known>(moment, (before) => ({
    view,
    ids: followed(
      before?.ids ?? null,
      placesOf(view.position),
      journeysBetween<Moment>(before?.view, view, journeysOf),
    ),
  }));
  const last = squaresOf(view.last);
  const threats = useThreats(() => threatsIn(view, seat));
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
      label: say(threats.named(square, label)),
      kind: 'square',
      ...standing,
      face: (
        <>
          <Coordinates square={square} />
          {piece !== '' && (
            <span
              className="b-man"
              {...flip(ids.at.get(square)!, {
                face: colourOf(piece),
                leaps: view.last?.includes('x') === true,
              })}
            >
              <PieceFace piece={piece} />
            </span>
          )}
          <ThreatMarks threats={threats.at(square)} />
        </>
      ),
      choose: clicks.chooser(square),
    };
  }

  return (
    <Motion moment={moment}>
      <div className="v-board">
        {quiet !== true && <Home seat={0} count={whiteHome} ids={ids} say={say} />}
        <Cloth look={facts.look}>
          <Grid
            label={say(message('board.grid'))}
            rows={SQUARE_ROWS.map((squares) => squares.map(place))}
            cancel={clicks.cancel}
            drag={clicks.drag}
            ground={<Kolam walls={facts.look.kolam} />}
            quiet={quiet}
          />
        </Cloth>
        {quiet !== true && (
          <div className="v-foot">
            <Home seat={1} count={blackHome} ids={ids} say={say} />
            <ThreatBar threats={threats} say={say} />
          </div>
        )}
      </div>
      <Pass legal={legal} label={say(message('board.pass'))} attempt={attempt} />
    </Motion>
  );
}

/** What a moment is remembered by when the next one comes. */
interface Known {
  readonly view: Moment;
  readonly ids: Ids;
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
