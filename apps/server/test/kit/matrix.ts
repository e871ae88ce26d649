import type { Game } from '@baithak/kernel';
import type { TableMessage } from '@baithak/protocol';
import type { Table } from '@baithak/table';
import {
  COMMANDS,
  type Command,
  type CommandKind,
  type Right,
  STAGES,
  type Stage,
} from '@baithak/table';
import type { Inside } from './inside.ts';
import { type Cast, entries, legalMove, lineOf, ROLES, type Role, tableAt } from './roles.ts';

interface Entry {
  readonly right: Right;
  readonly stages: readonly Stage[];
  /** The command as somebody would give it for seat 0. */
  example(table: Table): Command;
  /** What those are told who may give it, where it is not `done`. */
  allowed?(role: Role, stage: Stage): string;
}

const ALWAYS = STAGES;
const BETWEEN = ['gathering', 'over'] as const;
const PLAYING = ['playing'] as const;
const seat = 0;

const takenByOthers = (role: Role) => (role === 'own' ? 'done' : 'seat-taken');

/** Who may do what and when, written down a second time: a command that is not in here fails. */
const ENTRIES: { readonly [Kind in CommandKind]: Entry } = {
  join: { right: 'anyone', stages: ALWAYS, example: () => ({ do: 'join', name: 'Asha' }) },
  leave: { right: 'member', stages: ALWAYS, example: () => ({ do: 'leave' }) },
  configure: {
    right: 'owner',
    stages: BETWEEN,
    example: () => ({ do: 'configure', settings: { listed: true } }),
  },
  sit: {
    right: 'member',
    stages: ALWAYS,
    example: () => ({ do: 'sit', seat, name: 'Asha' }),
    allowed: takenByOthers,
  },
  bot: { right: 'owner', stages: BETWEEN, example: () => ({ do: 'bot', seat, level: 1 }) },
  free: {
    right: 'member',
    stages: BETWEEN,
    example: () => ({ do: 'free', seat }),
    allowed: (role) => (role === 'owner' ? 'done' : takenByOthers(role)),
  },
  salt: { right: 'member', stages: BETWEEN, example: () => ({ do: 'salt', text: 'x' }) },
  start: { right: 'owner', stages: ['gathering'], example: () => ({ do: 'start' }) },
  move: {
    right: 'seat',
    stages: PLAYING,
    example: (table) => ({
      do: 'move',
      seat,
      moves: [table.stage === 'playing' ? legalMove(table) : 'x'],
      after: entries(table),
    }),
  },
  undo: {
    right: 'seat',
    stages: ['playing', 'over'],
    example: () => ({ do: 'undo', seat }),
    allowed: (_, stage) => (stage === 'over' ? 'nothing-to-undo' : 'done'),
  },
  resign: { right: 'seat', stages: PLAYING, example: () => ({ do: 'resign', seat }) },
  'offer-draw': { right: 'seat', stages: PLAYING, example: () => ({ do: 'offer-draw', seat }) },
  pause: { right: 'seat', stages: PLAYING, example: () => ({ do: 'pause', seat }) },
  resume: {
    right: 'seat',
    stages: PLAYING,
    example: () => ({ do: 'resume', seat }),
    allowed: () => 'not-paused',
  },
  answer: {
    right: 'seat',
    stages: ALWAYS,
    example: () => ({ do: 'answer', seat, yes: true }),
    allowed: (_, stage) => (stage === 'playing' ? 'done' : 'no-question'),
  },
  rematch: { right: 'seat', stages: ['over'], example: () => ({ do: 'rematch', seat }) },
  chat: { right: 'member', stages: ALWAYS, example: () => ({ do: 'chat', text: 'hello' }) },
  tick: { right: 'host', stages: ALWAYS, example: () => ({ do: 'tick' }) },
  credit: { right: 'host', stages: PLAYING, example: () => ({ do: 'credit', ms: 1000 }) },
};

