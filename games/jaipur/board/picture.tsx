import { Cloth } from '@baithak/board';
import { message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import { GOODS, type Letter } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { BackFace, CardFace, Coin, Count, type Say } from './pieces.tsx';

interface PictureProps {
  readonly view: View;
  readonly say: Say;
}

/** A small picture of the table: tokens, market, and the deck between the hands. */
export function Picture({ view, say }: PictureProps) {
  const [near, far] = view.seats;
  return (
    <div className="j-picture" role="img" aria-label={say(message('board.market'))}>
      <div aria-hidden="true">
        <Cloth look={facts.look} blocks={12}>
          <span className="j-picture-row">
            {GOODS.filter((good) => view.tokens[good].length > 0).map((good) => (
              <Coin key={good} good={good} value={view.tokens[good][0]!} />
            ))}
          </span>
          <span className="j-picture-row">
            {[...view.market].map((letter, place) => (
              <span key={place} className="j-card">
                <CardFace letter={letter as Letter} name="" />
              </span>
            ))}
          </span>
          <span className="j-picture-row">
            {[near!.handSize, view.deckSize, far!.handSize].map((count, i) => (
              <span key={i} className="j-card">
                <BackFace />
                <Count>{count}</Count>
              </span>
            ))}
          </span>
        </Cloth>
      </div>
    </div>
  );
}
