import type { Language } from '@baithak/kernel';
import { lazy, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import type { Lobby } from '../controller/lobby.ts';
import { pathTo, type RouteName, routeAt } from '../routes.ts';
import { LobbyContext, type ServerAccess, ServerContext } from './contexts.ts';
import { LanguageContext, type LoadedLanguage, loadLanguage } from './language.ts';
import { Frame, loadFrame } from './lazy-frame.tsx';
import { usePath } from './navigation.tsx';
import { ErrorBoundary, Loading, NotFound, Trouble } from './notices.tsx';
import { preloadGame } from './open-game.ts';
import { StageLoading } from './stage-loading.tsx';
import { savedAwaited, savedText } from './storage.ts';

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
  daily: async () => (await import('../pages/daily/index.tsx')).DailyPage,
  'daily-game': async () => (await import('../pages/daily/game.tsx')).DailyGamePage,
  'daily-puzzle': async () => (await import('../pages/daily/puzzle.tsx')).DailyPuzzlePage,
  'daily-deal': async () => (await import('../pages/daily/deal.tsx')).DailyDealPage,
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
  leaders: async () => (await import('../pages/leaders/index.tsx')).LeadersPage,
  about: async () => (await import('../pages/about/index.tsx')).AboutPage,
  fairness: async () => (await import('../pages/fairness/index.tsx')).FairnessPage,
  workshop: async () => (await import('../pages/workshop/index.tsx')).WorkshopPage,
};

const page = (name: RouteName) => lazy(async () => ({ default: await LOADERS[name]() }));
const PAGES = Object.fromEntries(
  Object.keys(LOADERS).map((name) => [name, page(name as RouteName)]),
) as Record<string, Page> as Readonly<Record<RouteName, Page>>;

/** Starts to load a page's code, and that of the game it shows, before the first render. */
export function preloadPage(path: string): void {
  const route = routeAt(path);
  if (route === undefined) return;
  const { name, param } = route;
  void LOADERS[name]().catch(() => {});
  if (!isStage(name)) void loadFrame().catch(() => {});
  // This page only opens a table: what the table needs comes at the same time, not after it.
  if (name === 'play' || name === 'daily-deal') void LOADERS.table().catch(() => {});
  if (BOARDS.includes(name)) preloadGame(param);
}

/** Pages that play on a stage without a table. */
const WITHOUT_TABLES: readonly RouteName[] = ['lesson', 'how', 'lab', 'puzzles', 'daily-puzzle'];

/** Whether a page asks for tables of this device at once. */
export const needsTables = (path: string): boolean =>
  !WITHOUT_TABLES.includes(routeAt(path)?.name ?? 'home');

/** The pages that show the board of the game in their path. */
const BOARDS: readonly RouteName[] = ['play', 'daily-deal', ...WITHOUT_TABLES];

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
            <Suspense>
              {alone ? (
                <Frame>
                  <Trouble />
                </Frame>
              ) : (
                <Page />
              )}
            </Suspense>
          </ErrorBoundary>
        </ServerContext>
      </LobbyContext>
    </LanguageContext>
  );
}

/** The pages that fill the window: they show a table, or lead to one. */
const TABLES: readonly RouteName[] = ['table', 'online', 'play', 'daily-deal', ...WITHOUT_TABLES];

const isStage = (name: RouteName): boolean => TABLES.includes(name) || name.startsWith('review');

/** Only whoever waits for an opponent somewhere needs it. */
const Awaited = lazy(async () => ({ default: (await import('./awaited.tsx')).Awaited }));

function Page() {
  const path = usePath();
  const route = routeAt(path);
  const Shown = route === undefined ? NotFound : PAGES[route.name];
  const isTable = route !== undefined && isStage(route.name);
  const shown = (
    <Suspense fallback={isTable ? <StageLoading game={route.param} /> : <Loading />}>
      <Shown key={path} param={route?.param ?? ''} />
    </Suspense>
  );
  const awaited = savedAwaited.read();
  const isThere = awaited !== null && path === pathTo('online', awaited);
  // Whoever is at the table waits there, and needs no call.
  useEffect(() => {
    if (isThere) savedAwaited.write('');
  }, [isThere]);
  return (
    <>
      {/* A table fills the window; its other screens bring the frame themselves. */}
      {isTable ? shown : <Frame>{shown}</Frame>}
      {awaited !== null && !isThere && (
        <Suspense>
          <Awaited table={awaited} />
        </Suspense>
      )}
    </>
  );
}
