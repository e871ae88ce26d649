import type { BoardProps } from '@baithak/board';
import { Fault, type Seat } from '@baithak/kernel';
import {
  Capsule,
  Chevron,
  centreOf,
  Ghost,
  Marks,
  PawnShape,
  type Point,
  SQUARE,
} from '@baithak/panakizhi/board';
import type { Event, Step } from '../rules/events.ts';
import { longestLine } from '../view/lines.ts';
import type { View } from '../view/view.ts';
import { pushTurn } from './pushes.ts';

/** A legal push and what it leads to. */
export interface Push {
  readonly text: string;
  readonly moved: readonly Step[];
  readonly view: View;
}

type Preview = BoardProps<View, Event>['preview'];

export function pushesFrom(legal: readonly string[], preview: Preview): Push[] {
  return legal.flatMap((text) => {
    const found = preview([text]);
    if (found instanceof Fault) return [];
    const pushed = found.events.find((event) => event.kind === 'pushed');
    return pushed === undefined ? [] : [{ text, moved: pushed.moved, view: found.view }];
  });
}

/**
 * The pushes that a press on a square can mean: those that its pawn leads, or else those that move
 * it, or else those that fill the square.
 */
export function pushesAt(pushes: readonly Push[], square: string): readonly Push[] {
  const led = pushes.filter(({ moved }) => moved[0]?.from === square);
  if (led.length > 0) return led;
  const through = pushes.filter(({ moved }) => moved.some(({ from }) => from === square));
  return through.length > 0 ? through : pushes.filter(({ moved }) => moved.at(-1)?.to === square);
}

const PAWN = 79;

interface GhostsProps {
  readonly push: Push;
  readonly near: Seat;
  readonly seat: Seat;
}

/** Under the pawns: the way that they go. */
export function PushWay({ push, near }: Omit<GhostsProps, 'seat'>) {
  const squares = push.moved.flatMap(({ from, to }) => [from, to]);
  return <Capsule squares={squares} near={near} kind="way" />;
}

/** Where the pawns would stand, and the line that would result. */
export function Ghosts({ push: { text, moved, view }, near, seat }: GhostsProps) {
  const line = longestLine(view.position, seat);
  const [x, y] = centreOf(moved[0]!.from, near);
  return (
    <Marks>
      {moved.map(({ colour, to }) => (
        <Ghost key={to} square={to} near={near} colour={colour} size={PAWN}>
          <PawnShape colour={colour} />
        </Ghost>
      ))}
      <circle cx={x} cy={y - 2} r={37} className="mark-ring" />
      {line.length > 2 && <Capsule squares={line} near={near} kind="line" />}
      {moved.map(({ from, to }) => (
        <Chevron
          key={to}
          at={middle(centreOf(from, near), centreOf(to, near))}
          turn={pushTurn(text, near) + 90}
        />
      ))}
    </Marks>
  );
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

interface WonProps {
  readonly lines: readonly (readonly string[])[];
  readonly colour: 'w' | 'b';
  readonly near: Seat;
}

/** The lines that have won, in full light above the dimmed board. */
export function Won({ lines, colour, near }: WonProps) {
  return (
    <Marks>
      {lines.map((squares) => (
        <Capsule key={squares.join()} squares={squares} near={near} kind="won" />
      ))}
      {[...new Set(lines.flat())].map((square) => {
        const [x, y] = centreOf(square, near);
        return (
          <g
            key={square}
            className={`b-piece b-piece-${colour}`}
            transform={`translate(${x - PAWN / 2} ${y - PAWN / 2}) scale(${PAWN / 100})`}
          >
            <PawnShape colour={colour} />
          </g>
        );
      })}
    </Marks>
  );
}

interface OffersProps {
  readonly square: string;
  readonly pushes: readonly Push[];
  readonly near: Seat;
  readonly nameOf: (push: Push) => string;
  readonly choose: (push: Push) => void;
}

/** Arrows beside a pawn that could be pushed in other directions as well. */
export function Offers({ square, pushes, near, nameOf, choose }: OffersProps) {
  const [x, y] = centreOf(square, near);
  return pushes.map((push) => {
    const turn = pushTurn(push.text, near);
    const angle = (turn * Math.PI) / 180;
    const [left, top] = [x + (Math.cos(angle) * SQUARE) / 2, y + (Math.sin(angle) * SQUARE) / 2];
    return (
      <button
        key={push.text}
        type="button"
        className="t-offer"
        aria-label={nameOf(push)}
        style={{ '--x': left / SQUARE, '--y': top / SQUARE }}
        onClick={() => choose(push)}
      >
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <path d="M-5-8H1L8 0 1 8H-5L2 0Z" transform={`rotate(${turn})`} />
        </svg>
      </button>
    );
  });
}
