import {
  type AnyMatch,
  type ChanceSource,
  Fault,
  type Game,
  message,
  readMatch,
  type Seat,
  sure,
  writeMatch,
} from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { outcomesOf } from '../match.ts';
import type { Say } from '../story.ts';
import type { Screen } from './screen.ts';

/**
 * Chance from real cards or dice: a match without a seed, whose outcomes somebody types in. A table
 * draws outcomes the moment a move is made. So the outcomes of a move are asked for first, and the
 * table then finds them here.
 */
export class OutsideChance {
  /** The outcomes by the number of their log entry. */
  private readonly outcomes = new Map<number, readonly string[]>();
  private due = '';

  constructor(
    private readonly game: Game,
    private readonly screen: Screen,
    private readonly say: Say,
  ) {}

  /** Notes which outcome is due; `tableGame` then offers it and no other. */
  readonly source = (): ChanceSource => (seq, index) => {
    this.due = this.outcomes.get(seq)?.[index] ?? '';
    return { below: () => 0 };
  };

  /** The game as the table plays it: the only possible outcome is the one that was typed. */
  get tableGame(): Game {
    return {
      ...this.game,
      outcomes: (state, list) => {
        list.clear();
        list.add(sure(this.game.readOutcome(state, this.due)), 1);
      },
    };
  }

  /** Asks for the outcomes that the match waits for; false if the person left instead. */
  async settle(match: AnyMatch): Promise<boolean> {
    while (match.turn.kind === 'chance') {
      const choices = outcomesOf(match.game, match.state).map(([text]) => text);
      this.screen.print(this.say(message('play.outcome', { choices: choices.join(' ') })));
      const line = await this.screen.ask('> ');
      if (line === undefined || line === 'quit') {
        this.screen.leave();
        return false;
      }
      const fault = match.resolve(line);
      if (fault !== undefined) this.screen.print(this.say(faultMessage(fault)));
    }
    for (const entry of match.entries) {
      if ('outcomes' in entry) {
        const texts = entry.outcomes.map(({ text }) => text);
        this.outcomes.set(entry.seq, texts);
      }
    }
    return true;
  }

  /** Asks for what follows a move that is not made yet. */
  async foresee(file: string, seat: Seat, move: string): Promise<boolean | Fault> {
    const match = sure(readMatch(file, this.game));
    const entry = match.decide(seat, [move]);
    return entry instanceof Fault ? entry : this.settle(match);
  }
}

/** The match as a file; one with chance from outside has no seed to write. */
export function fileOf(match: AnyMatch, isOutside: boolean): string {
  return writeMatch(isOutside ? Object.create(match, { seed: { value: undefined } }) : match);
}
