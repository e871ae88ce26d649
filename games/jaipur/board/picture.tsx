import { Card, CardBack, Cloth, Token } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import { GOODS, type Letter } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { CardArt } from './emblem.tsx';

interface PictureProps {
  readonly view: View;
  readonly say: (message: Message) => string;
}

/** A small picture of the table: tokens, market, and the deck between the hands. */
export function Picture({ view, say }: PictureProps) {
  const [near, far] = view.seats;
  return (
    <div className="j-frame j-picture" role="img" aria-label={say(message('board.market'))}>
      <div aria-hidden="true">
        <Cloth look={facts.look} blocks={12}>
          <span className="j-picture-row">
            {GOODS.map((good) => (
              <Token key={good} tone={good} empty={view.tokens[good].length === 0}>
                {view.tokens[good][0]}
              </Token>
            ))}
          </span>
          <span className="j-picture-row">
            {[...view.market].map((letter, place) => (
              <Card
                key={place}
                label={letter}
                tone={letter}
                emblem={<CardArt letter={letter as Letter} />}
              />
            ))}
          </span>
          <span className="j-picture-row">
            {[near!.handSize, view.deckSize, far!.handSize].map((count, i) => (
              <CardBack key={i} label="" count={count} lattice={facts.look.lattice} />
            ))}
          </span>
        </Cloth>
      </div>
    </div>
  );
}
