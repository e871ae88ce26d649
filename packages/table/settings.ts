import {
  checkSeats,
  Fault,
  type Game,
  type Json,
  Match,
  MEMORY_AIDS,
  type MemoryAids,
  type Options,
  readOptions,
} from '@baithak/kernel';

/**
 * All times are milliseconds. A live clock runs down over the game and gets `increment` after each turn, a slow
 * one gives time per turn.
 */
export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly budget: number; readonly increment: number }
  | { readonly kind: 'slow'; readonly perTurn: number };

export interface Settings {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly aids: MemoryAids;
  readonly clock: ClockSetting;
  /** Whether strangers find the table in a list, or only by its link. */
  readonly listed: boolean;
  /** Whether the page may advise players; it may unless the table says no. */
  readonly hints?: boolean;
  /** Whether the result counts for ratings: then nobody is advised and nothing is taken back. */
  readonly rated?: boolean;
  readonly position?: Json;
}

/** The games a host offers, already loaded. */
export type Games = (id: string) => Game | undefined;

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** New settings from wanted ones and those before. Another game starts from its defaults. */
export function settle(games: Games, wish: Partial<Settings>, before?: Settings): Settings | Fault {
  const id = wish.game ?? before?.game ?? '';
  const game = games(id);
  if (game === undefined) return new Fault('unknown-game', { args: { game: id } });
  const kept = before?.game === id ? before : undefined;
  const seats = checkSeats(game, wish.seats ?? kept?.seats ?? game.seatCounts[0]);
  if (seats instanceof Fault) return seats;
  const given = wish.options ?? (kept?.seats === seats ? kept.options : {});
  const options = readOptions(game, given, seats);
  if (options instanceof Fault) return options;
  const position = wish.position ?? (wish.options === undefined ? kept?.position : undefined);
  const rated = wish.rated ?? before?.rated ?? false;
  if (rated && position !== undefined) return new Fault('rated-position');
  const start = position === undefined ? {} : { position };
  const opened = Match.open(game, { seats, options, ...start });
  if (opened instanceof Fault) return opened;
  const aids = wish.aids ?? before?.aids ?? 'counts';
  if (!MEMORY_AIDS.includes(aids)) return new Fault('memory-aids');
  const clock = readClock(wish.clock ?? before?.clock ?? { kind: 'none' });
  if (clock instanceof Fault) return clock;
  const listed = wish.listed ?? before?.listed ?? false;
  const hints = rated ? false : (wish.hints ?? before?.hints);
  const advice = hints === undefined ? {} : { hints };
  const counts = rated ? { rated } : {};
  return { game: id, seats, options, aids, clock, listed, ...advice, ...counts, ...start };
}

function readClock(clock: ClockSetting): ClockSetting | Fault {
  const within = (ms: number, least: number, most: number) =>
    Number.isInteger(ms) && ms >= least && ms <= most;
  switch (clock.kind) {
    case 'none':
      return { kind: 'none' };
    case 'live': {
      const { budget, increment } = clock;
      const fits = within(budget, 10 * SECOND, DAY) && within(increment, 0, 3600 * SECOND);
      return fits ? { kind: 'live', budget, increment } : new Fault('clock');
    }
    case 'slow': {
      const { perTurn } = clock;
      return within(perTurn, 60 * SECOND, 30 * DAY)
        ? { kind: 'slow', perTurn }
        : new Fault('clock');
    }
    default:
      return new Fault('clock');
  }
}
