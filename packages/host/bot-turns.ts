import { type Character, Fault, type Seat } from '@baithak/kernel';
import type { Command, Table } from '@baithak/table';
import type { Host } from './host.ts';
import type { Peers } from './peers.ts';

/** What the bots of a table need from it. */
interface Around {
  readonly id: string;
  readonly host: Pick<Host, 'think' | 'trouble'>;
  readonly peers: Peers;
  table(): Table;
  /** Carries out a command that is chosen when the table's turn comes. */
  decide(choose: () => Command | undefined): Promise<unknown>;
}

interface Thinking {
  /** How many entries the match had when it began. */
  readonly after: number;
  readonly stop: AbortController;
}

/** Lets the bot think whose turn it is, once for each state of the match. */
export class BotTurns {
  private thinking: Thinking | undefined;
  /** Settled when no bot thinks any more. */
  idle: Promise<void> = Promise.resolve();

  constructor(private readonly around: Around) {}

  get isThinking(): boolean {
    return this.thinking !== undefined;
  }

  /** Call this whenever the match may have gone on. */
  wake(): void {
    const { botToDecide: bot, match } = this.around.table();
    const after = match?.entries.length ?? 0;
    if (bot !== null && this.thinking?.after === after) return;
    this.stop();
    if (bot === null) return;
    this.thinking = { after, stop: new AbortController() };
    this.idle = this.think(bot.seat, bot.character, this.thinking);
  }

  stop(): void {
    this.thinking?.stop.abort();
    this.thinking = undefined;
  }

  private async think(seat: Seat, character: Character, thinking: Thinking): Promise<void> {
    const { id, host, peers, decide } = this.around;
    const { after, stop } = thinking;
    const table = this.around.table();
    const view = table.game.view(table.match?.state, seat);
    const person = table.owner ?? '';
    const present = [...peers].some((peer) => table.seatsOf(peer.person).length > 0);
    const task = { table: id, person, present, game: table.game.id, seat, character, view };
    let move: string;
    try {
      move = await host.think(task, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) this.failed(error);
      return;
    }
    await decide(() => {
      // The match may have gone on, or nobody may be there any more.
      if (this.thinking !== thinking) return undefined;
      this.thinking = undefined;
      return { do: 'move', seat, moves: [move], after };
    });
  }

  private failed(error: unknown): void {
    const { id, host, peers } = this.around;
    host.trouble(id, error);
    for (const peer of peers) peer.refuse(new Fault('bot-broke'));
    this.thinking = undefined;
  }
}
