import type { Review } from '@baithak/bots';
import { message, type Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import type { Say } from '../../shell/language.ts';
import { percent, points, type Telling } from './telling.ts';

interface LuckProps {
  readonly review: Review;
  readonly say: Say;
  readonly seat: Seat;
  readonly hasChance: boolean;
  readonly telling: Telling;
}

/** What a seat's result was made of: even start, luck, decisions, the rest. */
export function LuckAndDecisions({ review, say, seat, hasChance, telling }: LuckProps) {
  const { start, totals, seats } = review;
  const { luck, given, gained, rest, ending, choices, mistakes } = totals[seat]!;
  const ended = review.moments.findIndex(({ kind }) => kind === 'end');
  const end = review.moments.at(-1)?.chance[seat] ?? start[seat]!;
  const decisions = gained.sum - given.sum;
  const whole = (share: number) => Math.round(100 * Math.abs(share));
  return (
    <section className="panel review-parts" aria-labelledby="review-parts">
      <h2 id="review-parts">{say(message('review.parts'))}</h2>
      <dl>
        <Part name={say(message('review.start'))} value={`${percent(start[seat]!)}`} />
        {hasChance && (
          <Part
            name={say(message('review.luck'))}
            value={points(luck.sum)}
            about={say(message(luckKey(luck.sum, luck.margin), { margin: whole(luck.margin) }))}
            kind="luck"
          />
        )}
        <Part
          name={say(message('review.decisions'))}
          value={points(decisions)}
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
        />
        <Part
          name={say(message('review.rest'))}
          value={points(rest)}
          about={say(message('review.rest-about'))}
        />
        {ended >= 0 && (
          <Part
            name={say(message('review.ending'))}
            value={points(ending)}
            about={telling.deed(ended, review.moments[ended]!)}
          />
        )}
        <Part name={say(message('review.end'))} value={`${percent(end)}`} />
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

/** Says nothing about luck that the interval does not allow. */
function luckKey(sum: number, margin: number): string {
  if (Math.abs(sum) <= Math.max(0.01, margin)) return 'review.luck-even';
  return sum > 0 ? 'review.luck-good' : 'review.luck-bad';
}

interface PartProps {
  readonly name: string;
  readonly value: string;
  readonly about?: ReactNode;
  readonly kind?: 'luck' | 'decisions';
}

function Part({ name, value, about, kind }: PartProps) {
  return (
    <div data-kind={kind} data-accent={kind === 'luck' ? 'peacock' : undefined}>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        {about !== undefined && <span>{about}</span>}
      </dd>
    </div>
  );
}
