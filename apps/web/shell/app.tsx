import type { Language } from '@baithak/kernel';
import { lazy, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import type { Lobby } from '../controller/lobby.ts';
import { placeAt, type RouteName } from '../routes.ts';
import { Frame } from './frame.tsx';
import { LanguageContext, learn, type Spoken } from './language.ts';
import { LobbyContext } from './lobby.ts';
import { usePath } from './location.ts';
import { remember } from './memory.ts';
import { Loading, NotFound, Trouble } from './notices.tsx';
import { SafetyNet } from './safety-net.tsx';
import { ServerContext, type ServerSide } from './server.ts';

const PAGES: Readonly<Record<RouteName, React.ComponentType<{ param: string }>>> = {
  home: lazy(async () => ({ default: (await import('../pages/home/index.tsx')).HomePage })),
  new: lazy(async () => ({ default: (await import('../pages/new/index.tsx')).NewPage })),
  table: lazy(async () => ({ default: (await import('../pages/table/index.tsx')).TablePage })),
  online: lazy(async () => ({ default: (await import('../pages/online/index.tsx')).OnlinePage })),
  rules: lazy(async () => ({ default: (await import('../pages/rules/index.tsx')).RulesPage })),
  workshop: lazy(async () => ({
    default: (await import('../pages/workshop/index.tsx')).WorkshopPage,
  })),
};

interface AppProps {
  readonly first: Spoken;
  readonly lobby: Lobby;
  readonly serverSide: ServerSide;
}

export function App({ first, lobby, serverSide }: AppProps) {
  const [spoken, setSpoken] = useState(first);
  const [alone, setAlone] = useState(false);
  useEffect(() => lobby.onTrouble(() => setAlone(true)), [lobby]);
  const choice = useMemo(() => {
    document.documentElement.lang = spoken.language;
    const choose = (chosen: Language) => {
      remember('language', chosen);
      // The old words stay until the new ones are here.
      startTransition(async () => setSpoken(await learn(chosen)));
    };
    return { ...spoken, choose };
  }, [spoken]);
  return (
    <LanguageContext value={choice}>
      <LobbyContext value={lobby}>
        <ServerContext value={serverSide}>
          <Frame>
            <SafetyNet>
              <Suspense fallback={<Loading />}>{alone ? <Trouble /> : <Page />}</Suspense>
            </SafetyNet>
          </Frame>
        </ServerContext>
      </LobbyContext>
    </LanguageContext>
  );
}

function Page() {
  const path = usePath();
  const place = placeAt(path);
  if (place === undefined) return <NotFound />;
  const Shown = PAGES[place.name];
  return <Shown key={path} param={place.param} />;
}
