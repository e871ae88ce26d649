import { setTimeout as sleep } from 'node:timers/promises';
import { Draft, FastRandom, type Game, MoveList, type Random, write } from '@baithak/kernel';
import type { MatchGlance } from '@baithak/table';
import { type Guest, Listener } from './guests.ts';
import { absoluteNow } from './samples.ts';

/** Two people who play random moves, one match after the other. */
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

  /** Makes a move; returns the code of the fault if it is refused. */
  async move(): Promise<string | undefined> {
    const { latest } = this;
    // It was a player's turn when the table was listed, so the server has lost something.
    if (latest?.turn.kind !== 'seat') return 'turn-lost';
    const { turn, entries, view } = latest;
    const seat = turn.seat as 0 | 1;
    const moves = randomTurn(this.game, view, seat, this.random);
    this.listed = false;
    this.busy = true;
    const said = await this.players[seat].ask({ do: 'move', seat, moves, after: entries });
    this.busy = false;
    this.settle();
    return said.kind === 'done' ? undefined : said.fault.code;
  }

  /** Like a page, each player watches the public stream and the stream of their seat. */
  private async begin(): Promise<void> {
    const { players, people } = this;
    await players[1].must({ do: 'join', name: people[1].name });
    for (const seat of [0, 1] as const) {
      players[seat].watch(null);
      await players[seat].must({ do: 'sit', seat, name: people[seat].name });
      players[seat].watch(seat);
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

  /** The state of the match, once the seat whose turn it is has it. */
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

/** Random moves for one turn of a seat, found in a world that its view allows. */
export function randomTurn(game: Game, view: unknown, seat: number, random: Random): string[] {
  const draft = new Draft(game, game.imagine(view, random), seat);
  const list = new MoveList();
  while (draft.open && draft.texts.length < 50) {
    game.moves(draft.state, list);
    const moves = list.toArray();
    const move = moves[random.below(moves.length)] as number;
    const fault = draft.add(write(game, draft.state, move));
    if (fault !== undefined) throw new Error(JSON.stringify(fault));
  }
  return draft.texts;
}

/** An accepted move: when it was due, and the milliseconds from then to its acknowledgement. */
export interface Answer {
  readonly due: number;
  readonly ms: number;
}

/** The results of some seconds of play. */
export interface Played {
  readonly start: number;
  readonly seconds: number;
  readonly answers: readonly Answer[];
  /** The fault codes of the refused moves. */
  readonly refused: readonly string[];
  /** Moves that were due while no table waited for one. They were made later, and that counts. */
  readonly delayed: number;
}

/** The tables that wait for a move. */
export class Waiting {
  private readonly tables: LoadTable[] = [];

  readonly add = (table: LoadTable): void => {
    this.tables.push(table);
  };

  takeAny(): LoadTable | undefined {
    const { tables } = this;
    const at = Math.floor(Math.random() * tables.length);
    const last = tables.pop();
    if (last === undefined || at === tables.length) return last;
    const taken = tables[at];
    tables[at] = last;
    return taken;
  }
}

/**
 * Sends moves at random times (a Poisson process), whether or not earlier ones are answered yet. Their
 * latency counts from when they were due: an open loop, in which no wait of the server or of this
 * program makes the numbers look better.
 */
export async function play(waiting: Waiting, rate: number, seconds: number): Promise<Played> {
  const answers: Answer[] = [];
  const refused: string[] = [];
  const underWay = new Set<Promise<void>>();
  const late: number[] = [];
  let delayed = 0;
  const move = (due: number): boolean => {
    const table = waiting.takeAny();
    if (table === undefined) return false;
    const done = table.move().then((fault) => {
      if (fault === undefined) answers.push({ due, ms: absoluteNow() - due });
      else refused.push(fault);
      underWay.delete(done);
    });
    underWay.add(done);
    return true;
  };
  const start = absoluteNow();
  const end = start + 1000 * seconds;
  for (let due = start; due < end; ) {
    const now = absoluteNow();
    while (late.length > 0 && move(late[0] as number)) late.shift();
    for (; due <= now && due < end; due += gap(rate)) {
      if (late.length === 0 && move(due)) continue;
      late.push(due);
      delayed += 1;
    }
    await sleep(1);
  }
  const took = (absoluteNow() - start) / 1000;
  await Promise.all(underWay);
  return { start, seconds: took, answers, refused, delayed };
}

/** Milliseconds to the next event of a Poisson process. */
const gap = (rate: number) => (-1000 * Math.log(1 - Math.random())) / rate;
