import { type Message, message, type Seat } from '@baithak/kernel';
import { SIZE } from '@baithak/panakizhi';
import { cellOf, type Point } from '@baithak/panakizhi/board';
import type { Mode } from './moves.ts';
import { layersOf, StackShape } from './stack.tsx';

/** A chooser is two squares wide and one square high. */
const WIDE = 2;

interface Room {
  /** The cell of the stack. */
  readonly at: Point;
  /** Cells that may be pressed or that show what would happen: never covered. */
  readonly busy: readonly Point[];
  /** Cells with pieces: covered only if there is no other room. */
  readonly taken: readonly Point[];
}

/** The cell at the left end of a chooser: as near to the stack as possible, over empty squares. */
export function roomFor({ at, busy, taken }: Room): Point {
  const cells = Array.from({ length: SIZE * (SIZE - WIDE + 1) }, (_, i): Point => {
    return [i % (SIZE - WIDE + 1), Math.floor(i / (SIZE - WIDE + 1))];
  });
  const covers = (place: Point, cell: Point) =>
    place[1] === cell[1] && cell[0] >= place[0] && cell[0] < place[0] + WIDE;
  const cost = (place: Point) => {
    const [dx, dy] = [place[0] + (WIDE - 1) / 2 - at[0], place[1] - at[1]];
    const hidden = (many: readonly Point[]) => many.filter((cell) => covers(place, cell)).length;
    return Math.hypot(dx, dy) + 6 * hidden(taken) + 100 * hidden([...busy, at]);
  };
  return cells.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

interface ChooserProps {
  readonly square: string;
  readonly stack: string;
  readonly near: Seat;
  readonly mode: Mode;
  readonly busy: readonly string[];
  readonly taken: readonly string[];
  readonly say: (message: Message) => string;
  readonly choose: (mode: Mode) => void;
}

/** “Move 2 / Shed 1”, near the stack. */
export function Chooser({ square, stack, near, mode, busy, taken, say, choose }: ChooserProps) {
  const cells = (squares: readonly string[]) => squares.map((each) => cellOf(each, near));
  const [column, row] = roomFor({
    at: cellOf(square, near),
    busy: cells(busy),
    // How high a jump gets is written above its landing.
    taken: [...cells(taken), ...cells(busy).map(([x, y]): Point => [x, y - 1])],
  });
  const layers = layersOf(stack);
  return (
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
