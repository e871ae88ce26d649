import 'virtual:game-cards.css';
import { cards } from 'virtual:game-cards';
import { useLayoutEffect, useRef } from 'react';
import './game-picture.css';

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
