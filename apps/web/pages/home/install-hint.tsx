import { message } from '@baithak/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLobby } from '../../shell/contexts.ts';
import { installOffer, onInstallOffer } from '../../shell/install.ts';
import { useSay } from '../../shell/language.ts';
import { savedText } from '../../shell/storage.ts';

const GAMES_BEFORE = 2;

/** Safari on phones and tablets installs from its own menu only. */
const isAppleTouch = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** After the second game, once: this can be an app. */
export function InstallHint() {
  const say = useSay();
  const lobby = useLobby();
  const offered = useSyncExternalStore(onInstallOffer, installOffer);
  const [dismissed, setDismissed] = useState(() => savedText('install').read() !== null);
  const [games, setGames] = useState(0);
  const isPossible = !dismissed && !isInstalled() && (offered !== null || isAppleTouch());
  useEffect(() => {
    if (!isPossible) return;
    lobby.ask({ do: 'history' }).then((answer) => {
      if ('history' in answer) setGames(answer.history.length);
    });
  }, [lobby, isPossible]);
  if (!isPossible || games < GAMES_BEFORE) return null;
  const dismiss = () => {
    savedText('install').write('no');
    setDismissed(true);
  };
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
