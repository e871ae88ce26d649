import { LANGUAGES, type Language, message } from '@baithak/kernel';
import type { RefObject } from 'react';
import { PREFERENCE_NAMES, PREFERENCES, type PreferenceName } from '../controller/preferences.ts';
import { useLanguage, useSay } from './language.ts';
import { MyData } from './my-data.tsx';
import { preferences, usePreferences } from './storage.ts';

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
      <p className="quiet" data-about="keys">
        {say(message('settings.keys-help'))}
      </p>
      <MyData />
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
    <label className="field" data-about={name}>
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
