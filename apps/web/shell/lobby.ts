import { workerUrl } from 'virtual:local-worker';
import { createContext, useContext } from 'react';
import { type Lobby, lobbyOf } from '../controller/lobby.ts';
import { preferences } from './preferences.ts';

export function openLobby(): Lobby {
  const lobby = lobbyOf(new Worker(workerUrl, { type: 'module' }));
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  const tell = () => lobby.slowBots(areMovesWatched(stillness) ? BREATH : 0);
  stillness.addEventListener('change', tell);
  document.addEventListener('visibilitychange', tell);
  preferences.subscribe(tell);
  tell();
  return lobby;
}

/** As long as a piece is on its way, and a moment to see where it went. */
const BREATH = 650;

/** Where nothing is seen moving, nobody has to wait for it. */
function areMovesWatched(stillness: MediaQueryList): boolean {
  return !stillness.matches && !document.hidden && preferences.getSnapshot().motion === 'auto';
}

export const LobbyContext = createContext<Lobby | null>(null);

export function useLobby(): Lobby {
  const lobby = useContext(LobbyContext);
  if (lobby === null) throw new Error('no lobby around this page');
  return lobby;
}
