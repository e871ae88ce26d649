import { message } from '@baithak/kernel';
import { useState, useSyncExternalStore } from 'react';
import { installOffer, onInstallOffer } from '../../shell/install.ts';
import { useSay } from '../../shell/language.ts';
import { savedText } from '../../shell/storage.ts';
import { useOwnGames } from '../doors/own-games.ts';

const GAMES_BEFORE = 2;

/** Safari on phones and tablets installs from its own menu only. */
const isAppleTouch = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** After the second game, at this device or with friends, once: this can be an app. */
export function InstallHint() {
  const offered = useSyncExternalStore(onInstallOffer, installOffer);
  const [dismissed, setDismissed] = useState(() => savedText('install').read() !== null);
  if (dismissed || isInstalled() || (offered === null && !isAppleTouch())) return null;
  const dismiss = () => {
    savedText('install').write('no');
    setDismissed(true);
  };
  return <Hint offered={offered} dismiss={dismiss} />;
}

interface HintProps {
  readonly offered: ReturnType<typeof installOffer>;
  readonly dismiss: () => void;
}

/** Asks for the games only where the page can be installed. */
function Hint({ offered, dismiss }: HintProps) {
  const say = useSay();
  const games = useOwnGames() ?? [];
  if (games.length < GAMES_BEFORE) return null;
  const install = async () => {
    dismiss();
    await offered?.prompt();
  };
  return (
    <aside className="panel install-hint" aria-label={say(message('install.title'))}>
      <p>
        <b>{say(message('install.title'))}</b>{' '}
        {say(message(offered === null ? 'install.apple' : 'install.about'))}
      </p>
      <span className="buttons">
        {offered !== null && (
          <button type="button" className="main-button" onClick={install}>
            {say(message('install.yes'))}
          </button>
        )}
        <button type="button" onClick={dismiss}>
          {say(message('install.no'))}
        </button>
      </span>
    </aside>
  );
}
