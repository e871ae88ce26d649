import { type Character, Fault, type JudgedMoves, type Scheme, type Seat } from '@baithak/kernel';
import { capped } from './caps.ts';
import type { Command, CommandKind, CommandRule, Right } from './command.ts';
import { COMMANDS } from './commands.ts';
import { isDone, lapsed } from './deal.ts';
import { retirement } from './departure.ts';
import type { PersonId, TableEvent, TableEventBody } from './event.ts';
import { forfeits } from './rated.ts';
import { type Games, type Settings, settle } from './settings.ts';
import { Table } from './table.ts';

/** What a table needs from its host with each command: the time, and a secret seed for a new match. */
export interface Env {
  readonly now: number;
  readonly seed: string;
  /** 1 for a deal that can be repeated from its seed alone; people who meet at a table get 2. */
  readonly scheme?: Scheme;
  /** The character nearest to the strength of whoever goes by the command, if the host knows it. */
  readonly near?: Character | undefined;
}

/** What became of a command: the events it added, or the event it became when it first came. */
export interface Receipt {
  readonly events: readonly TableEvent[];
  readonly first: number | null;
}

/** Opens a table with its owner at it. */
export function openTable(
  games: Games,
  wish: Partial<Settings>,
  person: PersonId,
  name: string,
  env: Env,
): Table | Fault {
  const settings = settle(games, wish);
  if (settings instanceof Fault) return settings;
  const table = new Table(games);
  table.apply(table.next({ kind: 'opened', settings }, env.now, person));
  seal(table, env);
  const joined = submit(table, { do: 'join', name }, person, env);
  return joined instanceof Fault ? joined : table;
}

/**
 * Carries out one command of one person (`null`: the host) if it is allowed. A command whose client
 * id came before gets the same answer again. A time that was up before ends the turn even if the
 * command is refused, so whoever stores the events reads them from the table.
 */
export function submit(
  table: Table,
  command: Command,
  by: PersonId | null,
  env: Env,
  client?: string,
): Receipt | Fault {
  if (client !== undefined) {
    const first = table.firstAnswer(by, client);
    if (first !== undefined) return { events: [], first };
  }
  // Time given back may be just what was missing.
  const overdue = command.do === 'credit' ? [] : timeOuts(table, env);
  const rule = COMMANDS[command.do] as CommandRule<typeof command.do>;
  const barred =
    shut(table, by) ??
    authorise(table, rule.right, command, by) ??
    rightStage(table, rule) ??
    capped(table, command, by);
  const ruling =
    barred ?? rule.run({ table, command: command as never, by, now: env.now, near: env.near });
  if (ruling instanceof Fault) return ruling;
  const events =
    'judged' in ruling
      ? append(table, ruling.event, env, by, client, ruling.judged)
      : ruling.flatMap((body, i) => append(table, body, env, by, i === 0 ? client : undefined));
  return { events: [...overdue, ...events], first: events[0]?.seq ?? null };
}

/** At a closed table nobody can do anything, not even come. */
const shut = (table: Table, by: PersonId | null): Fault | undefined =>
  table.public.closed && by !== null ? new Fault('table-closed') : undefined;

/** Returns a fault if the person may not give this command at all. */
function authorise(
  table: Table,
  right: Right,
  command: Command,
  by: PersonId | null,
): Fault | undefined {
  if (right === 'host') return by === null ? undefined : new Fault('host-only');
  const seat = 'seat' in command ? command.seat : undefined;
  // A host who holds no seat answers for none.
  if (seat === null) {
    return by !== null && by === table.owner ? undefined : new Fault('owner-only');
  }
  if (seat !== undefined && table.seats[seat] === undefined) return new Fault('no-such-seat');
  if (by === null) {
    const bot = right === 'seat' && seat !== undefined && table.seats[seat]?.kind === 'bot';
    return bot ? undefined : new Fault('not-your-seat');
  }
  if (right === 'anyone') return undefined;
  if (!table.has(by)) return new Fault('not-here');
  if (right === 'owner' && table.owner !== by) return new Fault('owner-only');
  const holds = seat !== undefined && table.seatsOf(by).includes(seat);
  const may = holds || withdraws(table, command, by);
  return right === 'seat' && !may ? new Fault('not-your-seat') : undefined;
}

/** Whoever asked for a seat may say no for it, although somebody else holds it. */
const withdraws = ({ question }: Table, command: Command, by: PersonId): boolean =>
  command.do === 'answer' &&
  !command.yes &&
  question?.person === by &&
  question.seat === command.seat;

function rightStage(
  table: Table,
  rule: Pick<CommandRule<CommandKind>, 'stages' | 'whileDealing'>,
): Fault | undefined {
  if (table.public.deal !== null && rule.whileDealing !== true) return new Fault('dealing');
  if (rule.stages.includes(table.stage)) return undefined;
  const code = { gathering: 'not-started', playing: 'match-running', over: 'match-over' } as const;
  return new Fault(code[table.stage]);
}

/** Appends an event and what follows from it: the start, the end, the seal of the next match. */
function append(
  table: Table,
  body: TableEventBody,
  env: Env,
  by: PersonId | null,
  client?: string,
  judged?: JudgedMoves,
): TableEvent[] {
  const event = table.next(body, env.now, by, client);
  table.apply(event, judged);
  return [event, ...consequences(table, event, env)];
}

function consequences(table: Table, { kind }: TableEvent, env: Env): TableEvent[] {
  const { deal, seal: sealed } = table.public;
  // Every deal uses up its seal, so that a page reveals its salt to one list of promises only.
  const stale = kind === 'called-off' || (kind === 'dealing' && sealed?.scheme === undefined);
  const fresh = stale ? [seal(table, env)] : [];
  if (deal !== null) {
    const done = isDone(table, deal);
    return done ? [...fresh, ...append(table, { kind: 'started' }, env, null)] : fresh;
  }
  const lost = kind === 'started' ? forfeits(table) : [];
  if (lost.length > 0) return lost.flatMap((body) => append(table, body, env, null));
  const turn = table.stage === 'playing' ? table.match?.turn : undefined;
  if (turn?.kind !== 'over') return fresh;
  const seed = table.match?.seed as string;
  const end = table.next({ kind: 'finished', result: turn.result, seed }, env.now, null);
  table.apply(end);
  return [end, seal(table, env)];
}

function seal(table: Table, { seed, now, scheme = 2 }: Env): TableEvent {
  const event = table.next({ kind: 'sealed', seed, scheme }, now, null);
  table.apply(event);
  return event;
}

/** Ends what somebody's time is up for, whatever the command is: a turn, or their part in a deal. */
function timeOuts(table: Table, env: Env): TableEvent[] {
  const { deadline } = table;
  if (deadline === null || env.now < deadline) return [];
  const { deal } = table.public;
  const seat = table.clocks.running;
  if (deal === null && seat === null) return [];
  const bodies: TableEventBody[] =
    deal === null
      ? [retirement(table, { kind: 'timed-out', seat: seat as Seat })]
      : lapsed(table, deal);
  return bodies.flatMap((body) => append(table, body, env, null));
}
