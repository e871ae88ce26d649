import { legalMoves, promiseOf, type Random } from '@baithak/kernel';
import {
  awaitedIn,
  COMMANDS,
  type Command,
  type Deal,
  FairHand,
  type Settings,
  type Table,
} from '../index.ts';

/** A command, and who gives it. */
export interface Wish {
  readonly by: string | null;
  readonly command: Command;
}

export const PEOPLE = ['asha', 'ravi', 'mira', 'dev'];
export const NO_CLOCK = { kind: 'none' } as const;
export const LIVE = { kind: 'live', budget: 10_000, increment: 100 } as const;
const SETTINGS: readonly Partial<Settings>[] = [
  { aids: 'none' },
  { seats: 3 },
  { seats: 2, clock: NO_CLOCK },
  { clock: LIVE },
  { rated: true },
];

/** A random command: mostly one that leads on, otherwise any from anybody. */
export function anyCommand(table: Table, random: Random, step: number): Wish {
  const by = random.below(12) === 0 ? null : (PEOPLE[random.below(PEOPLE.length)] as string);
  const seat = random.below(table.seats.length);
  if (step < 4) return { by: PEOPLE[step] as string, command: { do: 'join', name: `P${step}` } };
  if (random.below(3) > 0) {
    const useful = usefulCommand(table, random);
    return random.below(6) > 0 ? useful : { ...useful, by };
  }
  const question = table.question?.asked ?? 0;
  const commands: Command[] = [
    { do: 'sit', seat, name: `${by}` },
    { do: 'sit', seat, name: `${by}` },
    { do: 'bot', seat, character: 'mina' },
    { do: 'start' },
    { do: 'start' },
    { do: 'free', seat },
    { do: 'join', name: `${by}` },
    { do: 'leave' },
    { do: 'undo', seat },
    { do: 'undo', seat },
    { do: 'answer', seat, question, yes: random.below(3) > 0 },
    { do: 'answer', seat, question, yes: true },
    { do: 'answer', seat, question: question - 1, yes: true },
    { do: 'offer-draw', seat },
    { do: 'pause', seat },
    { do: 'resume', seat },
    { do: 'rematch', seat },
    { do: 'chat', text: 'hello' },
    { do: 'react', reaction: 'nice' },
    anyModeration(table, random),
    { do: 'promise', seat, hash: promiseOf('x', 'x') },
    { do: 'salt', seat, text: 'x' },
    { do: 'tick' },
    anySettings(random),
    { do: 'credit', ms: 500 },
    ...(random.below(2) === 0 ? [{ do: 'resign', seat } as const] : []),
  ];
  const command = commands[random.below(commands.length)] as Command;
  const holder = table.seats[seat];
  const { right } = COMMANDS[command.do];
  if (random.below(4) === 0) return { by, command };
  if (right === 'host') return { by: null, command };
  if (right === 'owner' && table.owner !== null) return { by: table.owner, command };
  return { by: right === 'seat' && holder?.kind === 'person' ? holder.person : by, command };
}

/** Seldom a ban, so that enough people stay to play. */
function anyModeration({ public: { banned } }: Table, random: Random): Command {
  const person = PEOPLE[random.below(PEOPLE.length)] as string;
  const on = random.below(2) === 0;
  const commands: Command[] = [
    { do: 'remove', person },
    { do: 'mute', person, on },
    { do: 'close-chat', on },
    { do: 'hand-over', person },
    { do: 'ban', person: banned[0]?.id ?? person, on: banned.length === 0 },
  ];
  return commands[random.below(commands.length)] as Command;
}

export const anySettings = (random: Random): Command => ({
  do: 'configure',
  settings: SETTINGS[random.below(SETTINGS.length)] as Partial<Settings>,
});

/** What the table waits for: an answer, people to sit down, a start, a move, a rematch. */
function usefulCommand(table: Table, random: Random): Wish {
  const { question, stage, owner, people } = table;
  if (question !== null) {
    const seat = question.waitingFor[0] as number | null;
    const yes = random.below(4) > 0;
    const by = seat === null ? owner : holderOf(table, seat);
    return { by, command: { do: 'answer', seat, question: question.asked, yes } };
  }
  if (stage === 'playing') {
    return table.paused ? resumed(table) : moveOf(table, table.toDecide as number, random);
  }
  if (table.public.deal !== null) return dealPart(table, table.public.deal, random);
  const open = table.seats.findIndex(({ kind }) => kind === 'open');
  if (open >= 0) {
    const person = people[random.below(people.length)]?.id ?? null;
    const isBot = person === owner && random.below(2) === 0;
    const bot = { do: 'bot', seat: open, character: 'mina' } as const;
    return { by: person, command: isBot ? bot : { do: 'sit', seat: open, name: `${person}` } };
  }
  if (stage === 'gathering' && table.settings.rated && random.below(2) === 0) {
    const person = people[random.below(people.length)]?.id ?? null;
    const plain: Command = { do: 'configure', settings: { rated: false } };
    return person === owner
      ? { by: owner, command: plain }
      : { by: person, command: { do: 'accept' } };
  }
  if (stage === 'gathering') return { by: owner, command: { do: 'start' } };
  if (random.below(4) === 0) return { by: owner, command: anySettings(random) };
  const seat = random.below(table.seats.length);
  return { by: holderOf(table, seat), command: { do: 'rematch', seat } };
}

/** Somebody's page does its part in the deal, or time passes. */
function dealPart(table: Table, deal: Deal, random: Random): Wish {
  const by = holderOf(table, awaitedIn(deal)[0] as number) as string;
  const next = new FairHand(by, `secret of ${by}`, new Map()).next(table.public);
  const idle = random.below(4) === 0 || next === undefined || next === 'suspect';
  return idle ? { by: null, command: { do: 'tick' } } : { by, command: next };
}

/** Who acts for a seat: a person, or the host for a bot. */
function holderOf({ seats }: Table, seat: number): string | null {
  const occupant = seats[seat];
  return occupant?.kind === 'person' ? occupant.person : null;
}

export const resumed = (table: Table): Wish => ({
  by: holderOf(table, 0),
  command: { do: 'resume', seat: 0 },
});

export function moveOf(table: Table, seat: number, random: Random): Wish {
  const legal = legalMoves(table.game, table.match?.state);
  const moves = [random.below(8) === 0 ? 'drop:d' : (legal[random.below(legal.length)] as string)];
  const after = (table.match?.entries.length ?? 0) - (random.below(15) === 0 ? 1 : 0);
  return {
    by: holderOf(table, seat),
    command: { do: 'move', seat, moves, after },
  };
}
