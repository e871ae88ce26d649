import type { Daily } from './controller/daily-table.ts';

/** The path of every page. A part that begins with a colon is a parameter. */
export const ROUTES = {
  home: '/',
  computer: '/computer',
  friend: '/friend',
  opponent: '/find',
  learn: '/learn',
  lesson: '/learn/:game',
  how: '/how/:game',
  lab: '/lab/:game',
  puzzles: '/puzzles/:game',
  daily: '/daily',
  'daily-game': '/daily/:game',
  'daily-puzzle': '/daily/puzzle/:game',
  'daily-deal': '/daily/deal/:game',
  game: '/game/:game',
  invite: '/invite/:game',
  new: '/new/:game',
  table: '/table/:id',
  online: '/t/:id',
  play: '/play/:game',
  review: '/review',
  'review-table': '/review/:id',
  'review-online': '/review/t/:id',
  rules: '/rules/:game',
  me: '/me',
  leaders: '/leaders/:game',
  fairness: '/fairness',
  about: '/about',
  workshop: '/workshop',
} as const;

export type RouteName = keyof typeof ROUTES;

interface Route {
  readonly name: RouteName;
  readonly param: string;
}

/** The page at a path, and the value of its parameter. */
export function routeAt(path: string): Route | undefined {
  const parts = path.split('/').filter((part) => part !== '');
  for (const [name, pattern] of Object.entries(ROUTES)) {
    const wanted = pattern.split('/').filter((part) => part !== '');
    const fits = wanted.length === parts.length && wanted.every((w, i) => fitting(w, parts[i]));
    if (fits) return { name: name as RouteName, param: readable(parts.at(-1) ?? '') };
  }
  return undefined;
}

export function pathTo(name: RouteName, param = ''): string {
  return ROUTES[name].replace(/:\w+/, encodeURIComponent(param));
}

function fitting(wanted: string, part: string | undefined): boolean {
  return wanted.startsWith(':') || wanted === part;
}

/** A path may contain percent signs that no browser would write. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The part of a query that names a day. */
export const ON_DAY = 'on';

/** A page about the deal and the puzzle of a day. */
export const pathOn = (name: RouteName, { day, game }: Daily): string =>
  `${pathTo(name, game)}?${ON_DAY}=${day}`;

/** The part of a query that names the table a page was opened from. */
export const FROM_TABLE = 'from';

/** The page to set up another game after one at a table. */
export const pathToNext = (game: string, table: string): string =>
  `${pathTo('new', game)}?${new URLSearchParams({ [FROM_TABLE]: table })}`;

/** The review of the last match at a table, by the path of the table. */
export function pathToReview(table: string): string {
  const route = routeAt(table);
  return pathTo(route?.name === 'online' ? 'review-online' : 'review-table', route?.param);
}

/** The part of a query that says which match of a table, from 1. */
const MATCH = 'match';

/** The review of any match at a table. */
export const pathToMatchReview = (review: string, match: number): string =>
  `${review}?${new URLSearchParams({ [MATCH]: `${match}` })}`;

/** `undefined`: the last one. */
export function matchIn(query: string): number | undefined {
  const match = Number(new URLSearchParams(query).get(MATCH));
  return Number.isSafeInteger(match) && match > 0 ? match : undefined;
}

/** The part of a query that says that two people share this device. */
const TOGETHER = 'together';

/** The page to set up a game for two people at this device. */
export const pathTogether = (game: string): string =>
  `${pathTo('new', game)}?${new URLSearchParams({ [TOGETHER]: 'on' })}`;

export const isTogether = (query: string): boolean => new URLSearchParams(query).has(TOGETHER);

/** The part of a query that asks the coach to whisper at every turn of a table. */
const COACH = 'coach';

/** Why the coach whispers: somebody asked for it, or the game is the end of a lesson. */
export const COACHINGS = ['on', 'lesson'] as const;
export type Coaching = (typeof COACHINGS)[number];

export const withCoach = (path: string, why: Coaching = 'on'): string =>
  `${path}?${new URLSearchParams({ [COACH]: why })}`;

/** Any other word is a plain wish for it, such as in links that people write. */
export function coachingOf(query: string): Coaching | undefined {
  const asked = new URLSearchParams(query).get(COACH);
  return asked === null ? undefined : (COACHINGS.find((why) => why === asked) ?? 'on');
}

/** The game at the end of a lesson. */
export const pathToLessonGame = (game: string): string =>
  `${withCoach(pathTo('play', game), 'lesson')}&opponent=mina`;

/** The part of a query that asks a table for a rematch at once. */
const AGAIN = 'again';

/** A table whose match is over, and a rematch there. */
export const pathToRematch = (table: string): string =>
  `${table}?${new URLSearchParams({ [AGAIN]: 'on' })}`;

export const isRematch = (query: string): boolean => new URLSearchParams(query).has(AGAIN);
