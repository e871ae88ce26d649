import { PerformanceObserver } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { absoluteNow, onTime, type Sample } from './samples.ts';

/** The garbage collections of the load program itself, in milliseconds. */
interface OwnPauses {
  readonly longest: number;
  readonly sum: number;
}

export interface Probed<T> {
  readonly result: T;
  readonly samples: readonly Sample[];
  readonly own: OwnPauses;
}

/** Does some work while a thread of its own probes the machine and the server, and this one its own lateness. */
export async function probing<T>(
  url: string,
  folder: string,
  work: () => Promise<T>,
): Promise<Probed<T>> {
  const worker = new Worker(new URL('prober.mjs', import.meta.url), {
    workerData: { url, folder },
  });
  const samples: Sample[] = [];
  const stop = onTime((due) => samples.push({ probe: 'guests', due, ms: absoluteNow() - due }));
  const pauses: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) pauses.push(duration);
  });
  observer.observe({ entryTypes: ['gc'] });
  try {
    const result = await work();
    const probed = await new Promise<Sample[]>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage('end');
    });
    const own = { longest: Math.max(0, ...pauses), sum: pauses.reduce((a, b) => a + b, 0) };
    return { result, samples: [...samples, ...probed], own };
  } finally {
    stop();
    observer.disconnect();
    await worker.terminate();
  }
}
