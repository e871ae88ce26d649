import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { useCallback, useEffect, useState } from 'react';
import type { Dial } from '../../controller/lobby.ts';
import { type Session, UNREACHABLE } from '../../controller/server.ts';
import { NameForm } from '../../shell/name-form.tsx';
import { BackHome, Loading } from '../../shell/notices.tsx';
import { useServer, useStanding } from '../../shell/server.ts';
import { useSay } from '../../shell/speech.ts';
import { Title } from '../../shell/title.tsx';
import { TableAt } from '../table/index.tsx';

const ASK_AGAIN = 3000;

/** A table on the server, for whoever has its link. */
export function OnlinePage({ param }: { readonly param: string }) {
  const standing = useStanding();
  if (standing.status === 'asking') return <Loading />;
  if (standing.status === 'away') return <ServerAway />;
  if (standing.session === null) return <Welcome />;
  return <OnlineTable id={param} session={standing.session} />;
}

function OnlineTable({ id, session }: { readonly id: string; readonly session: Session }) {
  const { server } = useServer();
  const dial = useCallback<Dial>((hearer) => server.dial(id, hearer), [server, id]);
  const refused = useRefusal(id);
  if (refused !== null) return <Closed fault={refused} />;
  return (
    <TableAt
      home={{ kind: 'server', id }}
      visitor={{ person: session.person, name: session.name, dial }}
      closed={(fault) => <Closed fault={fault} />}
    />
  );
}

/** A browser does not tell why a socket was refused, so it is asked in words. */
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

function Closed({ fault }: { readonly fault: FaultData }) {
  const say = useSay();
  return (
    <>
      <Title text={say(faultMessage(fault))} />
      <BackHome />
    </>
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
