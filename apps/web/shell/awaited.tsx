import { cards } from 'virtual:game-cards';
import type { TableRecord } from '@baithak/host';
import { message } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import { pathTo } from '../routes.ts';
import { useServer } from './contexts.ts';
import { useLanguage, useSay } from './language.ts';
import { Link } from './navigation.tsx';
import { savedAwaited } from './storage.ts';
import './awaited.css';

const ASK_AGAIN = 4000;

/** Calls whoever plays something else back to the table where an opponent has sat down. */
export function Awaited({ table }: { readonly table: string }) {
  const say = useSay();
  const { language } = useLanguage();
  const { server } = useServer();
  const [ready, setReady] = useState<TableRecord | null>(null);
  useEffect(() => {
    let looking = true;
    const stop = () => {
      looking = false;
      clearInterval(timer);
    };
    const ask = async () => {
      const answer = await server.tables('mine');
      if (!looking || 'fault' in answer) return;
      const found = answer.tables.find(({ id }) => id === table);
      if (found === undefined || found.closed || found.stage === 'over') {
        savedAwaited.write('');
        setReady(null);
        stop();
      } else {
        setReady(found.seats.every(({ kind }) => kind !== 'open') ? found : null);
      }
    };
    const timer = setInterval(ask, ASK_AGAIN);
    void ask();
    return stop;
  }, [server, table]);
  if (ready === null) return null;
  const game = cards.find(({ id }) => id === ready.game)?.words[language].name ?? ready.game;
  return (
    <aside className="awaited" role="alert">
      <p>{say(message('awaited.here', { game }))}</p>
      <Link to={pathTo('online', table)} className="button main-button">
        {say(message('awaited.go'))}
      </Link>
    </aside>
  );
}
