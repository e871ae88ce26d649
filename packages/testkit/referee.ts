import {
  Fault,
  type Game,
  type GameEvent,
  legalMoves,
  OutcomeList,
  read,
  sure,
} from '@baithak/kernel';

/** What a game's tests ask again and again, in notation. */
export interface Referee<State, Event> {
  movesOf(state: State): string[];
  /** The outcomes that can happen now, with their weights. */
  oddsOf(state: State): Record<string, number>;
  /** Plays moves, and resolves outcomes with a leading `=`. Returns the events. */
  run(state: State, ...texts: readonly string[]): Event[];
  /** The refusal of a move: its code, its rule and what it points at. */
  refused(state: State, text: string): string;
}

export function refereeOf<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
): Referee<State, Event> {
  return {
    movesOf: (state) => legalMoves(game, state),
    oddsOf(state) {
      const list = new OutcomeList();
      game.outcomes(state, list);
      return Object.fromEntries(
        Array.from({ length: list.size }, (_, i) => [
          game.formatOutcome(state, list.at(i)),
          list.weightAt(i),
        ]),
      );
    },
    run(state, ...texts) {
      const events: Event[] = [];
      const tell = (event: Event) => events.push(event);
      for (const text of texts) {
        if (text.startsWith('=')) {
          game.resolve(state, sure(game.readOutcome(state, text.slice(1))), tell);
        } else game.play(state, sure(read(game, state, text)), tell);
      }
      return events;
    },
    refused(state, text) {
      const fault = read(game, state, text);
      if (!(fault instanceof Fault)) throw new Error(`${text} is legal`);
      return [fault.code, fault.rule, ...(fault.at ?? [])].join(' ');
    },
  };
}
