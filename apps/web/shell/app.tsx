import type { Language } from '@baithak/kernel';
import { lazy, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import type { Lobby } from '../controller/lobby.ts';
import { type RouteName, routeAt } from '../routes.ts';
import { LobbyContext, type ServerAccess, ServerContext } from './contexts.ts';
import { Frame } from './frame.tsx';
import { LanguageContext, type LoadedLanguage, loadLanguage } from './language.ts';
import { usePath } from './navigation.tsx';
import { ErrorBoundary, Loading, NotFound, Trouble } from './notices.tsx';
import { StageLoading } from './stage-loading.tsx';
import { savedText } from './storage.ts';

type Page = React.ComponentType<{ param: string }>;

const LOADERS: Readonly<Record<RouteName, () => Promise<Page>>> = {
  home: async () => (await import('../pages/home/index.tsx')).HomePage,
  computer: async () => (await import('../pages/new/index.tsx')).ComputerPage,
  friend: async () => (await import('../pages/doors/friend.tsx')).FriendPage,
  opponent: async () => (await import('../pages/doors/opponent.tsx')).OpponentPage,
  learn: async () => (await import('../pages/doors/learn.tsx')).LearnPage,
  lesson: async () => (await import('../pages/learn/index.tsx')).LessonPage,
  how: async () => (await import('../pages/learn/how.tsx')).HowToPlayPage,
  lab: async () => (await import('../pages/lab/index.tsx')).LabPage,
  puzzles: async () => (await import('../pages/puzzles/index.tsx')).PuzzlesPage,
  game: async () => (await import('../pages/game/index.tsx')).GamePage,
  invite: async () => (await import('../pages/doors/invite.tsx')).InvitePage,
  new: async () => (await import('../pages/new/index.tsx')).NewPage,
  table: async () => (await import('../pages/table/index.tsx')).TablePage,
  online: async () => (await import('../pages/online/index.tsx')).OnlinePage,
  play: async () => (await import('../pages/play/index.tsx')).PlayPage,
  review: async () => (await import('../pages/review/index.tsx')).FilePage,
  'review-table': async () => (await import('../pages/review/index.tsx')).TableReviewPage,
  'review-online': async () => (await import('../pages/review/index.tsx')).OnlineReviewPage,
  rules: async () => (await import('../pages/rules/index.tsx')).RulesPage,
  me: async () => (await import('../pages/me/index.tsx')).MePage,
  about: async () => (await import('../pages/about/index.tsx')).AboutPage,
  fairness: async () => (await import('../pages/fairness/index.tsx')).FairnessPage,
  workshop: async () => (await import('../pages/workshop/index.tsx')).WorkshopPage,
};

const page = (name: RouteName) => lazy(async () => ({ default: await LOADERS[name]() }));
const PAGES = Object.fromEntries(
  Object.keys(LOADERS).map((name) => [name, page(name as RouteName)]),
) as Record<string, Page> as Readonly<Record<RouteName, Page>>;

/** Starts to load a page's code before the first render. */
export function preloadPage(path: string): void {
  const route = routeAt(path);
  if (route !== undefined) void LOADERS[route.name]().catch(() => {});
}

interface AppProps {
  readonly first: LoadedLanguage;
  readonly lobby: Lobby;
  readonly serverAccess: ServerAccess;
}

export function App({ first, lobby, serverAccess }: AppProps) {
  const [spoken, setSpoken] = useState(first);
  const [alone, setAlone] = useState(false);
  useEffect(() => lobby.onTrouble(() => setAlone(true)), [lobby]);
  const choice = useMemo(() => {
    document.documentElement.lang = spoken.language;
    const choose = (chosen: Language) => {
      savedText('language').write(chosen);
      // The page keeps the old language until the new words are loaded.
      startTransition(async () => setSpoken(await loadLanguage(chosen)));
    };
    return { ...spoken, choose };
  }, [spoken]);
  return (
    <LanguageContext value={choice}>
      <LobbyContext value={lobby}>
        <ServerContext value={serverAccess}>
          <ErrorBoundary>
            {alone ? (
              <Frame>
                <Trouble />
              </Frame>
            ) : (
              <Page />
            )}
          </ErrorBoundary>
        </ServerContext>
      </LobbyContext>
    </LanguageContext>
  );
}

/** The pages that fill the window: they show a table, or lead to one. */
const TABLES: readonly RouteName[] = ['table', 'online', 'play', 'lesson', 'how', 'lab', 'puzzles'];

function Page() {
  const path = usePath();
  const route = routeAt(path);
  const Shown = route === undefined ? NotFound : PAGES[route.name];
  const isTable =
    route !== undefined && (TABLES.includes(route.name) || route.name.startsWith('review'));
  const shown = (
    <Suspense fallback={isTable ? <StageLoading game={route.param} /> : <Loading />}>
      <Shown key={path} param={route?.param ?? ''} />
    </Suspense>
  );
  // A table fills the window; its other screens bring the frame themselves.
  return isTable ? shown : <Frame>{shown}</Frame>;
}
