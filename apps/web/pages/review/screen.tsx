import { turningPoints } from '@baithak/bots';
import { lookOf } from '@baithak/catalog/facts';
import { message, type Seat } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { useEffect, useMemo, useState } from 'react';
import type { Reviewed } from '../../local/envelope.ts';
import { pathTo } from '../../routes.ts';
import { useLobby } from '../../shell/contexts.ts';
import { namesOf, type Say, useSay } from '../../shell/language.ts';
import { Link } from '../../shell/navigation.tsx';
import { useGame } from '../../shell/open-game.ts';
import { Curve } from './curve.tsx';
import { Head } from './head.tsx';
import { LuckAndDecisions, restOf } from './luck.tsx';
import { useMistakes } from './mistakes.ts';
import { MomentStage } from './moment-stage.tsx';
import { MomentTable } from './moment-table.tsx';
import { TurningPoints } from './points.tsx';
import type { Source } from './source.ts';
import { Telling } from './telling.ts';

/** A finished match: its curve, luck and decisions, and turning points; or one moment on the stage. */
export function ReviewScreen({ source }: { readonly source: Source }) {
  const { game, match, own, seats } = source;
  const open = useGame(game.id)!;
  const { words } = open;
  const pageSay = useSay();
  const you = own.length === 1 ? own[0]! : null;
  const names = useMemo(
    () => (seats === null ? match.names : namesOf(seats, you, pageSay)),
    [seats, match, you, pageSay],
  );
  const say = useSay(words, names, you);
  const telling = useMemo(() => new Telling(match, words, say), [match, words, say]);
  const [seat, look] = useState<Seat>(own[0] ?? 0);
  const [review, share] = useReview(source.file);
  const [chosen, goTo] = useState<number | null>(null);
  const [isOnStage, setStage] = useState(false);
  const show = (moment: number) => {
    goTo(moment);
    setStage(true);
  };
  const isDone = review !== null && !('fault' in review);
  const kept = useMistakes(source, isDone ? review : null, telling);
  // The page begins where there is most to see.
  const at = chosen ?? (isDone ? (turningPoints(review.moments, seat)[0]?.at ?? 0) : 0);
  if (isDone && isOnStage) {
    const close = () => setStage(false);
    return <MomentStage {...{ source, review, telling, say, seat, at, goTo, close, words }} />;
  }
  return (
    <div className="review" data-accent={lookOf(game.id).accent}>
      <Head source={source} say={say} />
      <main id="main" tabIndex={-1}>
        {review === null && <Progress share={share} say={say} />}
        {review !== null && 'fault' in review && (
          <p role="alert">{say(faultMessage(review.fault))}</p>
        )}
        {isDone && (
          <>
            <div className="review-row">
              <Curve {...{ review, telling, say, seat, look, at, goTo, show }} />
              <LuckAndDecisions {...{ review, say, seat, telling }} hasChance={game.hasChance} />
            </div>
            <TurningPoints {...{ source, open, review, telling, say, seat, show }} />
            {kept > 0 && (
              <p className="review-kept">
                {say(message('review.kept', { n: kept }))}{' '}
                <Link to={pathTo('puzzles', game.id)}>{say(message('game.puzzles'))}</Link>
              </p>
            )}
            <MomentTable {...{ review, telling, say, seat, show }} />
            <p className="review-note">
              {say(restOf(review, seat))} {say(message(`review.basis-${review.basis}`))}{' '}
              {say(message('review.note', { basis: review.basis }))}
            </p>
          </>
        )}
      </main>
    </div>
  );
}

/** Reviews a file while the page is shown; `null` until it is done. */
function useReview(file: string): readonly [Reviewed, number] {
  const lobby = useLobby();
  const [review, done] = useState<Reviewed>(null);
  const [share, progress] = useState(0);
  useEffect(() => {
    const reviewing = lobby.review(file, progress);
    reviewing.answer.then(done);
    return () => reviewing.stop();
  }, [lobby, file]);
  return [review, share];
}

function Progress({ share, say }: { readonly share: number; readonly say: Say }) {
  const percent = Math.floor(100 * share);
  return (
    <section className="panel review-progress" aria-busy="true">
      <label>
        <span>{say(message('review.running', { percent }))}</span>
        <progress max={100} value={percent} />
      </label>
      <p className="quiet">{say(message('review.running-about'))}</p>
    </section>
  );
}
