import { CHANCE, FastRandom, Fault, type Game, readOptions, sure } from '@baithak/kernel';
import type { ShortGame, Try } from '@baithak/kernel/lesson';

/** Who sits at the last step of every lesson: the learner and Mina. */
export const SEATS = 2;
const YOU = 0;

/** A table before its first move. It is there to be looked at: nobody decides yet. */
export function opening(game: Game, from: ShortGame | undefined): Try {
  const options = sure(readOptions(game, from?.options ?? {}, SEATS));
  const state = from
    ? sure(game.readPosition(from.position, options, SEATS))
    : game.setup(options, SEATS);
  const random = new FastRandom('opening');
  while (game.status(state) === CHANCE) game.resolve(state, game.draw(state, random));
  return {
    seat: YOU,
    view: game.dim(game.view(state, YOU), 'full'),
    legal: [],
    news: [],
    state: 'open',
    acting: null,
    rest: null,
    attempt: () => undefined,
    preview: () => new Fault('not-your-turn', { args: { seat: { seat: YOU } } }),
  };
}
