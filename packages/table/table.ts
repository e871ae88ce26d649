import {
  type AnyMatch,
  type ChanceSource,
  type Character,
  type Game,
  type JudgedMoves,
  Match,
  type Seat,
  sure,
} from '@baithak/kernel';
import { type Clocks, credit, deadline, freshClocks, switchTo } from './clock.ts';
import {
  type Occupant,
  occupantOf,
  type PersonId,
  publicBody,
  type Question,
  type TableEvent,
  type TableEventBody,
} from './event.ts';
import {
  NO_TABLE,
  type Person,
  type PublicState,
  reducePublic,
  type Stage,
  seatsOf,
} from './public-state.ts';
import type { Games, Settings } from './settings.ts';

/**
 * A table as the host knows it: the sum of its events, with no clock, randomness or I/O of its own.
 * Only `apply` changes it. The public part is left to the reducer; the rest is known to the host
 * alone. commands.ts decides which events a command becomes.
 */
export class Table {
  readonly events: TableEvent[] = [];
  private state: PublicState = NO_TABLE;
  match: AnyMatch | undefined;
  clocks: Clocks = freshClocks({ kind: 'none' }, 0);
  /** The secret seed of the next match, and the entropy that people have added to it. */
  nextSeed = '';
  readonly salt = new Map<PersonId | null, string>();
  /** The seats that a person has held in this match, and so whose secrets they have seen. */
  readonly insiders = new Map<PersonId, Set<Seat>>();
  /** From this event on the table knows what happened in its match. */
  remembersFrom = 0;
  /** How many entries the match had when its first decision was due. */
  opening = 0;
  /** Which entry of the match a `moved` event became. */
  readonly entryOf = new Map<number, number>();
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

  /** What everybody may know; a page computes the same from its stream. */
  get public(): PublicState {
    return this.state;
  }

  get settings(): Settings {
    return this.state.settings as Settings;
  }

  get people(): readonly Person[] {
    return this.state.people;
  }

  get owner(): PersonId | null {
    return this.state.owner;
  }

  get seats(): readonly Occupant[] {
    return this.state.seats;
  }

  get stage(): Stage {
    return this.state.stage;
  }

  get question(): Question | null {
    return this.state.question;
  }

  get paused(): boolean {
    return this.state.paused;
  }

  get marked(): boolean {
    return this.state.marked;
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
  get botToDecide(): { seat: Seat; character: Character } | null {
    const seat = this.toDecide;
    const occupant = seat === null || this.paused ? undefined : this.seats[seat];
    return seat !== null && occupant?.kind === 'bot'
      ? { seat, character: occupant.character }
      : null;
  }

  has(person: PersonId): boolean {
    return this.people.some(({ id }) => id === person);
  }

  seatsOf(person: PersonId | null): Seat[] {
    return seatsOf(this.state, person);
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

  /** Makes a body the next event, without applying it. */
  next(body: TableEventBody, at: number, by: PersonId | null, client?: string): TableEvent {
    const seq = this.events.length;
    return { seq, at, by, ...(client === undefined ? {} : { client }), ...body };
  }

  /** `judged`: what the match has said to this move already; without it the match judges now. */
  apply(event: TableEvent, judged?: JudgedMoves): void {
    if (event.seq !== this.events.length) throw new Error(`event ${event.seq} is out of order`);
    this.events.push(event);
    if (event.client !== undefined) {
      this.answered.set(JSON.stringify([event.by, event.client]), event.seq);
    }
    const before = this.toDecide;
    const { seq, at, by } = event;
    this.state = reducePublic(this.state, { seq, at, by, ...publicBody(event) });
    this.change(event, judged);
    this.runClock(event, before);
  }

  private change(event: TableEvent, judged?: JudgedMoves): void {
    const match = this.match as AnyMatch;
    switch (event.kind) {
      case 'opened':
      case 'configured':
        this.match = undefined;
        this.remembersFrom = event.seq;
        return;
      case 'seated':
        this.seat(event.seat, occupantOf(event.occupant));
        return;
      case 'sealed':
        this.nextSeed = event.seed;
        this.salt.clear();
        return;
      case 'salted':
        this.salt.set(event.by, event.text);
        return;
      case 'started':
        this.start(event.seq);
        return;
      case 'moved':
        if (judged === undefined) sure(match.decide(event.seat, event.moves));
        else match.commit(judged);
        this.entryOf.set(event.seq, match.entries.length - 1);
        return;
      case 'undone':
        for (let i = 0; i < event.decisions; i++) sure(match.undo());
        return;
      case 'resigned':
        sure(match.resign(event.seat));
        return;
      case 'timed-out':
        sure(match.timeOut(event.seat));
        return;
      case 'drawn':
        sure(match.agreeDraw());
        return;
      case 'credited':
        this.clocks = credit(this.clocks, event.ms);
        return;
    }
  }

  private seat(seat: Seat, occupant: Occupant): void {
    if (this.stage !== 'playing') return;
    this.match?.changeSeat(seat, nameOf(occupant));
    if (occupant.kind === 'person') this.letIn(occupant.person, seat);
  }

  private start(seq: number): void {
    const { seats, options, position } = this.settings;
    const names = this.seats.map(nameOf);
    const custom = position === undefined ? {} : { position };
    const chance = this.chance === undefined ? {} : { chance: this.chance };
    const setup = { seats, options, names, seed: this.nextSeed, ...custom, ...chance };
    const match = sure(Match.open(this.game, setup));
    for (const text of this.salt.values()) match.addEntropy(text);
    match.deal();
    this.match = match;
    this.remembersFrom = seq;
    this.opening = match.entries.length;
    this.entryOf.clear();
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

  private runClock(event: TableEvent, before: Seat | null): void {
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
