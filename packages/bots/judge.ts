import { type Game, type Judgement, OVER, type Result, type Seat } from '@baithak/kernel';
import { Net, type Weights } from './net.ts';

/** What a seat has of first place: all of it, none, or a part if it is shared. */
export function firstPlaceShare({ places }: Result, seat: Seat): number {
  if (places[seat] !== 1) return 0;
  return 1 / places.filter((place) => place === 1).length;
}

/** Judges positions of one game at a table of some seats with a net. */
export class Judge<State = unknown, View = unknown> {
  readonly net: Net;

  constructor(
    readonly game: Game<State, View>,
    readonly judgement: Judgement<State>,
    weights: Weights,
  ) {
    this.net = new Net(weights);
  }

  /** A seat's chance to win, as far as it can know; certain once the game is over. */
  chance(state: State, seat: Seat): number {
    if (this.game.status(state) === OVER) return firstPlaceShare(this.game.result(state), seat);
    this.judgement.features(state, seat, this.net.input);
    const chance = this.net.run();
    return this.judgement.rounds?.match(state, seat, chance) ?? chance;
  }

  /** Prepares the net for positions that differ little from this one. */
  anchor(state: State, seat: Seat): void {
    this.judgement.features(state, seat, this.net.input);
    this.net.anchor();
  }

  /** Whether what a move led to depends on something that its mover did not know. */
  isSample(before: State, after: State): boolean {
    const { rounds, revealed } = this.judgement;
    if (this.game.status(after) === OVER) return true;
    if (rounds && rounds.finished(after) !== rounds.finished(before)) return true;
    return revealed?.(before, after) ?? false;
  }
}
