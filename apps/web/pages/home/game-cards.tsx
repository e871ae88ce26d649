import { cards } from 'virtual:game-cards';
import { lookOf } from '@baithak/catalog/facts';
import 'virtual:game-cards.css';
import { type Message, message } from '@baithak/kernel';
import { useLayoutEffect, useRef } from 'react';
import type { GameCardData } from '../../cards/card.ts';
import { pathTo } from '../../routes.ts';
import { useLanguage } from '../../shell/language.ts';
import { Link } from '../../shell/link.tsx';
import { useSay } from '../../shell/speech.ts';
import { ForGame, PlayNow } from './play-now.tsx';

/** The games as their boards, each with what a newcomer wants to know. */
export function GameCards() {
  return (
    <ul className="games">
      {cards.map((card) => (
        <GameCard key={card.id} card={card} />
      ))}
    </ul>
  );
}

function GameCard({ card }: { readonly card: GameCardData }) {
  const say = useCardSay(card);
  const name = say(message('name'));
  const { reconstructed } = card.facts;
  return (
    <li className="game-card" data-accent={lookOf(card.id).accent}>
      <Picture markup={card.picture} />
      <h2>{name}</h2>
      <div>
        <p className="game-facts">{factsOf(card).map(say).join(' · ')}</p>
        <p>{say(message('about'))}</p>
        <p className="quiet">
          {say(message('credits'))}{' '}
          {reconstructed !== null && say(message(`home.reconstructed.${reconstructed}`))}
        </p>
      </div>
      <div className="buttons">
        <PlayNow card={card} name={name} />
        <Link to={pathTo('new', card.id)} className="button">
          {say(message('home.set-up'))}
          <ForGame name={name} />
        </Link>
        <Link to={pathTo('rules', card.id)} className="button">
          {say(message('home.rules'))}
          <ForGame name={name} />
        </Link>
      </div>
    </li>
  );
}

function useCardSay({ words }: GameCardData) {
  const { language } = useLanguage();
  return useSay({ catalogue: words[language] });
}

/** Drawn when the page was built, by the game's own board; nobody can press or visit anything in it. */
function Picture({ markup }: { readonly markup: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const part of box.current?.querySelectorAll<HTMLElement>('[data-style]') ?? []) {
      part.style.cssText = part.dataset.style ?? '';
    }
  }, []);
  return (
    <div
      ref={box}
      className="game-picture"
      aria-hidden="true"
      inert
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function factsOf({ seatCounts, facts }: GameCardData): Message[] {
  const least = Math.min(...seatCounts);
  const most = Math.max(...seatCounts);
  const [shortest, longest] = facts.minutes;
  return [
    least === most
      ? message('home.players', { n: most })
      : message('home.players-range', { least, most }),
    shortest === longest
      ? message('home.minutes', { n: longest })
      : message('home.minutes-range', { least: shortest, most: longest }),
    ...(facts.age === null ? [] : [message('home.age', { n: facts.age })]),
  ];
}
