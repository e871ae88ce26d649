import '@baithak/furniture/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { serverAt } from './controller/server.ts';
import { SessionKeeper } from './controller/session.ts';
import { App } from './shell/app.tsx';
import { openLobby } from './shell/lobby.ts';
import './styles/index.css';

const server = serverAt(window.location.origin);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its root');
createRoot(root).render(
  <StrictMode>
    <App lobby={openLobby()} serverSide={{ server, keeper: new SessionKeeper(server) }} />
  </StrictMode>,
);

// What was visited once is there without a network as well.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener(
    'load',
    () => void navigator.serviceWorker.register('/sw.js').catch(() => {}),
  );
}
