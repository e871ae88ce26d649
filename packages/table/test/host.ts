import { Fault, type Game, sure } from '@baithak/kernel';
import { toy } from '@baithak/testkit';
import { expect } from 'vitest';
import {
  type Command,
  dealWith,
  type Env,
  FairHand,
  openTable,
  type Receipt,
  submit,
  type Table,
} from '../index.ts';

/** A host for tests: its clock and seeds are counters. */
export class TestHost {
  now = 0;
  private seeds = 0;

  readonly games = (id: string): Game | undefined => (id === 'toy' ? (toy as Game) : undefined);

  env(): Env {
    return { now: ++this.now, seed: `seed ${this.seeds++}` };
  }

  open(seats = 3): Table {
    return sure(openTable(this.games, { game: 'toy', seats }, 'asha', 'Asha', this.env()));
  }

  /** A running match: the first people named sit down, bots take the other seats. */
  playing(seats: number, ...people: string[]): Table {
    const table = this.open(seats);
    for (const person of people) {
      if (person !== 'asha') this.ok(table, person, { do: 'join', name: person });
    }
    for (let seat = 0; seat < seats; seat++) {
      const person = people[seat];
      if (person === undefined) this.ok(table, 'asha', { do: 'bot', seat, character: 'mina' });
      else this.ok(table, person, { do: 'sit', seat, name: person });
    }
    this.ok(table, 'asha', { do: 'start' });
    this.deal(table);
    return table;
  }

  /** Everybody's page does its part in the deal. */
  deal(table: Table): void {
    const hands = table.people.map(({ id }) => new FairHand(id, `secret of ${id}`, new Map()));
    dealWith(table, hands, this.env());
  }

  give(table: Table, by: string | null, command: Command, client?: string): Receipt | Fault {
    return submit(table, command, by, this.env(), client);
  }

  ok(table: Table, by: string | null, command: Command, client?: string): Receipt {
    return sure(this.give(table, by, command, client));
  }

  finish(table: Table): void {
    while (table.stage === 'playing') this.endTurn(table);
  }

  /** The seat to decide ends its turn. */
  endTurn(table: Table): void {
    const seat = table.toDecide as number;
    const occupant = table.seats[seat];
    const by = occupant?.kind === 'person' ? occupant.person : null;
    const after = table.match?.entries.length as number;
    this.ok(table, by, { do: 'move', seat, moves: ['end'], after });
  }
}

/** What was refused, by its code. */
export function code(value: unknown): string {
  expect(value).toBeInstanceOf(Fault);
  return (value as Fault).code;
}

/** The number of the open question; an answer must name it. */
export const asked = (table: Table) => table.question?.asked ?? -1;
export const entries = (table: Table) => table.match?.entries.length as number;
export const kinds = (table: Table, from: number) =>
  table.events.slice(from).map((event) => event.kind);
