import { message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { useEffect, useState } from 'react';
import { useServer } from '../../shell/contexts.ts';
import { useLanguage, useSay } from '../../shell/language.ts';
import { savedText } from '../../shell/storage.ts';
import { Fold } from './fold.tsx';

/** The secret address of a feed of your turns. The server keeps a hash of it, so only this browser can show it again. */
export function TurnFeed() {
  const say = useSay();
  const { server } = useServer();
  const { language } = useLanguage();
  const [isOn, setOn] = useState(false);
  const [token, setToken] = useState(savedText('feed').read() ?? '');
  const [told, setTold] = useState('');
  useEffect(() => {
    server.hasFeed().then((answer) => setOn('on' in answer && answer.on));
  }, [server]);
  const keep = (now: string) => {
    savedText('feed').write(now);
    setToken(now);
    setOn(now !== '');
    setTold('');
  };
  const make = async () => {
    const answer = await server.newFeed(language);
    if ('fault' in answer) setTold(say(faultMessage(answer.fault)));
    else keep(answer.token);
  };
  const end = async () => {
    const answer = await server.endFeed();
    if ('fault' in answer) setTold(say(faultMessage(answer.fault)));
    else keep('');
  };
  return (
    <Fold title={say(message('feed.title'))} isOpen={isOn}>
      <p className="quiet">{say(message('feed.about'))}</p>
      {isOn && token !== '' && (
        <>
          <Address label={say(message('feed.atom'))} path={`/api/feed/${token}/atom`} />
          <Address label={say(message('feed.json'))} path={`/api/feed/${token}/json`} />
        </>
      )}
      {isOn && token === '' && <p>{say(message('feed.elsewhere'))}</p>}
      <div className="buttons">
        <button type="button" onClick={make}>
          {say(message(isOn ? 'feed.renew' : 'feed.make'))}
        </button>
        {isOn && (
          <button type="button" onClick={end}>
            {say(message('feed.end'))}
          </button>
        )}
      </div>
      <p role="status">{told}</p>
    </Fold>
  );
}

function Address({ label, path }: { readonly label: string; readonly path: string }) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="text"
        readOnly
        value={new URL(path, window.location.origin).href}
        onFocus={(event) => event.target.select()}
      />
    </label>
  );
}
