import { Draft, type Game, legalMoves, type Random } from '@baithak/kernel';

/** A whole draft of random moves for the seat to decide, tried on what its view allows. */
export function randomTurn(game: Game, view: unknown, seat: number, random: Random): string[] {
  const draft = new Draft(game, game.imagine(view, random), seat);
  while (draft.open && draft.texts.length < 50) {
    const moves = legalMoves(game, draft.state);
    const fault = draft.add(moves[random.below(moves.length)] as string);
    if (fault !== undefined) throw new Error(JSON.stringify(fault));
  }
  return draft.texts;
}
