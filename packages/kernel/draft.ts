import { Fault } from './fault.ts';
import type { Game, GameEvent, Move, Seat } from './game.ts';

interface Step<State, Event> {
  readonly before: State;
  readonly text: string;
  readonly events: readonly Event[];
}

/**
 * Moves of one seat that are tried but not yet committed: up to the next chance step or change of
 * seat. A client drafts on an imagined state, a match on a copy of the true one; taking back is free.
 */
export class Draft<State, View, Attempt, Event extends GameEvent> {
  private readonly steps: Step<State, Event>[] = [];
  private current: State;

  constructor(
    private readonly game: Game<State, View, Attempt, Event>,
    base: State,
    private readonly seat: Seat,
  ) {
    this.current = game.copy(base);
  }

  get state(): State {
    return this.current;
  }

  get texts(): string[] {
    return this.steps.map((step) => step.text);
  }

  get events(): Event[] {
    return this.steps.flatMap((step) => step.events);
  }

  /** Whether the same seat decides once more before anything else happens. */
  get open(): boolean {
    return this.game.status(this.current) === this.seat;
  }

  add(text: string): Fault | undefined {
    const { game, seat } = this;
    if (!this.open) {
      return this.steps.length === 0
        ? new Fault('not-your-turn', { args: { seat: { seat } } })
        : new Fault('move-after-turn', { args: { text } });
    }
    const move = read(game, this.current, text);
    if (move instanceof Fault) return move;
    const before = this.current;
    const events: Event[] = [];
    this.current = game.copy(before);
    game.play(this.current, move, (event) => events.push(event));
    this.steps.push({ before, text, events });
    return undefined;
  }

  back(): boolean {
    const last = this.steps.pop();
    if (last === undefined) return false;
    this.current = last.before;
    return true;
  }
}

/** From text to a legal move of the seat to decide. */
export function read<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  state: State,
  text: string,
): Move | Fault {
  const attempt = game.parse(text);
  return attempt instanceof Fault ? attempt : game.judge(state, attempt);
}

/** A legal move's one canonical text. */
export function write<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  state: State,
  move: Move,
): string {
  return game.format(game.spell(state, move));
}
