import 'virtual:game-cards.css';
import { cards } from 'virtual:game-cards';
import { PrintFrame } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isAlone } from './game-order.ts';
import './game-picture.css';

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
      {isWide && <PrintFrame motif={motif} count={12} rows={7} />}
      <GamePicture game={game} />
      {children}
    </span>
  );
}

/** A game's board as the build drew it. It is inert: nothing in it can be focused or clicked. */
export function GamePicture({ game }: { readonly game: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const part of box.current?.querySelectorAll<HTMLElement>('[data-style]') ?? []) {
      part.style.cssText = part.dataset.style ?? '';
    }
  }, []);
  const markup = cards.find(({ id }) => id === game)?.picture ?? '';
  return (
    <div
      ref={box}
      className="game-picture"
      aria-hidden="true"
      inert
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
