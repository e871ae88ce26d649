import { workerUrl } from 'virtual:local-worker';
import { createContext, useContext } from 'react';
import { type Lobby, lobbyOf } from '../controller/lobby.ts';

export function openLobby(): Lobby {
  return lobbyOf(new Worker(workerUrl, { type: 'module' }));
}

export const LobbyContext = createContext<Lobby | null>(null);

export function useLobby(): Lobby {
  const lobby = useContext(LobbyContext);
  if (lobby === null) throw new Error('no lobby around this page');
  return lobby;
}
