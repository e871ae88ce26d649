import { message } from '@baithak/kernel';
import { useEffect, useRef, useState } from 'react';
import { useServer } from '../../shell/contexts.ts';
import type { Told } from './page-bar.tsx';
import { type PartProps, useTableAddress } from './parts.tsx';

/** A server that has restarted hears from many pages at once, so they ask within this time. */
const WAIT = 10_000;

/** Whether the table's server gets new rules soon; asked again whenever it may have been restarted. */
function useUpgrade({ connection }: PartProps['table']): boolean {
  const { kind } = useTableAddress();
  const { server } = useServer();
  const [isComing, setComing] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    if (kind !== 'server' || connection !== 'connected') return undefined;
    const ask = async () => {
      const info = await server.info();
      if (!('fault' in info)) setComing(info.newMatches === false);
    };
    const timer = setTimeout(ask, asked.current ? WAIT * Math.random() : 0);
    asked.current = true;
    return () => clearTimeout(timer);
  }, [kind, server, connection]);
  return isComing;
}

const SOON = message('upgrade.soon');

/** Whoever plays hears of it in time to finish the match, once. */
export function useUpgradeNotice(table: PartProps['table']): Told | null {
  const isComing = useUpgrade(table);
  const [isSeen, setSeen] = useState(false);
  return isComing && !isSeen ? { what: SOON, dismiss: () => setSeen(true) } : null;
}

/** The same before a match. */
export function UpgradeNote({ table, say }: Pick<PartProps, 'table' | 'say'>) {
  const isComing = useUpgrade(table);
  return <div role="status">{isComing && <p className="note">{say(SOON)}</p>}</div>;
}
