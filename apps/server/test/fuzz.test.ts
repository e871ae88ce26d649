import { GAME_IDS } from '@baithak/catalog';
import { long } from '@baithak/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loreOf } from './kit/fuzz-messages.ts';
import { Round } from './kit/fuzz-round.ts';
import { randomOf } from './kit/nonsense.ts';
import { folder, type Process, startServer, stop } from './kit/process.ts';

/** Ten million frames and requests in the long run, round by round. */
const ROUNDS = long ? 500 : 1;
const LEAST = 20_000;
const EFFORT = { tables: 14, framesOfLine: 300, violent: 200, requests: 3000 };

const data = folder();
let server: Process;

beforeAll(async () => {
  server = await startServer(data.path, {
    MESSAGES_PER_SECOND: '1000000',
    MAX_TABLES_PER_HOUR: '1000000',
  });
});

afterAll(() => {
  server.child.kill('SIGKILL');
  data.remove();
});

it('whatever comes in, it is answered, nothing breaks and nobody else notices', async () => {
  for (let n = 0; n < ROUNDS; n++) {
    const lore = await Promise.all(GAME_IDS.map((id) => loreOf(id, randomOf('lore', id, n))));
    const round = new Round(server.url, lore, EFFORT, `round ${n}`);
    expect(await round.run()).toEqual([]);
    expect(round.sent).toBeGreaterThanOrEqual(LEAST);
    expect(server.errors()).toBe('');
  }
  expect(await stop(server)).toBe(0);
});
