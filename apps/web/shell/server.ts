import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Server } from '../controller/server.ts';
import type { SessionKeeper, Standing } from '../controller/session.ts';

export interface ServerSide {
  readonly server: Server;
  readonly keeper: SessionKeeper;
}

export const ServerContext = createContext<ServerSide | null>(null);

export function useServer(): ServerSide {
  const side = useContext(ServerContext);
  if (side === null) throw new Error('no server side around this page');
  return side;
}

/** How the page stands with its server; the first who wants to know has it asked. */
export function useStanding(): Standing {
  const { keeper } = useServer();
  const standing = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  useEffect(() => {
    if (keeper.getSnapshot().status === 'asking') void keeper.ask();
  }, [keeper]);
  return standing;
}
