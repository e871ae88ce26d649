import { cards } from 'virtual:game-cards';
import { BlockPrint } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import type { GameCardData } from '../../build/game-cards.tsx';
import { pathTo } from '../../routes.ts';
import { useLanguage, useSay } from '../../shell/language.ts';
import { Link, Title } from '../../shell/navigation.tsx';
import { NotFound } from '../../shell/notices.tsx';
import { factsOf } from '../doors/facts.ts';
import { GamePicture } from '../doors/game-picture.tsx';
import './game.css';

/** All about one game, and the ways to begin it. */
export function GamePage({ param }: { readonly param: string }) {
  const card = cards.find(({ id }) => id === param);
  return card === undefined ? <NotFound /> : <AboutGame card={card} />;
}

function AboutGame({ card }: { readonly card: GameCardData }) {
  const { language } = useLanguage();
  const say = useSay({ catalogue: card.words[language] });
  const { accent, motif } = lookOf(card.id);
  const { reconstructed } = card.facts;
  return (
    <article className="game-page" data-accent={accent}>
      <div className="game-page-picture">
        <GamePicture game={card.id} />
      </div>
      <div className="game-page-words">
        <Title text={say(message('name'))} />
        <p className="game-facts">{factsOf(card).map(say).join(' · ')}</p>
        <p className="game-about">{say(message('about'))}</p>
        <div className="game-buttons">
          <Link to={pathTo('play', card.id)} className="button main-button">
            {say(message('game.play'))}
          </Link>
          <Link to={pathTo('invite', card.id)} className="button">
            {say(message('game.invite'))}
          </Link>
          <Link to={pathTo('rules', card.id)} className="button">
            {say(message('home.rules'))}
          </Link>
          <Link to={pathTo('new', card.id)} className="button">
            {say(message('home.set-up'))}
          </Link>
        </div>
        <BlockPrint motif={motif} accent={accent} size={18} />
        <p className="quiet">{say(message('credits'))}</p>
        {reconstructed !== null && (
          <p className="quiet">{say(message(`home.reconstructed.${reconstructed}`))}</p>
        )}
      </div>
    </article>
  );
}
