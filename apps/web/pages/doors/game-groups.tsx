import { cards } from 'virtual:game-cards';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import type { GameCardData } from '../../build/game-cards.tsx';
import { useLanguage, useSay } from '../../shell/language.ts';
import { Link } from '../../shell/navigation.tsx';
import { playersOf } from './facts.ts';
import { GamePicture } from './game-picture.tsx';
import './game-groups.css';

/** By length, the shortest first; the first group that takes a game has it. */
const GROUPS = [
  { name: 'duels', takes: ({ facts }: GameCardData) => facts.minutes[1] <= 15 },
  { name: 'half-hour', takes: ({ facts }: GameCardData) => facts.minutes[1] <= 30 },
  { name: 'long', takes: () => true },
] as const;

const groupOf = (card: GameCardData) => GROUPS.find(({ takes }) => takes(card))!.name;

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
      {GROUPS.map(({ name }) => (
        <section key={name} aria-labelledby={`group-${name}`} data-group={name}>
          <h2 id={`group-${name}`}>
            {say(message(`games.${name}`))} <small>{say(message(`games.${name}.about`))}</small>
          </h2>
          <ul>
            {cards
              .filter((card) => groupOf(card) === name)
              .map((card) => (
                <li key={card.id}>
                  <GameCard card={card} to={to(card.id)} note={note(card.id)} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface GameCardProps {
  readonly card: GameCardData;
  readonly to: string;
  readonly note: string | null;
}

function GameCard({ card, to, note }: GameCardProps) {
  const { language } = useLanguage();
  const say = useSay({ catalogue: card.words[language] });
  return (
    <Link to={to} className="game-card">
      <span className="game-cloth" data-accent={lookOf(card.id).accent}>
        <GamePicture game={card.id} />
        {card.seatCounts.length > 1 && <span className="game-seats">{say(playersOf(card))}</span>}
      </span>
      <b>{say(message('name'))}</b>
      <span className="game-pitch">{note ?? say(message('pitch'))}</span>
    </Link>
  );
}
