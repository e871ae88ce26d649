import { LANGUAGES, type Language, message } from '@baithak/kernel';
import { useEffect, useRef, useState } from 'react';
import { PREFERENCE_NAMES, PREFERENCES, type PreferenceName } from '../controller/preferences.ts';
import * as words from '../words/settings.ts';
import { useLanguage, useSay } from './language.ts';
import { MoreWords } from './more-words.tsx';
import { preferences, usePreferences } from './storage.ts';

interface SettingsProps {
  readonly closed: () => void;
}

/** The language and the preferences of this device, over the page. */
export function SettingsDialog(props: SettingsProps) {
  return (
    <MoreWords books={words}>
      <Settings {...props} />
    </MoreWords>
  );
}

function Settings({ closed }: SettingsProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="settings" aria-labelledby="settings-title" onClose={closed}>
      <h2 id="settings-title">{say(message('settings.title'))}</h2>
      <LanguageChoice />
      {PREFERENCE_NAMES.map((name) => (
        <Preference key={name} name={name} />
      ))}
      <p className="quiet" data-about="keys">
        {say(message('settings.keys-help'))}
      </p>
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
  const [isBlocked, setBlocked] = useState(false);
  const choose = async (value: string) => {
    preferences.set(name, value);
    if (name !== 'notices') return;
    // A switch that is on although nothing will ever come would be a lie.
    const isInVain = value === 'on' && !(await mayNotify());
    setBlocked(isInVain);
    if (isInVain) preferences.set(name, 'off');
  };
  return (
    <fieldset className="choice" data-about={name}>
      <legend>{say(message(`settings.${name}`))}</legend>
      <div>
        {(SHOWN[name] ?? PREFERENCES[name]).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            <span>{say(message(`settings.${name}.${value}`))}</span>
          </label>
        ))}
      </div>
      {isBlocked && (
        <p className="quiet" role="alert">
          {say(message('notice.denied'))}
        </p>
      )}
    </fieldset>
  );
}

/** Asks the owner of the browser; some browsers know no notifications. */
const mayNotify = async (): Promise<boolean> =>
  'Notification' in window && (await Notification.requestPermission()) === 'granted';

/** The order of choices where the default is not the first. */
const SHOWN: { readonly [Name in PreferenceName]?: readonly string[] } = {
  sound: ['off', 'soft', 'medium', 'loud'],
  notices: ['on', 'off'],
};
