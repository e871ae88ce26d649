import { cards } from 'virtual:game-cards';
import { BlockPrint } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { puzzles } from '@baithak/catalog/puzzles';
import { message } from '@baithak/kernel';
import { Suspense, use, useState } from 'react';
import type { GameCardData } from '../../build/game-cards.tsx';
import { gamesIn, scoreOf } from '../../controller/records.ts';
import { pathTo, pathTogether } from '../../routes.ts';
import { useServerState } from '../../shell/contexts.ts';
import { useLanguage, useSay } from '../../shell/language.ts';
import { Link, Title } from '../../shell/navigation.tsx';
import { Loading, NotFound } from '../../shell/notices.tsx';
import { hasLesson, useGame } from '../../shell/open-game.ts';
import { RoomWords } from '../../shell/room-words.tsx';
import { usualOpponent } from '../../shell/storage.ts';
import { factsOf } from '../doors/facts.ts';
import { GamePicture } from '../doors/game-picture.tsx';
import { useOwnGames } from '../doors/own-games.ts';
import './game.css';

/** All about one game, and the ways to begin it. */
export function GamePage({ param }: { readonly param: string }) {
  const card = cards.find(({ id }) => id === param);
  return card === undefined ? (
    <NotFound />
  ) : (
    <RoomWords>
      <AboutGame card={card} />
    </RoomWords>
  );
}

function AboutGame({ card }: { readonly card: GameCardData }) {
  const { language } = useLanguage();
  const say = useSay({ catalogue: card.words[language] });
  const { accent, motif } = lookOf(card.id);
  const isAway = useServerState().status === 'away';
  const opponent = `character.${usualOpponent()}`;
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
            {say(message('door.computer'))}
          </Link>
          <Link to={pathTo('new', card.id)} className="button">
            {say(message('home.set-up'))}
          </Link>
          <Link to={isAway ? pathTogether(card.id) : pathTo('invite', card.id)} className="button">
            {say(message(isAway ? 'offline.together' : 'game.invite'))}
          </Link>
        </div>
        <p className="game-opponent quiet">
          {say(
            message('game.opponent', {
              name: message(opponent),
              temper: message(`${opponent}.temper`),
            }),
          )}
        </p>
        <nav className="game-study" aria-label={say(message('game.study'))}>
          {hasLesson(card.id) && (
            <>
              <Link to={pathTo('lesson', card.id)}>{say(message('door.learn'))}</Link>
              <Link to={pathTo('how', card.id)}>{say(message('game.how'))}</Link>
            </>
          )}
          {Object.hasOwn(puzzles, card.id) && (
            <>
              <Link to={pathTo('puzzles', card.id)}>{say(message('game.puzzles'))}</Link>
              <Link to={pathTo('daily-game', card.id)}>{say(message('daily.link'))}</Link>
            </>
          )}
          <Link to={pathTo('rules', card.id)}>{say(message('home.rules'))}</Link>
          <Link to={pathTo('lab', card.id)}>{say(message('game.lab'))}</Link>
          {!isAway && <Link to={pathTo('leaders', card.id)}>{say(message('game.leaders'))}</Link>}
        </nav>
        <OwnRecord game={card.id} />
        <BlockPrint motif={motif} accent={accent} size={18} />
        <Credits card={card} />
        <HouseRulings card={card} />
      </div>
    </article>
  );
}

/** How your games went, on this device and with others. */
function OwnRecord({ game }: { readonly game: string }) {
  const say = useSay();
  const score = scoreOf(useOwnGames() ?? [], { game });
  const n = gamesIn(score);
  return (
    <p>
      {say(n === 0 ? message('game.no-record') : message('game.record', { n, won: score.won }))}
    </p>
  );
}

function Credits({ card }: { readonly card: GameCardData }) {
  const { language } = useLanguage();
  const say = useSay({ catalogue: card.words[language] });
  const { credits, reconstructed } = card.facts;
  return (
    <section className="game-credits">
      <h2>{say(message('game.credits'))}</h2>
      <p>{say(message('credits'))}</p>
      {credits !== null && (
        <p>
          <a href={`https://${credits.link}`} rel="noreferrer">
            {say(message('game.official'))}
          </a>
        </p>
      )}
      {reconstructed !== null && <p>{say(message(`home.reconstructed.${reconstructed}`))}</p>}
    </section>
  );
}

/** Loaded when somebody wants to read them: they come with the rules of the game. */
function HouseRulings({ card }: { readonly card: GameCardData }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="game-house" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say(message('game.house'))}</summary>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <Rulings game={card.id} />
        </Suspense>
      )}
    </details>
  );
}

function Rulings({ game }: { readonly game: string }) {
  const say = useSay();
  const open = useGame(game);
  return open === undefined ? null : (
    <>
      <p>{say(message('game.house-about'))}</p>
      <RulingList words={open.words} />
    </>
  );
}

function RulingList({ words }: Pick<NonNullable<ReturnType<typeof useGame>>, 'words'>) {
  const texts = use(words.rulebook());
  return (
    <ul>
      {words.houseRules.map((rule) => (
        <li key={rule}>{texts[`rule.${rule}`]}</li>
      ))}
    </ul>
  );
}
