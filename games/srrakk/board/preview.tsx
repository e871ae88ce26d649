import type { Seat } from '@baithak/kernel';
import { piecesOn } from '@baithak/panakizhi';
import {
  Arc,
  Chevron,
  cellOf,
  centreOf,
  FlipChip,
  Marks,
  type Point,
  type Shown as ShownMove,
  SQUARE,
} from '@baithak/panakizhi/board';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { BASE, layersOf, RIM, StackShape } from './stack.tsx';

export type Shown = ShownMove<View, Event>;

/** What a square holds now and then, and how many pieces from the bottom stay the same. */
export interface Change {
  readonly now: string;
  readonly next: string;
  readonly stays: number;
}

/**
 * The difference between two positions. A piece that one of them does not show counts as the same:
 * what a move would uncover is not shown before it is made.
 */
export function changesBetween(before: string, after: string): ReadonlyMap<string, Change> {
  const [now, then] = [piecesOn(before), piecesOn(after)];
  const squares = new Set([...now.keys(), ...then.keys()]);
  return new Map(
    [...squares].flatMap((square): [string, Change][] => {
      const change = { now: now.get(square) ?? '', next: then.get(square) ?? '' };
      const stays = sameBelow(change.now, change.next);
      const same = stays === change.now.length && stays === change.next.length;
      return same ? [] : [[square, { ...change, stays }]];
    }),
  );
}

function sameBelow(now: string, then: string): number {
  const most = Math.min(now.length, then.length);
  for (let i = 0; i < most; i++) {
    const [a, b] = [now[i], then[i]];
    if (a !== b && a !== '?' && b !== '?') return i;
  }
  return most;
}

/** The middle of the top of a stack. */
function topOf(square: string, height: number, near: Seat): Point {
  const [column, row] = cellOf(square, near);
  return [(column + 0.5) * SQUARE, row * SQUARE + BASE - RIM * (height - 1)];
}

interface GhostsProps {
  readonly shown: Shown;
  readonly changes: ReadonlyMap<string, Change>;
  readonly near: Seat;
}

/** Where pieces would lie, which one turns over, how high the stack gets, and the way there. */
export function Ghosts({ shown: { option, events }, changes, near }: GhostsProps) {
  const jumped = events.find((event) => event.kind === 'jumped');
  return (
    <Marks>
      {[...changes]
        .filter(([, { next, stays }]) => next.length > stays)
        .map(([square, change]) => (
          <StackGhost key={square} square={square} change={change} near={near} />
        ))}
      {jumped === undefined ? (
        events
          .filter((event) => event.kind === 'moved' || event.kind === 'shed')
          .map(({ from, to }) => <Step key={to} from={from} to={to} near={near} />)
      ) : (
        <>
          <Arc
            from={topOf(option.from, jumped.height, near)}
            to={topOf(option.to, jumped.height + jumped.onto, near)}
          />
          <FlipChip at={chipAt(jumped.over, near)} to={jumped.flipped} />
          <Sum {...jumped} near={near} />
        </>
      )}
    </Marks>
  );
}

interface StackGhostProps {
  readonly square: string;
  readonly change: Change;
  readonly near: Seat;
}

function StackGhost({ square, change: { next, stays }, near }: StackGhostProps) {
  const [column, row] = cellOf(square, near);
  return (
    <g className="mark-ghost" transform={`translate(${column * SQUARE} ${row * SQUARE})`}>
      <StackShape layers={layersOf(next)} from={stays} />
      <ellipse
        className="mark-ghost-ring"
        cx="48"
        cy={BASE - RIM * (next.length - 1)}
        rx="42"
        ry="32"
      />
    </g>
  );
}

interface StepProps {
  readonly from: string;
  readonly to: string;
  readonly near: Seat;
}

function Step({ from, to, near }: StepProps) {
  const [a, b] = [centreOf(from, near), centreOf(to, near)];
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 90;
  return <Chevron at={[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]} turn={turn} />;
}

/** Below the stack, so that it hides nothing. */
function chipAt(square: string, near: Seat): Point {
  const [x, y] = centreOf(square, near);
  return [x - 4, y + 54];
}

interface SumProps {
  readonly height: number;
  readonly onto: number;
  readonly to: string;
  readonly near: Seat;
}

/** “2 + 1 = 3”, above the landing; beside it in the top row. */
function Sum({ height, onto, to, near }: SumProps) {
  const [x, y] = topOf(to, height + onto, near);
  const above = y > 100;
  const side = x > 2.5 * SQUARE ? -1 : 1;
  const at: Point = above
    ? [Math.min(Math.max(x, 62), 5 * SQUARE - 62), y - 88]
    : [x + side * 104, Math.max(y, 20)];
  return (
    <g className="s-sum" transform={`translate(${at[0]} ${at[1]})`}>
      <rect x="-59" y="-19" width="118" height="38" rx="9" />
      {above && <path d={`M${x - at[0] - 10} 18H${x - at[0] + 10}L${x - at[0]} 30Z`} />}
      <text y="8">{`${height} + ${onto} = ${height + onto}`}</text>
    </g>
  );
}

interface WonProps {
  readonly view: View;
  readonly near: Seat;
}

/** The stack of four in full light above the dimmed board. */
export function Won({ view, near }: WonProps) {
  const fours = [...piecesOn(view.position)].filter(([, stack]) => stack.length > 3);
  return (
    <Marks>
      {fours.map(([square, stack]) => {
        const [column, row] = cellOf(square, near);
        return (
          <g key={square} transform={`translate(${column * SQUARE} ${row * SQUARE})`}>
            <rect className="s-won" x="3" y="-28" width="90" height="134" rx="14" />
            <StackShape layers={layersOf(stack)} />
          </g>
        );
      })}
    </Marks>
  );
}
