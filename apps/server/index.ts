import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog } from '@baithak/catalog';
import { Fault, type Language, type Message, message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { pino } from 'pino';
import { complaint, runAdmin, wordsAndFlags } from './admin.ts';
import { botPool } from './bots/pool.ts';
import { type Config, type Environment, helpText, readSettings } from './config.ts';
import { realEnv } from './env.ts';
import { urlsOf } from './http/addresses.ts';
import { listen } from './http/listen.ts';
import { openServer, type Server } from './server.ts';
import { StoreError } from './store/errors.ts';
import { backUpSqlite, openSqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { sayer } from './words/index.ts';

/** What the command line passes in. */
export interface Around {
  readonly env: Environment;
  readonly language: Language;
  readonly write: (text: string) => unknown;
}

/** Runs the server until a signal stops it; returns a sentence if it cannot run. */
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

/** Copies the database, also while a server uses it; returns a sentence if it cannot. */
export async function backup(args: readonly string[], around: Around): Promise<string | undefined> {
  const say = sayer(around.language);
  const [file = '-', ...flags] = args;
  const config = readSettings(file.startsWith('-') ? args : flags, around.env);
  if (config === 'help') {
    around.write(`${say(message('backup.usage'))}\n`);
    return undefined;
  }
  if (file.startsWith('-')) return say(faultMessage(new Fault('backup-file')));
  if (config instanceof Fault) return say(faultMessage(config));
  if (config.databaseUrl !== undefined) return say(faultMessage(new Fault('backup-postgres')));
  const place = databaseIn(config);
  const fault = existsSync(place)
    ? await backUpSqlite({ file: place, worker: beside('store-worker.mjs') }, resolve(file))
    : new Fault('backup-nothing', { args: { place } });
  if (fault !== undefined) return say(faultMessage(fault));
  around.write(`${say(message('backup.done', { file, place }))}\n`);
  return undefined;
}

/** Looks after a server from the command line; returns a sentence if it cannot. */
export async function admin(args: readonly string[], around: Around): Promise<string | undefined> {
  const say = sayer(around.language);
  const [words, flags] = wordsAndFlags(args);
  const config = readSettings(flags, around.env);
  if (config === 'help' || (words.length === 0 && !(config instanceof Fault))) {
    around.write(`${say(message('admin.usage'))}\n`);
    return undefined;
  }
  if (config instanceof Fault) return say(faultMessage(config));
  const write = (line: string) => around.write(`${line}\n`);
  const open = async () => {
    const isThere = config.databaseUrl !== undefined || existsSync(databaseIn(config));
    if (!isThere) return new Fault('admin-nothing', { args: { place: config.data } });
    // Admin commands work with matches of every rules version.
    return openStore({ ...config, role: 'all', oldMatches: 'close' });
  };
  return complaint(await runAdmin(words, open, { say, write }), say);
}

/** Copies the database file of a server into PostgreSQL; returns a sentence if it cannot. */
export async function migrate(
  args: readonly string[],
  around: Around,
): Promise<string | undefined> {
  const say = sayer(around.language);
  const config = readSettings(args, around.env);
  if (config === 'help') {
    around.write(`${say(message('move.usage'))}\n`);
    return undefined;
  }
  if (config instanceof Fault) return say(faultMessage(config));
  const { databaseUrl: url } = config;
  if (url === undefined) return say(faultMessage(new Fault('move-where')));
  const file = databaseIn(config);
  if (!existsSync(file))
    return say(faultMessage(new Fault('backup-nothing', { args: { place: file } })));
  const { moveToPostgres } = await import('./store/postgres/move.ts');
  const moved = await moveToPostgres(file, url, realEnv().now());
  if (moved instanceof Fault) return say(faultMessage(moved));
  around.write(`${say(message('move.done', { ...moved, file }))}\n`);
  return undefined;
}

async function run(config: Config, around: Around): Promise<Fault | undefined> {
  const page = findPage();
  if (page === undefined) return new Fault('page-missing');
  const signals = listenForSignals();
  try {
    const server = await open(config, page);
    if (server instanceof Fault) return server;
    const port = await listen(server.app, config.host, config.port);
    if (!(port instanceof Fault)) {
      around.write(welcome(config, port, sayer(around.language)));
      await signals.heard;
    }
    await server.close();
    return port instanceof Fault ? port : undefined;
  } finally {
    signals.ignore();
  }
}

/** Opens the server with real files, threads, time and randomness. */
async function open(config: Config, page: string): Promise<Server | Fault> {
  const store = await openStore(config);
  if (store instanceof Fault) return store;
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }));
  const env = realEnv();
  const threads = beside('bot-worker.mjs');
  try {
    const bots = () => botPool(threads, config.botThreads, env.seed);
    return await openServer({ config, store, log, page, env, bots });
  } catch (error) {
    await store.close();
    if (!(error instanceof StoreError)) throw error;
    return new Fault(error.code, { args: { file: databaseIn(config), reason: error.message } });
  }
}

async function openStore(config: Config): Promise<Store | Fault> {
  const { databaseUrl: url, role, oldMatches } = config;
  const rules = oldMatches === 'wait' ? await rulesOf(config.games) : {};
  if (url === undefined) {
    if (role !== 'all') return new Fault('role-alone', { args: { role } });
    return openSqliteStore({ file: databaseIn(config), worker: beside('store-worker.mjs'), rules });
  }
  // Most servers never need it.
  const { openPostgresStore } = await import('./store/postgres/store.ts');
  return openPostgresStore({ url, rules });
}

async function rulesOf(games: Config['games']): Promise<Record<string, number>> {
  const loaded = await Promise.all(games.map((id) => catalog[id].game()));
  return Object.fromEntries(loaded.map(({ id, rulesVersion }) => [id, rulesVersion]));
}

function welcome(config: Config, port: number, say: (message: Message) => string): string {
  const [url = '', ...others] = urlsOf(config.host, port, config.baseUrl);
  const lines = [
    message('serve.at', { url }),
    ...others.map((other) => message('serve.network', { url: other })),
  ];
  return lines.map((line) => `${say(line)}\n`).join('');
}

const databaseIn = (config: Config) => join(resolve(config.data), 'baithak.sqlite');

/** The build puts the programs of the threads beside this one. */
const beside = (name: string) => new URL(name, import.meta.url);

/** Looks for the built page in this folder and in those above it, so it works both bundled and from source. */
function findPage(from = dirname(fileURLToPath(import.meta.url))): string | undefined {
  const page = join(from, 'web/dist');
  if (existsSync(join(page, 'index.html'))) return page;
  const above = dirname(from);
  return above === from ? undefined : findPage(above);
}

/** The first signal stops the server; a second one ends the process at once. */
function listenForSignals(): { readonly heard: Promise<void>; ignore(): void } {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  let hear = () => {};
  const heard = new Promise<void>((done) => {
    hear = () => {
      ignore();
      done();
    };
  });
  const ignore = () => signals.forEach((signal) => void process.off(signal, hear));
  for (const signal of signals) process.on(signal, hear);
  return { heard, ignore };
}
