import { EmptyCloth, lookOf } from '@baithak/furniture';
import { type Game, message } from '@baithak/kernel';
import { pathTo } from '../../routes.ts';
import { Link } from '../../shell/link.tsx';
import type { OpenGame } from '../../shell/open-game.ts';
import { useSay } from '../../shell/speech.ts';

interface GameChoiceProps {
  readonly games: readonly OpenGame[];
  readonly chosen: OpenGame;
  readonly choose: (open: OpenGame) => void;
}

export function GameChoice({ games, chosen, choose }: GameChoiceProps) {
  const say = useSay();
  return (
    <fieldset className="games">
      <legend>{say(message('home.game'))}</legend>
      {games.map((open) => (
        <GameCard
          key={open.game.id}
          open={open}
          checked={open === chosen}
          choose={() => choose(open)}
        />
      ))}
    </fieldset>
  );
}

interface GameCardProps {
  readonly open: OpenGame;
  readonly checked: boolean;
  readonly choose: () => void;
}

function GameCard({ open, checked, choose }: GameCardProps) {
  const say = useSay(open.words);
  const name = say(message('name'));
  return (
    <div className="game-card" data-accent={lookOf(open.game.id).accent}>
      <label>
        <span className="game-picture">
          <EmptyCloth game={open.game.id} />
        </span>
        <input type="radio" name="game" checked={checked} onChange={choose} />
        <span className="game-name">{name}</span>
        <span className="quiet">
          {say(playersOf(open.game))}. {say(message('about'))}
        </span>
      </label>
      <Link to={pathTo('rules', open.game.id)}>
        {say(message('home.rules-of', { game: name }))}
      </Link>
    </div>
  );
}

function playersOf({ seatCounts }: Game) {
  const least = Math.min(...seatCounts);
  const most = Math.max(...seatCounts);
  return least === most
    ? message('home.players', { n: most })
    : message('home.players-range', { least, most });
}
