import type { Gauges } from './gauges.ts';
import type { LoadOptions } from './options.ts';
import type { Played } from './pace.ts';

export interface Report {
  readonly cores: number;
  /** Programs that wanted to run while it was measured, on average; ours are among them. */
  readonly loadAverage: number;
  readonly tables: number;
  readonly sockets: number;
  /** Seconds it took to open all of them. */
  readonly opening: number;
  readonly play: PlayReport;
  readonly idle: { readonly sockets: number; readonly opening: number } & Busy;
  readonly storm?: StormReport;
}

export interface Busy {
  /** Of the server, in megabytes. */
  readonly memory: number;
  /** Of the server, in cores. */
  readonly cpu: number;
  /** How late the server's event loop was, in milliseconds. */
  readonly loopP99: number;
}

export interface PlayReport extends Busy {
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from sending to the acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  readonly refused: readonly string[];
  readonly missed: number;
  /** Of the program that measures, in cores: what it takes the server does not get. */
  readonly ownCpu: number;
}

export interface StormReport {
  readonly sockets: number;
  /** Seconds from the kill until the server listened again, and until every stream was taken up. */
  readonly serverBack: number;
  readonly allBack: number;
  /** Sockets that did not come back. */
  readonly lost: number;
  /** Moves made afterwards, and the refusals among them. */
  readonly moves: number;
  readonly refused: readonly string[];
}

export const busy = ({ memory, cpu, loopP99 }: Gauges): Busy => ({ memory, cpu, loopP99 });

export function playReport(played: Played, gauges: Gauges, ownCpu: number): PlayReport {
  const sorted = [...played.answers].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return {
    seconds: played.seconds,
    moves: sorted.length,
    movesPerSecond: sorted.length / played.seconds,
    p50: at(0.5),
    p99: at(0.99),
    slowest: at(1),
    refused: played.refused,
    missed: played.missed,
    ...busy(gauges),
    ownCpu,
  };
}

type Row = readonly [name: string, value: string, note?: string];

/** The same for people. */
export function tableOf(options: LoadOptions, report: Report): string {
  const { play, idle, storm } = report;
  const rows: readonly Row[] = [
    ['tables', String(report.tables)],
    ['sockets', String(report.sockets), `opened in ${seconds(report.opening)}`],
    ['moves per second', play.movesPerSecond.toFixed(0), `${options.rate} wanted`],
    ['p50 to acknowledgement', ms(play.p50)],
    ['p99 to acknowledgement', ms(play.p99), `the slowest of ${play.moves}: ${ms(play.slowest)}`],
    ['refused, missed', `${play.refused.length}, ${play.missed}`, unique(play.refused)],
    ['memory of the server', megabytes(play.memory)],
    ['cores used', play.cpu.toFixed(2), `and ${play.ownCpu.toFixed(2)} to measure it`],
    ['event loop, p99', ms(play.loopP99)],
    ['idle sockets', String(idle.sockets), `opened in ${seconds(idle.opening)}`],
    ['  memory, cores', `${megabytes(idle.memory)}, ${idle.cpu.toFixed(2)}`],
    ...(storm === undefined ? [] : stormRows(storm)),
    ['machine', `${report.cores} cores`, `load average ${report.loadAverage.toFixed(1)}`],
  ];
  const wide = Math.max(...rows.map(([name]) => name.length)) + 2;
  const lines = rows.map(([name, value, note]) =>
    `${name.padEnd(wide)}${value.padStart(14)}${note ? `   ${note}` : ''}`.trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

const stormRows = (storm: StormReport): Row[] => [
  ['reconnect storm', seconds(storm.allBack), `${storm.sockets} sockets, ${storm.lost} lost`],
  ['  server back after', seconds(storm.serverBack)],
  ['  played on', `${storm.moves} moves`, `${storm.refused.length} refused`],
];

const ms = (value: number) => `${value.toFixed(1)} ms`;
const seconds = (value: number) => `${value.toFixed(1)} s`;
const megabytes = (value: number) => `${value.toFixed(0)} MB`;
const unique = (codes: readonly string[]) => [...new Set(codes)].join(' ');
