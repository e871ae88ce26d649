import { type Message, message, type Result, type Seat } from '@baithak/kernel';
import { FIRST_SIDE } from './cards.ts';
import { COMPONENTS } from './components.ts';
import type { Event, Teller } from './events.ts';
import { cardsOf, hitchOf } from './piles.ts';
import { placesOf, type Score, type SeatTable, scoresOf } from './scores.ts';
import {
  HITCH_JOURNAL,
  journal,
  MOST_TILES,
  NONE,
  OPEN,
  OVER_PHASE,
  pileSize,
  SIGHT_OWNED,
  START,
  type State,
  seatsOf,
} from './state.ts';

const { limits } = COMPONENTS;

export function nextTurn(state: State, tell: Teller): void {
  if (state.turn === state.seats - 1) {
    nextRound(state, tell);
    return;
  }
  state.turn++;
  state.phase = START;
}

/** K32–K34: every round is finished. After a ninth tile, one more round follows. */
function nextRound(state: State, tell: Teller): void {
  if (state.last || (state.ender === NONE && isOver(state))) {
    endGame(state, tell);
    return;
  }
  state.last = state.ender !== NONE;
  state.turn = 0;
  state.round++;
  state.stirred = false;
  state.phase = START;
  tell?.({ kind: 'round-started', round: state.round, last: state.last });
}

const isOver = (state: State): boolean =>
  state.round >= limits.rounds || (!state.stirred && pileSize(state, OPEN) === 0);

function endGame(state: State, tell: Teller): void {
  state.phase = OVER_PHASE;
  if (tell === undefined) return;
  const scores = finalScores(state);
  const places = placesOf(scores);
  tell({
    kind: 'game-over',
    why: whyOver(state),
    winners: seatsOf(state).filter((seat) => places[seat] === 1),
    places,
    scores: scores.map(({ total }) => total),
    loops: scores.map(({ loops }) => loops),
  });
}

type Why = Extract<Event, { kind: 'game-over' }>['why'];

function whyOver(state: State): Why {
  if (state.last) return 'tiles';
  return state.round >= limits.rounds ? 'rounds' : 'stall';
}

/** A seat's Journal as entries; see `FIRST_SIDE`. */
function journalEntries(state: State, seat: Seat): number[] {
  const entries = cardsOf(state, journal(seat));
  entries.push(...hitchOf(state, HITCH_JOURNAL + 3 * seat));
  state.sights.forEach((place, side) => {
    if (place === SIGHT_OWNED + seat) entries.push(FIRST_SIDE + side);
  });
  return entries;
}

const seatTable = (state: State, seat: Seat): SeatTable => ({
  journal: journalEntries(state, seat),
  map: state.maps,
  from: MOST_TILES * seat,
  count: state.mapSizes[seat]!,
});

export const finalScores = (state: State): Score[] =>
  scoresOf(
    seatsOf(state).map((seat) => seatTable(state, seat)),
    state.scoring,
  );

export function result(state: State): Result {
  const scores = finalScores(state);
  const places = placesOf(scores);
  return {
    places,
    scores: scores.map(({ total }) => total),
    reason: reasonOf(state, scores, places),
  };
}

/** K39: the reason also says whether loops broke a tie. */
function reasonOf(state: State, scores: readonly Score[], places: readonly number[]): Message {
  const winners = seatsOf(state).filter((seat) => places[seat] === 1);
  const best = scores[winners[0]!]!;
  const rivals = scores.filter(({ total }) => total === best.total).length;
  return message(`end.${whyOver(state)}${rivals > winners.length ? '-loops' : ''}`, {
    winners: winners.map((seat) => message('said.seat', { seat: { seat } })),
    count: winners.length,
    score: best.total,
    loops: best.loops,
  });
}
