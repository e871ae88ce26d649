import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Fault, type Language, message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { pino } from 'pino';
import { botPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { realEnv } from './env.ts';
import { addressesOf } from './http/addresses.ts';
import { listen } from './http/listen.ts';
import { openServer } from './server.ts';
import { type Environment, helpText, readSettings } from './settings.ts';
import { openSqliteStore } from './store/sqlite.ts';
import { sayer } from './words/index.ts';

/** What a program that runs the server gives it. */
export interface Around {
  readonly env: Environment;
  readonly language: Language;
  readonly write: (text: string) => unknown;
}

/** Serves until somebody ends the program; returns a sentence if it could not. */
export async function serve(args: readonly string[], around: Around): Promise<string | undefined> {
  const say = sayer(around.language);
  const config = readSettings(args, around.env);
  if (config === 'help') {
    around.write(helpText(say));
    return undefined;
  }
  const fault = config instanceof Fault ? config : await run(config, around);
  return fault && say(faultMessage(fault));
}

/** Copies the database while it is used. */
export async function backup(args: readonly string[], around: Around): Promise<string | undefined> {
  const say = sayer(around.language);
  const [file, ...flags] = args;
  const config = readSettings(flags, around.env);
  if (config === 'help' || file === undefined || file.startsWith('-')) {
    return say(faultMessage(new Fault('backup-file')));
  }
  if (config instanceof Fault) return say(faultMessage(config));
  const place = databaseIn(config);
  const store = await openSqliteStore({ file: place, worker: beside('store-worker.mjs') });
  if (store instanceof Fault) return say(faultMessage(store));
  const fault = await store.backup(resolve(file));
  await store.close();
  if (fault !== undefined) return say(faultMessage(fault));
  around.write(`${say(message('backup.done', { file, place }))}\n`);
  return undefined;
}

async function run(config: Config, around: Around): Promise<Fault | undefined> {
  const say = sayer(around.language);
  const page = findPage();
  if (page === undefined) return new Fault('page-missing');
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }));
  const store = await openSqliteStore({
    file: databaseIn(config),
    worker: beside('store-worker.mjs'),
  });
  if (store instanceof Fault) return store;
  const env = realEnv();
  const bots = botPool.bind(null, beside('bot-worker.mjs'), config.botThreads);
  const server = await openServer({
    config,
    store,
    log,
    page,
    env,
    bots: (shelf) => bots(shelf, env.seed),
  });
  const end = ended();
  const port = await listen(server.app, config.host, config.port);
  if (!(port instanceof Fault)) {
    const [own = '', ...others] = addressesOf(config.host, port, config.baseUrl);
    const lines = [
      say(message('serve.at', { url: own })),
      ...others.map((url) => say(message('serve.network', { url }))),
    ];
    around.write(`${lines.join('\n')}\n`);
    await end;
  }
  await server.close();
  return port instanceof Fault ? port : undefined;
}

const databaseIn = (config: Config) => join(resolve(config.data), 'baithak.sqlite');

/** Threads have programs of their own, built beside this one. */
const beside = (name: string) => new URL(name, import.meta.url);

/** The folder of the built page: beside this program, whether that runs bundled or from source. */
function findPage(from = dirname(fileURLToPath(import.meta.url))): string | undefined {
  const page = join(from, 'web/dist');
  if (existsSync(join(page, 'index.html'))) return page;
  const above = dirname(from);
  return above === from ? undefined : findPage(above);
}

function ended(): Promise<void> {
  return new Promise((done) => {
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => done());
  });
}
