import type { Game, Viewer } from '@baithak/kernel';
import type { TableMessage } from '@baithak/protocol';
import { STAGES } from '@baithak/table';
import type { Inside } from './inside.ts';
import { type Cast, lineOf, ROLES, type Role, SEATED, tableAt } from './roles.ts';

/** A seat that no table has is nobody's either. */
const VIEWERS: readonly Viewer[] = [0, 1, null, 9];

const mayLook = (role: Role, viewer: Viewer) =>
  viewer === null || (viewer === SEATED[role] && viewer !== undefined);

/** Everybody asks to see the table as everybody; returns who was answered wrongly. */
export async function peeks(inside: Inside, cast: Cast, game: Game): Promise<string[]> {
  const found: string[] = [];
  for (const stage of STAGES) {
    const { id } = await tableAt(inside, cast, game, stage);
    for (const role of ROLES.filter((each) => each !== 'nobody')) {
      for (const viewer of VIEWERS) {
        const answers = await ask(inside, cast, role, id, viewer);
        const wanted = mayLook(role, viewer) ? 'events glance' : 'not-your-seat not-your-seat';
        const who = `${role} as ${viewer ?? 'spectator'} while ${stage}`;
        if (answers !== wanted) found.push(`${who}: ${answers}`);
      }
    }
  }
  return found;
}

async function ask(
  inside: Inside,
  cast: Cast,
  role: Role,
  id: string,
  viewer: Viewer,
): Promise<string> {
  const line = await lineOf(inside, cast[role], id);
  line.send(JSON.stringify({ v: 1, kind: 'watch', viewer, from: 0 }));
  line.send(JSON.stringify({ v: 1, kind: 'look', viewer, at: 1 }));
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
  /** The status that somebody gets, while the match runs and after it. */
  status(role: Role, over: boolean): number;
}

const file = (query: string) => (id: string) => `/api/tables/${id}/matches/0${query}`;
const ofSeat = (seat: number) => (role: Role, over: boolean) =>
  over || SEATED[role] === seat ? 200 : 403;
const sessionNeeded = (role: Role) => (role === 'nobody' ? 401 : 200);

const ROUTES: Readonly<Record<string, Route>> = {
  'match of seat 0': { method: 'GET', path: file('?seat=0'), status: ofSeat(0) },
  'match of seat 1': { method: 'GET', path: file('?seat=1'), status: ofSeat(1) },
  'match of no seat': { method: 'GET', path: file('?seat=7'), status: ofSeat(7) },
  'match for spectators': { method: 'GET', path: file(''), status: () => 200 },
  'another match': {
    method: 'GET',
    path: (id) => `/api/tables/${id}/matches/1?seat=0`,
    status: () => 404,
  },
  'the whole table': { method: 'GET', path: (id) => `/api/tables/${id}/moving`, status: () => 403 },
  'what is told of it': { method: 'GET', path: (id) => `/api/tables/${id}`, status: () => 200 },
  matches: { method: 'GET', path: (id) => `/api/tables/${id}/matches`, status: () => 200 },
  'unknown table': { method: 'GET', path: () => '/api/tables/nowhere/matches', status: () => 404 },
  'my tables': { method: 'GET', path: () => '/api/tables?of=mine', status: sessionNeeded },
  'my matches': { method: 'GET', path: () => '/api/tables?of=finished', status: sessionNeeded },
  'open tables': { method: 'GET', path: () => '/api/tables?of=open', status: () => 200 },
  'who am I': { method: 'GET', path: () => '/api/session', status: () => 200 },
  'a new table': {
    method: 'POST',
    path: () => '/api/tables',
    body: { settings: { game: 'jaipur' } },
    status: (role) => (role === 'nobody' ? 401 : 201),
  },
  'a new name': {
    method: 'POST',
    path: () => '/api/session',
    body: { name: ' ' },
    status: () => 400,
  },
};

/** Everybody tries every route; returns where the status was wrong, or the file somebody else's. */
export async function trespasses(inside: Inside, cast: Cast, game: Game): Promise<string[]> {
  const found: string[] = [];
  for (const stage of ['playing', 'over'] as const) {
    const { id } = await tableAt(inside, cast, game, stage);
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
