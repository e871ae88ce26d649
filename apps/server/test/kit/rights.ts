import type { Game, Viewer } from '@baithak/kernel';
import { PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import {
  COMMANDS,
  type Command,
  type CommandKind,
  type Right,
  STAGES,
  type Stage,
  type Table,
} from '@baithak/table';
import {
  type Cast,
  entries,
  legalMove,
  lineOf,
  ROLES,
  type Role,
  SEATED,
  tableAt,
} from './roles.ts';
import type { TestServer } from './server.ts';

interface Entry {
  readonly right: Right;
  readonly stages: readonly Stage[];
  /** The command, given for seat 0. */
  example(table: Table): Command;
  /** The answer to those who may give it, where it is not `done`. */
  allowed?(role: Role, stage: Stage): string;
}

const ALWAYS = STAGES;
const BETWEEN = ['gathering', 'over'] as const;
const PLAYING = ['playing'] as const;
const seat = 0;

/** The person at seat 0. */
function seated({ seats }: Table): { readonly person: string } {
  const there = seats[seat];
  return { person: there?.kind === 'person' ? there.person : '' };
}

const takenByOthers = (role: Role) => (role === 'own' ? 'done' : 'seat-taken');

/** A second list of who may do what and when. A command that is missing here fails the test. */
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
  bot: { right: 'owner', stages: BETWEEN, example: () => ({ do: 'bot', seat, character: 'mina' }) },
  free: {
    right: 'member',
    stages: BETWEEN,
    example: () => ({ do: 'free', seat }),
    allowed: (role) => (role === 'owner' ? 'done' : takenByOthers(role)),
  },
  accept: {
    right: 'member',
    stages: BETWEEN,
    example: () => ({ do: 'accept' }),
    allowed: () => 'not-rated',
  },
  promise: {
    right: 'seat',
    stages: BETWEEN,
    example: () => ({ do: 'promise', seat, hash: '0'.repeat(64) }),
    allowed: () => 'no-deal',
  },
  salt: {
    right: 'seat',
    stages: BETWEEN,
    example: () => ({ do: 'salt', seat, text: '0'.repeat(64) }),
    allowed: () => 'no-deal',
  },
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
    // While the match runs, seat 1 has offered a draw.
    allowed: (_, stage) => (stage === 'over' ? 'nothing-to-undo' : 'question-open'),
  },
  resign: { right: 'seat', stages: PLAYING, example: () => ({ do: 'resign', seat }) },
  'offer-draw': { right: 'seat', stages: PLAYING, example: () => ({ do: 'offer-draw', seat }) },
  pause: {
    right: 'seat',
    stages: PLAYING,
    example: () => ({ do: 'pause', seat }),
    allowed: () => 'question-open',
  },
  resume: {
    right: 'seat',
    stages: PLAYING,
    example: () => ({ do: 'resume', seat }),
    allowed: () => 'not-paused',
  },
  answer: {
    right: 'seat',
    stages: ALWAYS,
    example: (table) => ({ do: 'answer', seat, question: table.question?.asked ?? 0, yes: true }),
    allowed: (_, stage) => (stage === 'playing' ? 'done' : 'no-question'),
  },
  rematch: { right: 'seat', stages: ['over'], example: () => ({ do: 'rematch', seat }) },
  chat: { right: 'member', stages: ALWAYS, example: () => ({ do: 'chat', text: 'hello' }) },
  react: { right: 'member', stages: ALWAYS, example: () => ({ do: 'react', reaction: 'nice' }) },
  remove: {
    right: 'owner',
    stages: ALWAYS,
    example: (table) => ({ do: 'remove', ...seated(table) }),
  },
  ban: {
    right: 'owner',
    stages: ALWAYS,
    example: (table) => ({ do: 'ban', ...seated(table), on: true }),
  },
  mute: {
    right: 'owner',
    stages: ALWAYS,
    example: (table) => ({ do: 'mute', ...seated(table), on: true }),
  },
  'close-chat': { right: 'owner', stages: ALWAYS, example: () => ({ do: 'close-chat', on: true }) },
  'hand-over': {
    right: 'owner',
    stages: ALWAYS,
    example: (table) => ({ do: 'hand-over', ...seated(table) }),
  },
  close: { right: 'owner', stages: ['gathering'], example: () => ({ do: 'close' }) },
  tick: { right: 'host', stages: ALWAYS, example: () => ({ do: 'tick' }) },
  credit: { right: 'host', stages: ALWAYS, example: () => ({ do: 'credit', ms: 1000 }) },
};

const WRONG_STAGE: Readonly<Record<Stage, string>> = {
  gathering: 'not-started',
  playing: 'match-running',
  over: 'match-over',
};

