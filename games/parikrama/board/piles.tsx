import { Inspect } from '@baithak/furniture';
import { type Message, message } from '@baithak/kernel';
import { cardsSaid, tilesSaid } from '../naming.ts';
import { CardFace, TileFace } from './art.tsx';
import { toneOf } from './cards.tsx';
import type { Scene } from './scene.ts';

/** What lies face down or aside, as far as all can know it. */
export function Piles({ scene }: { readonly scene: Scene }) {
  const { view, near, say } = scene;
  const hidden = view.pool?.split(' ').filter((name) => name !== '') ?? null;
  return (
    <Inspect
      label={say(message('board.piles', { n: view.discardsSize }))}
      face={say(message('board.discards', { n: view.discardsSize }))}
      closeLabel={say(message('board.shut'))}
    >
      <div className="k-frame k-sheet">
        <Pile scene={scene} title={message('board.pile-discards')} cards={view.discards} />
        <Pile scene={scene} title={message('board.pile-deck')} cards={view.deck} />
        <Pile scene={scene} title={message('board.pile-hidden')} cards={hidden} />
        <Pile
          scene={scene}
          title={message('board.pile-backpack')}
          cards={view.seats[near]!.backpack}
        />
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
  readonly scene: Scene;
  readonly title: Message;
  readonly cards: readonly string[] | null;
}

/** Nothing is said of what nobody knows, or has to remember. */
function Pile({ scene: { say }, title, cards }: PileProps) {
  if (cards === null) return null;
  return (
    <>
      <h3>
        {say(title)} <small>{cards.length}</small>
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
