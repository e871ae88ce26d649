import { BlockPrint, HOUSE_LOOK, Kolam } from '@baithak/board';
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
        <div>
          <Link to={pathTo('home')} className="brand">
            <Kolam columns={2} />
            <span>{say(message('page.brand'))}</span>
          </Link>
          <SettingsDialog />
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
        </div>
      </footer>
    </>
  );
}