interface Case {
  readonly kind: CommandKind;
  readonly role: Role;
  readonly stage: Stage;
}

export const CASES: readonly Case[] = (Object.keys(COMMANDS) as CommandKind[]).flatMap((kind) =>
  STAGES.flatMap((stage) => ROLES.map((role) => ({ kind, role, stage }))),
);

type Rule = Pick<Entry, 'right' | 'stages'>;

/** The commands on which the second list and the code disagree. */
export function disagreements(commands: Readonly<Record<string, Rule>> = COMMANDS): string[] {
  const entries: Readonly<Record<string, Rule>> = ENTRIES;
  const stages = (rule: Rule | undefined) => [...(rule?.stages ?? [])].sort().join();
  return [...new Set([...Object.keys(commands), ...Object.keys(entries)])].filter((kind) => {
    const [one, other] = [commands[kind], entries[kind]];
    return one?.right !== other?.right || stages(one) !== stages(other);
  });
}

/** The right answer: a fault's code, `done`, or the status of a failed handshake. */
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

/** Gives commands as everybody at every stage; returns the wrong answers. */
export async function violations(
  server: TestServer,
  cast: Cast,
  game: Game,
  cases: readonly Case[] = CASES,
): Promise<string[]> {
  const found: string[] = [];
  // A refused command changes nothing, so one table will do for all of them.
  const shared = new Map<Stage, Awaited<ReturnType<typeof tableAt>>>();
  for (const each of cases) {
    const wanted = expected(each);
    const fresh = wanted === 'done' || !shared.has(each.stage);
    const at = fresh ? await tableAt(server, cast, game, each.stage) : shared.get(each.stage);
    if (at === undefined) continue;
    if (fresh && wanted !== 'done') shared.set(each.stage, at);
    const complaint = await tryCase(server, cast, each, wanted, at);
    if (complaint !== undefined) {
      found.push(`${each.kind} as ${each.role} while ${each.stage}: ${complaint}`);
      shared.delete(each.stage);
    }
  }
  return found;
}

async function tryCase(
  server: TestServer,
  cast: Cast,
  { kind, role }: Case,
  wanted: string,
  { id, table }: Awaited<ReturnType<typeof tableAt>>,
): Promise<string | undefined> {
  const answer = await give(server, cast, role, id, ENTRIES[kind].example(table));
  if (answer !== wanted) return `${answer}, not ${wanted}`;
  const stored = (await server.store.read(id))?.events ?? [];
  const added = stored.slice(table.events.length) as { readonly by: string | null }[];
  if (wanted !== 'done') return added.length > 0 ? 'refused, but something happened' : undefined;
  const who = cast[role].person;
  return added[0]?.by === who ? undefined : `done by ${added[0]?.by}, not by ${who}`;
}

async function give(
  server: TestServer,
  cast: Cast,
  role: Role,
  id: string,
  command: Command,
): Promise<string> {
  const line = await lineOf(server, cast[role], id);
  if (line.status !== 101) return String(line.status);
  line.send(
    JSON.stringify({
      v: PROTOCOL_VERSION,
      kind: 'command',
      client: `${role} ${command.do}`,
      command,
    }),
  );
  const said = JSON.parse(await line.until(() => line.texts[0])) as TableMessage;
  line.hangUp();
  return said.kind === 'refused' ? said.fault.code : said.kind;
}

/** No table has a seat 9. */
const VIEWERS: readonly Viewer[] = [0, 1, null, 9];

const mayLook = (role: Role, viewer: Viewer) =>
  viewer === null || (viewer === SEATED[role] && viewer !== undefined);

/** Everybody asks for every viewer's stream; returns the wrong answers. */
export async function peeks(server: TestServer, cast: Cast, game: Game): Promise<string[]> {
  const found: string[] = [];
  for (const stage of STAGES) {
    const { id } = await tableAt(server, cast, game, stage);
    for (const role of ROLES.filter((each) => each !== 'nobody')) {
      for (const viewer of VIEWERS) {
        const answers = await ask(server, cast, role, id, viewer);
        const wanted = mayLook(role, viewer) ? 'events glance' : 'not-your-seat not-your-seat';
        const who = `${role} as ${viewer ?? 'spectator'} while ${stage}`;
        if (answers !== wanted) found.push(`${who}: ${answers}`);
      }
    }
  }
  return found;
}

async function ask(
  server: TestServer,
  cast: Cast,
  role: Role,
  id: string,
  viewer: Viewer,
): Promise<string> {
  const line = await lineOf(server, cast[role], id);
  line.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'watch', viewer, from: 0 }));
  line.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'look', viewer, at: 1 }));
  const texts = await line.until(() => (line.texts.length >= 2 ? line.texts : undefined));
  line.hangUp();
  return texts.map((text) => answerIn(text, viewer)).join(' ');
}

