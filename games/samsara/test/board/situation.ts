import { previewIn } from '@baithak/board/testing';
import { legalMoves, type MemoryAids, type Seat } from '@baithak/kernel';
import type { Situation } from '../../board/scene.ts';
import { game, type State } from '../../index.ts';

/** What the board of a seat that decides has to explain things with. */
export function situationOf(state: State, near: Seat, aids: MemoryAids = 'full'): Situation {
  return {
    view: game.dim(game.view(state, near), aids),
    near,
    decides: true,
    legal: legalMoves(game, state),
    preview: previewIn(game, state, near, aids),
  };
}
