import { CardBack, flip, Inspect } from '@baithak/board';
import { message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import { cardsSaid, tilesSaid } from '../rules/naming.ts';
import { CardFace, TileFace } from './art.tsx';
import { CardCell, Titled, toneOf } from './cards.tsx';
import type { Say, Scene } from './scene.ts';

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

/** The cards and tiles of all piles, as far as the viewer knows them. */
function Piles({ scene }: { readonly scene: Scene }) {
  const { view, near, say } = scene;
  const hidden = view.pool?.split(' ').filter((name) => name !== '') ?? null;
  return (
    <Inspect
      label={say(message('board.discards', { n: view.discardsSize }))}
      closeLabel={say(message('board.shut'))}
    >
      <div className="k-frame k-sheet">
        {Object.entries({
          discards: view.discards,
          deck: view.deck,
          hidden,
          backpack: view.seats[near]!.backpack,
        }).map(([of, cards]) => (
          <Pile key={of} {...{ say, of, cards }} />
        ))}
        <h3>{say(message('board.pile-bag'))}</h3>
        <p className="k-minis" role="img" aria-label={tilesSaid(view.bag).map(say).join(', ')}>
          {view.bag.map((name) => (
            <TileFace key={name} name={name} />
          ))}
        </p>
      </div>
    </Inspect>
  );
}

interface PileProps {
  readonly say: Say;
  readonly of: string;
  readonly cards: readonly string[] | null;
}

/** A pile that is unknown or left to memory is not shown. */
function Pile({ say, of, cards }: PileProps) {
  if (cards === null) return null;
  return (
    <>
      <h3>
        {say(message(`board.pile-${of}`))} <small>{cards.length}</small>
      </h3>
      <p className="k-minis" role="img" aria-label={cardsSaid(cards).map(say).join(', ')}>
        {cards.map((name, i) => (
          <span key={i} className="b-card" data-tone={toneOf(name)}>
            <CardFace name={name} />
          </span>
        ))}
      </p>
    </>
  );
}
