import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { dragMarks, type PlaceDrag, useDrag } from './drag.ts';
import './grid.css';

/** What a player can do at a place; each state is drawn differently. */
export type SquareState = 'plain' | 'source' | 'chosen' | 'target' | 'jump';

/** One place of a grid: a square, or a handle at the edge. */
export interface Place {
  readonly name: string;
  /** What it is and its state, in words. */
  readonly label: string;
  readonly kind: 'square' | 'handle';
  readonly state: SquareState;
  /** Whether a refusal points at it. */
  readonly lit: boolean;
  /** Whether it is part of the last move. */
  readonly last: boolean;
  readonly face: ReactNode;
  /** Nothing stands here: a description of the whole board leaves it out. */
  readonly blank?: boolean;
  /** `undefined` where a click would do nothing; the place can still have the focus. */
  readonly choose: (() => void) | undefined;
  /** Hears when the pointer or the focus comes and goes: a board shows what a press would do. */
  readonly point?: ((on: boolean) => void) | undefined;
}

interface GridProps {
  readonly label: string;
  readonly rows: readonly (readonly (Place | null)[])[];
  readonly cancel?: (() => void) | undefined;
  /** Dragging from place to place, by their names. */
  readonly drag?: PlaceDrag | undefined;
  /** Painted below the squares, from corner to corner. */
  readonly ground?: ReactNode;
  /** Painted above the squares. */
  readonly children?: ReactNode;
  /** Draw only a picture: nothing can be pressed or focused. */
  readonly quiet?: boolean | undefined;
}

/** The squares on their ground. */
export function Grid({ ground, quiet = false, children, ...props }: GridProps) {
  const hasHandles = props.rows.some((row) => row.some((place) => place?.kind === 'handle'));
  return (
    <div className="b-field" data-handles={hasHandles} style={{ '--b-columns': columnsOf(props) }}>
      <div className="b-ground">{ground}</div>
      {quiet ? <Picture {...props} /> : <Squares {...props} />}
      <div className="b-above">{children}</div>
    </div>
  );
}

function columnsOf({ rows }: Pick<GridProps, 'rows'>): number {
  return rows[0]?.length ?? 0;
}

function Picture({ label, rows }: GridProps) {
  return (
    <div className="b-picture" role="img" aria-label={label}>
      {rows.map((row, i) =>
        row.map((place, j) => (
          <span key={`${i} ${j}`} className="b-place" {...(place && look(place))}>
            {place?.face}
          </span>
        )),
      )}
    </div>
  );
}

/** A grid of buttons with a roving tab stop: arrow keys move the focus, Escape cancels. */
function Squares({ label, rows, cancel, drag }: GridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [visited, visit] = useState<string | null>(null);
  const dragging = useDrag(drag);
  const names = rows.map((row) => row.map((place) => place?.name ?? null));
  const isThere = visited !== null && names.flat().includes(visited);
  const stop = isThere ? visited : firstStop(rows);

  function go(name: string): void {
    const buttons = grid.current?.querySelectorAll('button') ?? [];
    [...buttons].find((button) => button.dataset.place === name)?.focus();
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') cancel?.();
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // A board that turns round gives the focused button another place.
    const focused = (event.target as Element).closest<HTMLElement>('[data-place]');
    const from = focused?.dataset.place ?? stop;
    const next = from === null ? undefined : placeAfter(names, from, event.key);
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  }

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: grids are made of tables
      role="grid"
      aria-label={label}
      className="b-grid"
      onKeyDown={press}
      {...dragging}
    >
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {row.map((place, j) => (
              <td key={j}>
                {place && (
                  <PlaceButton
                    place={place}
                    isStop={place.name === stop}
                    lifts={drag?.canLift(place.name) === true}
                    visit={visit}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The tab stop at first: a place where something can be done, if there is one. */
function firstStop(rows: GridProps['rows']): string | null {
  const places = rows.flat().filter((place) => place !== null);
  const lit = places.find(({ state }) => state !== 'plain');
  return (lit ?? places[0])?.name ?? null;
}

interface PlaceButtonProps {
  readonly place: Place;
  readonly isStop: boolean;
  readonly lifts: boolean;
  readonly visit: (name: string) => void;
}

function PlaceButton({ place, isStop, lifts, visit }: PlaceButtonProps) {
  const { isHeld, ...holding } = useHold(place.point);
  return (
    <button
      type="button"
      className="b-place"
      aria-label={place.label}
      aria-disabled={place.choose === undefined}
      tabIndex={isStop ? 0 : -1}
      data-place={place.name}
      {...dragMarks({ drop: place.name, ...(lifts && { lift: place.name }) })}
      {...look(place)}
      onFocus={() => {
        visit(place.name);
        place.point?.(true);
      }}
      onBlur={() => place.point?.(false)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && place.point?.(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && place.point?.(false)}
      {...holding}
      onClick={() => isHeld() || place.choose?.()}
    >
      {place.face}
    </button>
  );
}

const HOLD_MS = 380;
const CLICK_MS = 100;

/** A finger that stays on a place shows what a press would do, as a hovering mouse does. */
function useHold(point: Place['point']) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  function end(): void {
    clearTimeout(timer.current);
    if (!held.current) return;
    point?.(false);
    // The click comes right after, if it comes at all.
    timer.current = setTimeout(() => {
      held.current = false;
    }, CLICK_MS);
  }
  return {
    /** Whether the click that follows ends such a look. */
    isHeld: () => held.current,
    onPointerDown({ pointerType, currentTarget }: PointerEvent<HTMLElement>): void {
      held.current = false;
      if (pointerType === 'mouse' || point === undefined) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (currentTarget.dataset.carried !== undefined) return;
        held.current = true;
        point(true);
      }, HOLD_MS);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault(): void }) => held.current && event.preventDefault(),
  };
}

/** The state of a place, for the styles. */
function look({ kind, state, lit, last, blank = kind === 'handle' }: Place) {
  return {
    'data-kind': kind,
    'data-state': state,
    'data-lit': lit,
    'data-last': last,
    'data-blank': blank ? true : undefined,
  };
}

/** The places of a grid by name; `null` where there is none. */
type Names = readonly (readonly (string | null)[])[];

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The place to which a key moves the focus; `undefined` for other keys and at the edge. */
export function placeAfter(names: Names, from: string, key: string): string | undefined {
  const row = names.findIndex((places) => places.includes(from));
  if (row < 0) return undefined;
  if (key === 'Home') return names[row]!.find(isPlace);
  if (key === 'End') return names[row]!.findLast(isPlace);
  const step = STEPS[key];
  return step && firstAlong(names, row, names[row]!.indexOf(from), step);
}

/** The next place in one direction, across gaps. */
function firstAlong(
  names: Names,
  row: number,
  column: number,
  [rows, columns]: readonly [number, number],
): string | undefined {
  for (let r = row + rows, c = column + columns; ; r += rows, c += columns) {
    const place = names[r]?.[c];
    if (place === undefined) return undefined;
    if (place !== null) return place;
  }
}

function isPlace(place: string | null): place is string {
  return place !== null;
}
