import { previewIn } from '@baithak/board/testing';
import { legalMoves, type MemoryAids } from '@baithak/kernel';
import type { Scene } from '../../board/scene.ts';
import { game, type State } from '../../index.ts';
import { scoresIn } from '../../view/tally.ts';

type Settings = Partial<Pick<Scene, 'picks'>> & { readonly aids?: MemoryAids };

/** What the board of the seat to move is drawn from, with keys instead of words. */
export function sceneOf(state: State, { aids = 'full', picks = [] }: Settings = {}): Scene {
  const near = game.status(state);
  const view = game.dim(game.view(state, near), aids);
  return {
    ...{ view, near, picks, players: [], decides: true, waits: false },
    scores: scoresIn(view),
    legal: new Set(legalMoves(game, state)),
    preview: previewIn(game, state, near, aids),
    lit: new Set(),
    say: ({ key }) => key,
    attempt: () => {},
    pick: () => {},
  };
}
