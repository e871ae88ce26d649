import { CardBack, flip } from '@baithak/board';
import { message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import { CardCell, Titled } from './cards.tsx';
import { Piles } from './piles.tsx';
import type { Scene } from './scene.ts';

const { lattice } = facts.look;

/** The six open cards, with deck and discards beside them. */
export function Market({ scene }: { readonly scene: Scene }) {
  const { view, say, decides, legal, act } = scene;
  const draws = decides && view.phase === 'draw';
  return (
    <Titled say={say} of="market" note={{}}>
      <ul className="k-cards">
        {view.open.map((name, place) => (
          <CardCell
            key={place}
            {...{ scene, name, place }}
            area="open"
            from="deck"
            able={draws && legal.has(`draw:${name}`)}
            press={decides ? act(`draw:${name}`) : undefined}
            drag={draws}
          />
        ))}
        <li className="k-cell k-pile">
          <CardBack
            label={say(message('board.deck', { n: view.deckSize }))}
            count={view.deckSize}
            lattice={lattice}
            moving={flip('deck')}
          />
          <Piles scene={scene} />
        </li>
      </ul>
    </Titled>
  );
}
