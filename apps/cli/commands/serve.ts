import type { Server } from 'node:http';
import { Fault, message, shown } from '@baithak/kernel';
import { type Complaint, type Context, complain, sayer } from '../context.ts';
import { emit } from '../io.ts';
import { listen } from '../serve/listen.ts';
import { findPage } from '../serve/page.ts';

export interface ServeFlags {
  readonly port?: number;
  readonly host: string;
}

const USUAL_PORT = 4173;
/** Nobody asked for the usual port, so when it is taken the next ones do as well. */
const MORE_PORTS = 20;

/** Serves the page until somebody ends the program. */
export async function serve(context: Context, flags: ServeFlags): Promise<Complaint> {
  const page = findPage();
  if (page === undefined) return complain(context, new Fault('page-missing'));
  const wanted = flags.port ?? portOf(context.io.env);
  if (wanted instanceof Fault) return complain(context, wanted);
  const from = wanted ?? USUAL_PORT;
  const server = await listen(page, flags.host, from, wanted === undefined ? MORE_PORTS : 0);
  if (server instanceof Fault) return complain(context, server);
  const end = ended(server);
  await emit(context.io.stdout, `${sayer(context)(message('serve.at', { url: urlOf(server) }))}\n`);
  await end;
  return undefined;
}

function portOf(env: Context['io']['env']): number | undefined | Fault {
  const text = env.PORT;
  if (text === undefined || text === '') return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535 ? port : new Fault('port', { args: { port: shown(text) } });
}

function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a server without a port');
  const isLocal = address.address === '127.0.0.1' || address.address === '::1';
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${isLocal ? 'localhost' : host}:${address.port}/`;
}

function ended(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      server.close(() => resolve());
      server.closeAllConnections();
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  });
}
