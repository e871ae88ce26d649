import type { Game, GameEvent, MemoryAids, Preview, Seat } from './game.ts';
import { Fault } from './message.ts';
import { read } from './moves.ts';

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

  /** The events as the seat notices them, up to the first that reveals something. */
  get witnessed(): Event[] {
    const { game, seat, events } = this;
    const reveal = events.findIndex((event) => game.reveals?.(event, seat));
    const known = reveal < 0 ? events : events.slice(0, reveal);
    return known.flatMap((event) => game.witness(event, seat) ?? []);
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

  /**
   * What further moves would lead to; the draft itself stays as it is. The answer passes through
   * `witness` and `dim` like everything else that a person sees. A move that reveals something is
   * previewed up to the reveal: its view is the one before it.
   */
  preview(texts: readonly string[], aids: MemoryAids): Preview<View, Event> | Fault {
    const { game, seat } = this;
    const ahead = new Draft(game, this.current, seat);
    let known = ahead.state;
    for (const text of texts) {
      const fault = ahead.add(text);
      if (fault !== undefined) return fault;
      if (ahead.events.some((event) => game.reveals?.(event, seat))) break;
      known = ahead.state;
    }
    const view = game.dim(game.view(known, seat), aids);
    return { view, events: ahead.witnessed, tally: game.tally(view) };
  }

  back(): boolean {
    const last = this.steps.pop();
    if (last === undefined) return false;
    this.current = last.before;
    return true;
  }
}
