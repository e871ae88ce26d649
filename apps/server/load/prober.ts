import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { absoluteNow, onTime, type Sample, type ThreadProbe } from './samples.ts';

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

const fetched = async (url: URL) => (await fetch(url)).arrayBuffer();

/**
 * Measures, ten times a second, in a thread that does nothing else: the processor time that other machines took,
 * where the system tells; how late this thread's timer is; an fdatasync of 4 kB on the disk of the database; a
 * request that only the server's main thread answers; one that its database answers.
 */
async function probe({ url, folder }: { url: string; folder: string }): Promise<void> {
  const file = await open(join(folder, 'probe'), 'w');
  const samples: Sample[] = [];
  const busy = new Set<Promise<unknown>>();
  const page = Buffer.alloc(4096);
  const asks: Readonly<Record<Exclude<ThreadProbe, 'stolen' | 'machine'>, () => Promise<unknown>>> =
    {
      disk: () => file.write(page, 0, page.length, 0).then(() => file.datasync()),
      server: () => fetched(new URL('/api/host', url)),
      database: () => fetched(new URL('/healthz', url)),
    };
  let stolenBefore = stolenSoFar();
  const stop = onTime((due) => {
    samples.push({ probe: 'machine', due, ms: absoluteNow() - due });
    const stolen = stolenSoFar();
    if (stolen !== undefined && stolenBefore !== undefined)
      samples.push({ probe: 'stolen', due, ms: stolen - stolenBefore });
    stolenBefore = stolen;
    for (const [name, ask] of Object.entries(asks)) {
      // From now, not from when it was due: a late thread is no slow disk.
      const from = absoluteNow();
      const done = ask().then(
        () => samples.push({ probe: name as ThreadProbe, due, ms: absoluteNow() - from }),
        () => undefined,
      );
      busy.add(done);
      void done.then(() => busy.delete(done));
    }
  });
  parentPort?.once('message', async () => {
    stop();
    await Promise.allSettled(busy);
    await file.close();
    parentPort?.postMessage(samples);
    parentPort?.close();
  });
}

await probe(workerData);
