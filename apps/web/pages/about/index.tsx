import { cards } from 'virtual:game-cards';
import { message } from '@baithak/kernel';
import { pathTo } from '../../routes.ts';
import { useLanguage, useSay } from '../../shell/language.ts';
import { RoomWords } from '../../shell/more-words.tsx';
import { Link, Title } from '../../shell/navigation.tsx';
import './about.css';

const PARTS = ['unofficial', 'request', 'licence'] as const;

/** What this is, whose the games are, and what to do if one of them is yours. */
export function AboutPage() {
  return (
    <RoomWords>
      <About />
    </RoomWords>
  );
}

function About() {
  const say = useSay();
  const { language } = useLanguage();
  return (
    <article className="about">
      <Title text={say(message('about.title'))} />
      <p>{say(message('about.what'))}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{say(message(`about.${part}`))}</h2>
          <p>{say(message(`about.${part}-text`))}</p>
        </section>
      ))}
      <section>
        <h2>{say(message('about.credits'))}</h2>
        <ul>
          {cards.map(({ id, words }) => (
            <li key={id}>
              <Link to={pathTo('game', id)}>{words[language].name}</Link>
              {': '}
              {words[language].credits}
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
