import { catalog, isGameId } from '@baithak/catalog';
import { message } from '@baithak/kernel';
import type { ShortGame } from '@baithak/kernel/lesson';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { useEffect, useRef, useState } from 'react';
import { quickGameOf, startQuickGame } from '../../controller/quick-game.ts';
import { coachingOf, pathTo, withCoach } from '../../routes.ts';
import { useLobby } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { Frame } from '../../shell/lazy-frame.tsx';
import { here, Link, replace, Title } from '../../shell/navigation.tsx';
import { BackHome, Lost, NotFound } from '../../shell/notices.tsx';
import { type OpenGame, useGame } from '../../shell/open-game.ts';
import { StageLoading } from '../../shell/stage-loading.tsx';
import { usualName, usualOpponent } from '../../shell/storage.ts';

/** A link that starts a game against the usual opponent at once. */
export function PlayPage({ param }: { readonly param: string }) {
  const open = useGame(param);
  if (open !== undefined) return <Start open={open} />;
  return (
    <Frame>
      <NotFound />
    </Frame>
  );
}

/** The game that ends a lesson; if the lesson cannot be loaded, a whole game does as well. */
async function shortGame(id: string): Promise<ShortGame | undefined> {
  const door = isGameId(id) ? catalog[id].lesson : undefined;
  return door
    ?.lesson()
    .then(({ match }) => match?.())
    .catch(() => undefined);
}

function Start({ open: { game } }: { readonly open: OpenGame }) {
  const lobby = useLobby();
  const say = useSay();
  const started = useRef(false);
  const [fault, setFault] = useState<FaultData | null>(null);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const seats = game.seatCounts.includes(2) ? 2 : (game.seatCounts[0] ?? 1);
    const name = usualName(say(message('home.me')));
    const usual = { seats, opponent: usualOpponent(), name };
    const wish = quickGameOf(game.id, here().search, usual);
    const coaching = coachingOf(here().search);
    const start = async () => {
      const short = coaching === 'lesson' ? await shortGame(game.id) : undefined;
      const table = await startQuickGame(lobby, { ...wish, ...short });
      if (typeof table !== 'string') return setFault(table);
      const path = pathTo('table', table);
      // Back leads to the page before the link, not to another new game.
      replace(coaching === undefined ? path : withCoach(path, coaching));
    };
    void start();
  }, [game, lobby, say]);
  if (fault === null) return <StageLoading game={game.id} />;
  return (
    <Frame>
      <Lost>
        <Title text={say(faultMessage(fault))} />
        <p>
          <Link className="button main-button" to={pathTo('new', game.id)}>
            {say(message('door.computer'))}
          </Link>
        </p>
        <BackHome />
      </Lost>
    </Frame>
  );
}
