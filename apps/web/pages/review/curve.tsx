import type { Moment, Review } from '@baithak/bots';
import { turningPoints } from '@baithak/bots';
import { percent } from '@baithak/bots/claims';
import { message, type Seat } from '@baithak/kernel';
import { type MouseEvent, useId } from 'react';
import type { Say } from '../../shell/language.ts';
import type { Telling } from './telling.ts';
import './curve.css';

interface CurveProps {
  readonly review: Review;
  readonly telling: Telling;
  readonly say: Say;
  readonly seat: Seat;
  readonly look: (seat: Seat) => void;
  readonly at: number;
  readonly goTo: (at: number) => void;
  readonly show: (at: number) => void;
}

/** The measures of the drawing; the page scales it. */
const WIDTH = 740;
const HEIGHT = 216;

/** How a seat's chance to win went. The slider below it goes from moment to moment. */
export function Curve({ review, telling, say, seat, look, at, goTo, show }: CurveProps) {
  const { moments, start, seats } = review;
  const chances = [start[seat]!, ...moments.map(({ chance }) => chance[seat]!)];
  const last = Math.max(1, chances.length - 1);
  const x = (i: number) => (i / last) * WIDTH;
  const y = (chance: number) => (1 - chance) * HEIGHT;
  const even = 1 / Math.max(2, seats);
  const turning = turningPoints(moments, seat);
  const rounds = roundsIn(moments);
  const line = chances.map((chance, i) => `${x(i).toFixed(1)},${y(chance).toFixed(1)}`);
  const title = useId();
  const moment = moments[at];
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const place = Math.round(((event.clientX - box.left) / box.width) * last);
    goTo(Math.min(moments.length - 1, Math.max(0, place - 1)));
  };
  return (
    <section className="panel review-curve" aria-labelledby={title}>
      <header>
        <h2 id={title}>{say(message('review.curve', { seat: { seat } }))}</h2>
        <p className="review-legend" aria-hidden="true">
          <i data-kind="ahead" /> {say(message('review.ahead'))}
          <i data-kind="behind" data-accent="peacock" /> {say(message('review.behind'))}
        </p>
        {seats > 1 && <Seats {...{ seats, seat, look, say }} />}
      </header>
      <div className="review-plot">
        <p aria-hidden="true">
          <span>100 %</span>
          <span>50 %</span>
          <span>0 %</span>
        </p>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider below does the same by keyboard */}
        <svg
          data-accent="peacock"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary(chances, say, seat)}
          onClick={press}
        >
          <pattern id={`${title}-behind`} width="8" height="8" patternUnits="userSpaceOnUse">
            <path d="M0 8 8 0" className="review-hatch" />
          </pattern>
          <clipPath id={`${title}-up`}>
            <rect width={WIDTH} height={y(even)} />
          </clipPath>
          <clipPath id={`${title}-down`}>
            <rect y={y(even)} width={WIDTH} height={HEIGHT - y(even)} />
          </clipPath>
          <polygon
            className="review-ahead"
            clipPath={`url(#${title}-up)`}
            points={`0,${y(even)} ${line.join(' ')} ${WIDTH},${y(even)}`}
          />
          <polygon
            fill={`url(#${title}-behind)`}
            clipPath={`url(#${title}-down)`}
            points={`0,${y(even)} ${line.join(' ')} ${WIDTH},${y(even)}`}
          />
          {rounds.map((i) => (
            <path key={i} className="review-round" d={`M${x(i)} 0V${HEIGHT}`} />
          ))}
          <path className="review-even" d={`M0 ${y(even)}H${WIDTH}`} />
          <polyline className="review-line" points={line.join(' ')} />
          {turning.map((point) => (
            <path
              key={point.at}
              className="review-swing"
              data-good={point.effect > 0}
              d={`M${line[point.at]}L${line[point.at + 1]}`}
            />
          ))}
          <path className="review-now" d={`M${x(at + 1)} 0V${HEIGHT}`} />
        </svg>
        {turning.map((point, n) => (
          <b
            key={point.at}
            className="review-badge"
            aria-hidden="true"
            // Two that are close to each other would hide one another.
            data-below={
              n > 0 && point.at - turning[n - 1]!.at < last / 16 ? n % 2 === 1 : undefined
            }
            style={{
              insetInlineStart: `calc(var(--axis) + (100% - var(--axis)) * ${(point.at + 0.5) / last})`,
              insetBlockStart: `${100 * (1 - (chances[point.at]! + chances[point.at + 1]!) / 2)}%`,
            }}
          >
            {n + 1}
          </b>
        ))}
      </div>
      {rounds.length > 0 && (
        <ol className="review-rounds">
          {[0, ...rounds].map((from, n) => (
            <li key={from} style={{ flexGrow: (rounds[n] ?? last) - from }}>
              {say(message('review.round', { n: n + 1 }))}
              <RoundScore {...{ moments, round: n + 1, seat, say }} />
            </li>
          ))}
        </ol>
      )}
      <input
        type="range"
        min={0}
        max={Math.max(0, moments.length - 1)}
        value={at}
        aria-label={say(message('review.moment'))}
        aria-valuetext={moment && caption(at, moment, telling, say, seat)}
        onChange={({ target }) => goTo(Number(target.value))}
      />
      <div className="review-caption">
        {moment && (
          <>
            <p>{caption(at, moment, telling, say, seat)}</p>
            <button type="button" onClick={() => show(at)}>
              {say(message('review.show'))}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

interface RoundScoreProps {
  readonly moments: readonly Moment[];
  readonly round: number;
  readonly seat: Seat;
  readonly say: Say;
}

/** How a round between two ended for a seat. */
function RoundScore({ moments, round, seat, say }: RoundScoreProps) {
  const scores = moments.find((each) => each.rounds === round && each.scores)?.scores;
  if (scores?.length !== 2) return null;
  const [own, rival] = [scores[seat]!, scores[1 - seat]!];
  const how = own > rival ? 'won' : own < rival ? 'lost' : 'tied';
  return <span data-how={how}>{say(message(`review.round-${how}`, { own, rival }))}</span>;
}

interface SeatsProps {
  readonly seats: number;
  readonly seat: Seat;
  readonly look: (seat: Seat) => void;
  readonly say: Say;
}

/** Whose chance the page shows. */
function Seats({ seats, seat, look, say }: SeatsProps) {
  return (
    <fieldset className="review-seats" aria-label={say(message('review.whose'))}>
      {Array.from({ length: seats }, (_, each) => (
        <button key={each} type="button" aria-pressed={each === seat} onClick={() => look(each)}>
          {say(message('seat', { seat: { seat: each } }))}
        </button>
      ))}
    </fieldset>
  );
}

/** What a moment was, and the chance after it. */
export function caption(
  at: number,
  moment: Moment,
  telling: Telling,
  say: Say,
  seat: Seat,
): string {
  return say(
    message('review.caption', {
      n: at + 1,
      deed: telling.deed(at, moment),
      chance: percent(moment.chance[seat]!),
    }),
  );
}

function summary(chances: readonly number[], say: Say, seat: Seat): string {
  return say(
    message('review.summary', {
      seat: { seat },
      start: percent(chances[0]!),
      end: percent(chances.at(-1)!),
      low: percent(Math.min(...chances)),
      high: percent(Math.max(...chances)),
    }),
  );
}

/** Where a new round begins: after the moment that finished the one before. */
function roundsIn(moments: readonly Moment[]): number[] {
  return moments.flatMap(({ rounds }, i) =>
    i > 0 && i < moments.length - 1 && rounds !== moments[i - 1]!.rounds ? [i + 1] : [],
  );
}
