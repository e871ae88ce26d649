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

type Page = React.ComponentType<{ param: string }>;

const LOADERS: Readonly<Record<RouteName, () => Promise<Page>>> = {
  home: async () => (await import('../pages/home/index.tsx')).HomePage,
  new: async () => (await import('../pages/new/index.tsx')).NewPage,
  table: async () => (await import('../pages/table/index.tsx')).TablePage,
  online: async () => (await import('../pages/online/index.tsx')).OnlinePage,
  rules: async () => (await import('../pages/rules/index.tsx')).RulesPage,
  workshop: async () => (await import('../pages/workshop/index.tsx')).WorkshopPage,
};

const page = (name: RouteName) => lazy(async () => ({ default: await LOADERS[name]() }));
const PAGES: Readonly<Record<RouteName, Page>> = {
  home: page('home'),
  new: page('new'),
  table: page('table'),
  online: page('online'),
  rules: page('rules'),
  workshop: page('workshop'),
};

/** Sends for a page before anything can be drawn. */
export function fetchPage(path: string): void {
  const place = placeAt(path);
  if (place !== undefined) void LOADERS[place.name]().catch(() => {});
}

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
