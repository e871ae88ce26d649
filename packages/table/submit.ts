import { Fault, type JudgedMoves } from '@baithak/kernel';
import { COMMANDS, type Command, type CommandRule, type Right } from './commands.ts';
import type { PersonId, TableEvent, TableEventBody } from './event.ts';
import { type Games, type Settings, settle } from './settings.ts';
import { Table } from './table.ts';

/** What a table needs from its host with each command: the time, and a secret seed for a new match. */
export interface Env {
  readonly now: number;
  readonly seed: string;
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
  table.apply(table.next({ kind: 'sealed', seed: env.seed }, env.now, null));
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
  const barred = authorise(table, rule.right, command, by) ?? rightStage(table, rule);
  const ruling = barred ?? rule.run({ table, command: command as never, by });
  if (ruling instanceof Fault) return ruling;
  const events =
    'judged' in ruling
      ? append(table, ruling.event, env, by, client, ruling.judged)
      : ruling.flatMap((body, i) => append(table, body, env, by, i === 0 ? client : undefined));
  return { events: [...overdue, ...events], first: events[0]?.seq ?? null };
}

/** Returns a fault if the person may not give this command at all. */
function authorise(
  table: Table,
  right: Right,
  command: Command,
  by: PersonId | null,
): Fault | undefined {
  if (right === 'host') return by === null ? undefined : new Fault('host-only');
  if ('seat' in command && table.seats[command.seat] === undefined)
    return new Fault('no-such-seat');
  if (by === null) {
    const bot = right === 'seat' && 'seat' in command && table.seats[command.seat]?.kind === 'bot';
    return bot ? undefined : new Fault('not-your-seat');
  }
  if (right === 'anyone') return undefined;
  if (!table.has(by)) return new Fault('not-here');
  if (right === 'owner' && table.owner !== by) return new Fault('owner-only');
  const holds = 'seat' in command && table.seatsOf(by).includes(command.seat);
  return right === 'seat' && !holds ? new Fault('not-your-seat') : undefined;
}

function rightStage(table: Table, rule: { readonly stages: readonly string[] }): Fault | undefined {
  if (rule.stages.includes(table.stage)) return undefined;
  const code = { gathering: 'not-started', playing: 'match-running', over: 'match-over' } as const;
  return new Fault(code[table.stage]);
}

/** Appends an event; if it ended the match, also the end and the seal of the next match. */
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
  const turn = table.stage === 'playing' ? table.match?.turn : undefined;
  if (turn?.kind !== 'over') return [event];
  const seed = table.match?.seed as string;
  const end = table.next({ kind: 'finished', result: turn.result, seed }, env.now, null);
  table.apply(end);
  const sealed = table.next({ kind: 'sealed', seed: env.seed }, env.now, null);
  table.apply(sealed);
  return [event, end, sealed];
}

/** Ends the turn of a seat whose time is up, whatever the command is. */
function timeOuts(table: Table, env: Env): TableEvent[] {
  const { deadline } = table;
  const seat = table.clocks.running;
  if (deadline === null || seat === null || env.now < deadline) return [];
  return append(table, { kind: 'timed-out', seat }, env, null);
}
