import { CHARACTERS, type Character, isCharacter, type Json } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import type { LobbyAnswer, LobbyAsk, SeatWish } from '../local/envelope.ts';
import type { Daily } from './daily-table.ts';
import type { Lobby } from './lobby.ts';

/** A game against the computer on this device. */
export interface QuickGame {
  readonly game: string;
  readonly seats: number;
  readonly opponent: Character;
  /** The person's name, for tables that need one. */
  readonly name: string;
  readonly options?: Readonly<Record<string, string | number>>;
  /** Where the game starts, if not at its beginning. */
  readonly position?: Json;
  /** Deals the same cards each time. It does not fix the bots, which err by chance of their own. */
  readonly seed?: string;
}

/** Seats the person and the bots, starts the match, and says which table it is. */
export async function startQuickGame(lobby: Lobby, wish: QuickGame): Promise<string | FaultData> {
  const { game, seats, opponent, name, options, position, seed } = wish;
  const bots = opponentsAround(opponent, seats - 1).map(
    (character): SeatWish => ({ kind: 'bot', character }),
  );
  return createTable(lobby, {
    settings: {
      game,
      seats,
      ...(options && { options }),
      ...(position !== undefined && { position }),
    },
    seats: [{ kind: 'person', name }, ...bots],
    ...(seed !== undefined && { seed }),
  });
}

type NewTable = Omit<Extract<LobbyAsk, { readonly do: 'create' }>, 'do'>;

/** Makes a table on this device and says which it is. */
export async function createTable(lobby: Lobby, wish: NewTable): Promise<string | FaultData> {
  return madeBy(await lobby.ask({ do: 'create', ...wish }));
}

/** Opens the table of a deal of the day, as far as it was played. */
export async function openDaily(
  lobby: Lobby,
  daily: Daily,
  name: string,
): Promise<string | FaultData> {
  return madeBy(await lobby.ask({ do: 'daily', name, ...daily }));
}

function madeBy(answer: LobbyAnswer): string | FaultData {
  if ('created' in answer) return answer.created;
  return 'fault' in answer ? answer.fault : { code: 'no-such-table' };
}

/** The chosen opponent first, then those of nearly the same strength: nobody sits there twice. */
export function opponentsAround(chosen: Character, count: number): Character[] {
  const distance = (each: Character) =>
    Math.abs(CHARACTERS.indexOf(each) - CHARACTERS.indexOf(chosen));
  // Sorting keeps the gentler of two equally near ones first.
  return CHARACTERS.toSorted((a, b) => distance(a) - distance(b)).slice(0, count);
}

/** What a link such as /play/samsara?seats=3&opponent=kapi&difficulty=easy asks for. */
export function quickGameOf(
  game: string,
  query: string,
  usual: { readonly seats: number; readonly opponent: Character; readonly name: string },
): QuickGame {
  const {
    seats,
    opponent = '',
    seed,
    coach: _,
    ...options
  } = Object.fromEntries(new URLSearchParams(query));
  return {
    game,
    name: usual.name,
    seats: seats === undefined ? usual.seats : Number(seats),
    opponent: isCharacter(opponent) ? opponent : usual.opponent,
    ...(Object.keys(options).length > 0 && { options: numbersIn(options) }),
    ...(seed !== undefined && { seed }),
  };
}

function numbersIn(options: Readonly<Record<string, string>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      /^\d+$/.test(value) ? Number(value) : value,
    ]),
  );
}
