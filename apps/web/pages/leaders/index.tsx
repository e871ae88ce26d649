import { cards } from 'virtual:game-cards';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { useEffect, useState } from 'react';
import { type Ranked, shownRating } from '../../controller/ratings.ts';
import { pathTo } from '../../routes.ts';
import { useServer, useServerState } from '../../shell/contexts.ts';
import { useLanguage, useSay } from '../../shell/language.ts';
import { MoreWords } from '../../shell/more-words.tsx';
import { Link, Title } from '../../shell/navigation.tsx';
import * as words from '../../words/account.ts';
import './leaders.css';

/** The best of a game. */
export function LeadersPage({ param }: { readonly param: string }) {
  return (
    <MoreWords books={words}>
      <Leaders key={param} game={param} />
    </MoreWords>
  );
}

function Leaders({ game }: { readonly game: string }) {
  const say = useSay();
  const { language } = useLanguage();
  const { server } = useServer();
  const state = useServerState();
  const [board, setBoard] = useState<readonly Ranked[] | null>(null);
  const [told, setTold] = useState('');
  const nameOf = (id: string) => cards.find((card) => card.id === id)?.words[language].name ?? id;
  useEffect(() => {
    server.leaders(game).then((answer) => {
      if ('board' in answer) setBoard(answer.board);
      else {
        const isAway = answer.fault.code === 'server-away';
        setTold(say(isAway ? message('leaders.away') : faultMessage(answer.fault)));
      }
    });
  }, [server, game, say]);
  const own = state.status === 'here' ? state.session?.person : undefined;
  return (
    <div
      className="leaders-page"
      data-accent={cards.some(({ id }) => id === game) ? lookOf(game).accent : undefined}
    >
      <Title text={say(message('leaders.title', { game: nameOf(game) }))} />
      <p className="quiet">{say(message('leaders.about'))}</p>
      <p role="status">{told}</p>
      {board?.length === 0 && (
        <div className="leaders-none">
          <img src="/art/doors/unlit.svg" alt="" />
          <div>
            <p>{say(message('leaders.none'))}</p>
            <Link to={pathTo('opponent')} className="button main-button">
              {say(message('door.opponent'))}
            </Link>
          </div>
        </div>
      )}
      {board !== null && board.length > 0 && <Board board={board} own={own} />}
      <nav aria-label={say(message('leaders.other'))}>
        <ul>
          {cards
            .filter(({ id }) => id !== game)
            .map(({ id }) => (
              <li key={id}>
                <Link to={pathTo('leaders', id)} className="button">
                  {nameOf(id)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}

interface BoardProps {
  readonly board: readonly Ranked[];
  readonly own: string | undefined;
}

const COLUMNS = ['leaders.place', 'leaders.name', 'leaders.rating', 'leaders.games'] as const;

function Board({ board, own }: BoardProps) {
  const say = useSay();
  return (
    <table>
      <thead>
        <tr>
          {COLUMNS.map((key) => (
            <th key={key} scope="col">
              {say(message(key))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {board.map(({ person, name, games, ...rating }, i) => (
          <tr key={person} data-own={person === own}>
            <td>{i + 1}</td>
            <th scope="row">{person === own ? say(message('leaders.you', { name })) : name}</th>
            <td>{shownRating(rating)}</td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
