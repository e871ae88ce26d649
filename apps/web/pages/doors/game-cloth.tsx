import { lookOf } from '@baithak/catalog/facts';
import type { ReactNode } from 'react';
import { isAlone } from './game-order.ts';
import { GamePicture } from './game-picture.tsx';
import { WideFrame } from './wide-frame.tsx';

interface GameClothProps {
  readonly game: string;
  /** What lies on it. */
  readonly children?: ReactNode;
}

/** The picture on the game's dye. A game that is alone in its group has a wide cloth. */
export function GameCloth({ game, children }: GameClothProps) {
  const { accent, motif } = lookOf(game);
  const isWide = isAlone(game);
  return (
    <span className="game-cloth" data-accent={accent} data-wide={isWide || undefined}>
      {isWide && <WideFrame motif={motif} />}
      <GamePicture game={game} />
      {children}
    </span>
  );
}
