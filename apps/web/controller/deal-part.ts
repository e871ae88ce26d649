import { type Command, FairHand, type PublicState, type Receipts } from '@baithak/table';

/** What a browser keeps for fair deals. */
export type DealSecrets = Receipts & { readonly secret: string };

/** This page's part in fair deals. It needs nothing from the person at the screen. */
export class DealPart {
  private readonly hand: FairHand | undefined;
  /** The last step that this page took. */
  private done = '';

  constructor(person: string, secrets: DealSecrets | undefined) {
    if (secrets !== undefined) this.hand = new FairHand(person, secrets.secret, secrets);
  }

  /** Whether a match that has just begun was dealt from other promises than this page saw. */
  doubts(before: PublicState, commitment: string | null): boolean {
    return this.hand?.trusts(before, commitment) === false;
  }

  /** What to think of an event after this page has revealed its salt, if it is not what an honest table does. */
  brokenOff(before: PublicState, after: PublicState) {
    return this.hand?.brokenOff(before, after);
  }

  /** The promise or salt that the table waits for, once; `suspect` if no honest table would ask. */
  next(state: PublicState): Command | 'suspect' | undefined {
    const next = this.hand?.next(state);
    if (next === undefined || next === 'suspect') return next;
    const step = `${next.do} ${state.seal?.commitment}`;
    if (step === this.done) return undefined;
    this.done = step;
    return next;
  }
}
