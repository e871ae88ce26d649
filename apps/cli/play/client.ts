import type { LiveTable, Peer } from '@baithak/host';
import { type AnyMatch, Fault, type Seat, type Viewer } from '@baithak/kernel';
import { PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import type { Command, MatchGlance, StreamEvent } from '@baithak/table';
import { TERMINAL } from './opening.ts';
import { fileOf, type OutsideChance } from './outside-chance.ts';

/**
 * The screen as a client of its table. It gives commands and gets the streams of its seats; it
 * shows nothing of the match but what these tell.
 */
export class Client {
  private readonly streams = new Map<Viewer, StreamEvent[]>();
  private readonly line: Peer;
  private wake = () => {};

  constructor(
    private readonly live: LiveTable,
    private readonly outside?: OutsideChance,
  ) {
    this.line = live.connect(TERMINAL, { send: (text) => this.hear(JSON.parse(text)) });
  }

  /** Follows the streams of all own seats and of spectators. */
  async watch(): Promise<void> {
    for (const viewer of [...(await this.ownSeats()), null]) {
      this.streams.set(viewer, []);
      const message = { v: PROTOCOL_VERSION, kind: 'watch', viewer, from: 0 };
      await this.live.receive(this.line, JSON.stringify(message));
    }
  }

  /** The seats of the people at the screen. Whoever resigns may lose theirs to a bot. */
  ownSeats(): Promise<Seat[]> {
    return this.live.look((table) => table.seatsOf(TERMINAL));
  }

  /** Everything that a viewer was told about the table. */
  log(viewer: Viewer): readonly StreamEvent[] {
    return this.streams.get(viewer) ?? [];
  }

  /** How the match stands for a viewer. */
  now(viewer: Viewer): MatchGlance {
    return this.log(viewer).at(-1)?.match as MatchGlance;
  }

  give(command: Command): Promise<Fault | undefined> {
    return this.live.command(TERMINAL, command);
  }

  /** Plays a move; with chance from outside, asks first what it brings. */
  async move(seat: Seat, text: string): Promise<Fault | undefined> {
    const known = await this.outside?.foresee(await this.file(), seat, text);
    if (known === false || known instanceof Fault) return known || undefined;
    const after = this.now(null).entries;
    return this.give({ do: 'move', seat, moves: [text], after });
  }

  /** The whole match, to be saved. */
  file(): Promise<string> {
    return this.live.look(({ match }) => fileOf(match as AnyMatch, this.outside !== undefined));
  }

  /** Resolves with the next event of the table. */
  news(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  close(): Promise<void> {
    this.live.disconnect(this.line);
    return this.live.close();
  }

  private hear(message: TableMessage): void {
    if (message.kind !== 'events') return;
    this.streams.get(message.viewer)?.push(...message.events);
    // The table sends the stream of spectators last, so by now all streams are complete.
    if (message.viewer === null) this.wake();
  }
}

type Moved = Extract<StreamEvent, { kind: 'moved' }>;

/** The decisions that no undo has taken back. */
export function standing(events: readonly StreamEvent[]): Moved[] {
  const decisions: Moved[] = [];
  for (const event of events) {
    if (event.kind === 'moved') decisions.push(event);
    else if (event.kind === 'undone') decisions.length -= event.decisions;
  }
  return decisions;
}
