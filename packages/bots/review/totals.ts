import type { Seat } from '@baithak/kernel';
import { SURE } from '../claims.ts';
import type { Moment } from './moments.ts';

/** A sum with the half-width of its 95 % interval. */
interface Sum {
  readonly sum: number;
  readonly margin: number;
}

/** What a match brought a seat: start + luck − given + gained + rest + ending = the end. */
export interface Total {
  readonly luck: Sum;
  /** What its own moves gave away. */
  readonly given: Sum;
  /** What the others' moves gave to it. */
  readonly gained: Sum;
  readonly rest: number;
  /** What it brought that somebody resigned, ran out of time, or that all agreed to a draw. */
  readonly ending: number;
  /** Decisions with more than one legal move, and how many of them were mistakes for sure. */
  readonly choices: number;
  readonly mistakes: number;
}

export function totalsOf(moments: readonly Moment[], seats: number): Total[] {
  const played = moments.filter(({ kind }) => kind !== 'end');
  const ends = moments.filter(({ kind }) => kind === 'end');
  return Array.from({ length: seats }, (_, seat) => {
    const own = moments.filter((moment) => moment.seat === seat);
    const others = moments.filter((moment) => moment.seat !== seat);
    return {
      luck: sumOf(moments, ({ luck, luckError }) => [luck[seat]!, luckError[seat]!]),
      given: sumOf(own, ({ error, errorError }) => [error[seat]!, errorError[seat]!]),
      gained: sumOf(others, ({ error, errorError }) => [-error[seat]!, errorError[seat]!]),
      rest: restOf(seat, played),
      ending: restOf(seat, ends),
      choices: own.filter(({ gap }) => gap!.choices > 1).length,
      mistakes: own.filter(({ gap }) => gap!.isMistake).length,
    };
  });
}

const restOf = (seat: Seat, moments: readonly Moment[]): number =>
  round(moments.reduce((sum, { rest }) => sum + rest[seat]!, 0));

function sumOf(
  moments: readonly Moment[],
  part: (moment: Moment) => readonly [value: number, error: number],
): Sum {
  let sum = 0;
  let variance = 0;
  for (const moment of moments) {
    const [value, error] = part(moment);
    sum += value;
    variance += error * error;
  }
  return { sum: round(sum), margin: round(1.96 * Math.sqrt(variance)) };
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4 + 0;

/** A moment that changed a match: a mistake, or a draw that was clearly lucky or unlucky. */
export interface TurningPoint {
  /** The moment's number. */
  readonly at: number;
  readonly kind: 'mistake' | 'luck';
  /** What it changed for the seat that looks at it. */
  readonly effect: number;
}

/** What changes less than this for a seat turned nothing for it. */
const LEAST_EFFECT = 0.03;

/** Whether a draw was lucky or unlucky for a seat, and not just as good as any. */
export function isClearLuck({ kind, luck, luckError }: Moment, seat: Seat): boolean {
  const least = Math.max(LEAST_EFFECT, SURE * luckError[seat]!);
  return kind === 'draw' && Math.abs(luck[seat]!) > least;
}

/** The moments that changed a seat's chances most, in their order. */
export function turningPoints(moments: readonly Moment[], seat: Seat, most = 3): TurningPoint[] {
  return moments
    .flatMap((moment, at): TurningPoint[] => {
      if (isClearLuck(moment, seat)) return [{ at, kind: 'luck', effect: moment.luck[seat]! }];
      // Of many players, one may err at the cost of others.
      const effect = -moment.error[seat]!;
      const isPoint = moment.gap?.isMistake && Math.abs(effect) >= LEAST_EFFECT;
      return isPoint ? [{ at, kind: 'mistake', effect }] : [];
    })
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect) || a.at - b.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}
