import type { BoardProps } from '@baithak/board';
import { Fault } from '@baithak/kernel';
import { PawnFace } from '@baithak/panakizhi/board';
import type { Event, Step } from '../rules/events.ts';
import { longestLine } from '../view/lines.ts';
import type { View } from '../view/view.ts';

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
 * The push that a press on a pawn shows: one that it leads, or else one that moves it. Another press
 * shows the next one of several, so the same press comes back to the first.
 */
export function pushThrough(
  pushes: readonly Push[],
  square: string,
  chosen: string | null,
): Push | null {
  const led = pushes.filter(({ moved }) => moved[0]?.from === square);
  const through = pushes.filter(({ moved }) => moved.some(({ from }) => from === square));
  const fitting = led.length > 0 ? led : through;
  return fitting.find(({ text }) => text === chosen) ?? fitting[0] ?? null;
}

interface GhostsProps {
  readonly push: Push;
  readonly near: number;
  readonly seat: number;
}

/** Where the pawns would stand, the way they go, and the line that would result. */
export function Ghosts({ push: { moved, view }, near, seat }: GhostsProps) {
  const line = longestLine(view.position, seat);
  return (
    <div className="t-ghosts" aria-hidden="true">
      {line.length > 1 && <Capsule squares={line} near={near} kind="line" />}
      <Capsule squares={moved.flatMap(({ from, to }) => [from, to])} near={near} kind="way" />
      {moved.map(({ colour, to }) => (
        <span key={to} className="t-ghost" style={spotOf(to, near)}>
          <PawnFace colour={colour} />
        </span>
      ))}
    </div>
  );
}

interface CapsuleProps {
  readonly squares: readonly string[];
  readonly near: number;
  readonly kind: 'way' | 'line';
}

function Capsule({ squares, near, kind }: CapsuleProps) {
  const spots = squares.map((square) => placeOf(square, near));
  const columns = spots.map(([column]) => column);
  const rows = spots.map(([, row]) => row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return (
    <span
      className={`t-capsule t-capsule-${kind}`}
      style={{
        '--column': left,
        '--row': top,
        '--columns': Math.max(...columns) - left + 1,
        '--rows': Math.max(...rows) - top + 1,
      }}
    />
  );
}

/** The column and row in which a square is drawn, from 0 to 4. */
function placeOf(square: string, near: number): readonly [number, number] {
  const [file, rank] = [square.charCodeAt(0) - 97, square.charCodeAt(1) - 49];
  return near === 1 ? [4 - file, rank] : [file, 4 - rank];
}

function spotOf(square: string, near: number) {
  const [column, row] = placeOf(square, near);
  return { '--column': column, '--row': row };
}
