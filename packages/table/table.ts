import {
  type AnyMatch,
  type ChanceSource,
  type Game,
  Match,
  type Seat,
  type Status,
  sure,
} from '@baithak/kernel';
import { type Clocks, credit, deadline, freshClocks, switchTo } from './clock.ts';
import type { TableEvent, TableEventBody } from './event.ts';
import type { Occupant, PersonId, Question, Settings, Stage } from './room.ts';
import type { Games } from './settings.ts';

const OPEN: Occupant = { kind: 'open' };

/** How a bot plays that keeps a seat warm for somebody who left. */
export const STAND_IN_LEVEL = 2;

/**
 * A room with a table in it, as the sum of its events: no clock, no randomness, no I/O of its own.
 * `apply` is the only thing that changes it; commands.ts decides which events a command becomes.
 */
export class Table {
  readonly events: TableEvent[] = [];
  /** Who is in the room, by public id, with their names, in the order they came. */
  readonly people = new Map<PersonId, string>();
  /** Whose secrets of this match a person has seen: the seats they have held. */
  readonly insiders = new Map<PersonId, Set<Seat>>();
  settings!: Settings;
  owner: PersonId | null = null;
  stage: Stage = 'gathering';
  seats: Occupant[] = [];
  /** The seed of the next match, and what people have added to it. */
  seal = '';
  readonly salt = new Map<PersonId | null, string>();
  /** From this event on the table knows what happened in its match. */
  remembersFrom = 0;
  /** How many entries the match had when its first decision was due. */
  opening = 0;
  /** Which entry of the match a `moved` event became. */
  readonly entryOf = new Map<number, number>();
  match: AnyMatch | undefined;
  question: Question | undefined;
  clocks: Clocks = freshClocks({ kind: 'none' }, 0);
  paused = false;
  /** An undo went back across something that was revealed. */
  marked = false;
  /** Seats that resigned or ran out of time while the others play on. */
  readonly gone = new Set<Seat>();
  private readonly answered = new Map<string, number>();

  constructor(
    readonly games: Games,
    /** Where chance comes from, given seed and entropy; for tests. */
    readonly chance?: (seed: string, entropy: readonly string[]) => ChanceSource,
  ) {}

  static load(games: Games, events: Iterable<TableEvent>, chance?: Table['chance']): Table {
    const table = new Table(games, chance);
    for (const event of events) table.apply(event);
    return table;
  }

  get game(): Game {
    return this.games(this.settings.game) as Game;
  }

  /** Whose decision is awaited; `null` when no match runs or nothing can be decided. */
  get toDecide(): Seat | null {
    const turn = this.stage === 'playing' ? this.match?.turn : undefined;
    return turn?.kind === 'seat' ? turn.seat : null;
  }

  get deadline(): number | null {
    return deadline(this.clocks);
  }

  /** The bot that should think now. */
  get botToDecide(): { seat: Seat; level: number } | null {
    const seat = this.toDecide;
    const occupant = seat === null || this.paused ? undefined : this.seats[seat];
    return seat !== null && occupant?.kind === 'bot' ? { seat, level: occupant.level } : null;
  }

  seatsOf(person: PersonId | null): Seat[] {
    return this.seats.flatMap((occupant, seat) =>
      occupant.kind === 'person' && occupant.person === person ? [seat] : [],
    );
  }

  /** The seats of everybody else who would have to agree. */
  othersThan(person: PersonId | null): Seat[] {
    return this.seats.flatMap((occupant, seat) =>
      occupant.kind === 'person' && occupant.person !== person ? [seat] : [],
    );
  }

  /** The event that a client's command became when it first came. */
  firstAnswer(by: PersonId | null, client: string): number | undefined {
    return this.answered.get(JSON.stringify([by, client]));
  }

  /** Seals a body into the next event. */
  next(body: TableEventBody, at: number, by: PersonId | null, client?: string): TableEvent {
    const seq = this.events.length;
    return { seq, at, by, ...(client === undefined ? {} : { client }), ...body };
  }

  apply(event: TableEvent): void {
    if (event.seq !== this.events.length) throw new Error(`event ${event.seq} is out of order`);
    this.events.push(event);
    if (event.client !== undefined) {
      this.answered.set(JSON.stringify([event.by, event.client]), event.seq);
    }
    const before = this.toDecide;
    this.change(event);
    this.runClock(event, before);
  }

