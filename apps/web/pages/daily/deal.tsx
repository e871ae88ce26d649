import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { useEffect, useRef, useState } from 'react';
import { openDaily } from '../../controller/quick-game.ts';
import { pathTo } from '../../routes.ts';
import { useLobby } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { Frame } from '../../shell/lazy-frame.tsx';
import { replace, Title } from '../../shell/navigation.tsx';
import { BackHome } from '../../shell/notices.tsx';
import { StageLoading } from '../../shell/stage-loading.tsx';
import { usualName } from '../../shell/storage.ts';
import { dailyBook, today, useDay } from './days.ts';

/** Begins the deal of the day, or goes on with it. */
export function DailyDealPage({ param: game }: { readonly param: string }) {
  const lobby = useLobby();
  const say = useSay();
  const day = useDay();
  const started = useRef(false);
  const [fault, setFault] = useState<FaultData | null>(null);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const name = usualName(say(message('home.me')));
    openDaily(lobby, { day, game }, name).then((table) => {
      if (typeof table !== 'string') return setFault(table);
      dailyBook.begin({ day, game }, today());
      replace(pathTo('table', table));
    });
  }, [lobby, say, day, game]);
  if (fault === null) return <StageLoading game={game} />;
  return (
    <Frame>
      <Title text={say(faultMessage(fault))} />
      <BackHome />
    </Frame>
  );
}
