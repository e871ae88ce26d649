import { cpus } from 'node:os';
import type { LoadOptions } from './options.ts';
import type { Probed } from './probes.ts';
import { type Probe, quantile, type Sample } from './samples.ts';
import type { Usage } from './server.ts';
import type { Played } from './tables.ts';
import { calmSeconds, middleSecond, type Slot, timelineText, worstSecond } from './timeline.ts';

export interface Report {
  readonly cores: number;
  /** The system's load average, our own processes included. */
  readonly loadAverage: number;
  /** The limit of open files: no more sockets fit into a process. */
  readonly openFiles: number;
  readonly tables: number;
  readonly sockets: number;
  /** Seconds to open all tables and sockets. */
  readonly opening: number;
  readonly play: PlayReport;
  readonly idle: { readonly sockets: number; readonly opening: number } & Busy;
  readonly storm?: StormReport;
}

/** The server's memory in megabytes, its processor time in cores, its event loop's delay in milliseconds. */
type Busy = Pick<Usage, 'memory' | 'cpu' | 'loopP99'>;

export interface PlayReport extends Busy {
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from when a move was due to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  readonly refused: readonly string[];
  readonly delayed: number;
  /** The machine's own fdatasync of 4 kB meanwhile, in milliseconds. */
  readonly disk: { readonly p50: number; readonly p99: number; readonly slowest: number };
  /** The share of this machine's cores that other machines on the same host took (NaN if unknown). */
  readonly stolen: number;
  /** Full garbage collections of the main thread, and the milliseconds for which they stopped it. */
  readonly collections: number;
  readonly collecting: number;
  /** The p99 of the second in the middle of all seconds of play: pauses of the machine hardly change it. */
  readonly p99OfMiddleSecond: number;
  /** The p99 of all moves in seconds in which other machines took next to nothing, and how many those were. */
  readonly calm: { readonly p99: number; readonly seconds: number };
  readonly worst: readonly Slot[];
  /** The load program's own garbage collections, in milliseconds: while they last it reads no answer. */
  readonly longestOwnPause: number;
  readonly ownPauses: number;
  /** Processor milliseconds of the server for each move, and those of its main thread (NaN if unknown). */
  readonly cpuPerMove: number;
  readonly mainCpuPerMove: number;
  /** Cores that the load program itself took from the server. */
  readonly ownCpu: number;
}

export interface StormReport {
  readonly sockets: number;
  /** Seconds from the kill until the server listened again, and until every stream had sent something. */
  readonly serverBack: number;
  readonly allBack: number;
  /** Processor milliseconds of the new server for each socket that came back, and of this program. */
  readonly cpuPerSocket: number;
  readonly mainCpuPerSocket: number;
  readonly ownCpuPerSocket: number;
  /** Sockets that did not come back. */
  readonly lost: number;
  /** Moves made afterwards, and the refusals among them. */
  readonly moves: number;
  readonly refused: readonly string[];
}

/** Per cent of the cores. */
const CALM = 1;

export const busy = ({ memory, cpu, loopP99 }: Usage): Busy => ({ memory, cpu, loopP99 });

export function playReport(
  { result: played, samples, own }: Probed<Played>,
  usage: Usage,
  ownCpu: number,
): PlayReport {
  const all = played.answers.map(({ ms }) => ms);
  const disk = samples.filter(({ probe }) => probe === 'disk').map(({ ms }) => ms);
  return {
    seconds: played.seconds,
    moves: all.length,
    movesPerSecond: all.length / played.seconds,
    ...quantiles(all),
    refused: played.refused,
    delayed: played.delayed,
    disk: quantiles(disk),
    stolen: sum(samples, 'stolen') / (1000 * played.seconds * cpus().length),
    collections: usage.collections,
    collecting: 1000 * usage.collecting,
    p99OfMiddleSecond: middleSecond(played.start, played.answers),
    calm: calmSeconds(played.start, played.answers, samples, CALM * 10 * cpus().length),
    worst: worstSecond(played.start, played.answers, samples),
    longestOwnPause: own.longest,
    ownPauses: own.sum,
    ...busy(usage),
    cpuPerMove: (1000 * usage.cpu * played.seconds) / all.length,
    mainCpuPerMove: (1000 * usage.mainCpu * played.seconds) / all.length,
    ownCpu,
  };
}

