import { BlockPrint, HOUSE_LOOK, Kolam } from '@baithak/board';
import { message } from '@baithak/kernel';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { pathTo } from '../routes.ts';
import { useSay } from './language.ts';
import { Link } from './navigation.tsx';
import { OwnSign } from './person-sign.tsx';
import { useProfile } from './storage.ts';
import { NewVersion } from './version.tsx';

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
            <Link to={pathTo('daily')} className="frame-tool">
              <Sign path="M4 6H20V20H4ZM4 10.500H20M8.500 3V7.500M15.500 3V7.500M8.500 15l2.500 2.500 4.500-4.500" />
              <span>{say(message('daily.link'))}</span>
            </Link>
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

const Sign = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** Who you are on this device, and the way to your own page. */
function Me() {
  const say = useSay();
  const { name } = useProfile();
  const called = name.trim() || say(message('me.title'));
  return (
    <Link to={pathTo('me')} className="frame-me">
      <span className="frame-avatar">
        <OwnSign />
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
      <button type="button" className="frame-tool" onClick={() => open(true)}>
        <Sign path="M3 8H9M15 8H21M3 16H13M19 16H21M12 11A3 3 0 1 0 12 5 3 3 0 0 0 12 11ZM16 19A3 3 0 1 0 16 13 3 3 0 0 0 16 19Z" />
        <span>{say(message('settings.title'))}</span>
      </button>
      {isOpen && (
        <Suspense>
          <SettingsDialog closed={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
