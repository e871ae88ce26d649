import { dealDigest, promiseOf, sha256Hex } from '@baithak/kernel';
import type { Command } from './command.ts';
import { awaitedIn, type PublicState, seatsOf } from './public-state.ts';
import { type Env, submit } from './submit.ts';
import type { Table } from './table.ts';

/** Remembers, for each sealed seed, to which list of promises a salt was revealed. */
export interface Receipts {
  get(commitment: string): string | undefined;
  set(commitment: string, digest: string): void;
}

/**
 * A client's part in a fair deal. Its salt follows from a secret and the sealed seed, so that a page
 * that was reloaded, or another one of the same browser, can keep the promise. It reveals a salt to
 * one list of promises only, and it notes that list first: it is the proof if somebody cheats.
 */
export class FairHand {
  constructor(
    readonly person: string,
    /** Known to nobody else. */
    private readonly secret: string,
    private readonly receipts: Receipts,
  ) {}

  /** What is to be sent now; `suspect` if the table asks for something that no honest table asks for. */
  next(state: PublicState): Command | 'suspect' | undefined {
    const { deal, seal } = state;
    if (deal === null || seal === null) return undefined;
    const own = seatsOf(state, this.person);
    const seat = deal.seats.find((each) => own.includes(each));
    if (seat === undefined || !awaitedIn(deal).includes(seat)) return undefined;
    const { commitment } = seal;
    const salt = sha256Hex(JSON.stringify([this.secret, commitment]));
    const hash = promiseOf(commitment, salt);
    const known = this.receipts.get(commitment);
    const there = deal.promises.find((each) => each.seat === seat);
    if (there === undefined) {
      return known === undefined ? { do: 'promise', seat, hash } : 'suspect';
    }
    const digest = dealDigest(commitment, deal.promises);
    // Another page of this person has promised; it reveals as well.
    if (there.hash !== hash) return undefined;
    if (known !== undefined && known !== digest) return 'suspect';
    this.receipts.set(commitment, digest);
    return { do: 'salt', seat, text: salt };
  }

  /** Whether a match that has just begun was dealt from the promises that this client saw. */
  trusts(before: PublicState, commitment: string | null): boolean {
    const { deal } = before;
    const own = seatsOf(before, this.person);
    if (own.length === 0) return true;
    if (deal === null || commitment === null) return false;
    return this.receipts.get(commitment) === dealDigest(commitment, deal.promises);
  }
}

/** Lets clients in this very program do their part in a deal. */
export function dealWith(table: Table, hands: readonly FairHand[], env: Env): void {
  for (const hand of [...hands, ...hands]) {
    const next = hand.next(table.public);
    if (next !== undefined && next !== 'suspect') submit(table, next, hand.person, env);
  }
}
