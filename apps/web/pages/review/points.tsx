import { type Moment, type Review, turningPoints } from '@baithak/bots';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { Say } from '../../shell/language.ts';
import type { OpenGame } from '../../shell/open-game.ts';
import { MovePictures } from './move-picture.tsx';
import { PlayFrom } from './play-from.tsx';
import type { Source } from './source.ts';
import { points, type Telling } from './telling.ts';

interface PointsProps {
  readonly source: Source;
  readonly open: OpenGame;
  readonly review: Review;
  readonly telling: Telling;
  readonly say: Say;
  readonly seat: Seat;
  readonly show: (at: number) => void;
}

/** The moments that changed a seat's chances most. */
export function TurningPoints({ source, open, review, telling, say, seat, show }: PointsProps) {
  const turning = turningPoints(review.moments, seat);
  return (
    <section aria-labelledby="review-points">
      <h2 id="review-points" className="b-unseen">
        {say(message('review.points'))}
      </h2>
      {turning.length === 0 && <p className="panel">{say(message('review.no-points'))}</p>}
      <ol className="review-points">
        {turning.map(({ at, kind, effect }, n) => {
          const moment = review.moments[at]!;
          return (
            <li key={at} className="panel" data-kind={kind}>
              <header>
                <b className="review-number" aria-hidden="true">
                  {n + 1}
                </b>
                <h3>
                  <span>{say(message('review.caption-place', { n: at + 1 }))}</span>
                  {say(kindOf(kind, effect, moment))}
                </h3>
                <p className="review-effect" data-good={effect > 0}>
                  {points(effect)}
                </p>
              </header>
              {kind === 'mistake' ? (
                <MovePictures
                  {...{ source, open, telling, at, moment }}
                  told={[telling.deed(at, moment), betterOf(at, moment, telling, say)]}
                />
              ) : (
                <p>{telling.deed(at, moment)}</p>
              )}
              <div className="review-buttons">
                <button type="button" onClick={() => show(at)}>
                  {say(message('review.show'))}
                </button>
                <PlayFrom {...{ source, telling, say, seat, at, moment }} isMain={n === 0} />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The better move, and what is proven about it. */
function betterOf(at: number, moment: Moment, telling: Telling, say: Say): string {
  const proof = proofOf(moment);
  const better = say(message('review.better', { deed: telling.better(at, moment) }));
  return proof === undefined ? better : `${better} ${say(proof)}`;
}

function kindOf(kind: 'mistake' | 'luck', effect: number, { seat }: Moment): Message {
  if (kind === 'mistake') return message('review.mistake', { seat: { seat: seat! } });
  return message(effect > 0 ? 'review.lucky' : 'review.unlucky');
}

/** What a search has proven about a decision; undefined if nothing. */
export function proofOf({ seat, gap }: Moment): Message | undefined {
  const found = gap?.search;
  if (found === undefined || seat === undefined) return undefined;
  const { plies, playedPlies, depth } = found;
  if (plies !== undefined && plies > 0 && !(playedPlies !== undefined && playedPlies > 0)) {
    return message('review.proof-won', { n: (plies + 1) / 2 });
  }
  if (playedPlies !== undefined && playedPlies < 0) {
    // A push may complete the other side's line: then nobody moves any more.
    return message('review.proof-lost', { n: Math.floor(-playedPlies / 2) });
  }
  if (playedPlies !== undefined) return message('review.proof-wins', { n: (playedPlies + 1) / 2 });
  return message('review.depth', { n: depth });
}