function answerIn(text: string, viewer: Viewer): string {
  const said = JSON.parse(text) as TableMessage;
  if (said.kind === 'refused') return said.fault.code;
  if (!('viewer' in said)) return said.kind;
  return said.viewer === viewer ? said.kind : `${said.kind} of ${said.viewer}`;
}

interface Route {
  readonly method: string;
  readonly path: (id: string) => string;
  readonly body?: unknown;
  /** The right status, while the match runs and after it. */
  status(role: Role, over: boolean): number;
}

const file = (query: string) => (id: string) => `/api/tables/${id}/matches/0${query}`;
const withSession = (status: number) => (role: Role) => (role === 'nobody' ? 401 : status);
const sessionNeeded = withSession(200);
const ofSeat = (seat: number) => (role: Role, over: boolean) =>
  withSession(over || SEATED[role] === seat ? 200 : 403)(role);

const ROUTES: Readonly<Record<string, Route>> = {
  'match of seat 0': { method: 'GET', path: file('?seat=0'), status: ofSeat(0) },
  'match of seat 1': { method: 'GET', path: file('?seat=1'), status: ofSeat(1) },
  'match of no seat': { method: 'GET', path: file('?seat=7'), status: ofSeat(7) },
  'match for spectators': { method: 'GET', path: file(''), status: sessionNeeded },
  'another match': {
    method: 'GET',
    path: (id) => `/api/tables/${id}/matches/1?seat=0`,
    status: withSession(404),
  },
  'the whole table': {
    method: 'GET',
    path: (id) => `/api/tables/${id}/moving`,
    status: withSession(403),
  },
  ratings: { method: 'GET', path: (id) => `/api/tables/${id}/ratings`, status: sessionNeeded },
  'what is told of it': { method: 'GET', path: (id) => `/api/tables/${id}`, status: () => 200 },
  'a glance': { method: 'GET', path: (id) => `/api/tables/${id}/glance`, status: sessionNeeded },
  matches: { method: 'GET', path: (id) => `/api/tables/${id}/matches`, status: sessionNeeded },
  results: { method: 'GET', path: (id) => `/api/tables/${id}/results`, status: sessionNeeded },
  'unknown table': {
    method: 'GET',
    path: () => '/api/tables/nowhere/matches',
    status: withSession(404),
  },
  'my tables': { method: 'GET', path: () => '/api/tables?of=mine', status: sessionNeeded },
  'my matches': { method: 'GET', path: () => '/api/tables?of=finished', status: sessionNeeded },
  'my feed': { method: 'GET', path: () => '/api/feed', status: sessionNeeded },
  'my notifications': {
    method: 'GET',
    path: () => '/api/tables/nowhere/push',
    status: sessionNeeded,
  },
  'open tables': { method: 'GET', path: () => '/api/tables?of=open', status: () => 200 },
  'who am I': { method: 'GET', path: () => '/api/session', status: () => 200 },
  'a new table': {
    method: 'POST',
    path: () => '/api/tables',
    body: { settings: { game: 'jaipur' } },
    status: (role) => (role === 'nobody' ? 401 : 201),
  },
  'a report of nobody': {
    method: 'POST',
    path: (id) => `/api/tables/${id}/reports`,
    body: { person: 'nobody' },
    status: (role) => (role === 'nobody' ? 401 : role === 'stranger' ? 403 : 404),
  },
  'a new name': {
    method: 'POST',
    path: () => '/api/session',
    body: { name: ' ' },
    status: () => 400,
  },
};

/** Everybody tries every route; returns wrong statuses and files of the wrong seat. */
export async function trespasses(server: TestServer, cast: Cast, game: Game): Promise<string[]> {
  const found: string[] = [];
  for (const stage of ['playing', 'over'] as const) {
    const { id } = await tableAt(server, cast, game, stage);
    for (const [name, route] of Object.entries(ROUTES)) {
      for (const role of ROLES) {
        const wanted = route.status(role, stage === 'over');
        const { status, body } = await cast[role].ask(route.method, route.path(id), route.body);
        const who = `${name} for ${role} while ${stage}`;
        if (status !== wanted) found.push(`${who}: ${status}, not ${wanted}`);
        else if ('text' in body && stage === 'playing') {
          const seen = /^seen-by (.*)$/m.exec(String(body.text))?.[1];
          const whose = /seat=(\d)/.exec(route.path(id))?.[1] ?? 'spectator';
          if (seen !== whose) found.push(`${who}: the file of ${seen}`);
        }
      }
    }
  }
  return found;
}
