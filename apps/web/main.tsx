import '@baithak/board/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { NO_SERVER, SessionKeeper, serverAt } from './controller/server.ts';
import { App, needsTables, preloadPage } from './shell/app.tsx';
import { openLobby } from './shell/contexts.ts';
import { watchDrops } from './shell/dropped.ts';
import { listenForInstall } from './shell/install.ts';
import { firstLanguage, loadLanguage } from './shell/language.ts';
import { here } from './shell/navigation.tsx';
import { watchPerson } from './shell/own-person.ts';
import { listenToStage } from './shell/sounds.ts';
import { applyPreferences } from './shell/storage.ts';
import { watchVersion } from './shell/version.tsx';
import './styles/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
applyPreferences();
listenToStage();
preloadPage(here().pathname);
const first = await loadLanguage(firstLanguage());
const server = import.meta.env.MODE === 'static' ? NO_SERVER : serverAt(window.location.origin);
const serverAccess = { server, keeper: new SessionKeeper(server) };
watchPerson(serverAccess);
createRoot(root).render(
  <StrictMode>
    <App
      first={first}
      lobby={openLobby(needsTables(here().pathname))}
      serverAccess={serverAccess}
    />
  </StrictMode>,
);

listenForInstall();
watchDrops();

// The service worker keeps the page for offline use. It registers after loading, so as not to slow it.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () =>
    void navigator.serviceWorker
      .register(`${import.meta.env.BASE_URL}sw.js`)
      .then(watchVersion, () => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
