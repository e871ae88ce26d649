import { message } from '@baithak/kernel';
import { useSyncExternalStore } from 'react';
import { useSay } from './language.ts';

const LOOK_EVERY = 60 * 60_000;
const listeners = new Set<() => void>();
let isNew = false;

/**
 * Watches for a new version while the page is open. The browser looks for one when a page is loaded; a
 * page that stays open asks by itself from time to time.
 */
export function watchVersion(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  // The first worker of this browser is no news.
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    tell(!isFirst);
    isFirst = false;
  });
  setInterval(() => void registration.update().catch(() => {}), LOOK_EVERY);
}

function tell(now: boolean): void {
  isNew = now;
  for (const listener of listeners) listener();
}

/** Whoever says "Later" is not asked again on another page. */
const later = () => tell(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that a new version is there. Nothing is lost if people go on with the old one. */
export function NewVersion() {
  const say = useSay();
  const there = useSyncExternalStore(subscribe, () => isNew);
  return (
    <div role="status">
      {there && (
        <div className="note new-version">
          <span>{say(message('version.new'))}</span>
          <span className="buttons">
            <button type="button" onClick={() => window.location.reload()}>
              {say(message('page.reload'))}
            </button>
            <button type="button" onClick={later}>
              {say(message('version.later'))}
            </button>
          </span>
        </div>
      )}
    </div>
  );
}
