import { cards } from 'virtual:game-cards';
import { puzzles } from '@baithak/catalog/puzzles';
import { message } from '@baithak/kernel';
import { pathTo } from '../../routes.ts';
import { useLanguage, useSay } from '../../shell/language.ts';
import { Link, Title } from '../../shell/navigation.tsx';
import { hasLesson } from '../../shell/open-game.ts';
import { lessonsDone, PLAYED } from '../../shell/storage.ts';
import { GameGroups } from './game-groups.tsx';
import './doors.css';

export function LearnPage() {
  const say = useSay();
  return (
    <div className="door-page">
      <Title text={say(message('learn.title'))} />
      <p className="door-ask">{say(message('learn.choose'))}</p>
      <GameGroups
        to={(game) => pathTo(hasLesson(game) ? 'lesson' : 'rules', game)}
        note={(game) => {
          const { length: n } = lessonsDone.of(game).filter((id) => id !== PLAYED);
          return n === 0 ? null : say(message('learn.done', { n }));
        }}
      />
      <Puzzles />
    </div>
  );
}

/** The way on for whoever knows the rules. */
function Puzzles() {
  const say = useSay();
  const { language } = useLanguage();
  return (
    <nav className="learn-puzzles" aria-labelledby="learn-puzzles">
      <h2 id="learn-puzzles">{say(message('learn.puzzles'))}</h2>
      <ul>
        <li>
          <Link to={pathTo('daily')} className="button">
            {say(message('daily.link'))}
          </Link>
        </li>
        {cards
          .filter(({ id }) => Object.hasOwn(puzzles, id))
          .map(({ id, words }) => (
            <li key={id}>
              <Link to={pathTo('puzzles', id)} className="button">
                {words[language].name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
