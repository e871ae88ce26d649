import '@baithak/board/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { serverAt } from './controller/server.ts';
import { SessionKeeper } from './controller/session.ts';
import { App, fetchPage } from './shell/app.tsx';
import { firstLanguage, learn } from './shell/language.ts';
import { openLobby } from './shell/lobby.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its root');
fetchPage(window.location.pathname);
const first = await learn(firstLanguage());
const server = serverAt(window.location.origin);
createRoot(root).render(
  <StrictMode>
    <App
      first={first}
      lobby={openLobby()}
      serverSide={{ server, keeper: new SessionKeeper(server) }}
    />
  </StrictMode>,
);

// What was visited once is there without a network as well; keeping it waits until the page is here.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const keep = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
  if (document.readyState === 'complete') keep();
  else window.addEventListener('load', keep);
}
