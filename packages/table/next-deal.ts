import { type AnyMatch, type Promised, type Seat, sure } from '@baithak/kernel';
import type { PersonId, TableEvent } from './event.ts';

/** What makes the next deal fair: the secret seed, and what people have promised and added to it. */
export class NextDeal {
  seed = '';
  private readonly salts = new Map<Seat | PersonId | null, string>();
  private promises: readonly Promised[] = [];

  apply(event: TableEvent): void {
    if (event.kind === 'promised') {
      this.promises = [...this.promises, { seat: event.seat, hash: event.hash }];
    } else if (event.kind === 'salted') this.salts.set(event.seat ?? event.by, event.text);
    else if (event.kind === 'sealed') {
      this.seed = event.seed;
      this.salts.clear();
      this.promises = [];
    }
  }

  /** Gives a new match its first entries. Those of scheme 2 follow the seats, so that nobody can choose the order. */
  prepare(match: AnyMatch): void {
    if (match.scheme === 1) for (const text of this.salts.values()) match.addEntropy(text);
    else {
      const promises = this.promises.toSorted((a, b) => a.seat - b.seat);
      for (const { seat, hash } of promises) sure(match.promise(seat, hash));
      for (const { seat } of promises) {
        const salt = this.salts.get(seat);
        sure(salt === undefined ? match.withhold(seat) : match.reveal(seat, salt));
      }
    }
  }
}
