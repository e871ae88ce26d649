/** What the server says about itself. */
export interface Gauges {
  /** Megabytes. */
  readonly memory: number;
  /** Seconds of processor time, of all threads, since it started. */
  readonly cpu: number;
  /** Milliseconds that 99 of 100 turns of its event loop were late at most, since this was asked last. */
  readonly loopP99: number;
  readonly sockets: number;
}

/** The server looks at its event loop every so many milliseconds, and counts them in. */
const LOOKS_EVERY = 10;

async function gaugesOf(url: string): Promise<Gauges> {
  const text = await (await fetch(new URL('/metrics', url))).text();
  const read = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    memory: read('process_resident_memory_bytes') / 2 ** 20,
    cpu: read('process_cpu_seconds_total'),
    loopP99: Math.max(0, 1000 * read('nodejs_eventloop_lag_p99_seconds') - LOOKS_EVERY),
    sockets: read('baithak_sockets'),
  };
}

/** How busy the server was while something went on, as shares of one core. */
export async function watched<T>(
  url: string,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly gauges: Gauges }> {
  const before = await gaugesOf(url);
  const start = performance.now();
  const result = await work();
  const after = await gaugesOf(url);
  const seconds = (performance.now() - start) / 1000;
  return { result, gauges: { ...after, cpu: (after.cpu - before.cpu) / seconds } };
}
