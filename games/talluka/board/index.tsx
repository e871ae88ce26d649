import {
  type BoardProps,
  flip,
  Icon,
  Motion,
  type Place,
  type PlaceDrag,
  useFrame,
  useFresh,
} from '@baithak/board';
import { Fault, message } from '@baithak/kernel';
import { COLOURS, piecesOn, SQUARE_ROWS } from '@baithak/panakizhi';
import {
  Duel,
  PawnFace,
  Pips,
  Squares,
  squarePlace,
  ThreatMarks,
  useIds,
  useThreats,
} from '@baithak/panakizhi/board';
import { facts } from '../facts.ts';
import type { Direction } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import { longestLine, WINNING_LINE } from '../view/lines.ts';
import { threats as threatsIn } from '../view/threats.ts';
import { squaresOfFours, type View } from '../view/view.ts';
import { pushMessage } from '../words/speech.ts';
import './board.css';
import { Ghosts, type Push, pushesFrom, pushThrough } from './preview.tsx';
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

/** Pawns on squares. A press on a pawn or on an arrow shows a push, a second one makes it. */
export function Board(props: BoardProps<View, Event>) {
  const { view, seat, legal, preview, lit, say, attempt, quiet } = props;
  const { near } = useFrame();
  const pawns = piecesOn(view.position);
  const { moment, idAt } = useIds(view, pawns.keys(), journeysOf);
  const fours = squaresOfFours(view);
  const threats = useThreats(() => threatsIn(view, seat));
  const [chosen, choose] = useFresh<string | null>(`${seat} ${moment}`, null);
  const [pointed, point] = useFresh<string | null>(`${seat} ${moment}`, null);
  const pushes = seat === null ? [] : pushesFrom(legal, preview);
  const shown = pushes.find(({ text }) => text === (pointed ?? chosen)) ?? null;

  /** The first press shows the push, the second one makes it. */
  function press(text: string): void {
    if (!legal.includes(text) || chosen === text) attempt(text);
    else choose(text);
  }

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
      state: shown?.text === handle.text ? 'chosen' : isLegal ? 'source' : 'plain',
      lit: standing.lit,
      last: standing.last,
      face: (
        <>
          <Arrow direction={turned(handle.direction, near)} last={standing.last} />
          <ThreatMarks threats={threats.at(handle.text)} />
        </>
      ),
      choose: seat === null ? undefined : () => press(handle.text),
      point: isLegal ? (on) => point(on ? handle.text : null) : undefined,
    };
  }

  function pawnPlace(square: string): Place {
    const pawn = pawns.get(square);
    const four = fours.has(square);
    const through = pushThrough(pushes, square, chosen);
    const place = squarePlace(
      props,
      threats,
      square,
      {
        details: { pawn: pawn ?? 'none', four: four ? 'yes' : 'no' },
        piece: (
          <>
            {pawn && (
              <span
                className="b-man"
                data-leaves={shown?.moved[0]?.from === square}
                {...flip(idAt(square))}
              >
                <PawnFace colour={pawn === 'W' ? 'w' : 'b'} />
              </span>
            )}
            {four && <span className="t-four" />}
          </>
        ),
      },
      {
        state: 'plain',
        last: false,
        choose: pawn === undefined || seat === null ? undefined : () => pressPawn(square),
      },
    );
    return {
      ...place,
      point: through === null ? undefined : (on) => point(on ? through.text : null),
    };
  }

  function pressPawn(square: string): void {
    const push = pushThrough(pushes, square, chosen);
    if (push !== null) press(push.text);
    else attempt(pushOutOf(square));
  }

  const drag: PlaceDrag = {
    canLift: (place) => pawns.has(place) || isHandle(place),
    lift: () => {},
    drop(place, at) {
      const push = at === null ? null : pushBetween(place, at);
      if (push !== null) attempt(push);
    },
  };

  const rows = turnedRows(near, [
    [null, ...TOP_HANDLES.map(handlePlace), null],
    ...SQUARE_ROWS.map((squares, row) => {
      const [left, right] = SIDE_HANDLES[row]!;
      return [handlePlace(left), ...squares.map(pawnPlace), handlePlace(right)];
    }),
    [null, ...BOTTOM_HANDLES.map(handlePlace), null],
  ]);
  const squares = (
    <Motion moment={moment} className="t-board">
      <Squares
        look={facts.look}
        blocks={28}
        rows={rows}
        drag={seat === null ? undefined : drag}
        say={say}
        quiet={quiet}
      >
        {shown !== null && <Ghosts push={shown} near={near} seat={seat!} />}
      </Squares>
    </Motion>
  );
  if (quiet === true) return squares;

  const standing = (of: number) => {
    const now = longestLine(view.position, of).length;
    const then = shown === null ? now : longestLine(shown.view.position, of).length;
    return (
      <Pips
        label={say(message('board.longest'))}
        count={Math.min(now, WINNING_LINE)}
        coming={Math.max(0, Math.min(then, WINNING_LINE) - now)}
        most={WINNING_LINE}
        colour={COLOURS[of]!}
      />
    );
  };
  return (
    <Duel
      look={facts.look}
      where={say(message('board.turn', { n: view.ply + 1 }))}
      goal={<span>{say(message('board.goal'))}</span>}
      colour={(of) => say(message(`colour.${COLOURS[of]}`))}
      standing={standing}
      bar={{
        ask: shown === null ? say(message('board.ask')) : say(consequence(shown, seat!)),
        note: shown === null ? undefined : say(message('board.moves', movedOf(shown, seat!))),
        quiet: [
          {
            label: say(message('threats.show')),
            icon: <Icon name="eye" />,
            act: threats.toggle,
            pressed: threats.shown,
          },
        ],
        primary: legal.includes('pass')
          ? { label: say(message('board.pass')), act: () => attempt('pass') }
          : {
              label: say(shown === null ? message('board.choose') : pushMessage(shown.text)),
              act: shown === null ? undefined : () => attempt(shown.text),
            },
      }}
    >
      {squares}
    </Duel>
  );

  /** A push that this pawn would lead, to hear from the referee why it cannot. */
  function pushOutOf(square: string): string {
    const tried = [`${square[0]}^`, `${square[0]}v`, `${square[1]}>`, `${square[1]}<`];
    const own = pawns.get(square) === (seat === 0 ? 'W' : 'B');
    const telling = tried.find((text) => {
      const fault = preview([text]);
      return fault instanceof Fault && (fault.code === 'not-yours') !== own;
    });
    return telling ?? tried[0]!;
  }
}

function consequence({ view, moved, text }: Push, seat: number) {
  const line = longestLine(view.position, seat).length;
  return message('board.leads', { push: pushMessage(text), line, moved: moved.length });
}

function movedOf({ moved }: Push, seat: number) {
  return {
    n: moved.length,
    theirs: moved.filter(({ colour }) => colour !== COLOURS[seat]).length,
  };
}

const OPPOSITE: Readonly<Record<Direction, Direction>> = { '>': '<', '<': '>', v: '^', '^': 'v' };
const turned = (direction: Direction, near: number) =>
  near === 1 ? OPPOSITE[direction] : direction;

/** Black sees the board from the other side. */
function turnedRows<T>(near: number, rows: T[][]): T[][] {
  return near === 1 ? rows.toReversed().map((row) => row.toReversed()) : rows;
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
