import { type Message, message, type Result, type Seat } from '@baithak/kernel';
import { COMPONENTS } from './components.ts';
import type { Teller } from './events.ts';
import { amuletsOf, badKarma, GO, OVER_PHASE, type State } from './state.ts';

const { limits } = COMPONENTS;

export const lastRound = (seats: number): number =>
  seats === 1 ? limits.soloTurns : limits.rounds;

/** M33: the game goes on until all have had as many turns. */
export function nextTurn(state: State, tell: Teller): void {
  const roundOver = state.turn === state.seats - 1;
  if (roundOver && (hasFinisher(state) || state.round === lastRound(state.seats))) {
    endGame(state, tell);
    return;
  }
  state.turn = roundOver ? 0 : state.turn + 1;
  if (roundOver) state.round++;
  startTurn(state);
  if (roundOver) tell?.({ kind: 'round-started', round: state.round });
}

export function startTurn(state: State): void {
  state.actions = 1;
  state.phase = GO;
}

function hasFinisher(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    if (amuletsOf(state, seat) >= limits.amuletsToWin) return true;
  }
  return false;
}

function endGame(state: State, tell: Teller): void {
  state.phase = OVER_PHASE;
  state.winners = 0;
  const places = placesOf(state);
  for (const seat of seatsOf(state)) {
    if (places[seat] === 1) state.winners |= 1 << seat;
  }
  tell?.({
    kind: 'game-over',
    winners: winnersOf(state),
    places,
    amulets: seatsOf(state).map((seat) => amuletsOf(state, seat)),
    bad: seatsOf(state).map((seat) => badKarma(state, seat)),
  });
}

export const seatsOf = ({ seats }: State): Seat[] => Array.from({ length: seats }, (_, s) => s);

export const winnersOf = (state: State): Seat[] =>
  seatsOf(state).filter((seat) => (state.winners & (1 << seat)) !== 0);

/** M34: more amulets first, then less Bad Karma; equal in both share a place. Alone: 2 is lost. */
export function placesOf(state: State): number[] {
  if (state.seats === 1) return [hasFinisher(state) ? 1 : 2];
  const rank = seatsOf(state).map((seat) => 100 * amuletsOf(state, seat) - badKarma(state, seat));
  return rank.map((own) => 1 + rank.filter((other) => other > own).length);
}

export function result(state: State): Result {
  const scores = seatsOf(state).map((seat) => amuletsOf(state, seat));
  return { places: placesOf(state), scores, reason: reasonOf(state, scores) };
}

function reasonOf(state: State, amulets: readonly number[]): Message {
  const winners = winnersOf(state);
  if (state.seats === 1) {
    return winners.length > 0
      ? message('end.solo-won', { round: state.round })
      : message('end.solo-lost', { turns: limits.soloTurns, n: amulets[0]! });
  }
  const most = Math.max(...amulets);
  const rivals = amulets.filter((count) => count === most).length;
  const args = {
    winners: winners.map((seat) => message('said.seat', { seat: { seat } })),
    count: winners.length,
    n: most,
    bad: badKarma(state, winners[0]!),
  };
  const finished = most >= limits.amuletsToWin ? 'amulets' : 'rounds';
  return message(`end.${finished}${rivals > 1 ? '-fewest-bad' : ''}`, args);
}
