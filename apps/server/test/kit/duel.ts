import { catalog, type GameId } from '@baithak/catalog';
import { FastRandom, type Game, type Random, type Seat, type Viewer } from '@baithak/kernel';
import type { Socket } from '@baithak/protocol';
import type { ClockSetting, Command, CommandOf, StreamEvent, TableEvent } from '@baithak/table';
import { Ear, type Guest, persist, randomTurn } from './guest.ts';
import type { Attempt, Hearing, History } from './history.ts';
import { logOf } from './store.ts';

/** Refusals that are fine when both act at the same time. */
const HARMLESS = new Set([
  'stale',
  'no-question',
  'question-gone',
  'question-open',
  'nothing-to-undo',
  'not-your-turn',
]);

type Kind = StreamEvent['kind'];
const SETTLES: ReadonlySet<Kind> = new Set<Kind>(['asked', 'answered', 'moved', 'undone']);

/** Reads the stored events of a table without any code of the server. */
export type LogReader = (table: string) => Promise<TableEvent[]>;

/** Two people at one table who move, chat, and take moves back, at the same time. */
export class Duel {
  private constructor(
    readonly table: string,
    readonly hands: readonly [Hand, Hand],
    readonly game: Game,
  ) {}

  /** The first guest opens the table; both sit down, and the match starts. */
  static async open(
    guests: readonly [Guest, Guest],
    id: GameId,
    clock: ClockSetting = { kind: 'none' },
  ): Promise<Duel> {
    const [first, second] = guests;
    const table = await persist(() => first.openTable({ game: id, clock }));
    const hands = [new Hand(first, table, 0), new Hand(second, table, 1)] as const;
    const duel = new Duel(table, hands, await catalog[id].game());
    await hands[1].must({ do: 'join', name: second.name });
    for (const hand of hands) await duel.sit(hand);
    await hands[0].must({ do: 'start' });
    return duel;
  }

  /** Continues a match that is under way. */
  static resume(table: string, game: Game, hands: readonly [Hand, Hand]): Duel {
    for (const hand of hands) hand.watch();
    return new Duel(table, hands, game);
  }

  /** Plays to the end of the match. */
  async play(seed: string): Promise<void> {
    await Promise.all(
      this.hands.map((hand) => this.playSeat(hand, new FastRandom(`${seed} ${hand.seat}`))),
    );
  }

  /** Waits for a seat's turn, then returns a random move for it. */
  async nextMove(hand: Hand, random: Random): Promise<CommandOf<'move'>> {
    const { seat } = hand;
    const { view, entries } = await hand.until(() => {
      const { glance } = hand.stream(seat);
      return glance?.turn.kind === 'seat' && glance.turn.seat === seat ? glance : undefined;
    });
    return { do: 'move', seat, moves: randomTurn(this.game, view, seat, random), after: entries };
  }

  /** Everything that happened at the table. Call this when nothing is under way any more. */
  async history(data: string | LogReader): Promise<History> {
    const log = typeof data === 'string' ? logOf(data, this.table) : await data(this.table);
    const hearings = await Promise.all(this.hands.map((hand) => hand.hearings(log.length)));
    const attempts = this.hands.flatMap((hand) => hand.attempts);
    return { attempts, log, hearings: hearings.flat() };
  }

  /** The match file as a spectator downloads it. */
  async file(): Promise<string> {
    const { guest } = this.hands[0];
    const path = `/api/tables/${this.table}/matches/0`;
    const { body } = await persist(() => guest.ask('GET', path));
    return String(body.text);
  }

  leave(): void {
    for (const { ear } of this.hands) ear.hangUp();
  }

  private async sit(hand: Hand): Promise<void> {
    const { name } = hand.guest;
    await hand.must({ do: 'sit', seat: hand.seat, name });
    hand.watch();
  }

  private async playSeat(hand: Hand, random: Random): Promise<void> {
    const { seat } = hand;
    for (;;) {
      const chore = await hand.until(() => choreOf(hand));
      if (chore === 'over') return;
      if (chore === 'asked') {
        const question = lastSettling(hand.stream(seat).events)?.seq ?? 0;
        await this.try(hand, { do: 'answer', seat, question, yes: random.below(2) > 0 });
      } else await this.takeTurn(hand, random);
    }
  }

  private async takeTurn(hand: Hand, random: Random): Promise<void> {
    const { seat } = hand;
    const wish = random.below(10);
    if (wish === 0) return this.try(hand, { do: 'undo', seat });
    const glance = hand.stream(seat).glance;
    if (glance === null) return;
    const moves = randomTurn(this.game, glance.view, seat, random);
    await Promise.all([
      this.try(hand, { do: 'move', seat, moves, after: glance.entries }),
      wish < 4 && this.try(hand, { do: 'chat', text: `${seat} ${hand.attempts.length}` }),
    ]);
  }

