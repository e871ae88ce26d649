import type { TableRecord } from '@baithak/host';
import type { FaultData } from '@baithak/protocol';
import { useEffect, useState } from 'react';
import { UNREACHABLE } from '../../controller/server.ts';
import { useServer, useServerState } from '../../shell/contexts.ts';

type Found = { readonly table: TableRecord } | { readonly fault: FaultData };

/** The table as strangers may know it; a browser does not say why the server refused a socket. */
export function useFound(id: string): Found | 'away' | null {
  const { server } = useServer();
  const { status } = useServerState();
  const [found, setFound] = useState<Found | 'away' | null>(null);
  useEffect(() => {
    if (status !== 'here') return undefined;
    let wanted = true;
    server.table(id).then((answer) => {
      const isAway = 'fault' in answer && answer.fault.code === UNREACHABLE.code;
      if (wanted) setFound(isAway ? 'away' : answer);
    });
    return () => {
      wanted = false;
    };
  }, [server, id, status]);
  return status === 'away' ? 'away' : found;
}
