import { message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { useEffect, useState } from 'react';
import { useServer } from '../../shell/contexts.ts';
import { useLanguage } from '../../shell/language.ts';
import { type Hearing, hear, hearingAt, hearNoMore } from '../../shell/push.ts';
import { type PartProps, useTableAddress } from './parts.tsx';
import './turn-notices.css';

/** Hear of your turns at this table, also with the page closed. */
export function Notices({ say }: Pick<PartProps, 'say'>) {
  const { id } = useTableAddress();
  const { server } = useServer();
  const { language } = useLanguage();
  const [hearing, setHearing] = useState<Hearing>('unable');
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    let wanted = true;
    hearingAt(server, id).then(
      (found) => wanted && setHearing(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [server, id]);
  if (hearing === 'unable') return null;
  const change = async () => {
    setTrouble('');
    try {
      const now = await (hearing === 'on' ? hearNoMore(server, id) : hear(server, id, language));
      if (typeof now === 'string') setHearing(now);
      else setTrouble(say(faultMessage(now)));
    } catch {
      // The browser's push service did not answer.
      setTrouble(say(message('notice.failed')));
    }
  };
  return (
    <>
      <button
        type="button"
        role="switch"
        className="notice-switch"
        aria-checked={hearing === 'on'}
        onClick={change}
      >
        {say(message('notice.turns'))}
      </button>
      <p className="quiet notice-state" role="status">
        {trouble || (hearing === 'off' ? '' : say(message(`notice.${hearing}`)))}
      </p>
    </>
  );
}
