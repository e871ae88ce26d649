import {
  type BoardProps,
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
  PawnFace,
  type Place,
  type PlaceDrag,
  piecesOn,
  SQUARE_ROWS,
  ThreatBar,
  ThreatMarks,
  useLasting,
  useThreats,
} from '@baithak/board';
import { message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import { threats as threatsIn } from '../view/threats.ts';
import type { View } from '../view/view.ts';
import { Arrow } from './arrow.tsx';
import './board.css';
import { squaresOfFours } from './fours.ts';
import {
  BOTTOM_HANDLES,
  type Handle,
  handleMessage,
  SIDE_HANDLES,
  TOP_HANDLES,
} from './handles.ts';
import { journeysOf, type Moment } from './journeys.ts';
import { isHandle, pushBetween } from './pushes.ts';

/** Pawns on squares, and around them a handle at each end of every row and column. */
export function Board({ view, seat, legal, lit, say, attempt, quiet }: BoardProps<View>) {
  const pawns = piecesOn(view.position);
  const moment = `${view.ply} ${view.position}`;
  const { ids } = useLasting<Known>(moment, (before) => ({
    view,
    ids: followed(
      before?.ids ?? null,
      pawns.keys(),
      journeysBetween<Moment>(before?.view, view, journeysOf),
    ),
  }));
  const fours = squaresOfFours(view);
  const threats = useThreats(() => threatsIn(view, seat));

  function handlePlace(handle: Handle): Place {
    const isLegal = legal.includes(handle.text);
    const standing = {
      legal: isLegal,
      last: view.last === handle.text,
      lit: lit.includes(handle.line),
    };
    return {
      name: handle.text,
      label: say(threats.named(handle.text, handleMessage(handle, standing))),
      kind: 'handle',
      state: isLegal ? 'source' : 'plain',
      lit: standing.lit,
      last: standing.last,
      face: (
        <>
          <Arrow direction={handle.direction} last={standing.last} />
          <ThreatMarks threats={threats.at(handle.text)} />
        </>
      ),
      choose: seat === null ? undefined : () => attempt(handle.text),
    };
  }

  function squarePlace(square: string): Place {
    const pawn = pawns.get(square);
    const four = fours.has(square);
    const isLit = lit.includes(square);
    const label = message('board.square', {
      square,
      pawn: pawn ?? 'none',
      four: four ? 'yes' : 'no',
      lit: isLit ? 'yes' : 'no',
    });
    return {
      name: square,
      label: say(threats.named(square, label)),
      kind: 'square',
      state: 'plain',
      lit: isLit,
      last: false,
      face: (
        <>
          <Coordinates square={square} />
          {pawn && (
            <span className="b-man" {...flip(ids.at.get(square)!)}>
              <PawnFace colour={pawn === 'W' ? 'w' : 'b'} />
            </span>
          )}
          {four && <span className="t-four" />}
          <ThreatMarks threats={threats.at(square)} />
        </>
      ),
      choose: undefined,
    };
  }

  const drag: PlaceDrag = {
    canLift: (place) => pawns.has(place) || isHandle(place),
    lift: () => {},
    drop(place, at) {
      const push = at === null ? null : pushBetween(place, at);
      if (push !== null) attempt(push);
    },
  };
  const rows = [
    [null, ...TOP_HANDLES.map(handlePlace), null],
    ...SQUARE_ROWS.map((squares, row) => {
      const [left, right] = SIDE_HANDLES[row]!;
      return [handlePlace(left), ...squares.map(squarePlace), handlePlace(right)];
    }),
    [null, ...BOTTOM_HANDLES.map(handlePlace), null],
  ];
  return (
    <Motion moment={moment} className="t-board">
      <Cloth look={facts.look} blocks={28}>
        <Grid
          label={say(message('board.grid'))}
          rows={rows}
          drag={seat === null ? undefined : drag}
          ground={<Kolam walls={facts.look.kolam} />}
          quiet={quiet}
        />
      </Cloth>
      {quiet !== true && <ThreatBar threats={threats} say={say} />}
      <Pass legal={legal} label={say(message('board.pass'))} attempt={attempt} />
    </Motion>
  );
}

/** What a moment is remembered by when the next one comes. */
interface Known {
  readonly view: Moment;
  readonly ids: Ids;
}