/** NaN if nothing was probed. */
function sum(samples: readonly Sample[], probe: Probe): number {
  const found = samples.filter((sample) => sample.probe === probe);
  return found.length === 0 ? Number.NaN : found.reduce((all, { ms }) => all + ms, 0);
}

export const quantiles = (values: readonly number[]) => ({
  p50: quantile(values, 0.5),
  p99: quantile(values, 0.99),
  slowest: quantile(values, 1),
});

type Row = readonly [name: string, value: string, note?: string];

/** The report as a table for people. */
export function tableOf(options: LoadOptions, report: Report): string {
  const { play, idle, storm } = report;
  const rows: readonly Row[] = [
    ['tables', String(report.tables)],
    ['sockets', String(report.sockets), `opened in ${seconds(report.opening)}`],
    ['moves per second', play.movesPerSecond.toFixed(0), `${options.rate} wanted`],
    ['p50 to acknowledgement', ms(play.p50)],
    ['p99 to acknowledgement', ms(play.p99), `the slowest of ${play.moves}: ${ms(play.slowest)}`],
    ['  of the middle second', ms(play.p99OfMiddleSecond)],
    [
      `  where others took < ${CALM} %`,
      Number.isNaN(play.calm.p99) ? '-' : ms(play.calm.p99),
      `${play.calm.seconds} of ${play.seconds.toFixed(0)} seconds`,
    ],
    ['refused, delayed', `${play.refused.length}, ${play.delayed}`, unique(play.refused)],
    ['fdatasync of the machine', ms(play.disk.p50), `p99 ${ms(play.disk.p99)}`],
    ['taken by other machines', percent(play.stolen), 'of the cores'],
    ['memory of the server', megabytes(play.memory)],
    ['cores used', play.cpu.toFixed(2), `and ${play.ownCpu.toFixed(2)} to measure it`],
    ['  for each move', cpu(play.cpuPerMove), mainThread(play.mainCpuPerMove)],
    ['event loop, p99', ms(play.loopP99)],
    ['collections of the guests', ms(play.ownPauses), `the longest ${ms(play.longestOwnPause)}`],
    ['full collections', String(play.collections), `${ms(play.collecting)} in all`],
    ['idle sockets', String(idle.sockets), `opened in ${seconds(idle.opening)}`],
    ['  memory, cores', `${megabytes(idle.memory)}, ${idle.cpu.toFixed(2)}`],
    ...(storm === undefined ? [] : stormRows(storm)),
    ['open files allowed', String(report.openFiles)],
    ['machine', `${report.cores} cores`, `load average ${report.loadAverage.toFixed(1)}`],
  ];
  const wide = Math.max(...rows.map(([name]) => name.length)) + 2;
  const lines = rows.map(([name, value, note]) =>
    `${name.padEnd(wide)}${value.padStart(14)}${note ? `   ${note}` : ''}`.trimEnd(),
  );
  return `${lines.join('\n')}\n\n${timelineText(play.worst)}`;
}

const stormRows = (storm: StormReport): Row[] => [
  ['reconnect storm', seconds(storm.allBack), `${storm.sockets} sockets, ${storm.lost} lost`],
  ['  server back after', seconds(storm.serverBack)],
  [
    '  for each socket',
    cpu(storm.cpuPerSocket),
    `${mainThread(storm.mainCpuPerSocket)}, and ${cpu(storm.ownCpuPerSocket)} to measure it`,
  ],
  ['  played on', `${storm.moves} moves`, `${storm.refused.length} refused`],
];

const ms = (value: number) => `${value.toFixed(1)} ms`;
const cpu = (value: number) => `${value.toFixed(2)} ms CPU`;
const mainThread = (value: number) => `${value.toFixed(2)} ms of it in the main thread`;
const seconds = (value: number) => `${value.toFixed(1)} s`;
const percent = (share: number) =>
  Number.isNaN(share) ? 'not known' : `${(100 * share).toFixed(1)} %`;
const megabytes = (value: number) => `${value.toFixed(0)} MB`;
const unique = (codes: readonly string[]) => [...new Set(codes)].join(' ');
