import { FastRandom, type GameEvent, legalMoves, type Options } from '@baithak/kernel';
import { drawn, playRandomly, type Stage } from './draw.ts';

/**
 * Takes random legal moves of random games as a coach's advice, so many of them: the board must light
 * what such a move is about, and show it as chosen. Throws if a board ignores one.
 */
export function hintRandomGames<State, View, Attempt, Event extends GameEvent>(
  stage: Stage<State, View, Attempt, Event>,
  options: Options,
  moves: number,
): void {
  let count = 0;
  for (let n = 0; count < moves; n++) {
    const random = new FastRandom(`hints ${n}`);
    playRandomly(stage.game, options, random, (state) => {
      if (count < moves && stage.game.status(state) >= 0 && isShown(stage, state, random)) count++;
    });
  }
}

/** Returns whether there was something to show: a move such as a pass chooses nothing. */
function isShown<State, View, Attempt, Event extends GameEvent>(
  stage: Stage<State, View, Attempt, Event>,
  state: State,
  random: FastRandom,
): boolean {
  const { game, words } = stage;
  const legal = legalMoves(game, state);
  const move = legal[random.below(legal.length)]!;
  const view = game.view(state, game.status(state));
  const lit = words.places(move, view, []);
  if (lit.length === 0) return false;
  if (!/data-lit="true"|a-lit/.test(drawn(stage, state, { lit }))) {
    throw new Error(`nothing is lit for ${move}: ${lit}`);
  }
  const still = drawn(stage, state);
  const changes = (each: string) => drawn(stage, state, { proposed: [each] }) !== still;
  // A board may show one of the moves from the start, but not two.
  const other = legal.find((each) => words.places(each, view, []).join() !== lit.join());
  if (other !== undefined && !changes(move) && !changes(other)) {
    throw new Error(`${move} is not shown: ${JSON.stringify(game.writePosition(state))}`);
  }
  return true;
}
