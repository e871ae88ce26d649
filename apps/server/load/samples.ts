/** What is probed beside the moves: where a wait shows up tells who waits. */
export const PROBES = ['stolen', 'machine', 'guests', 'disk', 'server', 'database'] as const;
export type Probe = (typeof PROBES)[number];
/** What a thread of its own probes. */
export type ThreadProbe = Exclude<Probe, 'guests'>;

export interface Sample {
  readonly probe: Probe;
  /** When it was due, in milliseconds that all threads share, and how long it took. */
  readonly due: number;
  readonly ms: number;
}

const EVERY = 100;

/** `performance.now()` counts from the start of each thread. */
export const absoluteNow = (): number => performance.timeOrigin + performance.now();

/** Calls back ten times a second with the moment that was due, and makes up for what it missed. Returns how to stop it. */
export function onTime(look: (due: number) => void): () => void {
  let due = absoluteNow();
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      () => {
        for (; due <= absoluteNow(); due += EVERY) look(due);
        wait();
      },
      Math.ceil(due - absoluteNow()),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** The share of values that are at most this high. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
