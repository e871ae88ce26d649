import {
  type Budget,
  botNamed,
  characterBot,
  levelOf,
  type Minds,
  type StopSignal,
} from '@baithak/bots';
import {
  type AnyMatch,
  FastRandom,
  Fault,
  legalMoves,
  perft,
  read,
  type Words,
  writeMatch,
} from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { type OpenGame, speakerFor } from '../context.ts';
import { freshSeed, nodeRuntime } from '../io.ts';
import { outcomesOf } from '../match.ts';
import type { RequestName, RequestOf } from './decode.ts';

/** The level of a bot if the request names none. */
const USUAL_LEVEL = 3;

/** A game that has begun. */
export interface Busy extends OpenGame {
  readonly match: AnyMatch;
  /** The minds of characters; each is opened once. */
  readonly minds: Minds;
}

/** The fields of a good answer. */
export type Fields = { readonly [name: string]: unknown };

type Result = Fields | Fault;

/** Requests that need no game. */
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
    return noDecision(match) ?? { moves: legalMoves(game, match.state).sort() };
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

/** The fault if no seat can decide now. */
function noDecision(match: AnyMatch): Fault | undefined {
  const { kind } = match.turn;
  if (kind === 'seat') return undefined;
  return new Fault(kind === 'chance' ? 'chance-pending' : 'match-over');
}

/** Asks a bot, which gets the view of the seat to move and nothing else. */
async function think(busy: Busy, request: RequestOf<'go'>, stop: StopSignal): Promise<Fields> {
  const { game, match } = busy;
  const { bot, budget, about, notes } = await thinker(busy, request);
  const { move, thoughts } = await bot({
    game,
    view: game.view(match.state, game.status(match.state)),
    random: new FastRandom(request.seed ?? freshSeed()),
    budget: budgetOf(request) ?? budget,
    stop,
    runtime: nodeRuntime,
  });
  return { move, info: { ...about, ...thoughts, ...(notes.length > 0 && { notes }) } };
}

/** The character that the request names, or else the reference bot of its level. */
async function thinker(
  { game, match, doors, minds }: Busy,
  { character, level = USUAL_LEVEL }: RequestOf<'go'>,
) {
  if (character !== undefined) {
    const mind = await minds.of(game.id);
    const notes = mind.troubles(match.seats);
    return { bot: characterBot(mind, character), budget: {}, about: { character }, notes };
  }
  const { bot, budget } = levelOf(game, level);
  const evaluate = await doors.evaluate();
  return { bot: botNamed(bot, evaluate), budget, about: { bot, level }, notes: [] };
}

function budgetOf({ ms, iterations }: RequestOf<'go'>): Budget | undefined {
  if (ms === undefined && iterations === undefined) return undefined;
  return { ...(ms !== undefined && { ms }), ...(iterations !== undefined && { iterations }) };
}

export interface SaidFault {
  readonly code: string;
  readonly rule?: string;
  readonly at?: readonly string[];
  readonly text: string;
}

/** A fault with its sentence. The engine speaks English, for logs and developers. */
export function said({ code, rule, at, args }: Fault, words?: Words): SaidFault {
  const text = speakerFor('en', words).say(faultMessage({ code, ...(args && { args }) }));
  return { code, ...(rule !== undefined && { rule }), ...(at !== undefined && { at }), text };
}
