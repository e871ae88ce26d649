import type { Duplex } from 'node:stream';
import { Fault } from '@baithak/kernel';
import { parseJson } from '@baithak/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Parts } from '../parts.ts';
import type { Session } from '../store/store.ts';
import { isOwnOrigin } from './addresses.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Missing if the client has not given a name yet. */
    session?: Session;
  }
}

/**
 * Sent with every answer. The page needs nothing from other sites, so it may load nothing from them. It
 * draws pictures of positions from data of its own.
 */
export const SAFETY: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** docs/reference lists them. */
export const STATUS: Readonly<Record<string, number>> = {
  'no-session': 401,
  'not-your-seat': 403,
  'not-alone': 403,
  'hidden-hands': 403,
  origin: 403,
  host: 421,
  'no-such-page': 404,
  'code-unknown': 404,
  'sign-in-refused': 403,
  'prove-first': 403,
  'passkey-refused': 403,
  'passkey-unknown': 404,
  'no-account': 403,
  shut: 403,
  'no-such-table': 404,
  'no-such-match': 404,
  'no-such-person': 404,
  'not-here': 403,
  'table-damaged': 410,
  'table-old-rules': 410,
  'table-archived': 410,
  'table-unknown-game': 410,
  'message-size': 413,
  rate: 429,
  'export-running': 429,
  'export-often': 429,
  'no-new-matches': 503,
  'tables-full': 429,
  'rooms-full': 429,
  'address-day': 429,
  'not-kept': 503,
  'store-trouble': 503,
  'too-many-sockets': 503,
};

/** The HTTP status for a fault. Any fault that is not listed is an error in the request. */
const statusOf = ({ code }: Fault): number => STATUS[code] ?? 400;

export function answerFault(reply: FastifyReply, fault: Fault): FastifyReply {
  return reply.code(statusOf(fault)).send({ fault });
}

/**
 * Answers on a bare socket, for a rejected handshake or for bytes that are not HTTP, and closes it:
 * the other side might hold its half of the connection open.
 */
export function refuse(socket: Duplex, fault: Fault, status = statusOf(fault)): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ fault });
  const headers = {
    ...SAFETY,
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} Refused\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

const OWN_DATA = '/api/session';

/** A hook for every request to the API: checks its origin, finds its session and counts it. */
export function gatekeeper({ config, limits, people, clocks }: Parts) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { cookie, origin } = request.headers;
    // Answers may hold what only one seat may know, so no cache may store them.
    reply.header('Cache-Control', 'no-store');
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isOwnOrigin(origin, request.host, config.baseUrl)) {
      return answerFault(reply, new Fault('origin'));
    }
    void clocks.ready();
    const session = await people.find(cookie);
    if (session === undefined) return undefined;
    request.session = session;
    // Their data stays theirs.
    const isOwnData = changes ? request.method === 'DELETE' : request.url.startsWith(OWN_DATA);
    if (session.banned && !isOwnData) return answerFault(reply, new Fault('shut'));
    return limits.session.take(session.person) ? undefined : answerFault(reply, new Fault('rate'));
  };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses a request's body. A fault is passed on to the handler, which answers with it. */
export function readJson(bytes: Buffer): unknown {
  const text = textOf(bytes);
  if (text === undefined) return new Fault('message-json');
  const read = parseJson(text);
  return read instanceof Fault ? read : read.value;
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Checks a body or a query against its schema; the fault names the field that is wrong. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): T | Fault {
  if (body instanceof Fault) return body;
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path.map(String) ?? [];
  return new Fault('message-form', { at: path, args: { where: path.join('.') || '.' } });
}
