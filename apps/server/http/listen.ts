import { Fault } from '@baithak/kernel';
import type { FastifyInstance } from 'fastify';

const USUAL_PORT = 4173;
/** Who may wait to be let in; after a restart everybody comes at once. The system may allow fewer. */
const BACKLOG = 4096;
/** Nobody asked for the usual port, so when it is taken the next ones do as well. */
const MORE_PORTS = 20;

const FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'host-unknown',
  ENOTFOUND: 'host-unknown',
  EAI_AGAIN: 'host-unknown',
};

/** Listens at the port wanted, or at the first free one of the usual; returns which it is. */
export async function listen(
  app: FastifyInstance,
  host: string,
  wanted: number | undefined,
): Promise<number | Fault> {
  await app.ready();
  const most = wanted === undefined ? MORE_PORTS : 0;
  for (let more = 0; ; more++) {
    const port = (wanted ?? USUAL_PORT) + more;
    const code = await tryPort(app, host, port);
    if (code === undefined) return portOf(app);
    if (code !== 'EADDRINUSE' || more === most) {
      return new Fault(FAULTS[code] ?? 'port-trouble', { args: { port, host, code } });
    }
  }
}

/** The error's code if the port cannot be had. */
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
  if (address === null || typeof address === 'string') throw new Error('a server without a port');
  return address.port;
}
