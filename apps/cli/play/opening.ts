import {
  type AnyMatch,
  type Character,
  type Entry,
  Fault,
  type Game,
  type MemoryAids,
  type Seat,
  writeMatch,
} from '@baithak/kernel';
import { type Occupant, Table, type TableEventBody } from '@baithak/table';
import { freshSeed } from '../io.ts';
import { OPPONENT, type Player } from './players.ts';

/** All people at the screen are one person to the table, who holds several seats. */
export const TERMINAL = 'terminal';

/** What the new table needs beside the match. */
interface Seating {
  /** The game that the table plays. */
  readonly game: Game;
  readonly players: readonly Player[];
  readonly aids: MemoryAids;
  readonly chance?: Table['chance'];
}

/**
 * A table at which the match is played on. It gets there by the same events that would have led to
 * the match at any table, so its log goes on and its moves can be taken back.
 */
export function tableFrom(match: AnyMatch, seating: Seating): Table | Fault {
  const { seats, options, startNames, startPosition, entries } = match;
  const { game, players, aids, chance } = seating;
  const late = lateDeal(entries);
  if (late !== undefined) return new Fault('file-line', { args: { number: lineOf(match, late) } });
  const table = new Table((id) => (id === game.id ? game : undefined), chance);
  const add = (body: TableEventBody, by: string | null = TERMINAL) =>
    table.apply(table.next(body, Date.now(), by));
  const position = startPosition === undefined ? {} : { position: startPosition };
  const settings = { game: game.id, seats, options, aids, listed: false, ...position };
  add({ kind: 'opened', settings: { ...settings, clock: { kind: 'none' } } });
  add({ kind: 'sealed', seed: match.seed ?? '', scheme: match.scheme });
  add({ kind: 'joined', person: TERMINAL, name: '' });
  for (const [seat, player] of players.entries()) {
    add({ kind: 'seated', seat, occupant: occupantOf(player, seat, startNames[seat] as string) });
  }
  for (const entry of entries) {
    // Every text has its own author, as a table takes only one from each person.
    if (entry.kind === 'entropy') add({ kind: 'salted', text: entry.text }, `${entry.seq}`);
    else if (entry.kind === 'promise') {
      add({ kind: 'promised', seat: entry.seat, hash: entry.hash });
    } else if (entry.kind === 'reveal') {
      add({ kind: 'salted', seat: entry.seat, text: entry.text });
    }
  }
  add({ kind: 'started' });
  for (const entry of entries) {
    const body = bodyOf(entry, players);
    if (body !== undefined) add(body);
    endIfOver(table, add);
  }
  giveSeatsToBots(table, players, add);
  return table;
}

const BEFORE_DEAL: readonly (Entry['kind'] | undefined)[] = [
  'entropy',
  'promise',
  'reveal',
  'withhold',
];

/** A table takes salts and deals before anything else happens; only a forged file differs. */
function lateDeal(entries: readonly Entry[]): Entry | undefined {
  const isOpening = ({ kind }: Entry) => kind === 'deal' || BEFORE_DEAL.includes(kind);
  return entries.find(
    (entry, i) => isOpening(entry) && i > 0 && !BEFORE_DEAL.includes(entries[i - 1]?.kind),
  );
}

function lineOf(match: AnyMatch, { seq }: Entry): number {
  const lines = writeMatch(match).trimEnd().split('\n');
  return lines.length - match.entries.length + seq;
}

/** A person with a name keeps the seat until the log has been played again, even where a bot goes on. */
function occupantOf(player: Player, seat: Seat, name: string): Occupant {
  if (player.kind === 'human') return { kind: 'person', person: TERMINAL, name };
  return name === ''
    ? { kind: 'bot', character: characterOf(player) }
    : { kind: 'person', person: `guest ${seat}`, name };
}

/** The table knows only characters; a reference bot plays in the name of one. */
const characterOf = (player: Player): Character =>
  player.kind === 'character' ? player.name : OPPONENT;

/** The table's event for an entry of the match; none for what `started` does by itself. */
function bodyOf(entry: Entry, players: readonly Player[]): TableEventBody | undefined {
  switch (entry.kind) {
    case 'entropy':
    case 'promise':
    case 'reveal':
    case 'withhold':
    case 'deal':
      return undefined;
    case 'decision':
      return { kind: 'moved', seat: entry.seat, moves: entry.moves };
    case 'undo':
      return { kind: 'undone', decisions: 1, revealed: false };
    case 'resign':
      return { kind: 'resigned', seat: entry.seat };
    case 'timeout':
      return { kind: 'timed-out', seat: entry.seat };
    case 'draw':
      return { kind: 'drawn' };
    case 'seat': {
      const { seat, name } = entry;
      const occupant = occupantOf(players[seat] as Player, seat, name);
      return { kind: 'seated', seat, occupant };
    }
  }
}

type Add = (body: TableEventBody, by?: string | null) => void;

function endIfOver(table: Table, add: Add): void {
  const { match, stage } = table;
  const turn = match?.turn;
  if (stage !== 'playing' || turn?.kind !== 'over') return;
  add({ kind: 'finished', result: turn.result, seed: match?.seed as string }, null);
  add({ kind: 'sealed', seed: freshSeed(), scheme: 2 }, null);
}

function giveSeatsToBots(table: Table, players: readonly Player[], add: Add): void {
  for (const [seat, player] of players.entries()) {
    if (player.kind === 'human' || table.seats[seat]?.kind !== 'person') continue;
    add({ kind: 'seated', seat, occupant: { kind: 'bot', character: characterOf(player) } });
  }
}
