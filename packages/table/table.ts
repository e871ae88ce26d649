import {
  type AnyMatch,
  type ChanceSource,
  type Character,
  type Game,
  type JudgedMoves,
  Match,
  type MatchSnapshot,
  type Seat,
  sure,
} from '@baithak/kernel';
import { type Clocks, credit, deadline, freshClocks, switchTo } from './clock.ts';
import {
  type Occupant,
  type OpenQuestion,
  occupantOf,
  type PersonId,
  publicBody,
  type TableEvent,
  type TableEventBody,
} from './event.ts';
import { NextDeal } from './next-deal.ts';
import type { Person } from './people.ts';
import {
  NO_TABLE,
  nameOf,
  type PublicState,
  reducePublic,
  type Stage,
  seatsOf,
} from './public-state.ts';
import { Recall, type StoredMatch, WrongSnapshot } from './recall.ts';
import type { Games, Settings } from './settings.ts';
import { SHARE_OF, type Share } from './share.ts';

/** One match that was or is played at a table. */
export interface PlayedMatch {
  readonly match: AnyMatch;
  /** The number and the time of the event that started it. */
  readonly started: number;
  readonly startedAt: number;
  over: boolean;
  /** How many of its entries the last snapshot has. */
  saved: number;
}

/** How a match stood after an event. */
interface Moment {
  readonly match: AnyMatch | undefined;
  /** How many entries it had. */
  readonly entries: number;
  readonly clocks: Clocks;
}

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
  private readonly nextDeal = new NextDeal();
  /** The seats that a person has held in this match, and so whose secrets they have seen. */
  readonly insiders = new Map<PersonId, Set<Seat>>();
  /** All matches in order; only the last can still run. */
  readonly matches: PlayedMatch[] = [];
  /** How things stood after each event. */
  readonly moments: Moment[] = [];
  /** The event that began the match, or the settings of the next one. */
  matchFrom = 0;
  /** Which entry of its match a `moved` event became. */
  readonly entryOf = new Map<number, number>();
  /** How many characters each person has written. */
  readonly chatted = new Map<PersonId | null, number>();
  /** How much of each share people have used since `matchFrom`. */
  private readonly used = {
    words: new Map<PersonId, number>(),
    deeds: new Map<PersonId, number>(),
  };
  private readonly snapshots = new Map<number, MatchSnapshot>();
  /** While events follow that a snapshot of their match has. */
  private recall: Recall | undefined;
  /** `unsaved` of the matches before the last. */
  private unsavedBefore = 0;
  private readonly answered = new Map<string, number>();

  constructor(
    readonly games: Games,
    /** Where chance comes from, given seed and entropy; for tests. */
    readonly chance?: (seed: string, entropy: readonly string[]) => ChanceSource,
  ) {}

  static load(
    games: Games,
    events: readonly TableEvent[],
    chance?: Table['chance'],
    stored: readonly StoredMatch[] = [],
  ): Table {
    const loading = Table.loading(games, events, chance, stored);
    for (;;) {
      const { done, value } = loading.next();
      if (done) return value;
    }
  }

  /** Loads a table, and pauses from time to time if moves have to be replayed. */
  static *loading(
    games: Games,
    events: readonly TableEvent[],
    chance?: Table['chance'],
    stored: readonly StoredMatch[] = [],
  ): Generator<void, Table> {
    const table = new Table(games, chance);
    for (const { started, snapshot } of stored) table.snapshots.set(started, snapshot);
    try {
      let paused = 0;
      for (const event of events) {
        table.apply(event);
        const isBreath = table.unsaved - paused >= BREATH || event.seq % LONG_BREATH === 0;
        if (!isBreath || event.seq === 0) continue;
        paused = table.unsaved;
        yield;
      }
      if (table.recall === undefined) return table;
    } catch (error) {
      if (!(error instanceof WrongSnapshot)) throw error;
    }
    return yield* Table.loading(games, events, chance);
  }

  /** How many entries no snapshot has: opening the table replays them. */
  get unsaved(): number {
    return this.unsavedBefore + unsavedOf(this.matches.at(-1));
  }

  /** Snapshots of the matches that have gone on since the last ones. */
  takeSnapshots(): StoredMatch[] {
    const stale = this.matches.filter((played) => unsavedOf(played) > 0);
    this.unsavedBefore = 0;
    return stale.map((played) => {
      played.saved = played.match.entries.length;
      return { started: played.started, snapshot: played.match.snapshot() };
    });
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

  get question(): OpenQuestion | null {
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

  /** Whose decision is awaited; `null` when no match runs, when it is paused, or nothing can be decided. */
  get toDecide(): Seat | null {
    const isOn = this.stage === 'playing' && !this.paused;
    const turn = isOn ? this.match?.turnAfter(this.entries) : undefined;
    return turn?.kind === 'seat' ? turn.seat : null;
  }

  /** The secret seed of the next match. */
  get nextSeed(): string {
    return this.nextDeal.seed;
  }

  /** How many entries the match has after the events so far. */
  private get entries(): number {
    return this.recall?.entries ?? this.match?.entries.length ?? 0;
  }

  /** When the table goes on by itself, because somebody's time is up. */
  get deadline(): number | null {
    return this.state.deal?.until ?? deadline(this.clocks);
  }

  /** The bot that should think now. */
  get botToDecide(): { seat: Seat; character: Character } | null {
    const seat = this.toDecide;
    const occupant = seat === null ? undefined : this.seats[seat];
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

  /** How much of a share in this match a person has used. */
  usedOf(share: Share, person: PersonId | null): number {
    return person === null ? 0 : (this.used[share].get(person) ?? 0);
  }

  /** The event that a client's command became when it first came. */
  firstAnswer(by: PersonId | null, client: string): number | undefined {
    return this.answered.get(answerKey(by, client));
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
      this.answered.set(answerKey(event.by, event.client), event.seq);
    }
    const before = this.toDecide;
    const { seq, at, by } = event;
    this.state = reducePublic(this.state, { seq, at, by, ...publicBody(event) });
    this.nextDeal.apply(event);
    if (!this.recall?.follow(event, this.stage)) this.change(event, judged);
    this.note(event);
    this.runClock(event, before);
    this.moments.push({ match: this.match, entries: this.entries, clocks: this.clocks });
    if (this.recall?.isOver) this.recall = undefined;
  }

  private change(event: TableEvent, judged?: JudgedMoves): void {
    const match = this.match as AnyMatch;
    switch (event.kind) {
      case 'opened':
      case 'configured':
        this.match = undefined;
        this.countFrom(event);
        return;
      case 'seated':
        if (this.stage !== 'playing') return;
        match.changeSeat(event.seat, nameOf(occupantOf(event.occupant)));
        return;
      case 'started':
        this.start(event);
        return;
      case 'moved':
        if (judged === undefined) sure(match.decide(event.seat, event.moves));
        else match.commit(judged);
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

  /** What the table itself remembers of an event. */
  private note(event: TableEvent): void {
    const last = this.matches.at(-1);
    const share = SHARE_OF[event.kind];
    if (share !== undefined && event.by !== null) {
      this.used[share].set(event.by, this.usedOf(share, event.by) + 1);
    }
    if (event.kind === 'chatted') {
      this.chatted.set(event.by, (this.chatted.get(event.by) ?? 0) + event.text.length);
    } else if (event.kind === 'moved') this.entryOf.set(event.seq, this.entries - 1);
    else if (event.kind === 'seated' && this.stage === 'playing') {
      const occupant = occupantOf(event.occupant);
      if (occupant.kind === 'person') this.letIn(occupant.person, event.seat);
    } else if (last !== undefined) {
      if (event.kind === 'finished') last.over = true;
      // A match that was over goes on after an undo.
      if (event.kind === 'undone') last.over = false;
    }
  }

  private start(event: TableEvent): void {
    const { seq, at } = event;
    const { seats, options, position } = this.settings;
    const names = this.seats.map(nameOf);
    const custom = position === undefined ? {} : { position };
    const chance = this.chance === undefined ? {} : { chance: this.chance };
    const scheme = this.state.seal?.scheme ?? 1;
    const setup = { seats, options, names, seed: this.nextSeed, scheme, ...custom, ...chance };
    const match = sure(Match.open(this.game, setup));
    this.nextDeal.prepare(match);
    this.recall = Recall.from(match, this.snapshots.get(seq));
    const isResumed = this.recall !== undefined;
    if (!isResumed) match.deal();
    this.match = match;
    this.unsavedBefore += unsavedOf(this.matches.at(-1));
    const saved = isResumed ? match.entries.length : 0;
    this.matches.push({ match, started: seq, startedAt: at, over: false, saved });
    this.countFrom(event);
    this.insiders.clear();
    this.seats.forEach((occupant, seat) => {
      if (occupant.kind === 'person') this.letIn(occupant.person, seat);
    });
    this.clocks = freshClocks(this.settings.clock, seats);
  }

  /** A new match, or the settings of one: everybody has their whole share again. */
  private countFrom({ seq }: TableEvent): void {
    this.matchFrom = seq;
    this.used.words.clear();
    this.used.deeds.clear();
  }

  private letIn(person: PersonId, seat: Seat): void {
    const known = this.insiders.get(person) ?? new Set();
    this.insiders.set(person, known.add(seat));
  }

  private runClock(event: TableEvent, before: Seat | null): void {
    const next = this.toDecide;
    const running = next !== null && this.seats[next]?.kind === 'person' ? next : null;
    const finished = event.kind === 'moved' && next !== before;
    if (running === this.clocks.running && !finished) return;
    this.clocks = switchTo(this.settings.clock, this.clocks, running, event.at, finished);
  }
}

/** After how many replayed entries others get a turn. */
const BREATH = 64;
/** The same for events that need no replay; some of them open a match. */
const LONG_BREATH = 100;

/** No person's id has a line break. */
const answerKey = (by: PersonId | null, client: string) => `${client}\n${by ?? ''}`;

const unsavedOf = (played: PlayedMatch | undefined) =>
  played === undefined ? 0 : played.match.entries.length - played.saved;
