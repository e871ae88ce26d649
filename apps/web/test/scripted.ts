import type { GameId } from '@baithak/catalog';
import { FastRandom, MoveList, sure, write } from '@baithak/kernel';
import { type Command, openTable, submit, type Table } from '@baithak/table';
import { LOCAL_PERSON } from '../local/envelope.ts';
import { shelf } from '../local/games.ts';

/** Short games that are the same in every run: which numbers decide what is dealt and played. */
const SEEDS = { talluka: '72', vancana: '86', srrakk: '290', jaipur: '25' } as const;
export type ScriptedGame = keyof typeof SEEDS;
export const SCRIPTED = Object.keys(SEEDS) as ScriptedGame[];

/** Asha sits at this screen; Ravi sits beside her, or is somebody else elsewhere. */
export type Ravi = 'here' | 'elsewhere';

const ENV = { now: 0, seed: 'scripted' };

/** A table at which the match has just begun. */
export async function begun(id: GameId, ravi: Ravi): Promise<Table> {
  await shelf.load(id);
  const table = sure(openTable(shelf.games, { game: id }, LOCAL_PERSON, 'Asha', ENV));
  const other = ravi === 'here' ? LOCAL_PERSON : 'ravi';
  if (other !== LOCAL_PERSON) give(table, { do: 'join', name: 'Ravi' }, other);
  give(table, { do: 'sit', seat: 0, name: 'Asha' });
  give(table, { do: 'sit', seat: 1, name: 'Ravi' }, other);
  give(table, { do: 'start' });
  return table;
}

function give(table: Table, command: Command, by = LOCAL_PERSON): void {
  sure(submit(table, command, by, ENV));
}

/** Makes one decision for whoever's turn it is. */
export function decide(table: Table, text: string): void {
  const seat = table.toDecide!;
  const occupant = table.seats[seat];
  const by = occupant?.kind === 'person' ? occupant.person : LOCAL_PERSON;
  give(table, { do: 'move', seat, moves: [text], after: table.match!.entries.length }, by);
}

/** The moves of a whole game from where a table stands. */
export async function script(id: ScriptedGame, seed: string = SEEDS[id]): Promise<string[]> {
  const table = await begun(id, 'here');
  const random = new FastRandom(seed);
  const texts: string[] = [];
  while (table.toDecide !== null) {
    const text = someMove(table, random);
    texts.push(text);
    decide(table, text);
  }
  return texts;
}

/** Not the exchanges of Jaipur, as long as there is anything else: they lead nowhere. */
function someMove(table: Table, random: FastRandom): string {
  const list = new MoveList();
  const { state } = table.match!;
  table.game.moves(state, list);
  const all = list.toArray().map((move) => write(table.game, state, move));
  const purposeful = all.filter((text) => !/^\+.*-/.test(text));
  const some = purposeful.length > 0 ? purposeful : all;
  return some[random.below(some.length)]!;
}

/** A table of two people at this screen, right before the last move of its match. */
export async function almostOver(id: ScriptedGame): Promise<[Table, last: string]> {
  const [table, moves] = [await begun(id, 'here'), await script(id)];
  for (const move of moves.slice(0, -1)) decide(table, move);
  return [table, moves.at(-1)!];
}
