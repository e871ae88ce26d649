import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SAFETY } from '../../http/requests.ts';
import type { Guest } from './guest.ts';
import { lineOf } from './roles.ts';
import type { TestServer } from './server.ts';
import { Frames, frame, handshake, type Plain, request } from './wire.ts';

export const FOREIGN = [
  'https://evil.example',
  'null',
  'http://table.evil.example',
  // They end or begin like our own.
  'http://eviltable',
  'http://evil.table',
  'http://tables',
  'x',
  'file://',
  '',
] as const;

const CHANGES = [
  ['POST', '/api/session'],
  ['POST', '/api/tables'],
  ['DELETE', '/api/session'],
  ['PUT', '/api/none'],
] as const;

/** Returns what another site could do with a guest's cookie. */
export async function lettingIn(
  server: TestServer,
  { cookie }: Guest,
  table: string,
  origin: string,
): Promise<string[]> {
  const headers = { 'content-type': 'application/json', cookie, origin };
  const found: string[] = [];
  for (const [method, path] of CHANGES) {
    const { status } = await request(server.port, method, path, headers, '{}');
    if (status !== 403) found.push(`${method} ${path}: ${status}`);
  }
  const socket = new Frames(server.port, table, { cookie, origin });
  const status = await socket.opened();
  socket.hangUp();
  return status === 403 ? found : [...found, `handshake: ${status}`];
}

/** The safety headers that an answer lacks or has wrong. */
export function unsafe({ headers }: Plain): string[] {
  return Object.entries(SAFETY)
    .filter(([name, value]) => headers.get(name.toLowerCase()) !== value)
    .map(([name]) => name);
}

const STUBBORN = 20;

/** How many connections stay open of clients that were refused and do not hang up. */
export async function holdingOn(server: TestServer, patience = 2000): Promise<number> {
  const sockets = Array.from({ length: STUBBORN }, () =>
    connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true }),
  );
  const answered = sockets.map((socket) => {
    socket.on('error', () => {});
    socket.write(handshake('/api/tables/none/line'));
    return new Promise((resolve) => socket.once('data', resolve));
  });
  await Promise.all(answered);
  let left = await server.connections();
  for (let tries = 0; tries < patience && left > 0; tries++) {
    await sleep(20);
    left = await server.connections();
  }
  for (const socket of sockets) socket.destroy();
  return left;
}

/** How many of `count` messages are not refused by the rate limit. */
export async function answeredOf(
  server: TestServer,
  guest: Guest,
  table: string,
  count: number,
): Promise<number> {
  const line = await lineOf(server, guest, table);
  // In one write: the server stops reading a socket whose bucket is empty.
  line.wire.socket.write(Buffer.concat(Array.from({ length: count }, () => frame('{}'))));
  await line.until(() => (line.texts.length >= count ? true : undefined));
  line.hangUp();
  return line.texts.filter((text) => !text.includes('"rate"')).length;
}
