import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SAFETY } from '../../http/headers.ts';
import { handshake } from './frames.ts';
import type { Guest } from './guest.ts';
import type { Inside } from './inside.ts';
import { lineOf } from './roles.ts';
import { type Plain, plain, request, sent } from './wire.ts';

export const FOREIGN = [
  'https://evil.example',
  'null',
  'http://table.evil.example',
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

/** What another site could do in the name of a guest. */
export async function lettingIn(
  inside: Inside,
  { cookie }: Guest,
  table: string,
  origin: string,
): Promise<string[]> {
  const headers = { 'content-type': 'application/json', cookie, origin };
  const found: string[] = [];
  for (const [method, path] of CHANGES) {
    const { status } = await request(inside.port, method, path, headers, '{}');
    if (status !== 403) found.push(`${method} ${path}: ${status}`);
  }
  const shake = handshake(`/api/tables/${table}/line`, { cookie, origin });
  const { status } = await answerTo(inside, shake, 101);
  return status === 403 ? found : [...found, `handshake: ${status}`];
}

/** The answer to some bytes; one that leaves the connection open is not waited for. */
async function answerTo(inside: Inside, text: string, open: number): Promise<Plain> {
  const whole = sent(inside.port, Buffer.from(text)).then(plain);
  const left = sleep(2000, { status: open } as Plain, { ref: false });
  return Promise.race([whole, left]);
}

/** The headers that an answer lacks, or has otherwise. */
export function unsafe({ headers }: Plain): string[] {
  return Object.entries(SAFETY)
    .filter(([name, value]) => headers.get(name.toLowerCase()) !== value)
    .map(([name]) => name);
}

const STUBBORN = 20;

/** How many connections there still are of those who were turned down and hold on. */
export async function holdingOn(inside: Inside, patience = 200): Promise<number> {
  const sockets = Array.from({ length: STUBBORN }, () =>
    connect({ port: inside.port, host: '127.0.0.1', allowHalfOpen: true }),
  );
  const answered = sockets.map((socket) => {
    socket.on('error', () => {});
    socket.write(handshake('/api/tables/none/line'));
    return new Promise((resolve) => socket.once('data', resolve));
  });
  await Promise.all(answered);
  let left = await inside.connections();
  for (let tries = 0; tries < patience && left > 0; tries++) {
    await sleep(20);
    left = await inside.connections();
  }
  for (const socket of sockets) socket.destroy();
  return left;
}

/** How many of so many messages are answered, and not just refused for their number. */
export async function answeredOf(
  inside: Inside,
  guest: Guest,
  table: string,
  count: number,
): Promise<number> {
  const line = await lineOf(inside, guest, table);
  for (let i = 0; i < count; i++) line.send('{}');
  await line.until(() => (line.texts.length >= count ? true : undefined));
  line.hangUp();
  return line.texts.filter((text) => !text.includes('"rate"')).length;
}
