import { Draft, type Game, MoveList, type Random, write } from '@baithak/kernel';

/** A whole draft of random moves for the seat to decide, tried on what its view allows. */
export function randomTurn(game: Game, view: unknown, seat: number, random: Random): string[] {
  const draft = new Draft(game, game.imagine(view, random), seat);
  const list = new MoveList();
  while (draft.open && draft.texts.length < 50) {
    game.moves(draft.state, list);
    const moves = list.toArray();
    const move = moves[random.below(moves.length)] as number;
    const fault = draft.add(write(game, draft.state, move));
    if (fault !== undefined) throw new Error(JSON.stringify(fault));
  }
  return draft.texts;
}
