import { LANGUAGES, type Language, message } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { pathTo } from '../routes.ts';
import { useLanguage } from './language.ts';
import { Link } from './link.tsx';
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
        <LanguageSwitch />
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

function LanguageSwitch() {
  const say = useSay();
  const { language, choose } = useLanguage();
  return (
    <label className="language">
      <span>{say(message('page.language'))}</span>
      <select value={language} onChange={(event) => choose(event.target.value as Language)}>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {say(message(`language.${each}`))}
          </option>
        ))}
      </select>
    </label>
  );
}
