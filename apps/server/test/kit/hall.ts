import { join } from 'node:path';
import { sure } from '@baithak/kernel';
import { pino } from 'pino';
import { botPool } from '../../bots/pool.ts';
import { readConfig } from '../../config.ts';
import { type Env, realEnv } from '../../env.ts';
import { listen } from '../../http/listen.ts';
import { openServer } from '../../server.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import { folder } from './process.ts';

export interface Hall {
  readonly url: string;
  /** How many moves the threads of the bots were asked for. */
  readonly botMoves: () => number;
  close(): Promise<void>;
}

const beside = (name: string) => new URL(`../../dist/${name}`, import.meta.url);

/** A server in the test's own process; its store and its bots are in threads as usual. */
export async function openHall(env: Env = realEnv()): Promise<Hall> {
  const { path, remove } = folder();
  const store = sure(
    await openSqliteStore({
      file: join(path, 'baithak.sqlite'),
      worker: beside('store-worker.mjs'),
    }),
  );
  const limits = { messagesPerSecond: 100_000, maxTablesPerHour: 100_000 };
  let asked = 0;
  const server = await openServer({
    config: sure(readConfig({ ...limits, data: path }, {})),
    store,
    env,
    log: pino({ level: 'silent' }),
    bots: (shelf) => {
      const pool = botPool(beside('bot-worker.mjs'), 1, shelf, env.seed, 0);
      const think: typeof pool.think = (task, stop) => {
        asked += 1;
        return pool.think(task, stop);
      };
      return { ...pool, think };
    },
  });
  const port = sure(await listen(server.app, '127.0.0.1', 0));
  return {
    url: `http://127.0.0.1:${port}`,
    botMoves: () => asked,
    async close() {
      await server.close();
      remove();
    },
  };
}
