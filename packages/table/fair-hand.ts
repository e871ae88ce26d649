import { dealDigest, promiseOf, type Seat, sha256Hex } from '@baithak/kernel';
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
    const seat = this.partIn(state);
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

  /**
   * Whether an event ends a deal, or this client's part in it, after the client has revealed its salt: that way a
   * server could choose between deals. An honest table does so only if it has not heard the salt.
   */
  brokenOff(before: PublicState, after: PublicState): 'broken-off' | 'unheard' | undefined {
    const { deal, seal } = before;
    if (deal === null || seal === null || after.stage === 'playing') return undefined;
    const seat = this.partIn(before);
    if (seat === undefined || this.receipts.get(seal.commitment) === undefined) return undefined;
    const isSame = after.seal?.commitment === seal.commitment;
    if (isSame && after.deal?.seats.includes(seat)) return undefined;
    return deal.revealed.includes(seat) ? 'broken-off' : 'unheard';
  }

  /** The seat for which this client takes part in the deal. */
  private partIn(state: PublicState): Seat | undefined {
    const own = seatsOf(state, this.person);
    return state.deal?.seats.find((each) => own.includes(each));
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
