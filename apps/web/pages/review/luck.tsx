import type { Review } from '@baithak/bots';
import { percent } from '@baithak/bots/claims';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import type { Say } from '../../shell/language.ts';
import { points, type Telling } from './telling.ts';

interface LuckProps {
  readonly review: Review;
  readonly say: Say;
  readonly seat: Seat;
  readonly hasChance: boolean;
  readonly telling: Telling;
}

/**
 * What a seat's result was made of: start + luck + moves = end. All three lie on the curve, so they add up
 * to what it shows. Of the moves it says what was given away by decisions and what is the rest.
 */
export function LuckAndDecisions({ review, say, seat, hasChance, telling }: LuckProps) {
  const { start, totals, seats } = review;
  const { luck, given, gained, rest, ending, choices, mistakes } = totals[seat]!;
  const ended = review.moments.findIndex(({ kind }) => kind === 'end');
  const end = review.moments.at(-1)?.chance[seat] ?? start[seat]!;
  const decisions = gained.sum - given.sum;
  const moves = decisions + rest;
  const whole = (share: number) => Math.round(100 * Math.abs(share));
  const afterLuck = start[seat]! + luck.sum;
  const room = roomFor([0, 1, start[seat]!, afterLuck, afterLuck + moves]);
  return (
    <section className="panel review-parts" aria-labelledby="review-parts">
      <h2 id="review-parts">{say(message('review.parts'))}</h2>
      <dl>
        <Part
          name={say(message('review.start'))}
          value={`${percent(start[seat]!)}`}
          bar={{ from: 0, to: start[seat]!, room }}
        />
        {hasChance && (
          <Part
            name={say(message('review.luck'))}
            value={points(luck.sum)}
            about={say(message(luckKey(luck.sum, luck.margin), { margin: whole(luck.margin) }))}
            kind="luck"
            bar={{ from: start[seat]!, to: afterLuck, room }}
          />
        )}
        <Part
          name={say(message('review.moves'))}
          value={points(moves)}
          about={say(
            message(seats > 1 ? 'review.gave' : 'review.gave-alone', {
              seat: { seat },
              given: Math.max(0, Math.round(100 * given.sum)),
              givenMargin: whole(given.margin),
              ...(seats > 1 && {
                gained: Math.max(0, Math.round(100 * gained.sum)),
                gainedMargin: whole(gained.margin),
              }),
            }),
          )}
          kind="decisions"
          bar={{ from: afterLuck, to: afterLuck + moves, room }}
        />
        {ended >= 0 && (
          <Part
            name={say(message('review.ending'))}
            value={points(ending)}
            about={telling.deed(ended, review.moments[ended]!)}
            bar={{ from: afterLuck + moves, to: end, room }}
          />
        )}
        <Part
          name={say(message('review.end'))}
          value={`${percent(end)}`}
          bar={{ from: 0, to: end, room }}
        />
      </dl>
      {review.basis !== 'estimate' && choices > 0 && (
        <label className="review-best">
          <span>{say(message('review.best', { good: choices - mistakes, choices }))}</span>
          <meter min={0} max={Math.max(1, choices)} value={choices - mistakes} />
        </label>
      )}
    </section>
  );
}

/** What moves are worth beyond the decisions; it belongs to the small print. */
export function restOf(review: Review, seat: Seat): Message {
  const { given, gained, rest } = review.totals[seat]!;
  const decisions = gained.sum - given.sum;
  return message('review.rest-about', { decisions: points(decisions), rest: points(rest) });
}

/** Says nothing about luck that the interval does not allow. */
function luckKey(sum: number, margin: number): string {
  if (Math.abs(sum) <= Math.max(0.01, margin)) return 'review.luck-even';
  return sum > 0 ? 'review.luck-good' : 'review.luck-bad';
}

/** The part of a scale that holds all these values. */
const roomFor = (values: readonly number[]): Room => ({
  low: Math.min(...values),
  high: Math.max(...values),
});

interface Room {
  readonly low: number;
  readonly high: number;
}

interface PartProps {
  readonly name: string;
  readonly value: string;
  readonly about?: ReactNode;
  readonly kind?: 'luck' | 'decisions';
  readonly bar: { readonly from: number; readonly to: number; readonly room: Room };
}

/** One summand: each bar begins where the one before it ended. */
function Part({ name, value, about, kind, bar: { from, to, room } }: PartProps) {
  const at = (chance: number) => (100 * (chance - room.low)) / (room.high - room.low);
  return (
    <div
      data-kind={kind}
      data-plain={about === undefined}
      data-accent={kind === 'luck' ? 'peacock' : undefined}
    >
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        <i className="review-bar" data-loss={to < from} aria-hidden="true">
          <i
            style={{
              insetInlineStart: `${at(Math.min(from, to))}%`,
              inlineSize: `${at(Math.max(from, to)) - at(Math.min(from, to))}%`,
            }}
          />
        </i>
        {about !== undefined && <span>{about}</span>}
      </dd>
    </div>
  );
}
