import { type Game, OVER } from './game.ts';
import { MoveList } from './lists.ts';

/**
 * How many lines of play of the given depth there are, without history and caps; a finished game
 * counts as one. For games without chance.
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