  /** Gives a command and waits until its effect has been heard. */
  private async try(hand: Hand, command: Parameters<Hand['give']>[0]): Promise<void> {
    const { answer } = await hand.give(command);
    if (answer === undefined) return;
    if ('first' in answer) {
      await hand.until(() => hand.stream(hand.seat).events.length > (answer.first ?? -1));
    } else if (!HARMLESS.has(answer.refused)) {
      throw new Error(`seat ${hand.seat}: ${command.do} was refused: ${answer.refused}`);
    } else if (command.do === 'move') {
      await hand.until(() => hand.stream(hand.seat).glance?.entries !== command.after);
    }
  }
}

/** What the seat has to do now. */
function choreOf(hand: Hand): 'over' | 'asked' | 'turn' | undefined {
  const { seat } = hand;
  const { events, glance } = hand.stream(seat);
  if (glance === null) return undefined;
  if (glance.turn.kind === 'over') return 'over';
  if (isAsked(events, seat)) return 'asked';
  return glance.turn.kind === 'seat' && glance.turn.seat === seat ? 'turn' : undefined;
}

const lastSettling = (events: readonly StreamEvent[]) =>
  events.findLast(({ kind }) => SETTLES.has(kind));

function isAsked(events: readonly StreamEvent[], seat: Seat): boolean {
  const last = lastSettling(events);
  return last?.kind === 'asked' && last.question.waitingFor.includes(seat);
}

/** Tests reconnect this many times faster than a page. */
const HASTE = 8;

interface Stream {
  readonly batches: (readonly StreamEvent[])[];
  readonly events: StreamEvent[];
  glance: NonNullable<StreamEvent['match']> | null;
}

/** A client at a seat that records everything it asks and hears. */
export class Hand {
  readonly attempts: Attempt[] = [];
  readonly ear: Ear;
  private readonly streams = new Map<Viewer, Stream>();
  private looked = 0;

  constructor(
    readonly guest: Guest,
    readonly table: string,
    readonly seat: Seat,
    dial: () => Socket = () => guest.socket(table) as unknown as Socket,
  ) {
    const deal = (command: Command) => void this.give(command);
    this.ear = new Ear(dial, { person: guest.person, haste: HASTE, deal });
  }

  watch(): void {
    for (const viewer of [this.seat, null]) this.ear.watch(viewer);
  }

  async give(command: Command): Promise<Attempt> {
    const client = `${this.seat}-${this.attempts.length}-${Math.random().toString(36).slice(2, 8)}`;
    const attempt: Attempt = { by: this.guest.person, client, command };
    this.attempts.push(attempt);
    const said = await this.ear.command(command, client);
    attempt.answer = said.kind === 'done' ? { first: said.first } : { refused: said.fault.code };
    return attempt;
  }

  async must(command: Command): Promise<void> {
    const { answer } = await this.give(command);
    if (answer === undefined || 'refused' in answer) {
      throw new Error(`${command.do} was refused: ${answer?.refused}`);
    }
  }

  /** One viewer's stream so far. */
  stream(viewer: Viewer): Stream {
    const { heard } = this.ear;
    for (; this.looked < heard.length; this.looked++) {
      const said = heard[this.looked];
      if (said?.kind === 'events') this.add(this.of(said.viewer), said.events);
    }
    return this.of(viewer);
  }

  until<T>(find: () => T | undefined | false | null): Promise<T> {
    return this.ear.until(find);
  }

  /** For each viewer what was heard so far, and what a new client hears from number 0 on. */
  async hearings(length: number): Promise<Hearing[]> {
    const late = new Hand(this.guest, this.table, this.seat);
    late.watch();
    const hearings: Hearing[] = [];
    for (const viewer of [this.seat, null]) {
      for (const hand of [this, late]) {
        await hand.until(() => hand.stream(viewer).events.length >= length);
      }
      const { batches } = this.stream(viewer);
      const { events: fresh } = late.stream(viewer);
      hearings.push({ who: this.guest.name, viewer, batches, fresh });
    }
    late.ear.hangUp();
    return hearings;
  }

  private of(viewer: Viewer): Stream {
    const stream = this.streams.get(viewer) ?? { batches: [], events: [], glance: null };
    this.streams.set(viewer, stream);
    return stream;
  }

  private add(stream: Stream, batch: readonly StreamEvent[]): void {
    stream.batches.push(batch);
    for (const event of batch) {
      if (event.seq === stream.events.length) stream.events.push(event);
    }
    const last = batch.at(-1);
    if (last?.seq === stream.events.length - 1 && last.match !== null) stream.glance = last.match;
  }
}
