import { type BoardProps, flip, type Place } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { type Colour, wayMessage } from '@baithak/panakizhi';
import { PawnFace, squarePlace, ThreatMarks, type ThreatView } from '@baithak/panakizhi/board';
import { lineMessage, WAYS } from '../words/speech.ts';
import type { Push } from './preview.tsx';
import { type Handle, pushTurn } from './pushes.ts';

/** What squares and handles need to know about the board that they are part of. */
export interface Around extends Pick<BoardProps, 'lit' | 'say' | 'legal'> {
  readonly near: Seat;
  readonly threats: ThreatView;
  readonly shown: Push | null;
  /** The arrow that is chosen, also where nothing shows what it leads to. */
  readonly arrow: string | null;
  readonly last: string | null;
  /** Whose push was the last one. */
  readonly mover: Colour;
  readonly idAt: (square: string) => string;
}

type Acts = Pick<Place, 'choose' | 'point'>;

/** An arrow at the end of a line. */
export function handlePlace(handle: Handle, around: Around, acts: Acts): Place {
  const { legal, threats, arrow, say } = around;
  const standing = {
    legal: legal.includes(handle.text),
    last: around.last === handle.text,
    lit: around.lit.includes(handle.line),
  };
  const state = arrow === handle.text ? 'chosen' : standing.legal ? 'source' : 'plain';
  return {
    name: handle.text,
    label: say(threats.named(handle.text, handleMessage(handle, standing, around.near))),
    kind: 'handle',
    state,
    lit: standing.lit,
    last: standing.last,
    face: (
      <>
        <Arrow
          turn={pushTurn(handle.text, around.near)}
          bead={standing.last && !standing.legal ? around.mover : null}
        />
        <ThreatMarks threats={threats.at(handle.text)} />
      </>
    ),
    ...acts,
  };
}

interface Standing {
  readonly legal: boolean;
  readonly last: boolean;
  readonly lit: boolean;
}

function handleMessage({ line, direction }: Handle, standing: Standing, near: Seat): Message {
  return message('board.push', {
    line: lineMessage(line),
    way: wayMessage(WAYS[direction], near),
    legal: standing.legal ? 'yes' : 'no',
    last: standing.last ? 'yes' : 'no',
    lit: standing.lit ? 'yes' : 'no',
  });
}

interface ArrowProps {
  readonly turn: number;
  /** Whose last push came from here. */
  readonly bead: Colour | null;
}

/** An arrow for a legal push; a bead where the last push came from. */
function Arrow({ turn, bead }: ArrowProps) {
  const angle = (turn * Math.PI) / 180;
  const [x, y] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  return (
    <>
      <span className="t-reach" data-along={x === 0 ? 'column' : 'row'} />
      <svg
        viewBox="-12 -12 24 24"
        className="t-arrow"
        style={{ '--x': x, '--y': y }}
        aria-hidden="true"
      >
        {bead === null ? (
          <path d="M-5-9H1L9 0 1 9H-5L3 0Z" transform={`rotate(${turn})`} />
        ) : (
          <circle r="7" data-colour={bead} />
        )}
      </svg>
    </>
  );
}

interface PawnStanding {
  readonly pawn: string | undefined;
  readonly four: boolean;
}

export function pawnPlace(
  square: string,
  { pawn, four }: PawnStanding,
  around: Around,
  acts: Acts,
): Place {
  const moved = around.shown?.moved ?? [];
  return squarePlace(
    around,
    around.threats,
    square,
    {
      details: { pawn: pawn ?? 'none', four: four ? 'yes' : 'no' },
      piece: pawn && (
        <span
          className="b-man"
          data-leaves={moved[0]?.from === square}
          data-covered={moved.some(({ from }, i) => i > 0 && from === square)}
          {...flip(around.idAt(square))}
        >
          <PawnFace colour={pawn === 'W' ? 'w' : 'b'} />
        </span>
      ),
    },
    { state: 'plain', last: false, ...acts },
  );
}
