import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { NO_SERVER, serverAt, UNREACHABLE } from '../controller/server.ts';

/** Asks a host for a leaderboard that answers everything in the same way. */
async function askedAt(status: number, text: string): Promise<unknown> {
  const host = createServer((_, response) => response.writeHead(status).end(text));
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
  const { port } = host.address() as AddressInfo;
  const answer = await serverAt(`http://127.0.0.1:${port}`).leaders('jaipur');
  host.closeAllConnections();
  host.close();
  return answer;
}

test('an error in the words of somebody else is no answer of our server', async () => {
  expect(await askedAt(404, '{"error":"not found"}')).toEqual({ fault: UNREACHABLE });
  expect(await askedAt(502, 'Bad gateway')).toEqual({ fault: UNREACHABLE });
  const fault = { code: 'unknown-game' };
  expect(await askedAt(400, JSON.stringify({ fault }))).toEqual({ fault });
  expect(await askedAt(200, '{"board":[]}')).toEqual({ board: [] });
});

test('a copy without a server has no ratings', async () => {
  const asked = [NO_SERVER.ownRatings(), NO_SERVER.leaders('jaipur'), NO_SERVER.ratingsAt('x')];
  expect(await Promise.all(asked)).toEqual(asked.map(() => ({ fault: UNREACHABLE })));
});
