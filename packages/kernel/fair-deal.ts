import { commitment, sha256Hex } from './chance.ts';
import type { Seat } from './game.ts';
import { Fault } from './message.ts';

/**
 * How the chance of a match was made fair. 1: salts were sent in clear, one after the other, so
 * whoever knew the seed could choose the last one. 2: every salt is promised by its hash before the
 * first is revealed.
 */
export type Scheme = 1 | 2;

/** The hash by which a player promises a salt. It holds for one sealed seed only. */
export function promiseOf(sealed: string, salt: string): string {
  return sha256Hex(JSON.stringify([sealed, salt]));
}

export interface Promised {
  readonly seat: Seat;
  readonly hash: string;
}

/** One text for the sealed seed and all promises, to be compared by everybody who saw them. */
export function dealDigest(sealed: string, promises: readonly Promised[]): string {
  const inOrder = promises.toSorted((a, b) => a.seat - b.seat);
  return sha256Hex(JSON.stringify([sealed, inOrder.map(({ seat, hash }) => [seat, hash])]));
}

const HASH = /^[0-9a-f]{64}$/;

/** The promises of a match under scheme 2, and what became of them. */
export class FairDeal {
  private readonly hashes = new Map<Seat, string>();
  /** `null`: the player withheld the salt. */
  private readonly opened = new Map<Seat, string | null>();
  private readonly sealed: string;

  constructor(seed: string) {
    this.sealed = commitment(seed);
  }

  promise(seat: Seat, hash: string): Fault | undefined {
    if (!HASH.test(hash)) return new Fault('promise-form');
    if (this.opened.size > 0) return new Fault('promise-late');
    if (this.hashes.has(seat)) return new Fault('promise-twice');
    this.hashes.set(seat, hash);
    return undefined;
  }

  reveal(seat: Seat, salt: string): Fault | undefined {
    const barred = this.mayOpen(seat);
    if (barred !== undefined) return barred;
    if (promiseOf(this.sealed, salt) !== this.hashes.get(seat)) return new Fault('promise-broken');
    this.opened.set(seat, salt);
    return undefined;
  }

  withhold(seat: Seat): Fault | undefined {
    const barred = this.mayOpen(seat);
    if (barred === undefined) this.opened.set(seat, null);
    return barred;
  }

  /** A fault while somebody's salt is neither revealed nor withheld. */
  get unsettled(): Fault | undefined {
    return this.opened.size < this.hashes.size ? new Fault('promise-open') : undefined;
  }

  /** The salts that count, by seat: nobody can choose their order. */
  get salts(): string[] {
    return [...this.opened]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([, salt]) => (salt === null ? [] : [salt]));
  }

  get promises(): Promised[] {
    return [...this.hashes].map(([seat, hash]) => ({ seat, hash }));
  }

  get digest(): string {
    return dealDigest(this.sealed, this.promises);
  }

  private mayOpen(seat: Seat): Fault | undefined {
    if (!this.hashes.has(seat)) return new Fault('promise-missing');
    return this.opened.has(seat) ? new Fault('promise-twice') : undefined;
  }
}