const WRONG_STAGE: Readonly<Record<Stage, string>> = {
  gathering: 'not-started',
  playing: 'match-running',
  over: 'match-over',
};

export interface Case {
  readonly kind: CommandKind;
  readonly role: Role;
  readonly stage: Stage;
}

export const CASES: readonly Case[] = (Object.keys(COMMANDS) as CommandKind[]).flatMap((kind) =>
  STAGES.flatMap((stage) => ROLES.map((role) => ({ kind, role, stage }))),
);

type Rule = Pick<Entry, 'right' | 'stages'>;

/** Where the second list and the commands themselves do not say the same. */
export function disagreements(commands: Readonly<Record<string, Rule>> = COMMANDS): string[] {
  const entries: Readonly<Record<string, Rule>> = ENTRIES;
  const stages = (rule: Rule | undefined) => [...(rule?.stages ?? [])].sort().join();
  return [...new Set([...Object.keys(commands), ...Object.keys(entries)])].filter((kind) => {
    const [one, other] = [commands[kind], entries[kind]];
    return one?.right !== other?.right || stages(one) !== stages(other);
  });
}

/** What the answer must be: the fault's code, `done`, or the status of a handshake that failed. */
function expected({ kind, role, stage }: Case): string {
  const { right, stages, allowed } = ENTRIES[kind];
  if (role === 'nobody') return '401';
  if (right === 'host') return 'message-form';
  if (role === 'stranger' && right !== 'anyone') return 'not-here';
  if (right === 'owner' && role !== 'owner') return 'owner-only';
  if (right === 'seat' && role !== 'own') return 'not-your-seat';
  if (!stages.includes(stage)) return WRONG_STAGE[stage];
  return allowed?.(role, stage) ?? 'done';
}

/** Gives commands over the wire as everybody, at every stage; returns what was not as it must be. */
export async function violations(
  inside: Inside,
  cast: Cast,
  game: Game,
  cases: readonly Case[] = CASES,
): Promise<string[]> {
  const found: string[] = [];
  // What is refused changes nothing, so all of that can happen at one table.
  const shared = new Map<Stage, Awaited<ReturnType<typeof tableAt>>>();
  for (const each of cases) {
    const wanted = expected(each);
    const fresh = wanted === 'done' || !shared.has(each.stage);
    const at = fresh ? await tableAt(inside, cast, game, each.stage) : shared.get(each.stage);
    if (at === undefined) continue;
    if (fresh && wanted !== 'done') shared.set(each.stage, at);
    const complaint = await tryCase(inside, cast, each, wanted, at);
    if (complaint !== undefined) {
      found.push(`${each.kind} as ${each.role} while ${each.stage}: ${complaint}`);
      shared.delete(each.stage);
    }
  }
  return found;
}

async function tryCase(
  inside: Inside,
  cast: Cast,
  { kind, role }: Case,
  wanted: string,
  { id, table }: Awaited<ReturnType<typeof tableAt>>,
): Promise<string | undefined> {
  const answer = await give(inside, cast, role, id, ENTRIES[kind].example(table));
  if (answer !== wanted) return `${answer}, not ${wanted}`;
  const stored = (await inside.store.read(id))?.events ?? [];
  const added = stored.slice(table.events.length) as { readonly by: string | null }[];
  if (wanted !== 'done') return added.length > 0 ? 'refused, but something happened' : undefined;
  const who = cast[role].person;
  return added[0]?.by === who ? undefined : `done by ${added[0]?.by}, not by ${who}`;
}

async function give(
  inside: Inside,
  cast: Cast,
  role: Role,
  id: string,
  command: Command,
): Promise<string> {
  const line = await lineOf(inside, cast[role], id);
  if (line.status !== 101) return String(line.status);
  line.send(JSON.stringify({ v: 1, kind: 'command', client: `${role} ${command.do}`, command }));
  const said = JSON.parse(await line.until(() => line.texts[0])) as TableMessage;
  line.hangUp();
  return said.kind === 'refused' ? said.fault.code : said.kind;
}
