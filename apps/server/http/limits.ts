/** A bucket that fills up again steadily; whoever finds it empty has to wait. */
interface Bucket {
  tokens: number;
  at: number;
}

/** So many at once, and so many a second in the long run, for each key. */
export class RateLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly now: () => number,
  ) {}

  /** Whether one more may pass. */
  take(key: string): boolean {
    const bucket = this.filled(key);
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }

  /** For what turned out to be dear: it is paid for later. */
  charge(key: string, tokens: number): void {
    this.filled(key).tokens -= tokens;
  }

  /** Forgets those that are full again. */
  sweep(): void {
    for (const key of this.buckets.keys()) {
      if (this.filled(key).tokens >= this.burst) this.buckets.delete(key);
    }
  }

  private filled(key: string): Bucket {
    const now = this.now();
    const bucket = this.buckets.get(key) ?? { tokens: this.burst, at: now };
    const more = (Math.max(0, now - bucket.at) / 1000) * this.perSecond;
    bucket.tokens = Math.min(this.burst, bucket.tokens + more);
    bucket.at = now;
    this.buckets.set(key, bucket);
    return bucket;
  }
}

/** What playing a match again costs, besides the one message or request that asked for it. */
export const REPLAY = 4;

/** How many of something each key has now. */
export class Headcount {
  private readonly counts = new Map<string, number>();
  total = 0;

  constructor(
    private readonly most: number,
    private readonly mostEach: number,
  ) {}

  /** Comes in if there is room; the returned function lets it out again. */
  enter(key: string): (() => void) | undefined {
    const count = this.counts.get(key) ?? 0;
    if (this.total >= this.most || count >= this.mostEach) return undefined;
    this.counts.set(key, count + 1);
    this.total += 1;
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      this.total -= 1;
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left === 0) this.counts.delete(key);
      else this.counts.set(key, left);
    };
  }
}
