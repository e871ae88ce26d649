import { type Game, message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { useEffect, useRef, useState } from 'react';
import { openOnline } from '../../controller/open-online.ts';
import { UNREACHABLE } from '../../controller/server.ts';
import type { SeatWish } from '../../local/envelope.ts';
import { pathTo, pathTogether } from '../../routes.ts';
import { useServer, useServerState } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { here, Link, replace, Title } from '../../shell/navigation.tsx';
import { BackHome, Loading, Lost, NotFound } from '../../shell/notices.tsx';
import { useGame } from '../../shell/open-game.ts';
import { usualName } from '../../shell/storage.ts';

/** Opens a table for a friend, or with `?listed` for anybody, and goes there. */
export function InvitePage({ param }: { readonly param: string }) {
  const open = useGame(param);
  return open === undefined ? <NotFound /> : <Invite game={open.game} />;
}

function Invite({ game }: { readonly game: Game }) {
  const say = useSay();
  const { server, keeper } = useServer();
  const { status } = useServerState();
  const opened = useRef(false);
  const [fault, setFault] = useState<FaultData | null>(null);
  useEffect(() => {
    if (status === 'asking' || opened.current) return;
    opened.current = true;
    if (status === 'away') {
      setFault(UNREACHABLE);
      return;
    }
    const name = usualName(say(message('home.me')));
    const listed = new URLSearchParams(here().search).has('listed');
    const seats = game.seatCounts.find((count) => count >= 2) ?? 2;
    const wishes: SeatWish[] = [{ kind: 'person', name }];
    while (wishes.length < seats) wishes.push({ kind: 'link' });
    openOnline(server, keeper, { game: game.id, seats, listed }, wishes, name).then((table) => {
      // Back leads to the page before, not to another new table.
      if (typeof table === 'string') replace(pathTo('online', table));
      else setFault(table);
    });
  }, [game, server, keeper, status, say]);
  if (fault === null) return <Loading />;
  return (
    <Lost>
      <Title text={say(faultMessage(fault))} />
      <Link to={pathTogether(game.id)} className="button main-button">
        {say(message('offline.together'))}
      </Link>
      <BackHome />
    </Lost>
  );
}
