import { BlockPrint, Icon } from '@baithak/board';
import { turningPoints } from '@baithak/bots';
import { lookOf } from '@baithak/catalog/facts';
import { message, type Seat } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { useEffect, useId, useMemo, useState } from 'react';
import type { Reviewed } from '../../local/envelope.ts';
import { pathTo, pathToNext } from '../../routes.ts';
import { useLobby } from '../../shell/contexts.ts';
import { namesOf, type Say, useSay } from '../../shell/language.ts';
import { Link, Title } from '../../shell/navigation.tsx';
import { useGame } from '../../shell/open-game.ts';
import { outcomeFor } from '../table/sentences.ts';
import { Curve } from './curve.tsx';
import { LuckAndDecisions } from './luck.tsx';
import { useMistakes } from './mistakes.ts';
import { MomentStage } from './moment-stage.tsx';
import { MomentTable } from './moment-table.tsx';
import { TurningPoints } from './points.tsx';
import type { Source } from './source.ts';
import { Telling } from './telling.ts';

/** A finished match: its curve, luck and decisions, and turning points; or one moment on the stage. */
export function ReviewScreen({ source }: { readonly source: Source }) {
  const { game, match, own, seats } = source;
  const { words } = useGame(game.id)!;
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
            <TurningPoints {...{ source, review, telling, say, seat, show }} />
            {kept > 0 && (
              <p className="review-kept">
                {say(message('review.kept', { n: kept }))}{' '}
                <Link to={pathTo('puzzles', game.id)}>{say(message('game.puzzles'))}</Link>
              </p>
            )}
            <MomentTable {...{ review, telling, say, seat, show }} />
            <p className="review-note">
              {say(message(`review.basis-${review.basis}`))} {say(message('review.note'))}
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

/** Whose match it was, how it ended, and where to go from here. */
function Head({ source, say }: { readonly source: Source; readonly say: Say }) {
  const { match, table, own, game } = source;
  const { turn } = match;
  const title = turn.kind === 'over' ? say(outcomeFor({ own }, turn.result)) : '';
  const name = say(message('name'));
  return (
    <header className="review-head">
      <div>
        <Link to={table ?? pathTo('home')} className="tool" label={say(message('review.back'))}>
          <Icon name="back" />
        </Link>
        <p className="review-game">{name}</p>
        <Title text={title} tab={`${say(message('review.title'))} · ${name}`} />
        {table !== null && (
          <Link to={pathToNext(game.id, table)} className="button review-change">
            {say(message('table.change-opponent'))}
          </Link>
        )}
      </div>
      <BlockPrint motif={lookOf(game.id).motif} size={12} />
      {turn.kind === 'over' && own.length === 1 && turn.result.places[own[0]!] === 1 && <Lamps />}
    </header>
  );
}

function Lamps() {
  const id = useId();
  return (
    <svg className="review-lamps" aria-hidden="true">
      <pattern id={id} width="64" height="28" patternUnits="userSpaceOnUse">
        <path className="flame" d="M32 3c4 5 5 8 0 13-5-5-4-8 0-13Z" />
        <path className="bowl" d="M21 16h22c0 6-5 9-11 9s-11-3-11-9Z" />
      </pattern>
      <rect width="100%" height="28" fill={`url(#${id})`} />
    </svg>
  );
}
