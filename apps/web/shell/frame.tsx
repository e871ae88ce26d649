import { BlockPrint, HOUSE_LOOK, Kolam } from '@baithak/board';
import { message } from '@baithak/kernel';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { pathTo } from '../routes.ts';
import { useSay } from './language.ts';
import { Link } from './navigation.tsx';
import { useProfile } from './storage.ts';
import { NewVersion } from './version.tsx';

/** Tables have no frame, so they need not load its drawings. */
const Avatar = lazy(async () => ({ default: (await import('./avatar.tsx')).Avatar }));
/** Loaded when somebody asks for it. */
const SettingsDialog = lazy(async () => ({
  default: (await import('./settings.tsx')).SettingsDialog,
}));

/** Header and footer around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page */}
      <a className="skip" href="#main" onClick={skip}>
        {say(message('page.skip'))}
      </a>
      <header className="frame-head">
        <div>
          <Link to={pathTo('home')} className="brand">
            <Kolam columns={2} />
            <span>{say(message('page.brand'))}</span>
          </Link>
          <div className="frame-tools">
            <SettingsButton />
            <Me />
          </div>
        </div>
        <BlockPrint motif={HOUSE_LOOK.motif} size={17} />
      </header>
      <main id="main" tabIndex={-1}>
        <NewVersion />
        {children}
      </main>
      <footer className="frame-foot">
        <BlockPrint motif={HOUSE_LOOK.motif} size={17} />
        <div>
          <p>{say(message('page.unofficial'))}</p>
          <p>
            <Link to={pathTo('about')}>{say(message('about.title'))}</Link>
            {' · '}
            <Link to={pathTo('fairness')}>{say(message('fairness.title'))}</Link>
          </p>
        </div>
      </footer>
    </>
  );
}

/** Who you are on this device, and the way to your own page. */
function Me() {
  const say = useSay();
  const { name, emblem, colour } = useProfile();
  const called = name.trim() || say(message('me.title'));
  return (
    <Link to={pathTo('me')} className="frame-me">
      <span className="frame-avatar">
        <Suspense>
          <Avatar name={called} emblem={emblem} colour={colour} />
        </Suspense>
      </span>
      <span className="frame-name">{called}</span>
    </Link>
  );
}

/** By script: behind the # there may be the path of the page. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function SettingsButton() {
  const say = useSay();
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" className="settings-button" onClick={() => open(true)}>
        {say(message('settings.title'))}
      </button>
      {isOpen && (
        <Suspense>
          <SettingsDialog closed={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
