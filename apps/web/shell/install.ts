import { savedText } from './storage.ts';

/** Chromium's offer to install the page; other browsers have none. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const listeners = new Set<() => void>();
let offer: InstallOffer | null = null;

function setOffer(now: InstallOffer | null): void {
  offer = now;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for the moment when somebody may want it; called once. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => {
    savedText('install').write('done');
    setOffer(null);
  });
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const installOffer = (): InstallOffer | null => offer;
