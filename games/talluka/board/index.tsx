import { type BoardProps, flip, Motion, type Place, type PlaceDrag } from '@baithak/board';
import { piecesOn, SQUARE_ROWS } from '@baithak/panakizhi';
import {
  Pass,
  PawnFace,
  Squares,
  squarePlace,
  ThreatBar,
  ThreatMarks,
  useIds,
  useThreats,
} from '@baithak/panakizhi/board';
import { facts } from '../facts.ts';
import type { Direction } from '../rules/board.ts';
import { threats as threatsIn } from '../view/threats.ts';
import { squaresOfFours, type View } from '../view/view.ts';
import './board.css';
import {
  BOTTOM_HANDLES,
  type Handle,
  handleMessage,
  isHandle,
  journeysOf,
  pushBetween,
  SIDE_HANDLES,
  TOP_HANDLES,
} from './pushes.ts';

/** Pawns on squares, and around them a handle at each end of every row and column. */
export function Board(props: BoardProps<View>) {
  const { view, seat, legal, lit, say, attempt, quiet } = props;
  const pawns = piecesOn(view.position);
  const { moment, idAt } = useIds(view, pawns.keys(), journeysOf);
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

  function pawnPlace(square: string): Place {
    const pawn = pawns.get(square);
    const four = fours.has(square);
    return squarePlace(props, threats, square, {
      details: { pawn: pawn ?? 'none', four: four ? 'yes' : 'no' },
      piece: (
        <>
          {pawn && (
            <span className="b-man" {...flip(idAt(square))}>
              <PawnFace colour={pawn === 'W' ? 'w' : 'b'} />
            </span>
          )}
          {four && <span className="t-four" />}
        </>
      ),
    });
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
      return [handlePlace(left), ...squares.map(pawnPlace), handlePlace(right)];
    }),
    [null, ...BOTTOM_HANDLES.map(handlePlace), null],
  ];
  return (
    <Motion moment={moment} className="t-board">
      <Squares
        look={facts.look}
        blocks={28}
        rows={rows}
        drag={seat === null ? undefined : drag}
        say={say}
        quiet={quiet}
      />
      {quiet !== true && <ThreatBar threats={threats} say={say} />}
      <Pass {...props} />
    </Motion>
  );
}

const TURNS: Readonly<Record<Direction, number>> = { '>': 0, v: 90, '<': 180, '^': 270 };

interface ArrowProps {
  readonly direction: Direction;
  readonly last: boolean;
}

/** Filled for a legal push, an outline for any other; the last push has a bar behind its arrow. */
function Arrow({ direction, last }: ArrowProps) {
  return (
    <svg viewBox="0 0 100 100" className="t-arrow" aria-hidden="true">
      <g transform={`rotate(${TURNS[direction]} 50 50)`}>
        <path d="M30 22H48L72 50 48 78H30L54 50Z" className="t-arrow-head" />
        {last && <path d="M20 24V76" className="t-arrow-last" />}
      </g>
    </svg>
  );
}
