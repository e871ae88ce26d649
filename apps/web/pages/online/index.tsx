import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import type { Connect } from '../../controller/lobby.ts';
import { type Session, UNREACHABLE } from '../../controller/server.ts';
import { useServer, useServerState } from '../../shell/contexts.ts';
import { Frame } from '../../shell/frame.tsx';
import { useSay } from '../../shell/language.ts';
import { Title } from '../../shell/navigation.tsx';
import { BackHome } from '../../shell/notices.tsx';
import { StageLoading } from '../../shell/stage-loading.tsx';
import { savedText } from '../../shell/storage.ts';
import { TableAt } from '../table/index.tsx';

const ASK_AGAIN = 3000;

/** A table on the server; everybody who has its link can visit it. */
export function OnlinePage({ param }: { readonly param: string }) {
  const state = useServerState();
  if (state.status === 'asking') return <StageLoading />;
  if (state.status === 'away')
    return (
      <Frame>
        <ServerAway />
      </Frame>
    );
  if (state.session === null)
    return (
      <Frame>
        <Welcome />
      </Frame>
    );
  return <OnlineTable id={param} session={state.session} />;
}

function OnlineTable({ id, session }: { readonly id: string; readonly session: Session }) {
  const { server } = useServer();
  const connect = useCallback<Connect>((listener) => server.connect(id, listener), [server, id]);
  const refused = useRefusal(id);
  if (refused !== null) return <Closed fault={refused} id={id} />;
  return (
    <TableAt
      address={{ kind: 'server', id }}
      visitor={{ person: session.person, name: session.name, connect }}
      closed={(fault) => <Closed fault={fault} id={id} />}
    />
  );
}

/** A browser does not say why the server refused a socket, so this asks over HTTP. */
function useRefusal(id: string): FaultData | null {
  const { server } = useServer();
  const [fault, setFault] = useState<FaultData | null>(null);
  useEffect(() => {
    let wanted = true;
    server.table(id).then((answer) => {
      const refused = 'fault' in answer && answer.fault.code !== UNREACHABLE.code;
      if (wanted && refused) setFault(answer.fault);
    });
    return () => {
      wanted = false;
    };
  }, [server, id]);
  return fault;
}

function Closed({ fault, id }: { readonly fault: FaultData; readonly id: string }) {
  const say = useSay();
  return (
    <Frame>
      <Title text={say(faultMessage(fault))} />
      {fault.code === 'table-archived' && (
        <p>
          <a href={`/api/tables/${encodeURIComponent(id)}/matches/last`} download="match.baithak">
            {say(message('online.last-match'))}
          </a>
        </p>
      )}
      <BackHome />
    </Frame>
  );
}

function Welcome() {
  const say = useSay();
  return (
    <section className="welcome">
      <Title text={say(message('online.welcome'))} />
      <NameForm />
    </section>
  );
}

function ServerAway() {
  const say = useSay();
  const { keeper } = useServer();
  useEffect(() => {
    const timer = setInterval(() => void keeper.ask(), ASK_AGAIN);
    return () => clearInterval(timer);
  }, [keeper]);
  return (
    <>
      <Title text={say(message('online.away'))} />
      <p>{say(message('online.away-help'))}</p>
      <p>
        <button type="button" onClick={() => void keeper.ask()}>
          {say(message('online.try-again'))}
        </button>
      </p>
      <BackHome />
    </>
  );
}

/** A guest gives only a name. */
function NameForm({ entered }: { readonly entered?: () => void }) {
  const say = useSay();
  const { keeper } = useServer();
  const [name, setName] = useState(savedText('name').read() ?? '');
  const [fault, setFault] = useState<FaultData | null>(null);
  const help = useId();
  async function enter(event: FormEvent): Promise<void> {
    event.preventDefault();
    const refused = await keeper.enter(name);
    setFault(refused ?? null);
    if (refused !== undefined) return;
    savedText('name').write(name.trim());
    entered?.();
  }
  return (
    <form className="name-form" onSubmit={enter}>
      <label className="field">
        <span>{say(message('online.name'))}</span>
        <input
          type="text"
          value={name}
          maxLength={40}
          autoComplete="nickname"
          aria-describedby={help}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="main-button">
        {say(message('online.enter'))}
      </button>
      <p id={help} className="quiet">
        {say(message('online.name-help'))}
      </p>
      {fault && <p role="alert">{say(faultMessage(fault))}</p>}
    </form>
  );
}
