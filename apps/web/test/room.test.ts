import { FastRandom, type Game, legalMoves, type Random, sure } from '@baithak/kernel';
import {
  type Command,
  dealWith,
  FairHand,
  openTable,
  type Settings,
  streamFrom,
  submit,
  Table,
} from '@baithak/table';
import { toy } from '@baithak/testkit';
import { expect, test } from 'vitest';
import { EMPTY_ROOM, fold, type Room } from '../controller/room.ts';

const PEOPLE = ['asha', 'ravi', 'mira'];
const VIEWERS = [0, null] as const;
const hands = PEOPLE.map((person) => new FairHand(person, person, new Map()));
const games = (id: string) => (id === 'toy' ? (toy as Game) : undefined);
const SETTINGS: readonly Partial<Settings>[] = [{ seats: 2 }, { seats: 3 }, { aids: 'none' }];

/** What everybody may know, as the page has it. */
function publicPart(room: Room): unknown {
  const {
    next: _,
    match: __,
    log: ___,
    retired: ____,
    chat: _____,
    notice: ______,
    ...rest
  } = room;
  return rest;
}

/** A long evening at one table: many commands by anybody, most of which fit the moment. */
function evening(seed: string): Table {
  const random = new FastRandom(seed);
  const env = (now: number) => ({ now, seed: `seed ${now}` });
  const table = sure(openTable(games, { game: 'toy', seats: 3 }, 'asha', 'Asha', env(0)));
  for (let now = 1; now <= 300; now++) {
    const { by, command } = anyCommand(table, random);
    submit(table, command, by, env(now));
    dealWith(table, hands, env(now));
  }
  return table;
}

function anyCommand(table: Table, random: Random): { by: string | null; command: Command } {
  const pick = <T>(list: readonly T[]) => list[random.below(list.length)] as T;
  const by = pick(PEOPLE);
  const seat = random.below(table.seats.length);
  const holder = (of: number) => {
    const occupant = table.seats[of];
    return occupant?.kind === 'person' ? occupant.person : null;
  };
  const decides = table.toDecide;
  if (decides !== null && !table.paused && random.below(3) > 0) {
    const moves = [pick(legalMoves(table.game, table.match?.state))];
    const after = table.match?.entries.length as number;
    return { by: holder(decides), command: { do: 'move', seat: decides, moves, after } };
  }
  const question = table.question?.asked ?? 0;
  const command = pick<Command>([
    { do: 'join', name: by },
    { do: 'sit', seat, name: by },
    { do: 'sit', seat, name: by },
    { do: 'bot', seat, character: 'mina' },
    { do: 'start' },
    { do: 'start' },
    { do: 'leave' },
    { do: 'undo', seat },
    { do: 'undo', seat },
    { do: 'answer', seat, question, yes: true },
    { do: 'answer', seat, question, yes: true },
    { do: 'answer', seat, question, yes: false },
    { do: 'offer-draw', seat },
    { do: 'pause', seat },
    { do: 'resume', seat },
    { do: 'resume', seat },
    { do: 'resign', seat },
    { do: 'rematch', seat },
    { do: 'rematch', seat },
    { do: 'configure', settings: pick(SETTINGS) },
  ]);
  const isSeats = ['undo', 'answer', 'offer-draw', 'pause', 'resume', 'resign', 'rematch'];
  if (isSeats.includes(command.do)) return { by: holder(seat), command };
  return { by: ['bot', 'start', 'configure'].includes(command.do) ? table.owner : by, command };
}

test('page and table agree after every event of long random evenings', () => {
  const kinds = new Set<string>();
  let takenOver = 0;
  for (let n = 0; n < 12; n++) {
    const { events } = evening(`evening ${n}`);
    const table = new Table(games);
    const rooms = new Map<number | null, Room>(VIEWERS.map((viewer) => [viewer, EMPTY_ROOM]));
    for (const event of events) {
      table.apply(event);
      kinds.add(event.kind);
      if (event.kind === 'resigned' && table.seats.length === 3) takenOver++;
      for (const [viewer, room] of rooms) {
        const next = streamFrom(table, viewer, event.seq).reduce(fold, room);
        expect(publicPart(next), `${event.seq} ${event.kind}`).toEqual(table.public);
        rooms.set(viewer, next);
      }
    }
  }
  for (const kind of ['undone', 'resigned', 'left', 'answered', 'paused', 'drawn', 'configured']) {
    expect(kinds).toContain(kind);
  }
  expect(takenOver).toBeGreaterThan(5);
});

test('the page learns that a bot plays on at a resigned seat of three', () => {
  const env = { now: 0, seed: 'seed', scheme: 1 } as const;
  const table = sure(openTable(games, { game: 'toy', seats: 3 }, 'asha', 'Asha', env));
  const give = (by: string, command: Command) => sure(submit(table, command, by, env));
  give('ravi', { do: 'join', name: 'Ravi' });
  give('asha', { do: 'sit', seat: 0, name: 'Asha' });
  give('ravi', { do: 'sit', seat: 1, name: 'Ravi' });
  give('asha', { do: 'bot', seat: 2, character: 'mina' });
  give('asha', { do: 'start' });
  give('ravi', { do: 'resign', seat: 1 });
  const room = streamFrom(table, null, 0).reduce(fold, EMPTY_ROOM);
  expect(room.stage).toBe('playing');
  expect(room.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
  expect(room.gone).toEqual([1]);
});
