import { message } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { pathTo } from '../routes.ts';
import { Link } from './link.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { useSay } from './speech.ts';

/** What stands around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  return (
    <>
      <a className="skip" href="#main">
        {say(message('page.skip'))}
      </a>
      <header className="frame-head">
        <Link to={pathTo('home')} className="brand">
          {say(message('page.brand'))}
        </Link>
        <SettingsDialog />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="frame-foot">
        <p>{say(message('page.unofficial'))}</p>
      </footer>
    </>
  );
}