  private change(event: TableEvent): void {
    switch (event.kind) {
      case 'opened':
      case 'configured':
        this.configure(event.settings);
        this.remembersFrom = event.seq;
        return;
      case 'joined':
        this.people.set(event.person, event.name);
        this.owner ??= event.person;
        return;
      case 'left':
        this.people.delete(event.person);
        if (this.owner === event.person) this.owner = this.people.keys().next().value ?? null;
        return;
      case 'seated':
        this.seat(event.seat, event.occupant);
        return;
      case 'sealed':
        this.seal = event.seed;
        this.salt.clear();
        return;
      case 'salted':
        this.salt.set(event.by, event.text);
        return;
      case 'started':
        this.start(event.seq);
        return;
      case 'asked':
        this.question = event.question;
        return;
      case 'answered':
        this.question = event.yes ? without(this.question, event.seat) : undefined;
        return;
      case 'paused':
        this.paused = true;
        return;
      case 'resumed':
        this.paused = false;
        return;
      case 'credited':
        this.clocks = credit(this.clocks, event.ms);
        return;
      case 'chatted':
        return;
      default:
        this.changeMatch(event, this.match as AnyMatch);
        return;
    }
  }

  private changeMatch(event: TableEvent, match: AnyMatch): void {
    this.question = undefined;
    switch (event.kind) {
      case 'moved':
        sure(match.decide(event.seat, event.moves));
        this.entryOf.set(event.seq, match.entries.length - 1);
        return;
      case 'undone':
        for (let i = 0; i < event.decisions; i++) sure(match.undo());
        this.stage = 'playing';
        this.marked ||= event.revealed;
        return;
      case 'resigned':
        sure(match.resign(event.seat));
        this.retire(event.seat);
        return;
      case 'timed-out':
        sure(match.timeOut(event.seat));
        this.retire(event.seat);
        return;
      case 'drawn':
        sure(match.agreeDraw());
        return;
      case 'finished':
        this.stage = 'over';
        this.paused = false;
        return;
      default:
        throw new Error(`no event of the kind ${event.kind}`);
    }
  }

  private configure(settings: Settings): void {
    this.settings = settings;
    this.seats = Array.from({ length: settings.seats }, (_, seat) => this.seats[seat] ?? OPEN);
    this.stage = 'gathering';
    this.match = undefined;
    this.question = undefined;
  }

  private seat(seat: Seat, occupant: Occupant): void {
    this.seats[seat] = occupant;
    if (this.stage !== 'playing') return;
    this.question = undefined;
    this.match?.changeSeat(seat, nameOf(occupant));
    if (occupant.kind === 'person') this.letIn(occupant.person, seat);
  }

  private start(seq: number): void {
    const { seats, options, position } = this.settings;
    const names = this.seats.map(nameOf);
    const custom = position === undefined ? {} : { position };
    const chance = this.chance === undefined ? {} : { chance: this.chance };
    const setup = { seats, options, names, seed: this.seal, ...custom, ...chance };
    const match = sure(Match.open(this.game, setup));
    for (const text of this.salt.values()) match.addEntropy(text);
    match.deal();
    this.match = match;
    this.stage = 'playing';
    this.remembersFrom = seq;
    this.opening = match.entries.length;
    this.entryOf.clear();
    this.question = undefined;
    this.paused = false;
    this.marked = false;
    this.gone.clear();
    this.insiders.clear();
    this.seats.forEach((occupant, seat) => {
      if (occupant.kind === 'person') this.letIn(occupant.person, seat);
    });
    this.clocks = freshClocks(this.settings.clock, seats);
  }

  private letIn(person: PersonId, seat: Seat): void {
    const known = this.insiders.get(person) ?? new Set();
    this.insiders.set(person, known.add(seat));
  }

  /** With more than two seats a bot plays on for whoever gave up. */
  private retire(seat: Seat): void {
    this.gone.add(seat);
    if (this.settings.seats > 2) this.seats[seat] = { kind: 'bot', level: STAND_IN_LEVEL };
  }

  private runClock(event: TableEvent, before: Status | null): void {
    const next = this.paused ? null : this.toDecide;
    const running = next !== null && this.seats[next]?.kind === 'person' ? next : null;
    const finished = event.kind === 'moved' && next !== before;
    if (running === this.clocks.running && !finished) return;
    this.clocks = switchTo(this.settings.clock, this.clocks, running, event.at, finished);
  }
}

function nameOf(occupant: Occupant): string {
  return occupant.kind === 'person' ? occupant.name : '';
}

function without(question: Question | undefined, seat: Seat): Question | undefined {
  if (question === undefined) return undefined;
  const waitingFor = question.waitingFor.filter((each) => each !== seat);
  return waitingFor.length === 0 ? undefined : { ...question, waitingFor };
}
