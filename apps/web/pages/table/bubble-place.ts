/** A rectangle of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Surroundings {
  /** The bubble stays inside. */
  readonly room: Box;
  /** What was pressed: the bubble stays near it. Without it, the bubble keeps to the lower edge. */
  readonly target: Box | null;
  /** It answers a press: a tail should lead from it to the target. */
  readonly isNear?: boolean;
  /** What the bubble speaks of or a preview shows. */
  readonly matters: readonly Box[];
  /** What it may hide only where there is no room at all beside it. */
  readonly never?: readonly Box[];
  /** Whatever else people look at or press. */
  readonly pieces: readonly Box[];
  /** Names, numbers and faces, which say nothing half covered. */
  readonly words?: readonly Box[];
}

const GAP = 8;
/** How close places are tried. */
const STEP = 8;
/** A covered pixel of what matters is as bad as this many of other pieces. */
const WEIGHT = 50;
/** A covered pixel of what should never be covered likewise. */
const NEVER_WEIGHT = 2000;
/** A covered pixel of words likewise. */
const WORD_WEIGHT = 12;
/** A pixel of distance is as bad as this many covered pixels: half a piece for a piece's width. */
const FAR = 40;
/** Where no tail leads from an answer to what was pressed, nobody knows what it answers. */
const TOO_FAR = 5000;

/** Over a longer way a tail would point at whatever lies between. */
const LONGEST_WAY = 60;

interface Place {
  readonly left: number;
  readonly top: number;
  /** How much is wrong with it. */
  readonly cost: number;
}

/** The place for a bubble that covers as little as possible, and nothing that matters if it can. */
export function placeOf(
  { width, height }: Pick<Box, 'width' | 'height'>,
  { room, target, isNear = false, matters, never = [], pieces, words = [] }: Surroundings,
): Place {
  const guarded = [...matters, ...(target === null ? [] : [target])].map(wider);
  const lefts = steps(room.left + GAP, room.left + room.width - width - GAP);
  const tops = steps(room.top + GAP, room.top + room.height - height - GAP);
  const tried = lefts.flatMap((left) =>
    tops.map((top) => {
      const box = { left, top, width, height };
      const hidden =
        NEVER_WEIGHT * covered(box, never) +
        WEIGHT * covered(box, guarded) +
        WORD_WEIGHT * covered(box, words) +
        covered(box, pieces);
      const way = target === null ? 0 : distance(box, target);
      const lost = isNear ? TOO_FAR * Math.max(0, way - LONGEST_WAY) : 0;
      const cost = hidden + lost + (target === null ? -top : FAR * way);
      return { left, top, cost };
    }),
  );
  return tried.reduce((best, each) => (each.cost < best.cost ? each : best));
}

/** Whether a bubble hides nothing that matters, nor will when a chosen card rises. */
export const isClear = (
  box: Box,
  { matters, never = [] }: Pick<Surroundings, 'matters' | 'never'>,
): boolean => covered(box, [...matters.map(wider), ...never]) === 0;

/** Where the tail of a bubble leaves its edge. */
export interface Tail {
  readonly side: 'left' | 'right' | 'top' | 'bottom';
  /** Pixels from the start of that edge. */
  readonly at: number;
}

/** How far a tail stays from the round corners. */
const CORNER = 22;

/** The tail that points from a bubble at what was pressed; `null` if the bubble lies over it or far away. */
export function tailOf(box: Box, target: Box): Tail | null {
  const { left, top, width, height } = box;
  const gaps = [
    ['left', left - target.left - target.width],
    ['right', target.left - left - width],
    ['top', top - target.top - target.height],
    ['bottom', target.top - top - height],
  ] as const;
  const [side, gap] = gaps.reduce((widest, each) => (each[1] > widest[1] ? each : widest));
  if (gap < 0 || gap > LONGEST_WAY) return null;
  const along = (start: number, length: number, middle: number) =>
    Math.max(CORNER, Math.min(length - CORNER, middle - start));
  const at =
    side === 'left' || side === 'right'
      ? along(top, height, target.top + target.height / 2)
      : along(left, width, target.left + target.width / 2);
  return { side, at };
}

/** Boxes that touch along a whole side become one: the squares of a row, for example. */
export function joined(boxes: readonly Box[]): Box[] {
  const whole: Box[] = [];
  for (const box of boxes) {
    const at = whole.findIndex((each) => isSide(each, box));
    if (at < 0) whole.push(box);
    else whole[at] = around(whole[at]!, box);
  }
  return whole;
}

function around(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const width = Math.max(a.left + a.width, b.left + b.width) - left;
  const height = Math.max(a.top + a.height, b.top + b.height) - top;
  return { left, top, width, height };
}

/** Browsers place boxes at parts of pixels. */
const NEAR = 3;

/** Whether two boxes lie side by side or one above the other, without a gap. */
function isSide(a: Box, b: Box): boolean {
  const isSame = (one: number, other: number) => Math.abs(one - other) <= NEAR;
  const across = overlap(a.left, a.width, b.left, b.width);
  const down = overlap(a.top, a.height, b.top, b.height);
  const isRow = isSame(a.top, b.top) && isSame(a.height, b.height) && isSame(across, 0);
  return isRow || (isSame(a.left, b.left) && isSame(a.width, b.width) && isSame(down, 0));
}

/** From the first to the last in small steps, both included. */
function steps(first: number, last: number): number[] {
  const count = Math.max(0, Math.floor((last - first) / STEP));
  return [...Array.from({ length: count + 1 }, (_, i) => first + i * STEP), Math.max(first, last)];
}

const wider = ({ left, top, width, height }: Box): Box => ({
  left: left - GAP,
  top: top - GAP,
  width: width + 2 * GAP,
  height: height + 2 * GAP,
});

/** How many pixels of the others a box covers. */
function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const across = overlap(box.left, box.width, other.left, other.width);
    const down = overlap(box.top, box.height, other.top, other.height);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}

/** Between the nearest edges of two boxes. */
function distance(box: Box, other: Box): number {
  const across = overlap(box.left, box.width, other.left, other.width);
  const down = overlap(box.top, box.height, other.top, other.height);
  return Math.hypot(Math.min(0, across), Math.min(0, down));
}

/** How far two stretches lie over each other; negative for the gap between them. */
const overlap = (a: number, lengthA: number, b: number, lengthB: number): number =>
  Math.min(a + lengthA, b + lengthB) - Math.max(a, b);
