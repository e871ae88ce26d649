import type { Seat, Viewer } from '@baithak/kernel';
import type { Socket } from '@baithak/protocol';
import type { Command, StreamEvent } from '@baithak/table';
import { Ear, type Guest } from './guest.ts';
import type { Attempt, Hearing } from './history.ts';

/** Tests have no time for the waits of a page. */
const HASTE = 8;

interface Stream {
  readonly batches: (readonly StreamEvent[])[];
  readonly events: StreamEvent[];
  glance: NonNullable<StreamEvent['match']> | null;
}

/** Somebody at a seat who writes down all they ask and all they hear. */
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
    this.ear = new Ear(dial, undefined, HASTE);
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

  /** What has come in so far as one viewer. */
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

  /** What was heard as each viewer, beside what a new line hears that begins with number 0. */
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
