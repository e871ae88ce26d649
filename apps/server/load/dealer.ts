import {
  type Command,
  FairHand,
  NO_TABLE,
  type PublicState,
  reducePublic,
  type StreamEvent,
} from '@baithak/table';

/** Does a client's part in fair deals, as a page does: it hears one stream and answers by itself. */
export class Dealer {
  private readonly hand: FairHand;
  private readonly receipts = new Map<string, string>();
  private state: PublicState = NO_TABLE;
  private next = 0;
  private given = '';
  /** The salts that it has revealed. */
  readonly salts: string[] = [];

  constructor(
    person: string,
    private readonly give: (command: Command) => void,
  ) {
    this.hand = new FairHand(person, Math.random().toString(36), this.receipts);
  }

  /** Several streams tell the same, so events that are known already are passed over. */
  hear(events: readonly StreamEvent[]): void {
    for (const event of events) {
      if (event.seq !== this.next) continue;
      this.next += 1;
      this.state = reducePublic(this.state, event);
    }
    const command = this.hand.next(this.state);
    if (command === 'suspect') throw new Error('the table asks for a salt a second time');
    const what = `${command?.do} ${this.state.seal?.commitment}`;
    if (command === undefined || what === this.given) return;
    this.given = what;
    if (command.do === 'salt') this.salts.push(command.text);
    this.give(command);
  }
}
