import { cards } from 'virtual:game-cards';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { pathTo } from '../../routes.ts';
import { useServerState } from '../../shell/contexts.ts';
import { useLanguage, useSay } from '../../shell/language.ts';
import { Link, Title } from '../../shell/navigation.tsx';
import { RoomWords } from '../../shell/room-words.tsx';
import { GamePicture } from '../doors/game-picture.tsx';
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

/** How to reach whoever runs this server. */
function Contact() {
  const say = useSay();
  const state = useServerState();
  const contact = state.status === 'here' ? state.info.contact : null;
  if (!contact) return <p>{say(message('about.no-contact'))}</p>;
  const isPage = /^https?:/.test(contact);
  return (
    <p>
      {say(message('about.contact'))}{' '}
      <a href={isPage ? contact : `mailto:${contact}`} rel="noreferrer">
        {contact}
      </a>
    </p>
  );
}

function About() {
  const say = useSay();
  const { language } = useLanguage();
  return (
    <article className="about">
      <Title text={say(message('about.title'))} />
      <p className="about-what">{say(message('about.what'))}</p>
      <div className="about-parts">
        {PARTS.map((part) => (
          <section key={part} className="panel">
            <h2>{say(message(`about.${part}`))}</h2>
            <p>{say(message(`about.${part}-text`))}</p>
            {part === 'request' && <Contact />}
          </section>
        ))}
      </div>
      <h2>{say(message('about.credits'))}</h2>
      <ul className="about-games">
        {cards.map(({ id, words }) => (
          <li key={id}>
            <span className="game-cloth" data-accent={lookOf(id).accent}>
              <GamePicture game={id} />
            </span>
            <div>
              <Link to={pathTo('game', id)}>{words[language].name}</Link>
              <p>{words[language].credits}</p>
            </div>
          </li>
        ))}
      </ul>
    </article>
  );
}
