import type { Duplex } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RateLimit } from '../http/limits.ts';
import { handshake } from './kit/frames.ts';
import { Guest } from './kit/guest.ts';
import { type Inside, openInside } from './kit/inside.ts';
import { answeredOf, FOREIGN, holdingOn, lettingIn, unsafe } from './kit/intrusions.ts';
import { plain, request, sent } from './kit/wire.ts';

/** Bugs are put between the server and what it is made of. */
const planted = vi.hoisted(() => ({ anyOrigin: false, carelessRefusal: false }));

vi.mock('../http/origin.ts', async (original) => {
  const real = await original<typeof import('../http/origin.ts')>();
  const isOwnOrigin: typeof real.isOwnOrigin = (...args) =>
    planted.anyOrigin || real.isOwnOrigin(...args);
  return { isOwnOrigin };
});

vi.mock('../http/refuse.ts', async (original) => {
  const real = await original<typeof import('../http/refuse.ts')>();
  const refuse: typeof real.refuse = (socket: Duplex, status, fault) => {
    if (!planted.carelessRefusal) real.refuse(socket, status, fault);
    else socket.end(`HTTP/1.1 ${status} Refused\r\nContent-Length: 0\r\n\r\n`);
  };
  return { refuse };
});

let inside: Inside;
let asha: Guest;
let table: string;

beforeAll(async () => {
  inside = await openInside({ config: { messagesPerSecond: 5 }, env: { now: () => 1000 } });
  asha = await Guest.enter(inside.url, 'Asha');
  table = await asha.openTable({ game: 'talluka' });
});

afterEach(() => {
  planted.anyOrigin = false;
  planted.carelessRefusal = false;
  vi.restoreAllMocks();
});

afterAll(() => inside.close());

describe('the tests of security would show', () => {
  it('an origin that nobody looks at', async () => {
    expect(await lettingIn(inside, asha, table, FOREIGN[0])).toEqual([]);
    planted.anyOrigin = true;
    expect(await lettingIn(inside, asha, table, FOREIGN[0])).toHaveLength(5);
    asha = await Guest.enter(inside.url, 'Asha');
  });

  it('answers without headers, and connections that are never cut', async () => {
    const refused = async () =>
      plain(await sent(inside.port, Buffer.from(handshake('/api/tables/none/line'))));
    expect(unsafe(await refused())).toEqual([]);
    expect(unsafe(await request(inside.port, 'GET', '/api/%'))).toEqual([]);
    expect(await holdingOn(inside, 2000)).toBe(0);
    planted.carelessRefusal = true;
    expect(unsafe(await refused())).toHaveLength(5);
    expect(await holdingOn(inside, 10)).toBeGreaterThan(0);
  });

  it('limits that limit nothing', async () => {
    const many = await answeredOf(inside, asha, table, 100);
    expect(many).toBeLessThan(60);
    vi.spyOn(RateLimit.prototype, 'take').mockReturnValue(true);
    expect(await answeredOf(inside, asha, table, 100)).toBe(100);
  });

  it('addresses that anybody may claim', async () => {
    const claiming = (where: Inside) => async (i: number) =>
      (await request(where.port, 'GET', '/api/host', { 'x-forwarded-for': `1.1.1.${i}` })).status;
    const all = async (ask: (i: number) => Promise<number>) => {
      const found: number[] = [];
      for (let i = 0; i < 110; i++) found.push(await ask(i));
      return found.filter((status) => status === 429).length;
    };
    const setup = { messagesPerSecond: 1 };
    const env = { now: () => 1000 };
    const wary = await openInside({ config: setup, env });
    const credulous = await openInside({ config: { ...setup, trustProxy: '127.0.0.0/8' }, env });
    expect(await all(claiming(wary))).toBe(10);
    expect(await all(claiming(credulous))).toBe(0);
    await Promise.all([wary.close(), credulous.close()]);
  });
});
