import 'virtual:game-cards.css';
import { cards } from 'virtual:game-cards';
import { lookOf } from '@baithak/catalog/facts';
import { CHARACTERS, type Message, message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { useLayoutEffect, useRef, useState } from 'react';
import type { GameCardData } from '../../build/game-cards.tsx';
import { startQuickGame } from '../../controller/quick-game.ts';
import { pathTo } from '../../routes.ts';
import { useLobby } from '../../shell/contexts.ts';
import { useLanguage, useSay } from '../../shell/language.ts';
import { go, Link } from '../../shell/navigation.tsx';
import { savedText, usualName, usualOpponent } from '../../shell/storage.ts';

/** All games, each with a picture of its board and the facts that a newcomer wants to know. */
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

/** The game's board as the build drew it. It is inert: nothing in it can be focused or clicked. */
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

interface PlayNowProps {
  readonly card: GameCardData;
  readonly name: string;
}

/** Tells users of screen readers which game a button is for. */
function ForGame({ name }: { readonly name: string }) {
  return <span className="b-unseen"> {name}</span>;
}

/** Starts a game against bots on this device with one click. */
function PlayNow({ card, name }: PlayNowProps) {
  const say = useSay();
  const lobby = useLobby();
  const [fault, setFault] = useState<FaultData | null>(null);
  const start = async () => {
    const name = usualName(say(message('home.me')));
    const seats = card.seatCounts[0] ?? 2;
    const opponent = usualOpponent();
    const table = await startQuickGame(lobby, { game: card.id, seats, opponent, name });
    if (typeof table === 'string') go(pathTo('table', table));
    else setFault(table);
  };
  return (
    <>
      <button type="button" className="main-button" onClick={start}>
        {say(message('home.play-now'))}
        <ForGame name={name} />
      </button>
      {fault && <p role="alert">{say(faultMessage(fault))}</p>}
    </>
  );
}

/** Chooses the opponent of "play now". */
export function UsualOpponent() {
  const say = useSay();
  const [opponent, setOpponent] = useState<string>(usualOpponent);
  const choose = (chosen: string) => {
    savedText('opponent').write(chosen);
    setOpponent(chosen);
  };
  return (
    <label className="field home-opponent">
      <span>{say(message('home.opponent'))}</span>
      <select value={opponent} onChange={(event) => choose(event.target.value)}>
        {CHARACTERS.map((each) => (
          <option key={each} value={each}>
            {say(message(`character.${each}.choice`))}
          </option>
        ))}
      </select>
    </label>
  );
}
