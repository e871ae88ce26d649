import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadTable } from './table.ts';

/** What became of the moves of some seconds. */
export interface Played {
  readonly seconds: number;
  /** Milliseconds from sending to the acknowledgement, of every move that was made. */
  readonly answers: readonly number[];
  /** Codes of the faults of those that were refused. */
  readonly refused: readonly string[];
  /** Moves that were due when no table waited for one. */
  readonly missed: number;
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

/** Moves at random moments, whether or not the earlier ones are answered yet. */
export async function play(waiting: Waiting, rate: number, seconds: number): Promise<Played> {
  const answers: number[] = [];
  const refused: string[] = [];
  const underWay = new Set<Promise<void>>();
  let missed = 0;
  const move = () => {
    const table = waiting.takeAny();
    if (table === undefined) {
      missed += 1;
      return;
    }
    const done = table.move().then((answer) => {
      if (typeof answer === 'number') answers.push(answer);
      else refused.push(answer);
      underWay.delete(done);
    });
    underWay.add(done);
  };
  const start = performance.now();
  const end = start + 1000 * seconds;
  for (let due = start; due < end; ) {
    const now = performance.now();
    for (; due <= now && due < end; due += gap(rate)) move();
    await sleep(1);
  }
  const took = (performance.now() - start) / 1000;
  await Promise.all(underWay);
  return { seconds: took, answers, refused, missed };
}

/** Milliseconds to the next of many that come independently of each other. */
const gap = (rate: number) => (-1000 * Math.log(1 - Math.random())) / rate;
