import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { useState } from 'react';
import { useServer, useServerState } from './contexts.ts';
import { useSay } from './language.ts';

/** What the server keeps about its guest: they can read it all, and delete it. */
export function MyData() {
  const say = useSay();
  const state = useServerState();
  const { keeper } = useServer();
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<FaultData | null>(null);
  if (state.status !== 'here' || state.session === null) return null;
  const forget = async () => {
    const refused = await keeper.forget();
    setFault(refused ?? null);
    if (refused === undefined) setAsking(false);
  };
  return (
    <section className="field" aria-labelledby="my-data">
      <h3 id="my-data">{say(message('data.title', { name: state.session.name }))}</h3>
      <p>
        <a href="/api/session/export" download="baithak-data.json">
          {say(message('data.export'))}
        </a>
      </p>
      {isAsking ? (
        <>
          <p>{say(message('data.delete-ask'))}</p>
          <p>
            <button type="button" onClick={() => void forget()}>
              {say(message('data.delete-yes'))}
            </button>{' '}
            <button type="button" onClick={() => setAsking(false)}>
              {say(message('data.delete-no'))}
            </button>
          </p>
        </>
      ) : (
        <p>
          <button type="button" onClick={() => setAsking(true)}>
            {say(message('data.delete'))}
          </button>
        </p>
      )}
      {fault && <p role="alert">{say(faultMessage(fault))}</p>}
    </section>
  );
}
