import { cards } from 'virtual:game-cards';
import { message } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import { type GameRating, type RatingStep, SURE, shownRating } from '../../controller/ratings.ts';
import { pathTo } from '../../routes.ts';
import { useServer } from '../../shell/contexts.ts';
import { useLanguage, useSay } from '../../shell/language.ts';
import { Link } from '../../shell/navigation.tsx';
import { Fold } from './fold.tsx';

/** How strong you are in each game that you have played rated, and how that came about. */
export function Ratings({ person }: { readonly person: string }) {
  const say = useSay();
  const { language } = useLanguage();
  const { server } = useServer();
  const [ratings, setRatings] = useState<readonly GameRating[]>([]);
  const [history, setHistory] = useState<readonly RatingStep[]>([]);
  // Another person has other ratings.
  useEffect(() => {
    if (person === '') return;
    server.ownRatings().then((answer) => {
      if ('fault' in answer) return;
      setRatings(answer.ratings);
      setHistory(answer.history);
    });
  }, [server, person]);
  const nameOf = (id: string) => cards.find((card) => card.id === id)?.words[language].name ?? id;
  return (
    <Fold title={say(message('ratings.title'))} isOpen={ratings.length > 0} className="me-ratings">
      {ratings.length === 0 && <p className="quiet">{say(message('ratings.none'))}</p>}
      <ul>
        {ratings.map(({ game, games, ...rating }) => (
          <li key={game}>
            <b>{nameOf(game)}</b>
            <span className="me-rating">{shownRating(rating)}</span>
            <Curve
              name={nameOf(game)}
              points={history.flatMap((step) => (step.game === game ? [step.rating] : []))}
            />
            <span className="quiet">{say(message('ratings.games', { n: games }))}</span>
            <Link to={pathTo('leaders', game)}>{say(message('ratings.leaders'))}</Link>
          </li>
        ))}
      </ul>
      {ratings.some(({ deviation }) => deviation > SURE) && (
        <p className="quiet">{say(message('ratings.unsure'))}</p>
      )}
    </Fold>
  );
}

const [WIDE, HIGH] = [120, 36];

function Curve({ name, points }: { readonly name: string; readonly points: readonly number[] }) {
  const say = useSay();
  const line = [1500, ...points];
  const [low, high] = [Math.min(...line) - 10, Math.max(...line) + 10];
  const at = (value: number, i: number) =>
    `${((i * WIDE) / (line.length - 1 || 1)).toFixed(1)},${(HIGH - ((value - low) * HIGH) / (high - low)).toFixed(1)}`;
  const [first, last] = [line[0] as number, line.at(-1) as number].map(Math.round);
  const told = message('ratings.history', {
    game: name,
    first: String(first),
    last: String(last),
  });
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={say(told)} className="me-curve">
      <polyline points={line.map(at).join(' ')} />
    </svg>
  );
}
