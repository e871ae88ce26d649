import { BlockPrint, HOUSE_LOOK, Kolam } from '@baithak/board';
import { message } from '@baithak/kernel';
import { type ReactNode, useRef } from 'react';
import { pathTo } from '../routes.ts';
import { useSay } from './language.ts';
import { Link } from './navigation.tsx';
import { SettingsDialog } from './settings.tsx';

/** Header and footer around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  return (
    <>
      <a className="skip" href="#main">
        {say(message('page.skip'))}
      </a>
      <header className="frame-head">
        <div>
          <Link to={pathTo('home')} className="brand">
            <Kolam columns={2} />
            <span>{say(message('page.brand'))}</span>
          </Link>
          <SettingsButton />
        </div>
        <BlockPrint motif={HOUSE_LOOK.motif} size={17} />
      </header>
      <main id="main" tabIndex={-1}>
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

function SettingsButton() {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="settings-button" onClick={() => dialog.current?.showModal()}>
        {say(message('settings.title'))}
      </button>
      <SettingsDialog dialog={dialog} />
    </>
  );
}
