import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** What is probed beside the moves: where a wait shows up tells who waits. */
export const PROBES = ['stolen', 'loop', 'disk', 'server', 'database'] as const;
export type Probe = (typeof PROBES)[number];

export interface Sample {
  readonly probe: Probe;
  /** When it was due, and the milliseconds from then until it was done. */
  readonly due: number;
  readonly ms: number;
}

const EVERY = 100;

/** Linux counts in hundredths of a second; the eighth number is what other machines on the same host took from our cores. */
function stolenSoFar(): number | undefined {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    const stolen = Number(line.trim().split(/\s+/)[8]);
    return Number.isFinite(stolen) ? 10 * stolen : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Measures, ten times a second: the processor time that other machines took, where the system tells; how late this program's own timer is; an fdatasync of 4 kB on the disk of
 * the database; a request that only the server's main thread answers; one that its database answers.
 */
export async function probing<T>(
  url: string,
  folder: string,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly samples: readonly Sample[] }> {
  const file = await open(join(folder, 'probe'), 'w');
  const samples: Sample[] = [];
  const busy = new Set<Promise<unknown>>();
  const page = Buffer.alloc(4096);
  const asks: Readonly<Record<Exclude<Probe, 'stolen' | 'loop'>, () => Promise<unknown>>> = {
    disk: () => file.write(page, 0, page.length, 0).then(() => file.datasync()),
    server: () => fetched(new URL('/api/host', url)),
    database: () => fetched(new URL('/healthz', url)),
  };
  let stolenBefore = stolenSoFar();
  const look = (due: number) => {
    samples.push({ probe: 'loop', due, ms: performance.now() - due });
    const stolen = stolenSoFar();
    if (stolen !== undefined && stolenBefore !== undefined)
      samples.push({ probe: 'stolen', due, ms: stolen - stolenBefore });
    stolenBefore = stolen;
    for (const [probe, ask] of Object.entries(asks)) {
      const done = ask().then(
        () => samples.push({ probe: probe as Probe, due, ms: performance.now() - due }),
        () => undefined,
      );
      busy.add(done);
      void done.then(() => busy.delete(done));
    }
  };
  let due = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(
      () => {
        for (; due <= performance.now(); due += EVERY) look(due);
        wait();
      },
      Math.ceil(due - performance.now()),
    );
  };
  wait();
  try {
    const result = await work();
    return { result, samples };
  } finally {
    clearTimeout(timer);
    await Promise.allSettled(busy);
    await file.close();
  }
}

const fetched = async (url: URL) => (await fetch(url)).arrayBuffer();

/** The share of values that are at most this high. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
