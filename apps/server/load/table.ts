import { FastRandom, type Game, type Random } from '@baithak/kernel';
import type { MatchGlance } from '@baithak/table';
import type { Guest } from './guest.ts';
import { Listener } from './listener.ts';
import { randomTurn } from './turn.ts';

/** Two people who play at random, one match after the other. */
export class LoadTable {
  readonly players: readonly [Listener, Listener];
  private readonly glances: (MatchGlance | undefined)[] = [];
  private readonly random: Random;
  private busy = true;
  private listed = false;

  private constructor(
    readonly id: string,
    private readonly game: Game,
    private readonly people: readonly [Guest, Guest],
    /** Called whenever a move can be made. */
    private readonly ready: (table: LoadTable) => void,
  ) {
    this.random = new FastRandom(id);
    const player = (seat: 0 | 1) =>
      new Listener(people[seat], id, (viewer, glance) => {
        if (viewer === seat) this.look(seat, glance);
      });
    this.players = [player(0), player(1)];
  }

  static async open(
    game: Game,
    people: readonly [Guest, Guest],
    ready: (table: LoadTable) => void,
  ): Promise<LoadTable> {
    const table = new LoadTable(await people[0].openTable(game.id), game, people, ready);
    await table.begin();
    return table;
  }

  /** Makes a move; returns the milliseconds until it was acknowledged, or the code of the fault. */
  async move(): Promise<number | string> {
    const { latest } = this;
    // Only a server that has lost something takes a turn away again.
    if (latest?.turn.kind !== 'seat') return 'turn-lost';
    const { turn, entries, view } = latest;
    const seat = turn.seat as 0 | 1;
    const moves = randomTurn(this.game, view, seat, this.random);
    this.listed = false;
    this.busy = true;
    const sent = performance.now();
    const said = await this.players[seat].ask({ do: 'move', seat, moves, after: entries });
    const ms = performance.now() - sent;
    this.busy = false;
    this.settle();
    return said.kind === 'done' ? ms : said.fault.code;
  }

  /** As pages do: everybody watches what all may see, and their own seat. */
  private async begin(): Promise<void> {
    const { players, people } = this;
    await players[1].must({ do: 'join', name: people[1].name });
    for (const seat of [0, 1] as const) {
      players[seat].watch(null);
      await players[seat].must({ do: 'sit', seat, name: people[seat].name });
      players[seat].watch(seat);
      await players[seat].must({ do: 'salt', text: String(this.random.below(1_000_000_000)) });
    }
    await players[0].must({ do: 'start' });
    this.busy = false;
    this.settle();
  }

  private async again(): Promise<void> {
    this.busy = true;
    await this.players[0].must({ do: 'configure', settings: {} });
    this.glances.length = 0;
    await this.players[0].must({ do: 'start' });
    this.busy = false;
    this.settle();
  }

  private look(seat: 0 | 1, glance: MatchGlance): void {
    this.glances[seat] = glance;
    this.settle();
  }

  /** How the match stands, once the seat to decide has heard of it. */
  private get latest(): MatchGlance | undefined {
    const [one, other] = this.glances;
    const entries = Math.max(one?.entries ?? 0, other?.entries ?? 0);
    return this.glances.find((glance, seat) => {
      if (glance?.entries !== entries) return false;
      return (
        glance.turn.kind === 'over' || (glance.turn.kind === 'seat' && glance.turn.seat === seat)
      );
    });
  }

  private settle(): void {
    const { latest } = this;
    if (this.busy || this.listed || latest === undefined) return;
    if (latest.turn.kind === 'over') void this.again();
    else {
      this.listed = true;
      this.ready(this);
    }
  }
}
