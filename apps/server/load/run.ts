import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { catalog } from '@baithak/catalog';
import { watched } from './gauges.ts';
import { Guest } from './guest.ts';
import { Listener } from './listener.ts';
import type { LoadOptions } from './options.ts';
import { play, Waiting } from './pace.ts';
import { busy, type PlayReport, playReport, type Report, type StormReport } from './report.ts';
import { ServerProcess } from './server.ts';
import { LoadTable } from './table.ts';

/** How many things are opened at the same time. */
const AT_ONCE = 100;
/** Seconds of playing before measuring, until the programs run as fast as they do in the long run. */
const WARM_UP = 3;
/** Seconds that everybody only waits, and that they play on after the storm. */
const IDLE = 5;
const AFTERWARDS = 3;
/** Who is not back after so many seconds is lost. */
const PATIENCE = 120;

/** A server in a process of its own, and everybody else in this one. */
export async function runLoad(
  options: LoadOptions,
  data: string,
  tell: (text: string) => void,
): Promise<Report> {
  const all = options.sockets + options.idle;
  const server = await ServerProcess.start(data, all);
  const crowd = new Crowd(server, data, options);
  try {
    tell(`opening ${options.tables} tables with ${options.sockets} sockets`);
    const opening = await timed(() => crowd.openTables());
    tell(`playing for ${options.seconds} s`);
    const played = await crowd.play();
    tell(`opening ${options.idle} idle sockets`);
    const idleOpening = await timed(() => crowd.openIdle());
    const { gauges } = await watched(server.url, () =>
      sleep(1000 * Math.min(IDLE, options.seconds)),
    );
    if (options.storm) tell(`killing the server with ${all} sockets`);
    const storm = options.storm ? await crowd.storm() : undefined;
    return {
      cores: cpus().length,
      loadAverage: loadavg()[0] as number,
      tables: options.tables,
      sockets: options.sockets,
      opening,
      play: played,
      idle: { sockets: options.idle, opening: idleOpening, ...busy(gauges) },
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
    private readonly data: string,
    private readonly options: LoadOptions,
  ) {}

  async openTables(): Promise<void> {
    const { tables, sockets } = this.options;
    const games = await Promise.all([catalog.talluka.game(), catalog.jaipur.game()]);
    await inParallel(tables, async (i) => {
      const two = [await this.somebody(), await this.somebody()] as const;
      const game = games[i % games.length] as (typeof games)[number];
      const table = await LoadTable.open(game, two, this.waiting.add);
      this.tables.push(table);
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
    const { result, gauges } = await watched(this.server.url, () =>
      play(this.waiting, rate, seconds),
    );
    const { user, system } = process.cpuUsage(before);
    return playReport(result, gauges, (user + system) / 1e6 / result.seconds);
  }

  /** The server dies, comes back at the same place, and everybody returns as their lines see fit. */
  async storm(): Promise<StormReport> {
    const { sockets, idle, rate, seconds } = this.options;
    const start = performance.now();
    const since = () => (performance.now() - start) / 1000;
    await this.server.stop('SIGKILL');
    for (const listener of this.listeners) listener.expectNews();
    this.server = await ServerProcess.start(this.data, sockets + idle, this.server.port);
    const serverBack = since();
    const all = Promise.all(this.listeners.map((listener) => listener.attentiveAgain()));
    await Promise.race([all, sleep(1000 * PATIENCE, undefined, { ref: false })]);
    const allBack = since();
    const lost = this.listeners.filter(({ attentive }) => !attentive).length;
    const playing = lost === 0 ? Math.min(AFTERWARDS, seconds) : 0;
    const { answers, refused } = await play(this.waiting, rate, playing);
    return { sockets: sockets + idle, serverBack, allBack, lost, moves: answers.length, refused };
  }

  async goHome(): Promise<void> {
    for (const listener of this.listeners) listener.hangUp();
    await this.server.stop('SIGTERM');
  }

  private async addWatchers(count: number): Promise<void> {
    await inParallel(count, async (i) => {
      const table = this.tables[i % this.tables.length] as LoadTable;
      const watcher = new Listener(await this.somebody(), table.id);
      watcher.watch(null);
      this.listeners.push(watcher);
      await watcher.attentiveAgain();
    });
  }

  private somebody(): Promise<Guest> {
    return Guest.enter(this.server.url, `Guest ${this.people++}`);
  }
}

async function inParallel(count: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** In seconds. */
async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
