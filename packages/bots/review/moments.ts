import type { Seat } from '@baithak/kernel';
import type { Gap } from './gap.ts';
import type { Expected } from './luck.ts';
import type { Step } from './walk.ts';

/**
 * One moment of a match. All lists go by seat, and for each seat
 * luck − error + rest = chance − the chance before.
 */
export interface Moment {
  /** `end`: somebody resigned, ran out of time, or all agreed to a draw. */
  readonly kind: 'draw' | 'move' | 'end';
  /** The entry of the match's log; `null` for an end that has none of its own. */
  readonly entry: number | null;
  /** Who moved, and which of the entry's moves it was. */
  readonly seat?: Seat;
  readonly index?: number;
  readonly move?: string;
  /** The chance to win after it. */
  readonly chance: readonly number[];
  readonly luck: readonly number[];
  /** What the mover gave away; below 0 for those who got it. */
  readonly error: readonly number[];
  readonly rest: readonly number[];
  /** By seat the standard errors of luck and error. */
  readonly luckError: readonly number[];
  readonly errorError: readonly number[];
  /** How the move compares with the best one. */
  readonly gap?: Omit<Gap, 'work'>;
  /** How many rounds were finished after it, where rounds decide a match. */
  readonly rounds?: number;
  /** What each seat had at the end of the round that it finished. */
  readonly scores?: readonly number[];
}

/** Splits every change of the chances into its parts. */
export function momentsOf(
  steps: readonly Step[],
  worths: readonly (readonly number[])[],
  gaps: readonly (Gap | undefined)[],
  draws: readonly (Expected | undefined)[],
  end: readonly number[],
): Moment[] {
  const seats = end.length;
  const moments = steps.map((step, i): Moment => {
    const before = worths[i]!;
    const after = worths[i + 1]!;
    const gap = gaps[i];
    const { kind, entry } = step;
    if (step.kind === 'draw') {
      const { mean, error: luckError } = draws[i]!;
      const luck = after.map((value, seat) => value - mean[seat]!);
      return split({ kind, entry, luckError }, before, after, luck, zeros(seats));
    }
    const { seat, index, move } = step;
    const { difference, error: sigma } = gap!;
    const share = sharesWithout(before, seat);
    const error = share.map((part) => -part * difference);
    const errorError = share.map((part) => Math.abs(part) * sigma);
    const { work: _, ...told } = gap!;
    return split(
      { kind, entry, seat, index, move, errorError, gap: tidy(told) },
      before,
      after,
      zeros(seats),
      error,
    );
  });
  const last = worths.at(-1)!;
  if (last.every((value, seat) => round(value) === round(end[seat]!))) return moments;
  const ending = split({ kind: 'end', entry: null }, last, end, zeros(seats), zeros(seats));
  return [...moments, ending];
}

/** What a mover gives away goes to the others in proportion to their chances; the mover has −1. */
function sharesWithout(before: readonly number[], mover: Seat): number[] {
  const others = before.reduce((sum, value, seat) => (seat === mover ? sum : sum + value), 0);
  return before.map((value, seat) => {
    if (seat === mover) return -1;
    return others === 0 ? 1 / (before.length - 1) : value / others;
  });
}

type Parts = Omit<Moment, 'chance' | 'luck' | 'error' | 'rest' | 'luckError' | 'errorError'> &
  Partial<Pick<Moment, 'luckError' | 'errorError'>>;

/** The rest is what is left of the rounded numbers, so that they add up for whoever reads them. */
function split(
  parts: Parts,
  before: readonly number[],
  after: readonly number[],
  luck: readonly number[],
  error: readonly number[],
): Moment {
  const none = zeros(after.length);
  return {
    ...parts,
    chance: after.map(round),
    luck: luck.map(round),
    error: error.map(round),
    rest: after.map((value, s) =>
      round(round(value) - round(before[s]!) - round(luck[s]!) + round(error[s]!)),
    ),
    luckError: (parts.luckError ?? none).map(round),
    errorError: (parts.errorError ?? none).map(round),
  };
}

const tidy = (gap: Omit<Gap, 'work'>): Omit<Gap, 'work'> => ({
  ...gap,
  difference: round(gap.difference),
  error: round(gap.error),
});

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

/** A hundredth of a percent is finer than any of these numbers; adding 0 makes −0 plain. */
const round = (value: number): number => Math.round(value * 1e4) / 1e4 + 0;
