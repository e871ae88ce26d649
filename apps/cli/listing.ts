import { type Game, MoveList, OutcomeList, write } from '@baithak/kernel';

/** The legal moves in notation, sorted. */
export function movesOf(game: Game, state: unknown, list = new MoveList()): string[] {
  game.moves(state, list);
  const texts: string[] = [];
  for (let i = 0; i < list.size; i++) texts.push(write(game, state, list.at(i)));
  return texts.sort();
}

/** What can happen now, each with its weight. */
export function outcomesOf(
  game: Game,
  state: unknown,
  list = new OutcomeList(),
): [text: string, weight: number][] {
  game.outcomes(state, list);
  const pairs: [string, number][] = [];
  for (let i = 0; i < list.size; i++) {
    pairs.push([game.formatOutcome(state, list.at(i)), list.weightAt(i)]);
  }
  return pairs;
}
