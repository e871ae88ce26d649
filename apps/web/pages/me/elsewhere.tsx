import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { useState } from 'react';
import { drawnAs } from '../../controller/profile.ts';
import type { Server, Session } from '../../controller/server.ts';
import { pathTo } from '../../routes.ts';
import { useServer, useServerState } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { here } from '../../shell/navigation.tsx';
import { QrCode } from '../../shell/qr-code.tsx';
import { reachable } from '../../shell/reachable.ts';
import { profile, usualName } from '../../shell/storage.ts';
import { CodeForm } from './code-form.tsx';
import { Fold } from './fold.tsx';

const PARAMETER = 'code';

/** Go on as the same person on another device. */
export function Elsewhere({ session }: { readonly session: Session | null }) {
  const say = useSay();
  return (
    <Fold title={say(message('elsewhere.title'))} isOpen={codeHere() !== ''}>
      <p className="quiet">{say(message('elsewhere.about'))}</p>
      <ShowCode session={session} />
      <TakeCode session={session} />
      {session !== null && <Forget />}
    </Fold>
  );
}

/** A code for the other device. It is good once, and for ten minutes. The server gets to know you with it. */
function ShowCode({ session }: { readonly session: Session | null }) {
  const say = useSay();
  const { server, keeper } = useServer();
  const state = useServerState();
  const [code, setCode] = useState<string | null>(null);
  const [fault, setFault] = useState<FaultData | null>(null);
  const ask = async () => {
    const refused =
      session === null ? await keeper.enter(usualName(say(message('home.me')))) : undefined;
    const answer = refused === undefined ? await server.newCode() : { fault: refused };
    const isRefused = 'fault' in answer;
    setFault(isRefused ? answer.fault : null);
    setCode(isRefused ? null : answer.code);
  };
  if (code === null || session === null) {
    return (
      <>
        <button type="button" onClick={ask}>
          {say(message('elsewhere.show'))}
        </button>
        {fault && <p role="alert">{say(faultMessage(fault))}</p>}
      </>
    );
  }
  const addresses = state.status === 'here' ? state.info.addresses : [];
  const link = new URL(pathTo('me'), reachable(addresses));
  // What stands behind the # is not sent to anybody, and so in no log.
  link.hash = new URLSearchParams({ [PARAMETER]: code }).toString();
  return (
    <div className="me-code" role="status">
      <QrCode text={link.href} label={say(message('elsewhere.qr'))} />
      <p className="me-code-words">
        {say(message('elsewhere.type'))}
        <b className="me-code-text">{`${code.slice(0, 4)} ${code.slice(4)}`}</b>
        <small className="quiet">{say(message('elsewhere.soon'))}</small>
      </p>
    </div>
  );
}

/** The sign that somebody showed at their tables last; the server keeps it nowhere else. */
async function signOf(server: Server, person: string): Promise<string | undefined> {
  const answer = await server.tables('mine');
  const tables = 'fault' in answer ? [] : answer.tables;
  const latest = tables.toSorted((a, b) => b.changedAt - a.changedAt);
  return latest.find(({ signs }) => signs?.[person] !== undefined)?.signs?.[person];
}

/** The code from another device; a QR code brings it along. */
function TakeCode({ session }: { readonly session: Session | null }) {
  const say = useSay();
  const { server, keeper } = useServer();
  const [code, setCode] = useState(codeHere);
  const [told, setTold] = useState('');
  const take = async () => {
    const answer = await server.take(code);
    if ('fault' in answer) return setTold(say(faultMessage(answer.fault)));
    const { name, person } = answer.session;
    const { emblem, colour } = drawnAs(name, (await signOf(server, person)) ?? '');
    profile.set({ name, emblem, colour });
    setCode('');
    await keeper.ask();
    return setTold(say(message('elsewhere.done', { name })));
  };
  return (
    <CodeForm
      label={say(message('elsewhere.code'))}
      button={say(message('elsewhere.take'))}
      longest={20}
      use={take}
      {...{ code, setCode }}
    >
      {session !== null && code.trim() !== '' && (
        <p className="quiet">{say(message('elsewhere.instead', { name: session.name }))}</p>
      )}
      <p role="status">{told}</p>
    </CodeForm>
  );
}

/** What the server keeps about this person: they can read it all, and delete it, which nobody can undo. */
function Forget() {
  const say = useSay();
  const { keeper } = useServer();
  const [isSure, setSure] = useState(false);
  const [fault, setFault] = useState<FaultData | null>(null);
  const forget = async () => setFault((await keeper.forget()) ?? null);
  return (
    <details className="me-forget">
      <summary>{say(message('forget.title'))}</summary>
      <p>
        <a href="/api/session/export" download="baithak-data.json">
          {say(message('forget.export'))}
        </a>
      </p>
      <p>{say(message('forget.about'))}</p>
      <label className="me-sure">
        <input
          type="checkbox"
          checked={isSure}
          onChange={(event) => setSure(event.target.checked)}
        />
        {say(message('forget.sure'))}
      </label>
      <button type="button" disabled={!isSure} onClick={forget}>
        {say(message('forget.yes'))}
      </button>
      {fault && <p role="alert">{say(faultMessage(fault))}</p>}
    </details>
  );
}

const codeHere = (): string => new URLSearchParams(here().hash.slice(1)).get(PARAMETER) ?? '';
