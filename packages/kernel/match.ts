import { type ChanceSource, hashChance } from './chance.ts';
import { Draft } from './draft.ts';
import { type Entry, type EntryOf, endedResult, type Step } from './entry.ts';
import { checkSeats, readOptions } from './foreign.ts';
import {
  CHANCE,
  type Game,
  type GameEvent,
  type Options,
  type Outcome,
  OVER,
  type Result,
  type Seat,
  type Viewer,
} from './game.ts';
import type { Json } from './json.ts';
import { OutcomeList } from './lists.ts';
import { Fault, sure } from './message.ts';

export interface MatchSetup {
  readonly seats: number;
  readonly options?: unknown;
  /** A custom start in the game's position format. */
  readonly position?: unknown;
  readonly names?: readonly string[];
  /** Without a seed the outcomes are left to the caller (`resolve`). */
  readonly seed?: string;
  /** Where the random numbers come from, given seed and entropy; for tests. */
  readonly chance?: (seed: string, entropy: readonly string[]) => ChanceSource;
}

/** A match of any game, for code that passes its states on without looking into them. */
export type AnyMatch = Match<unknown, unknown, unknown, GameEvent>;

/** Moves of one seat that `Match.judge` has allowed and that `Match.commit` can log. */
export interface JudgedMoves<State = unknown, Event extends GameEvent = GameEvent> {
  readonly seat: Seat;
  readonly moves: readonly string[];
  /** How many entries the match had when it judged them. */
  readonly after: number;
  readonly state: State;
  readonly events: readonly Event[];
}

export type Turn =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over'; readonly result: Result };

/** One game being played. The log is the truth; the state is a cache of it. */
export class Match<State, View, Attempt, Event extends GameEvent> {
  readonly entries: Entry[] = [];
  readonly names: string[];
  readonly startNames: readonly string[];
  private readonly told: Event[][] = [];
  private readonly outcomeList = new OutcomeList();
  private current: State;
  /** The deal and the decisions that no undo took back. */
  private steps: Step[] = [];

  private constructor(
    readonly game: Game<State, View, Attempt, Event>,
    readonly seats: number,
    readonly options: Options,
    private readonly start: State,
    private readonly setup: MatchSetup,
  ) {
    this.current = game.copy(start);
    this.startNames = Array.from({ length: seats }, (_, seat) => setup.names?.[seat] ?? '');
    this.names = [...this.startNames];
  }

  static open<State, View, Attempt, Event extends GameEvent>(
    game: Game<State, View, Attempt, Event>,
    setup: MatchSetup,
  ): Match<State, View, Attempt, Event> | Fault {
    const seats = checkSeats(game, setup.seats);
    if (seats instanceof Fault) return seats;
    const options = readOptions(game, setup.options ?? {}, seats);
    if (options instanceof Fault) return options;
    const start =
      setup.position === undefined
        ? game.setup(options, seats)
        : game.readPosition(setup.position, options, seats);
    return start instanceof Fault ? start : new Match(game, seats, options, start, setup);
  }

  get seed(): string | undefined {
    return this.setup.seed;
  }

  /** The custom start as the game writes it. */
  get startPosition(): Json | undefined {
    return this.setup.position === undefined ? undefined : this.game.writePosition(this.start);
  }

  /** The true state, read-only. */
  get state(): State {
    return this.current;
  }

  /** The decisions that no undo took back. */
  get decisions(): EntryOf<'decision'>[] {
    return this.steps.filter((step) => step.kind === 'decision');
  }

  get turn(): Turn {
    const ended = endedResult(this.entries, this.seats, () =>
      this.game.status(this.current) === OVER ? this.game.result(this.current) : undefined,
    );
    if (ended !== undefined) return { kind: 'over', result: ended };
    const status = this.game.status(this.current);
    return status === CHANCE ? { kind: 'chance' } : { kind: 'seat', seat: status };
  }

  /** The entropy that players add before the deal, so that nobody alone decides the chance. */
  addEntropy(text: string): Entry {
    return this.append({ seq: this.entries.length, kind: 'entropy', text });
  }

  /** The chance steps before the first decision, if the game has any. */
  deal(): Entry | undefined {
    if (this.steps.length > 0 || this.game.status(this.current) !== CHANCE) return undefined;
    const entry: EntryOf<'deal'> = { seq: this.entries.length, kind: 'deal', outcomes: [] };
    this.append(entry);
    this.steps.push(entry);
    this.runChance(entry);
    return entry;
  }

  /** Judges and commits one or more moves of one seat as one decision. */
  decide(seat: Seat, texts: readonly string[]): EntryOf<'decision'> | Fault {
    const judged = this.judge(seat, texts);
    return judged instanceof Fault ? judged : this.commit(judged);
  }

  /** Judges moves of one seat and changes nothing. */
  judge(seat: Seat, texts: readonly string[]): JudgedMoves<State, Event> | Fault {
    const barred = this.barred();
    if (barred !== undefined) return barred;
    if (!this.isSeat(seat)) return new Fault('no-such-seat');
    if (texts.length === 0) return new Fault('no-move');
    const draft = new Draft(this.game, this.current, seat);
    for (const text of texts) {
      const fault = draft.add(text);
      if (fault !== undefined) return fault;
    }
    const { texts: moves, state, events } = draft;
    return { seat, moves, after: this.entries.length, state, events };
  }

