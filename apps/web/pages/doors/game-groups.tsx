import { type Message, message } from '@baithak/kernel';
import type { GameCardData } from '../../build/game-cards.tsx';
import { useLanguage, useSay } from '../../shell/language.ts';
import { Link } from '../../shell/navigation.tsx';
import { playersOf } from './facts.ts';
import { GameCloth } from './game-cloth.tsx';
import { GROUPED } from './game-order.ts';
import './game-groups.css';

/** A group of one game is called like it, so its card says something else. */
const TITLES: Readonly<Partial<Record<string, Message>>> = {
  'half-hour': message('games.half-hour.title'),
};

interface GameGroupsProps {
  /** Where a card leads to. */
  readonly to: (game: string) => string;
  /** What a card says instead of its pitch. */
  readonly note?: (game: string) => string | null;
}

/** All games by their length. The whole card is a link. */
export function GameGroups({ to, note = () => null }: GameGroupsProps) {
  const say = useSay();
  return (
    <div className="game-groups">
      {GROUPED.map(({ name, cards }) => (
        <section key={name} aria-labelledby={`group-${name}`} data-group={name}>
          <h2 id={`group-${name}`}>
            {say(message(`games.${name}`))} <small>{say(message(`games.${name}.about`))}</small>
          </h2>
          <ul>
            {cards.map((card) => (
              <li key={card.id}>
                <GameCard card={card} to={to(card.id)} note={note(card.id)} title={TITLES[name]} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** How many can play: a sign and numbers, in words for those who do not see them. */
function Seats({ card }: { readonly card: GameCardData }) {
  const say = useSay();
  return (
    <span className="game-seats">
      <span className="b-unseen">{say(playersOf(card))}</span>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7ZM1.500 15C2 11 4.500 9.500 8 9.500S14 11 14.500 15Z" />
      </svg>
      <span aria-hidden="true">
        {Math.min(...card.seatCounts)}–{Math.max(...card.seatCounts)}
      </span>
    </span>
  );
}

interface GameCardProps {
  readonly card: GameCardData;
  readonly to: string;
  readonly note: string | null;
  /** Where the heading already tells the name. */
  readonly title: Message | undefined;
}

function GameCard({ card, to, note, title }: GameCardProps) {
  const { language } = useLanguage();
  const say = useSay({ catalogue: card.words[language] });
  return (
    <Link to={to} className="game-card">
      <GameCloth game={card.id}>{card.seatCounts.length > 1 && <Seats card={card} />}</GameCloth>
      {title === undefined ? (
        <b>{say(message('name'))}</b>
      ) : (
        <b>
          <span className="b-unseen">{say(message('name'))}. </span>
          {say(title)}
        </b>
      )}
      <span className="game-pitch">{note ?? say(message('pitch'))}</span>
    </Link>
  );
}
