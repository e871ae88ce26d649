import { BlockPrint, HOUSE_LOOK, Kolam } from '@baithak/board';
import { LANGUAGES, type Language, message } from '@baithak/kernel';
import { type ReactNode, type RefObject, useRef } from 'react';
import { PREFERENCE_NAMES, PREFERENCES, type PreferenceName } from '../controller/preferences.ts';
import { pathTo } from '../routes.ts';
import { useLanguage, useSay } from './language.ts';
import { Link } from './navigation.tsx';
import { preferences, usePreferences } from './storage.ts';

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

interface SettingsDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

/** The language and the preferences of this device. */
export function SettingsDialog({ dialog }: SettingsDialogProps) {
  const say = useSay();
  return (
    <dialog ref={dialog} className="settings" aria-labelledby="settings-title">
      <h2 id="settings-title">{say(message('settings.title'))}</h2>
      <LanguageChoice />
      {PREFERENCE_NAMES.map((name) => (
        <Preference key={name} name={name} />
      ))}
      <p className="quiet">{say(message('settings.keys-help'))}</p>
      <button type="button" className="main-button" onClick={() => dialog.current?.close()}>
        {say(message('settings.done'))}
      </button>
    </dialog>
  );
}

function LanguageChoice() {
  const say = useSay();
  const { language, choose } = useLanguage();
  return (
    <label className="field">
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

function Preference({ name }: { readonly name: PreferenceName }) {
  const say = useSay();
  const chosen = usePreferences()[name];
  const choose = (value: string) => {
    preferences.set(name, value);
    if (name === 'notices' && value === 'on') void Notification?.requestPermission();
  };
  return (
    <label className="field">
      <span>{say(message(`settings.${name}`))}</span>
      <select value={chosen} onChange={(event) => choose(event.target.value)}>
        {PREFERENCES[name].map((value) => (
          <option key={value} value={value}>
            {say(message(`settings.${name}.${value}`))}
          </option>
        ))}
      </select>
    </label>
  );
}
