interface Size {
  readonly width: number;
  readonly height: number;
}

/** Drawings of a table become no larger than this. */
const LARGEST = 2.4;
/** A small part beside a large one has at least this share of the frame's height, if it is not too wide. */
const LEAST = 0.42;

/** One above the other is worth it only if the smallest part gains this factor. */
const CLEARLY = 1.15;

interface Placing {
  readonly scales: readonly number[];
  /** One above the other instead of side by side. */
  readonly isStacked: boolean;
}

/** Puts the parts into a frame side by side, or one above the other where they are clearly larger so. */
export function placingOf(parts: readonly Size[], frame: Size, gap: number): Placing {
  const beside = scalesOf(parts, frame, gap);
  const above = scalesOf(parts.map(turned), turned(frame), gap);
  const isStacked = Math.min(...above) > CLEARLY * Math.min(...beside);
  return { scales: isStacked ? above : beside, isStacked };
}

const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

/**
 * How much larger or smaller than on the table each part is shown, so that all fill a frame side by side.
 * All parts have one scale, unless a part would be too high or too small to see.
 */
function scalesOf(parts: readonly Size[], frame: Size, gap: number): readonly number[] {
  const room = frame.width - gap * (parts.length - 1);
  const scaled = (common: number) =>
    parts.map(({ height, width }) => {
      const least = Math.min((LEAST * frame.height) / height, (LEAST * room) / width);
      return Math.min(LARGEST, frame.height / height, Math.max(common, least));
    });
  const widthOf = (scales: readonly number[]) =>
    scales.reduce((sum, scale, i) => sum + scale * parts[i]!.width, 0);
  let [low, high] = [0, LARGEST];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (widthOf(scaled(middle)) <= room) low = middle;
    else high = middle;
  }
  return scaled(low);
}
