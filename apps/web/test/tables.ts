import type { GameId } from '@baithak/catalog';
import {
  CHARACTERS,
  Draft,
  FastRandom,
  type Game,
  type Json,
  legalMoves,
  type Options,
  type Seat,
  sure,
} from '@baithak/kernel';
import { type Command, openTable, submit, Table } from '@baithak/table';
import { LOCAL_PERSON } from '../local/envelope.ts';
import { loader } from '../local/games.ts';

/** Short games with the seeds of their deals and moves, so that every run is the same. */
const SEEDS = { talluka: '72', vancana: '86', srrakk: '290', jaipur: '25' } as const;
type ScriptedGame = keyof typeof SEEDS;
export const SCRIPTED = Object.keys(SEEDS) as ScriptedGame[];

/** Asha sits at this screen. Ravi shares it, or plays from elsewhere. */
type Ravi = 'here' | 'elsewhere';

const ENV = { now: 0, seed: 'scripted', scheme: 1 } as const;

/** A table with nobody at it, which Asha has opened. */
export async function newTable(settings: { game: GameId; position?: Json }): Promise<Table> {
  await loader.load(settings.game);
  return sure(openTable(loader.games, settings, LOCAL_PERSON, 'Asha', ENV));
}

/** A table whose match has just begun. */
export async function begun(id: GameId, ravi: Ravi): Promise<Table> {
  const table = await newTable({ game: id });
  const other = ravi === 'here' ? LOCAL_PERSON : 'ravi';
  if (other !== LOCAL_PERSON) give(table, { do: 'join', name: 'Ravi' }, other);
  give(table, { do: 'sit', seat: 0, name: 'Asha' });
  give(table, { do: 'sit', seat: 1, name: 'Ravi' }, other);
  give(table, { do: 'start' });
  return table;
}

/** A game to set up. For each seat: a name for a person at this screen, or the number of a character, 1 the gentlest. */
export interface Setting {
  readonly id: GameId;
  readonly seats: readonly (string | number)[];
  readonly options?: Options;
  /** Where the match starts, if not as usual. */
  readonly position?: Json;
  readonly hints?: boolean;
  /** Another deal than the usual one. */
  readonly seed?: string;
}

/** A table of any setting whose match has just begun. */
export async function begunWith({
  id,
  seats,
  seed = ENV.seed,
  ...setting
}: Setting): Promise<Table> {
  await loader.load(id);
  const wish = { game: id, options: {}, ...setting, seats: seats.length };
  const table = sure(openTable(loader.games, wish, LOCAL_PERSON, 'Asha', { ...ENV, seed }));
  for (const [seat, who] of seats.entries()) {
    if (typeof who === 'number') give(table, { do: 'bot', seat, character: CHARACTERS[who - 1]! });
    else give(table, { do: 'sit', seat, name: who });
  }
  give(table, { do: 'start' });
  return table;
}

export function give(table: Table, command: Command, by: string | null = LOCAL_PERSON): void {
  sure(submit(table, command, by, ENV));
}

/** Makes one or more moves for the seat whose turn it is. */
export function decide(table: Table, ...moves: string[]): void {
  const seat = table.toDecide!;
  const occupant = table.seats[seat];
  const by = occupant?.kind === 'person' ? occupant.person : null;
  give(table, { do: 'move', seat, moves, after: table.match!.entries.length }, by);
}

export async function script(id: ScriptedGame): Promise<string[]> {
  return playOut(await begun(id, 'here'), SEEDS[id]);
}

/** Plays a match to its end, or so many moves of it, with random moves, and returns them. */
export function playOut(table: Table, seed: string, most = Number.POSITIVE_INFINITY): string[] {
  const random = new FastRandom(seed);
  const texts: string[] = [];
  while (table.toDecide !== null && texts.length < most) {
    const text = someMove(table, random);
    texts.push(text);
    decide(table, text);
  }
  return texts;
}

/** A random move, but no exchange of Jaipur while there is another one: exchanges lead nowhere. */
function someMove(table: Table, random: FastRandom): string {
  const all = legalMoves(table.game, table.match!.state);
  const purposeful = all.filter((text) => !/^\+.*-/.test(text));
  const some = purposeful.length > 0 ? purposeful : all;
  return some[random.below(some.length)]!;
}

/** The long games with few and with many seats, people and bots. */
export const RICH_TABLES: readonly Setting[] = [
  { id: 'samsara', seats: ['Asha', 1], options: { mode: 'quick' } },
  { id: 'samsara', seats: ['Asha', 1, 'Ravi', 1, 1], options: { mode: 'quick' } },
  { id: 'ananda', seats: ['Asha', 1, 'Ravi', 1] },
  { id: 'parikrama', seats: ['Asha', 1], options: { mode: 'introductory' } },
  { id: 'parikrama', seats: ['Asha', 1, 'Ravi', 1, 1], options: { mode: 'full' } },
];

/** A table right before its last turns, and the moves of these turns. */
export async function withLeft(setting: Setting, left: number): Promise<[Table, string[][]]> {
  const table = await begunWith(setting);
  const random = new FastRandom('late');
  while (table.toDecide !== null) {
    decide(table, ...someTurn(table.game, table.match!.state, table.toDecide, random));
  }
  const last = table.events.filter((event) => event.kind === 'moved').slice(-left);
  const early = table.events.slice(0, last[0]!.seq);
  return [Table.load(table.games, early), last.map(({ moves }) => [...moves])];
}

/** A table where a person may make a move that fits the pattern, and the move. */
export async function whereLegal(setting: Setting, wish: RegExp): Promise<[Table, string]> {
  const table = await begunWith(setting);
  const random = new FastRandom('wished');
  while (table.toDecide !== null) {
    const legal = legalMoves(table.game, table.match!.state);
    const wished = legal.find((text) => wish.test(text));
    const isAsked = table.seats[table.toDecide]?.kind === 'person';
    if (isAsked && wished !== undefined) return [table, wished];
    decide(table, legal[random.below(legal.length)]!);
  }
  throw new Error(`no legal move ever fits ${wish}`);
}

/** A table some moves into its match, where Asha has to decide now; her last decision in a short game. */
export async function underWay(setting: Setting): Promise<Table> {
  const table = await begunWith(setting);
  const random = new FastRandom('under way');
  let asked = [...table.events];
  for (let made = 0; table.toDecide !== null; made++) {
    if (table.toDecide === 0 && made >= 12) return table;
    if (table.toDecide === 0) asked = [...table.events];
    decide(table, someMove(table, random));
  }
  return Table.load(table.games, asked);
}

/** A whole random turn of a seat, up to the next chance step or change of seat. */
export function someTurn(game: Game, state: unknown, seat: Seat, random: FastRandom): string[] {
  const draft = new Draft(game, state, seat);
  while (draft.open) {
    const all = legalMoves(game, draft.state);
    draft.add(all[random.below(all.length)]!);
  }
  return draft.texts;
}
