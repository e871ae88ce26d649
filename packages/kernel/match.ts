import { type ChanceSource, fairChance, hashChance } from './chance.ts';
import { Draft } from './draft.ts';
import {
  type Departure,
  type Entry,
  type EntryOf,
  endedResult,
  isDeparture,
  isPreparation,
  isStep,
  type Step,
  type Turn,
} from './entry.ts';
import { FairDeal, type Scheme } from './fair-deal.ts';
import { checkSeats, readOptions } from './foreign.ts';
import {
  CHANCE,
  type Game,
  type GameEvent,
  type Options,
  type Outcome,
  OVER,
  type Seat,
  type Viewer,
} from './game.ts';
import type { Json } from './json.ts';
import { OutcomeList } from './lists.ts';
import { Fault } from './message.ts';
import { isSnapshotOf, type MatchSnapshot, withoutName } from './snapshot.ts';
import { Steps } from './steps.ts';

export interface MatchSetup {
  readonly seats: number;
  readonly options?: unknown;
  /** A custom start in the game's position format. */
  readonly position?: unknown;
  readonly names?: readonly string[];
  /** Without a seed the outcomes are left to the caller (`resolve`). */
  readonly seed?: string;
  /** How the deal is made fair; 1 if it is left out. */
  readonly scheme?: Scheme;
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

/** One game being played. The log is the truth; the state is a cache of it. */
export class Match<State, View, Attempt, Event extends GameEvent> {
  readonly entries: Entry[] = [];
  readonly names: string[];
  readonly startNames: readonly string[];
  private readonly told: Event[][] = [];
  private readonly outcomeList = new OutcomeList();
  private current: State;
  private readonly steps: Steps<State, View, Attempt, Event>;
  /** Parts of the log that nearly every move asks for: reading all of it would take ever longer. */
  private readonly entropy: string[] = [];
  private readonly departures: Departure[] = [];
  /** The turn before each entry. */
  private readonly turns: Turn[] = [];
  /** How many outcomes were drawn, those taken back included. */
  private drawn = 0;
  /** The promises of the players; only under scheme 2. */
  readonly fairDeal: FairDeal | undefined;

