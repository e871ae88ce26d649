import type { StopSignal } from '@baithak/bots';
import { type AnyMatch, Fault, perft, read, writeMatch } from '@baithak/kernel';
import { movesOf, outcomesOf } from '../listing.ts';
import { said } from './answer.ts';
import type { Busy, Fields } from './busy.ts';
import type { RequestName, RequestOf } from './decode.ts';
import { think } from './think.ts';

type Result = Fields | Fault;

/** Requests that are not about the game under way. */
export type OwnRequest = 'new' | 'load' | 'games' | 'stop' | 'quit';

type Handlers = {
  readonly [Name in Exclude<RequestName, OwnRequest>]: (
    busy: Busy,
    request: RequestOf<Name>,
    stop: StopSignal,
  ) => Result | Promise<Result>;
};

export const HANDLERS: Handlers = {
  turn: ({ match }) => ({ turn: match.turn }),

  moves({ game, match }) {
    if (match.turn.kind === 'over') return { moves: [] };
    return noDecision(match) ?? { moves: movesOf(game, match.state) };
  },

  outcomes: ({ game, match }) =>
    match.turn.kind === 'chance'
      ? { outcomes: outcomesOf(game, match.state) }
      : new Fault('no-chance-now'),

  resolve: ({ match }, { outcome }) => match.resolve(outcome) ?? {},

  check({ game, match, words }, { move }) {
    const judged = noDecision(match) ?? read(game, match.state, move);
    if (!(judged instanceof Fault)) return { legal: true };
    return { legal: false, fault: said(judged, words) };
  },

  play({ match }, { move }) {
    const { turn } = match;
    const entry = turn.kind === 'seat' ? match.decide(turn.seat, [move]) : noDecision(match);
    if (entry === undefined || entry instanceof Fault) return entry as Fault;
    return { outcomes: entry.outcomes.map((drawn) => drawn.text) };
  },

  undo({ match }) {
    const entry = match.undo();
    return entry instanceof Fault ? entry : { undone: entry.of };
  },

  position: ({ game, match }) => ({ position: game.writePosition(match.state) }),

  view: ({ game, match }, { seat }) =>
    seat === null || seat < match.seats
      ? { view: game.view(match.state, seat) }
      : new Fault('no-such-seat'),

  log: ({ match }) => ({ log: match.entries, file: writeMatch(match) }),

  go: (busy, request, stop) => noDecision(busy.match) ?? think(busy, request, stop),

  perft({ game, match }, { depth }) {
    if (game.hasChance) return new Fault('perft-chance');
    const depths = Array.from({ length: depth }, (_, i) => i + 1);
    const counts = depths.map((each) => perft(game, match.state, each));
    return { counts };
  },
};

/** Why nobody can decide anything now, if so. */
function noDecision(match: AnyMatch): Fault | undefined {
  const { kind } = match.turn;
  if (kind === 'seat') return undefined;
  return new Fault(kind === 'chance' ? 'chance-pending' : 'match-over');
}
