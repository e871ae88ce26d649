/** A source of unbiased whole numbers. */
export interface Random {
  /** A whole number from 0 to n − 1; n is at least 1 and at most 2³². */
  below(n: number): number;
}

/**
 * sfc32, seeded from text: fast and repeatable, for search and tests. The chance of a match comes
 * from a hash instead (see chance.ts), because this one could be run backwards.
 */
export class FastRandom implements Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  constructor(seed: string | number) {
    const text = String(seed);
    let h = 0x811c9dc5;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    this.a = h;
    this.b = Math.imul(h ^ 0x5bd1e995, 0x9e3779b1);
    this.c = text.length;
    for (let i = 0; i < 15; i++) this.next();
  }

  /** 32 random bits as a signed integer. */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum;
  }

  below(n: number): number {
    if (n <= 65_536) return this.belowSmall(n);
    const limit = 4_294_967_296 - (4_294_967_296 % n);
    for (;;) {
      const bits = this.next() >>> 0;
      if (bits < limit) return bits % n;
    }
  }

  /** Multiply-and-shift on 16 bits: no division on the usual path, and still without bias. */
  private belowSmall(n: number): number {
    for (;;) {
      const product = (this.next() >>> 16) * n;
      const low = product & 0xffff;
      if (low >= n || low >= 65_536 % n) return product >>> 16;
    }
  }
}