  private constructor(
    readonly game: Game<State, View, Attempt, Event>,
    readonly seats: number,
    readonly options: Options,
    private readonly start: State,
    private readonly setup: MatchSetup,
  ) {
    this.current = game.copy(start);
    this.steps = new Steps(game, start);
    this.startNames = Array.from({ length: seats }, (_, seat) => setup.names?.[seat] ?? '');
    this.names = [...this.startNames];
    if (setup.scheme === 2) this.fairDeal = new FairDeal(setup.seed ?? '');
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

  get scheme(): Scheme {
    return this.setup.scheme ?? 1;
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
    return this.steps.list.filter((step) => step.kind === 'decision');
  }

  get turn(): Turn {
    const ended = endedResult(this.departures, this.seats, () =>
      this.game.status(this.current) === OVER ? this.game.result(this.current) : undefined,
    );
    if (ended !== undefined) return { kind: 'over', result: ended };
    const status = this.game.status(this.current);
    return status === CHANCE ? { kind: 'chance' } : { kind: 'seat', seat: status };
  }

  /** Whose turn it was when the match had only `count` entries. */
  turnAfter(count: number): Turn {
    return this.turns[count] ?? this.turn;
  }

  /** The true state when the match had only `count` entries, read-only. */
  stateAfter(count: number): State {
    if (count >= this.entries.length) return this.current;
    return this.steps.stateAfter(this.entries.slice(0, count));
  }

  /** How many entries make the deal fair; they come first. */
  private get preparations(): number {
    const first = this.entries.findIndex((entry) => !isPreparation(entry));
    return first < 0 ? this.entries.length : first;
  }

  snapshot(): MatchSnapshot<State, Event> {
    const { game } = this;
    const first = this.preparations;
    return {
      game: game.id,
      rulesVersion: game.rulesVersion,
      first,
      entries: this.entries.slice(first).map(withoutName),
      told: this.told.slice(first),
      turns: this.turns.slice(first),
      steps: this.steps.list.map(({ seq }) => seq),
      checkpoints: this.steps.lastCheckpoints(),
      state: game.copy(this.current),
    };
  }

  /** Makes a match that is about to be dealt stand as it did; returns false if it is another match. */
  resume(snapshot: MatchSnapshot<State, Event>): boolean {
    const { game, entries } = this;
    const fits =
      isSnapshotOf(snapshot, game, this.start) &&
      snapshot.first === this.preparations &&
      snapshot.first === entries.length;
    if (!fits) return false;
    this.turns.push(...snapshot.turns);
    snapshot.entries.forEach((entry, i) => {
      entries.push(entry);
      this.told.push([...(snapshot.told[i] ?? [])]);
      if (isDeparture(entry)) this.departures.push(entry);
      if (isStep(entry)) this.drawn += entry.outcomes.length;
    });
    const steps = snapshot.steps.map((seq) => entries[seq] as Step);
    this.steps.resume(steps, snapshot.checkpoints);
    this.current = game.copy(snapshot.state);
    return true;
  }

  /** Gives an entry of a resumed match the name that its snapshot left out. */
  nameSeat(seq: number, name: string): void {
    const entry = this.entries[seq];
    if (entry?.kind !== 'seat') throw new Error(`entry ${seq} changes no seat`);
    this.entries[seq] = { ...entry, name };
    this.names[entry.seat] = name;
  }

  /** The entropy that players add before the deal under scheme 1. */
  addEntropy(text: string): Entry {
    return this.append({ seq: this.entries.length, kind: 'entropy', text });
  }

  /** A player's promise of a salt, before the deal under scheme 2. */
  promise(seat: Seat, hash: string): Entry | Fault {
    const fault = this.beforeDeal(seat, (deal) => deal.promise(seat, hash));
    return fault ?? this.append({ seq: this.entries.length, kind: 'promise', seat, hash });
  }

  /** The salt that the player promised. */
  reveal(seat: Seat, text: string): Entry | Fault {
    const fault = this.beforeDeal(seat, (deal) => deal.reveal(seat, text));
    return fault ?? this.append({ seq: this.entries.length, kind: 'reveal', seat, text });
  }

  /** The player does not reveal what they promised; the deal goes on without it. */
  withhold(seat: Seat): Entry | Fault {
    const fault = this.beforeDeal(seat, (deal) => deal.withhold(seat));
    return fault ?? this.append({ seq: this.entries.length, kind: 'withhold', seat });
  }

  private beforeDeal(seat: Seat, then: (deal: FairDeal) => Fault | undefined): Fault | undefined {
    if (!this.isSeat(seat)) return new Fault('no-such-seat');
    if (this.fairDeal === undefined || this.steps.list.length > 0) return new Fault('promise-late');
    return then(this.fairDeal);
  }

  /** The chance steps before the first decision, if the game has any. */
  deal(): Entry | Fault | undefined {
    if (this.steps.list.length > 0 || this.game.status(this.current) !== CHANCE) return undefined;
    if (this.fairDeal?.unsettled !== undefined) return this.fairDeal.unsettled;
    const entry: EntryOf<'deal'> = { seq: this.entries.length, kind: 'deal', outcomes: [] };
    this.append(entry);
    this.steps.begin(entry, this.current);
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
    this.steps.begin(entry, this.current);
    this.current = state;
    this.runChance(entry);
    return entry;
  }

  /** An outcome from outside, in a match without a seed. */
  resolve(text: string): Fault | undefined {
    const step = this.steps.list.at(-1) ?? this.dealFromOutside();
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
    const last = this.steps.list.at(-1);
    if (last?.kind !== 'decision') return new Fault('nothing-to-undo');
    const entry: EntryOf<'undo'> = { seq: this.entries.length, kind: 'undo', of: last.seq };
    this.append(entry);
    this.current = this.steps.takeBack();
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
    this.turns.push(this.turn);
    this.entries.push(entry);
    this.told.push(events);
    if (entry.kind === 'entropy') this.entropy.push(entry.text);
    if (isDeparture(entry)) this.departures.push(entry);
    return entry;
  }

  private isSeat(seat: unknown): boolean {
    return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < this.seats;
  }

  private barred(): Fault | undefined {
    const turn = this.turn;
    if (turn.kind === 'over') return new Fault('match-over');
    if (turn.kind === 'chance') return new Fault('chance-pending');
    return this.fairDeal?.unsettled;
  }

  private endedByEntry(): boolean {
    return endedResult(this.departures, this.seats, () => undefined) !== undefined;
  }

  private retire(kind: 'resign' | 'timeout', seat: Seat): Entry | Fault {
    if (!this.isSeat(seat)) return new Fault('no-such-seat');
    if (this.turn.kind === 'over') return new Fault('match-over');
    const gone = this.departures.some((entry) => 'seat' in entry && entry.seat === seat);
    if (gone) return new Fault('already-resigned', { args: { seat: { seat } } });
    return this.append({ seq: this.entries.length, kind, seat });
  }

  private dealFromOutside(): Step | undefined {
    this.deal();
    return this.steps.list.at(-1);
  }

  private runChance(step: Step): void {
    const seed = this.setup.seed;
    if (seed === undefined) return;
    const { fairDeal } = this;
    const usual = fairDeal === undefined ? hashChance : fairChance;
    const source = (this.setup.chance ?? usual)(seed, fairDeal?.salts ?? this.entropy);
    while (this.game.status(this.current) === CHANCE) {
      const random = source(step.seq, step.outcomes.length, this.drawn);
      this.game.outcomes(this.current, this.outcomeList);
      this.take(step, this.outcomeList.pick(random.below(this.outcomeList.total)));
    }
  }

  private take(step: Step, outcome: Outcome): void {
    const { game } = this;
    this.drawn += 1;
    step.outcomes.push({
      text: game.formatOutcome(this.current, outcome),
      audience: game.audience(this.current, outcome),
    });
    game.resolve(this.current, outcome, (event) => this.told[step.seq]?.push(event));
  }
}
