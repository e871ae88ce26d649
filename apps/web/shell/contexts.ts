import { workerUrl } from 'virtual:local-worker';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { type Lobby, lobbyOf, onDemand } from '../controller/lobby.ts';
import type { Server, ServerState, SessionKeeper } from '../controller/server.ts';
import { botPause } from './pace.ts';
import { preferences } from './storage.ts';

/** Starts the Worker that holds the tables of this device: at once, or when it is first needed. */
export function openLobby(isNeeded: boolean): Lobby {
  const start = () => new Worker(workerUrl, { type: 'module' });
  const lobby = lobbyOf(isNeeded ? start() : onDemand(start));
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const setPace = () =>
    lobby.slowBots(botPause(preferences.getSnapshot(), reducedMotion.matches || document.hidden));
  reducedMotion.addEventListener('change', setPace);
  document.addEventListener('visibilitychange', setPace);
  preferences.subscribe(setPace);
  setPace();
  return lobby;
}

export const LobbyContext = createContext<Lobby | null>(null);

export function useLobby(): Lobby {
  const lobby = useContext(LobbyContext);
  if (lobby === null) throw new Error('useLobby needs a LobbyContext around the page');
  return lobby;
}

export interface ServerAccess {
  readonly server: Server;
  readonly keeper: SessionKeeper;
}

export const ServerContext = createContext<ServerAccess | null>(null);

export function useServer(): ServerAccess {
  const access = useContext(ServerContext);
  if (access === null) throw new Error('useServer needs a ServerContext around the page');
  return access;
}

/** What the page knows of its server. The first use asks the server. */
export function useServerState(): ServerState {
  const { keeper } = useServer();
  const state = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  useEffect(() => {
    if (keeper.getSnapshot().status === 'asking') void keeper.ask();
  }, [keeper]);
  return state;
}
