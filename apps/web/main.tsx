import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';
import { openLobby } from './shell/lobby.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its root');
createRoot(root).render(
  <StrictMode>
    <App lobby={openLobby()} />
  </StrictMode>,
);
