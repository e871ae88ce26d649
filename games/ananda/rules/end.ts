import { message, type Result } from '@baithak/kernel';
import { COMPONENTS } from './components.ts';
import { cardNames, worth } from './encoding.ts';
import type { Ending, SeatScored, Teller } from './events.ts';
import { ENDED, MONK, type State, seatsOf } from './state.ts';

/** A24: whether the supply and any rack are empty. */
export function tilesAreGone(state: State): boolean {
  if (state.supplySize > 0) return false;
  for (let seat = 0; seat < state.seats; seat++) if (state.rackSizes[seat] === 0) return true;
  return false;
}

/** A26: so many idle turns in succession end the game. */
export const idleLimit = (seats: number): number => COMPONENTS.limits.idleRounds * seats;

/** A24–A26: passes the turn on, or ends the game. An idle turn was given up without drawing a tile. */
export function endTurn(state: State, isIdle: boolean, tell: Teller): void {
  state.idle = isIdle ? state.idle + 1 : 0;
  if (tilesAreGone(state) || state.idle >= idleLimit(state.seats)) {
    finish(state, tell);
    return;
  }
  state.seat = (state.seat + 1) % state.seats;
  state.phase = MONK;
  state.built = 0;
}

export function finish(state: State, tell: Teller): void {
  state.phase = ENDED;
  state.built = 0;
  tell?.({
    kind: 'game-over',
    by: endingOf(state),
    seats: seatsOf(state).map((seat) => scoreOf(state, seat)),
    places: placesOf(state),
  });
}

function endingOf(state: State): Ending {
  return tilesAreGone(state) ? 'tiles' : 'idle';
}

function scoreOf(state: State, seat: number): SeatScored {
  const karma = state.karma[seat]!;
  return { cards: cardNames(karma), karma: worth(karma), rack: state.rackSizes[seat]! };
}

/** A27: more karma, then fewer tiles on the rack, then a shared place. */
export function placesOf(state: State): number[] {
  const scores = seatsOf(state).map((seat) => scoreOf(state, seat));
  const isAhead = (one: SeatScored, other: SeatScored) =>
    one.karma > other.karma || (one.karma === other.karma && one.rack < other.rack);
  return scores.map((own) => 1 + scores.filter((other) => isAhead(other, own)).length);
}

export function result(state: State): Result {
  const rounds = COMPONENTS.limits.idleRounds;
  const places = placesOf(state);
  const scores = seatsOf(state).map((seat) => worth(state.karma[seat]!));
  const most = Math.max(...scores);
  const how = message(`end.${endingOf(state)}`, { rounds });
  // Somebody has as much karma as the winner.
  const byRack = scores.some((karma, seat) => karma === most && places[seat] !== 1);
  return { places, scores, reason: byRack ? message('end.by-rack', { how }) : how };
}
