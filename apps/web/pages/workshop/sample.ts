import { CHANCE, FastRandom, type Game, MoveList, OVER, readOptions, sure } from '@baithak/kernel';

/** What a spectator sees some moves into a game that is the same every time. */
export function sampleView(game: Game, moves: number): unknown {
  const seats = game.seatCounts[0]!;
  const state = game.setup(sure(readOptions(game, {}, seats)), seats);
  const random = new FastRandom(game.id);
  const list = new MoveList();
  for (let made = 0; made < moves && game.status(state) !== OVER; ) {
    if (game.status(state) === CHANCE) game.resolve(state, game.draw(state, random));
    else {
      list.clear();
      game.moves(state, list);
      game.play(state, list.toArray()[random.below(list.size)]!);
      made++;
    }
  }
  return game.view(state, null);
}
