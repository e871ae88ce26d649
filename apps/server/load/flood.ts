import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { catalog } from '@baithak/catalog';
import { ATTACKS, type Attack, type Attacked, type AttackJob } from './attacker.ts';
import { Guest } from './guests.ts';
import { quantiles } from './report.ts';
import { ServerProcess, usageOf } from './server.ts';
import { LoadTable, play, Waiting } from './tables.ts';

/** Sockets of the attackers, each with a session of its own, all from one address. */
const ATTACKERS = 10;
/** Moves per second of the bystanders: two people at a table of their own. */
const RATE = 5;

type Latency = ReturnType<typeof quantiles> & { readonly moves: number };

export interface FloodReport {
  readonly loadAverage: number;
  /** How long bystanders wait for an answer in peace, in milliseconds. */
  readonly baseline: Latency;
  readonly attacks: readonly (Latency &
    Attacked & { readonly attack: Attack; readonly memory: number })[];
}

/** Attacks a server that has its usual limits, in all ways one after the other. */
export async function flood(seconds: number, tell: (text: string) => void): Promise<FloodReport> {
  const folder = mkdtempSync(join(tmpdir(), 'baithak-flood-'));
  const limits = { TRUST_PROXY: 'loopback' };
  const server = await ServerProcess.start(folder, 0, '0', limits);
  const waiting = new Waiting();
  try {
    const guests = [
      await Guest.enter(server.url, 'Asha', '10.1.0.1'),
      await Guest.enter(server.url, 'Ravi', '10.1.0.2'),
    ] as const;
    const table = await LoadTable.open(await catalog.talluka.game(), guests, waiting.add);
    const bystand = async (): Promise<Latency> => {
      const { answers } = await play(waiting, RATE, seconds);
      return { moves: answers.length, ...quantiles(answers.map(({ ms }) => ms)) };
    };
    tell('in peace');
    const baseline = await bystand();
    const people = await Promise.all(
      Array.from({ length: ATTACKERS }, (_, n) => Guest.enter(server.url, `Mob ${n}`, '10.2.0.1')),
    );
    const room = await (people[0] as Guest).openTable('talluka');
    const attacks: FloodReport['attacks'][number][] = [];
    for (const attack of ATTACKS) {
      tell(`attack: ${attack}`);
      const headers = people.map((guest) => guest.headers);
      const job = { attack, port: Number(server.port), table: room, people: headers };
      const assault = attacking(job);
      const latency = await bystand();
      const { memory } = await usageOf(server);
      attacks.push({ attack, ...latency, ...(await assault.end()), memory });
    }
    for (const player of table.players) player.hangUp();
    return { loadAverage: loadavg()[0] as number, baseline, attacks };
  } finally {
    await server.stop('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The attackers have a thread of their own: they must not slow down the measurement. */
function attacking(job: AttackJob): { end(): Promise<Attacked> } {
  const worker = new Worker(new URL('attacker.mjs', import.meta.url), { workerData: job });
  return {
    end: () =>
      new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage('end');
      }),
  };
}

/** The report as a table for people. */
export function floodText({ baseline, attacks, loadAverage }: FloodReport): string {
  const head = ['', 'moves', 'p50', 'p99', 'slowest', 'memory', 'sent', 'closed', 'refused'];
  const waits = ({ moves, p50, p99, slowest }: Latency) => [
    String(moves),
    ...[p50, p99, slowest].map((value) => `${value.toFixed(1)} ms`),
  ];
  const rows = attacks.map((each) => [
    each.attack,
    ...waits(each),
    `${each.memory.toFixed(0)} MB`,
    `${(each.bytes / 2 ** 20).toFixed(1)} MB`,
    String(each.closed),
    String(each.refused),
  ]);
  const lines = [head, ['in peace', ...waits(baseline)], ...rows].map((row) =>
    row.map((text, i) => (i === 0 ? text.padEnd(10) : text.padStart(11))).join(''),
  );
  return `how long a bystander waits\n${lines.join('\n')}\nload average ${loadAverage.toFixed(1)}\n`;
}
