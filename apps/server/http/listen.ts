import { Fault } from '@baithak/kernel';
import type { FastifyInstance } from 'fastify';

const DEFAULT_PORT = 4173;
/** If the default port is in use, the server tries this many ports after it. */
const MORE_PORTS = 20;
/** After a restart everybody reconnects at once. The system may allow a shorter queue. */
const BACKLOG = 4096;

const FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'host-unknown',
  ENOTFOUND: 'host-unknown',
  EAI_AGAIN: 'host-unknown',
};

/** Listens at the wanted port, or else at the first free port from the default on; returns the port. */
export async function listen(
  app: FastifyInstance,
  host: string,
  wanted: number | undefined,
): Promise<number | Fault> {
  await app.ready();
  const most = wanted === undefined ? MORE_PORTS : 0;
  for (let more = 0; ; more++) {
    const port = (wanted ?? DEFAULT_PORT) + more;
    const code = await tryPort(app, host, port);
    if (code === undefined) return portOf(app);
    if (code !== 'EADDRINUSE' || more === most) {
      return new Fault(FAULTS[code] ?? 'port-trouble', { args: { port, host, code } });
    }
  }
}

/** Returns the error's code if the server cannot listen there. */
function tryPort(
  { server }: FastifyInstance,
  host: string,
  port: number,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    server.once('error', fail);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', fail);
      resolve(undefined);
    });
  });
}

function portOf({ server }: FastifyInstance): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
