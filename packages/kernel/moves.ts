import { type Game, type GameEvent, type Move, OVER } from './game.ts';
import { MoveList } from './lists.ts';
import { Fault } from './message.ts';

/** Reads and judges a move of the seat to decide. */
export function read<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  state: State,
  text: string,
): Move | Fault {
  const attempt = game.parse(text);
  return attempt instanceof Fault ? attempt : game.judge(state, attempt);
}

/** The canonical text of a legal move. */
export function write<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  state: State,
  move: Move,
): string {
  return game.format(game.spell(state, move));
}

/** The legal moves of a position as text, in canonical order. */
export function legalMoves<State, View, Attempt, Event extends GameEvent>(
  game: Game<State, View, Attempt, Event>,
  state: State,
): string[] {
  const list = new MoveList();
  game.moves(state, list);
  return list.toArray().map((move) => write(game, state, move));
}

/**
 * Counts the lines of play of the given depth, without history and caps. A finished game counts as
 * one line. For games without chance.
 */
export function perft<State>(game: Game<State>, from: State, depth: number): number {
  const states: State[] = [];
  const lists: MoveList[] = [];
  const root = game.copy(from);
  game.forget?.(root);

  function count(state: State, left: number): number {
    if (left === 0 || game.status(state) === OVER) return 1;
    lists[left] ??= new MoveList();
    const list = lists[left];
    game.moves(state, list);
    let sum = 0;
    for (let i = 0; i < list.size; i++) {
      const child = game.copy(state, states[left]);
      states[left] = child;
      game.play(child, list.at(i));
      sum += count(child, left - 1);
    }
    return sum;
  }
  return count(root, depth);
}
