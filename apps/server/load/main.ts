import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { catalog } from '@baithak/catalog';
import { flood, floodText } from './flood.ts';
import { Guest, Listener } from './guests.ts';
import {
  type LoadOptions,
  notEnoughFiles,
  openFiles,
  readFloodOptions,
  readOptions,
} from './options.ts';
import { probing } from './probes.ts';
import {
  busy,
  type PlayReport,
  playReport,
  type Report,
  type StormReport,
  tableOf,
} from './report.ts';
import { measured, ServerProcess, usageOf } from './server.ts';
import { LoadTable, play, Waiting } from './tables.ts';

/** How many tables or sockets are opened at the same time. */
const AT_ONCE = 100;
/** Seconds of play before the measurement, so that the compiler has warmed up. */
const WARM_UP = 3;
/** Seconds of idling that are measured, and of play after the reconnect storm. */
const IDLE = 5;
const AFTERWARDS = 3;
/** A socket that takes longer than this many seconds to reconnect counts as lost. */
const PATIENCE = 120;

/** Measures a server in another process; all guests are in this one. */
async function runLoad(
  options: LoadOptions,
  data: string,
  tell: (text: string) => void,
): Promise<Report> {
  const all = options.sockets + options.idle;
  const start = () => ServerProcess.start(data, all, '0', undefined, options.databaseUrl);
  const server = await start();
  const others: ServerProcess[] = [];
  for (let i = 1; i < options.processes; i++) others.push(await start());
  const crowd = new Crowd(server, others, data, options);
  try {
    tell(`opening ${options.tables} tables with ${options.sockets} sockets`);
    const opening = await timed(() => crowd.openTables());
    tell(`playing for ${options.seconds} s`);
    const played = await crowd.play();
    tell(`opening ${options.idle} idle sockets`);
    const idleOpening = await timed(() => crowd.openIdle());
    const { usage } = await measured(server, () => sleep(1000 * Math.min(IDLE, options.seconds)));
    if (options.storm) tell(`killing the server with ${all} sockets`);
    const storm = options.storm ? await crowd.storm() : undefined;
    return {
      cores: cpus().length,
      loadAverage: loadavg()[0] as number,
      openFiles: openFiles(),
      tables: options.tables,
      sockets: options.sockets,
      opening,
      play: played,
      idle: { sockets: options.idle, opening: idleOpening, ...busy(usage) },
      ...(storm === undefined ? {} : { storm }),
    };
  } finally {
    await crowd.goHome();
  }
}

/** Everybody with a socket. */
class Crowd {
  private readonly waiting = new Waiting();
  private readonly tables: LoadTable[] = [];
  private readonly listeners: Listener[] = [];
  private people = 0;

  constructor(
    private server: ServerProcess,
    private readonly others: readonly ServerProcess[],
    private readonly data: string,
    private readonly options: LoadOptions,
  ) {}

  async openTables(): Promise<void> {
    const { tables, sockets } = this.options;
    const games = await Promise.all([catalog.talluka.game(), catalog.jaipur.game()]);
    await inParallel(tables, async (i) => {
      const two = [await this.somebody(i, 0), await this.somebody(i, 1)] as const;
      const game = games[i % games.length] as (typeof games)[number];
      const table = await LoadTable.open(game, two, this.waiting.add);
      this.tables[i] = table;
      this.listeners.push(...table.players);
    });
    await this.addWatchers(sockets - 2 * tables);
  }

  async openIdle(): Promise<void> {
    await this.addWatchers(this.options.idle);
  }

  async play(): Promise<PlayReport> {
    const { rate, seconds } = this.options;
    await play(this.waiting, rate, Math.min(WARM_UP, seconds));
    const before = process.cpuUsage();
    const { url } = this.server;
    const { result, usage } = await measured(this.server, () =>
      probing(url, this.data, () => play(this.waiting, rate, seconds)),
    );
    return playReport(result, usage, ownCpu(before) / result.result.seconds);
  }

  /** Kills the server and restarts it at the same port; the clients reconnect by themselves. */
  async storm(): Promise<StormReport> {
    const { sockets, idle, rate, seconds } = this.options;
    const start = performance.now();
    const own = process.cpuUsage();
    const since = () => (performance.now() - start) / 1000;
    await this.server.stop('SIGKILL');
    for (const listener of this.listeners) listener.expectEvents();
    const { port } = this.server;
    const { databaseUrl } = this.options;
    const all = sockets + idle;
    this.server = await ServerProcess.start(this.data, all, port, undefined, databaseUrl);
    const serverBack = since();
    const everybody = Promise.all(this.listeners.map((listener) => listener.upToDate()));
    await Promise.race([everybody, sleep(1000 * PATIENCE, undefined, { ref: false })]);
    const allBack = since();
    const { cpu, mainCpu } = await usageOf(this.server);
    const each = (seconds: number) => (1000 * seconds) / (sockets + idle);
    const costs = {
      cpuPerSocket: each(cpu),
      mainCpuPerSocket: each(mainCpu),
      ownCpuPerSocket: each(ownCpu(own)),
    };
    const lost = this.listeners.filter(({ isUpToDate }) => !isUpToDate).length;
    const playing = lost === 0 ? Math.min(AFTERWARDS, seconds) : 0;
    const { answers, refused } = await play(this.waiting, rate, playing);
    const back = { sockets: sockets + idle, serverBack, allBack, lost, ...costs };
    return { ...back, moves: answers.length, refused };
  }

  async goHome(): Promise<void> {
    for (const listener of this.listeners) listener.hangUp();
    for (const server of [this.server, ...this.others]) await server.stop('SIGTERM');
  }

  private async addWatchers(count: number): Promise<void> {
    await inParallel(count, async (i) => {
      const table = this.tables[i % this.tables.length] as LoadTable;
      const nth = 2 + Math.floor(i / this.tables.length);
      const watcher = new Listener(await this.somebody(i % this.tables.length, nth), table.id);
      watcher.watch(null);
      this.listeners.push(watcher);
      await watcher.upToDate();
    });
  }

  /** The next guest of a table: they are all at one server, or each at another. */
  private somebody(table: number, nth: number): Promise<Guest> {
    const servers = [this.server, ...this.others];
    const at = this.options.apart ? table + nth : table;
    const { url } = servers[at % servers.length] as ServerProcess;
    return Guest.enter(url, `Guest ${this.people++}`);
  }
}

/** Processor seconds of this program since then. */
function ownCpu(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

async function inParallel(count: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Seconds that some work takes. */
async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Attacks a server with its usual limits, and tells how long a bystander waits. */
async function mainFlood(args: readonly string[]): Promise<boolean> {
  const options = readFloodOptions(args);
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n`);
    return false;
  }
  const report = await flood(options.seconds, (text) => process.stderr.write(`${text}\n`));
  process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : floodText(report));
  return true;
}

/** Returns whether the measurement succeeded. */
async function main(args: readonly string[]): Promise<boolean> {
  if (args[0] === 'flood') return mainFlood(args.slice(1));
  const options = readOptions(args);
  const complaint = typeof options === 'string' ? options : notEnoughFiles(options);
  if (typeof options === 'string' || complaint !== undefined) {
    process.stderr.write(`${complaint}\n`);
    return false;
  }
  const folder = options.data ?? mkdtempSync(join(tmpdir(), 'baithak-load-'));
  const tell = (text: string) => process.stderr.write(`${text}\n`);
  try {
    const report = await runLoad(options, folder, tell);
    process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : tableOf(options, report));
    return true;
  } finally {
    if (options.data === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
