import { type Message, message, type Seat } from '@baithak/kernel';
import { SIZE } from '@baithak/panakizhi';
import { cellOf, Marks, type Point, SQUARE } from '@baithak/panakizhi/board';
import type { Mode } from './moves.ts';
import { layersOf, StackShape } from './stack.tsx';
import type { Jump } from './using.ts';

/** A chooser is two squares wide and one square high. */
const WIDE = 2;

interface Room {
  /** The cell of the stack. */
  readonly at: Point;
  /** Cells that may be pressed or that show what would happen: never covered. */
  readonly busy: readonly Point[];
  /** Cells with pieces: covered only if there is no other room near the stack. */
  readonly taken: readonly Point[];
}

/**
 * The cell at the left end of a chooser: over empty squares if there are some near the stack. A far one
 * would not be seen as a question about it.
 */
export function roomFor({ at, busy, taken }: Room): Point {
  const cells = Array.from({ length: SIZE * (SIZE - WIDE + 1) }, (_, i): Point => {
    return [i % (SIZE - WIDE + 1), Math.floor(i / (SIZE - WIDE + 1))];
  });
  const covers = (place: Point, cell: Point) =>
    place[1] === cell[1] && cell[0] >= place[0] && cell[0] < place[0] + WIDE;
  const cost = (place: Point) => {
    const [dx, dy] = [place[0] + (WIDE - 1) / 2 - at[0], place[1] - at[1]];
    const hidden = (many: readonly Point[]) => many.filter((cell) => covers(place, cell)).length;
    return Math.hypot(dx, dy) + 2 * hidden(taken) + 100 * hidden([...busy, at]);
  };
  return cells.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** How far from the edges of its cells a tail begins and ends: beside the dots in their middles. */
const EDGE = 0.14;
/** Half the width of a tail where it leaves the chooser. */
const BROAD = 0.1;

/** The corners of the tail that leads from a chooser to its stack, in cells. */
export function tailOf(chooser: Point, at: Point): readonly [Point, Point, Point] {
  const end = chooser.map((start, i) => start + (i === 0 ? WIDE : 1));
  const tip: Point = [
    clamp(chooser[0], at[0] + EDGE, at[0] + 1 - EDGE),
    clamp(chooser[1], at[1] + EDGE, at[1] + 1 - EDGE),
  ];
  const root: Point = [
    clamp(tip[0], chooser[0] + 2 * EDGE, end[0]! - 2 * EDGE),
    clamp(tip[1], chooser[1] + 2 * EDGE, end[1]! - 2 * EDGE),
  ];
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [across, down] = [(-dy / length) * BROAD, (dx / length) * BROAD];
  return [[root[0] + across, root[1] + down], tip, [root[0] - across, root[1] - down]];
}

const below = (cells: readonly Point[], rows: number): Point[] =>
  cells.map(([x, y]) => [x, y + rows]);

interface ChooserProps {
  readonly square: string;
  readonly stack: string;
  readonly near: Seat;
  readonly mode: Mode;
  readonly busy: readonly string[];
  readonly jumps: readonly Jump[];
  readonly taken: readonly string[];
  readonly say: (message: Message) => string;
  readonly choose: (mode: Mode) => void;
}

/** “All 2 / Top only”, near the stack, with a tail that leads to it. */
export function Chooser({
  square,
  stack,
  near,
  mode,
  busy,
  jumps,
  taken,
  say,
  choose,
}: ChooserProps) {
  const cells = (squares: readonly string[]) => squares.map((each) => cellOf(each, near));
  const at = cellOf(square, near);
  const [column, row] = roomFor({
    at,
    busy: cells(busy),
    // What a jump turns over is told below it, and how high it gets above its landing.
    taken: [
      ...cells(taken),
      ...below(cells(jumps.map(({ over }) => over)), 1),
      ...below(cells(jumps.map(({ to }) => to)), -1),
    ],
  });
  const layers = layersOf(stack);
  const tail = tailOf([column, row], at).map((corner) => corner.map((part) => part * SQUARE));
  return (
    <>
      <Marks>
        <path className="s-tail" d={`M${tail.join('L')}Z`} />
      </Marks>
      <fieldset
        className="s-chooser"
        aria-label={say(message('board.ways'))}
        style={{ '--x': column, '--y': row }}
      >
        <Choice
          mode="move"
          chosen={mode}
          choose={choose}
          words={say(message('board.way.move', { n: stack.length }))}
        >
          <StackShape layers={layers} />
        </Choice>
        <Choice mode="shed" chosen={mode} choose={choose} words={say(message('board.way.shed'))}>
          <g opacity=".35">
            <StackShape layers={layers.slice(0, -1)} />
          </g>
          <g transform="translate(0 -12)">
            <StackShape layers={layers} from={layers.length - 1} />
          </g>
        </Choice>
      </fieldset>
    </>
  );
}

interface ChoiceProps {
  readonly mode: Mode;
  readonly chosen: Mode;
  readonly choose: (mode: Mode) => void;
  readonly words: string;
  readonly children: React.ReactNode;
}

function Choice({ mode, chosen, choose, words, children }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={mode === chosen} onClick={() => choose(mode)}>
      <svg viewBox="4 -16 88 112" aria-hidden="true">
        {children}
      </svg>
      <span>{words}</span>
    </button>
  );
}
