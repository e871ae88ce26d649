import type { Catalogue, Language } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { Frame } from './lazy-frame.tsx';
import { MoreWords } from './more-words.tsx';
import { NotFound } from './notices.tsx';
import { type OpenGame, useGame } from './open-game.ts';

interface WithGameProps {
  readonly id: string;
  /** The words of this page alone. */
  readonly words: Readonly<Record<Language, Catalogue>>;
  /** What shows the game; nothing if the game has no such page. */
  readonly children: (open: OpenGame) => ReactNode | undefined;
}

/** A page that fills the window with one game. Suspends until the game is loaded. */
export function WithGame({ id, words, children }: WithGameProps) {
  const open = useGame(id);
  const shown = open && children(open);
  if (shown === undefined) {
    return (
      <Frame>
        <NotFound />
      </Frame>
    );
  }
  return <MoreWords books={words}>{shown}</MoreWords>;
}