  /** Commits moves that this match has judged, before anything else happens in it. */
  commit({ seat, moves, after, state, events }: JudgedMoves<State, Event>): EntryOf<'decision'> {
    const seq = this.entries.length;
    if (after !== seq) throw new Error('the match has gone on since it judged these moves');
    const entry: EntryOf<'decision'> = { seq, kind: 'decision', seat, moves, outcomes: [] };
    this.append(entry, [...events]);
    this.steps.push(entry);
    this.current = state;
    this.runChance(entry);
    return entry;
  }

  /** An outcome from outside, in a match without a seed. */
  resolve(text: string): Fault | undefined {
    const step = this.steps.at(-1) ?? this.dealFromOutside();
    if (step === undefined || this.game.status(this.current) !== CHANCE) {
      return new Fault('no-chance-now');
    }
    const outcome = this.game.readOutcome(this.current, text);
    if (outcome instanceof Fault) return outcome;
    this.take(step, outcome);
    return undefined;
  }

  /** Takes back the last decision and what followed it. The log keeps the decision and the undo. */
  undo(): EntryOf<'undo'> | Fault {
    if (this.endedByEntry()) return new Fault('match-over');
    const last = this.steps.at(-1);
    if (last?.kind !== 'decision') return new Fault('nothing-to-undo');
    const entry: EntryOf<'undo'> = { seq: this.entries.length, kind: 'undo', of: last.seq };
    this.append(entry);
    this.steps = this.steps.slice(0, -1);
    this.current = this.rebuilt();
    return entry;
  }

  resign(seat: Seat): Entry | Fault {
    return this.retire('resign', seat);
  }

  timeOut(seat: Seat): Entry | Fault {
    return this.retire('timeout', seat);
  }

  agreeDraw(): Entry | Fault {
    if (this.turn.kind === 'over') return new Fault('match-over');
    return this.append({ seq: this.entries.length, kind: 'draw' });
  }

  changeSeat(seat: Seat, name: string): Entry | Fault {
    if (!this.isSeat(seat)) return new Fault('no-such-seat');
    this.names[seat] = name;
    return this.append({ seq: this.entries.length, kind: 'seat', seat, name });
  }

  /** What happened with an entry, as the viewer noticed it. */
  eventsFor(seq: number, viewer: Viewer): Event[] {
    return (this.told[seq] ?? [])
      .map((event) => this.game.witness(event, viewer))
      .filter((event): event is Awaited<Event> => event !== null);
  }

  private append<E extends Entry>(entry: E, events: Event[] = []): E {
    this.entries.push(entry);
    this.told.push(events);
    return entry;
  }

  private isSeat(seat: unknown): boolean {
    return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < this.seats;
  }

  private barred(): Fault | undefined {
    const turn = this.turn;
    if (turn.kind === 'over') return new Fault('match-over');
    if (turn.kind === 'chance') return new Fault('chance-pending');
    return undefined;
  }

  private endedByEntry(): boolean {
    return endedResult(this.entries, this.seats, () => undefined) !== undefined;
  }

  private retire(kind: 'resign' | 'timeout', seat: Seat): Entry | Fault {
    if (!this.isSeat(seat)) return new Fault('no-such-seat');
    if (this.turn.kind === 'over') return new Fault('match-over');
    const gone = this.entries.some(
      (e) => (e.kind === 'resign' || e.kind === 'timeout') && e.seat === seat,
    );
    if (gone) return new Fault('already-resigned', { args: { seat: { seat } } });
    return this.append({ seq: this.entries.length, kind, seat });
  }

  private dealFromOutside(): Step | undefined {
    this.deal();
    return this.steps.at(-1);
  }

  private runChance(step: Step): void {
    const seed = this.setup.seed;
    if (seed === undefined) return;
    const entropy = this.entries.flatMap((e) => (e.kind === 'entropy' ? [e.text] : []));
    const source = (this.setup.chance ?? hashChance)(seed, entropy);
    while (this.game.status(this.current) === CHANCE) {
      const random = source(step.seq, step.outcomes.length);
      this.game.outcomes(this.current, this.outcomeList);
      this.take(step, this.outcomeList.pick(random.below(this.outcomeList.total)));
    }
  }

  private take(step: Step, outcome: Outcome): void {
    const { game } = this;
    step.outcomes.push({
      text: game.formatOutcome(this.current, outcome),
      audience: game.audience(this.current, outcome),
    });
    game.resolve(this.current, outcome, (event) => this.told[step.seq]?.push(event));
  }

  /** Replays the remaining steps from the log. */
  private rebuilt(): State {
    const { game } = this;
    const state = game.copy(this.start);
    for (const step of this.steps) {
      for (const text of step.kind === 'decision' ? step.moves : []) {
        game.play(state, sure(game.judge(state, sure(game.parse(text)))));
      }
      for (const { text } of step.outcomes) {
        game.resolve(state, sure(game.readOutcome(state, text)));
      }
    }
    return state;
  }
}
