import type { Random } from '@baithak/kernel';

/** What a study has found out about a legal move. */
export interface Prospect {
  readonly move: number;
  /** The mover's chance to win after it. */
  chance: number;
  /** The standard error of `chance`; 0 where nothing was sampled. */
  error: number;
  /** How often it was tried. */
  tries: number;
}

/** Compares the legal moves of a view, better and better the more work it is given. */
export interface Study<State = unknown> {
  /** A state that the mover cannot rule out, to write moves with. */
  readonly world: State;
  /** Units of work so far. */
  readonly done: number;
  /** How many plies a search has seen in full, if this is one. */
  readonly depth?: number;
  /** Spends a budget of work; asks from time to time whether to go on. */
  run(budget: number, goOn: () => Promise<boolean>): Promise<void>;
  /** All legal moves, the best first. */
  ranked(): Prospect[];
  /** By how much the lead of a move before another one changed over the last depths of a search; 0 if it is proven. */
  swing?(move: number, other: number): number;
}

/** Sums up samples of a chance. What was said at first counts like `trust` samples. */
export class Samples {
  private readonly first: Float64Array;
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;

  constructor(
    private readonly prospects: readonly Prospect[],
    private readonly trust = 0,
  ) {
    this.first = Float64Array.from(prospects, ({ chance }) => chance);
    this.sums = new Float64Array(prospects.length);
    this.squares = new Float64Array(prospects.length);
  }

  add(prospect: Prospect, chance: number): void {
    const index = this.prospects.indexOf(prospect);
    const n = ++prospect.tries;
    this.sums[index]! += chance;
    this.squares[index]! += chance * chance;
    const mean = this.sums[index]! / n;
    const variance = Math.max(0, this.squares[index]! / n - mean * mean);
    const weight = n / (n + this.trust);
    prospect.chance = weight * mean + (1 - weight) * this.first[index]!;
    prospect.error = weight * (n < 2 ? 0.5 : Math.sqrt(variance / (n - 1)));
  }
}

/** Nobody overlooks that a move is worse than the best by more than this many times their noise. */
const BLINDNESS = 2.5;

/**
 * The best move as a mind sees it whose judgement errs a little. `prospects` come in the order of
 * trust, because the chance of a move that was dropped early may look better than it is. Everybody
 * sees a certain win.
 */
export function erring<Judged extends { readonly chance: number }>(
  prospects: readonly Judged[],
  noise: number,
  random: Random,
): Judged {
  const [first] = prospects as readonly [Judged, ...Judged[]];
  if (noise === 0 || first.chance === 1) return first;
  const best = Math.max(...prospects.map(({ chance }) => chance));
  const seen = prospects
    .filter(({ chance }) => chance >= best - BLINDNESS * noise)
    .map((prospect) => ({ prospect, value: prospect.chance + noise * bell(random) }));
  return seen.reduce((a, b) => (b.value > a.value ? b : a)).prospect;
}

/** About normally distributed, with a spread of 1: the sum of twelve even ones. */
function bell(random: Random): number {
  let sum = -6;
  for (let n = 0; n < 12; n++) sum += random.below(65_536) / 65_536;
  return sum;
}
