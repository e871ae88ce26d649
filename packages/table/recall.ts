import type { AnyMatch, Entry, EntryOf, MatchSnapshot } from '@baithak/kernel';
import { occupantOf, type TableEvent } from './event.ts';
import { nameOf, type Stage } from './public-state.ts';

/** A snapshot of the match that the event `started` began. */
export interface StoredMatch {
  readonly started: number;
  readonly snapshot: MatchSnapshot;
}

/** A snapshot tells another story than the events. They are right, so replay them. */
export class WrongSnapshot extends Error {}

/** Follows the events that a snapshot already has in a match that was resumed from it. */
export class Recall {
  private constructor(
    private readonly match: AnyMatch,
    /** How many entries of the match the events have reached. */
    public entries: number,
  ) {}

  /** Resumes a match that is about to be dealt; returns nothing if the snapshot is of another one. */
  static from(match: AnyMatch, snapshot: MatchSnapshot | undefined): Recall | undefined {
    if (snapshot === undefined || !match.resume(snapshot)) return undefined;
    return new Recall(match, snapshot.first + Number(snapshot.entries[0]?.kind === 'deal'));
  }

  get isOver(): boolean {
    return this.entries === this.match.entries.length;
  }

  /** Takes what an event did to the match from the snapshot; returns false if it did nothing. */
  follow(event: TableEvent, stage: Stage): boolean {
    switch (event.kind) {
      case 'moved': {
        const { seat, moves } = this.next('decision') as EntryOf<'decision'>;
        const same =
          moves.length === event.moves.length && moves.every((m, i) => m === event.moves[i]);
        if (seat !== event.seat || !same) throw new WrongSnapshot();
        return true;
      }
      case 'undone':
        for (let i = 0; i < event.decisions; i++) this.next('undo');
        return true;
      case 'resigned':
        this.next('resign');
        return true;
      case 'timed-out':
        this.next('timeout');
        return true;
      case 'drawn':
        this.next('draw');
        return true;
      case 'seated':
        if (stage !== 'playing') return false;
        this.match.nameSeat(this.next('seat').seq, nameOf(occupantOf(event.occupant)));
        return true;
      case 'configured':
      case 'started':
        throw new WrongSnapshot();
      default:
        return false;
    }
  }

  private next(kind: Entry['kind']): Entry {
    const entry = this.match.entries[this.entries];
    if (entry?.kind !== kind) throw new WrongSnapshot();
    this.entries += 1;
    return entry;
  }
}
