import { createServer, type Server } from 'node:http';
import { Fault } from '@baithak/kernel';
import { answer } from './answer.ts';

/** A server of the page at the port, or at one of the `more` ports after it if that is taken. */
export async function listen(
  page: string,
  host: string,
  port: number,
  more: number,
): Promise<Server | Fault> {
  const server = createServer((request, response) => void answer(page, request, response));
  const code = await tryPort(server, host, port);
  if (code === undefined) return server;
  if (code === 'EADDRINUSE' && more > 0) return listen(page, host, port + 1, more - 1);
  return new Fault(FAULTS[code] ?? 'port-trouble', { args: { port, host, code } });
}

const FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'host-unknown',
  ENOTFOUND: 'host-unknown',
};

/** The error's code if the port cannot be had. */
function tryPort(server: Server, host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve(undefined);
    });
  });
}
