import { flip, Inspect, Jali, spot, useFresh, useLasting, useRoving } from '@baithak/board';
import { message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import { COMPONENTS } from '../rules/components.ts';
import { cardsSaid, tilesSaid } from '../rules/naming.ts';
import { CardFace, TileFace } from './art.tsx';
import { PlayingCard, toneOf } from './cards.tsx';
import { pressMarket } from './planning.ts';
import { answering } from './pressing.ts';
import type { Say, Scene } from './scene.ts';

const { lattice } = facts.look;

interface MarketProps {
  readonly scene: Scene;
  readonly moment: string;
}

/** The six open cards in fixed slots, with deck and discards beside them. */
export function Market({ scene, moment, swept }: MarketProps & { readonly swept: boolean }) {
  const { view, say } = scene;
  const slots = useLasting<readonly (string | null)[]>(moment, (before) =>
    slotsAfter(before, view.open),
  );
  const roving = useRoving<HTMLUListElement>('button.k-card', '[data-able="true"]');
  return (
    <section className="k-market" data-region="market" aria-label={say(message('board.market'))}>
      <h2 className="k-label">
        {say(message('board.market'))}{' '}
        <small>{say(message(swept ? 'board.market-swept' : 'board.market-note'))}</small>
        <span className="k-round">{say(message('board.round', { round: view.round }))}</span>
      </h2>
      <ul className="k-open" {...roving}>
        {slots.map((name, slot) => (
          <li key={slot} className="k-slot" {...spot(`open ${slot}`)}>
            {name !== null && <OpenCard {...{ scene, name, slots, slot }} />}
          </li>
        ))}
      </ul>
      <div className="k-deck">
        <Deck scene={scene} moment={moment} />
        <Inspect
          label={say(message('board.discards', { n: view.discardsSize }))}
          closeLabel={say(message('board.shut'))}
          face={
            <span
              className="k-slot k-discards"
              data-full={view.discardsSize > 0}
              {...spot('discards')}
            >
              <b>{view.discardsSize}</b>
              <span>{say(message('board.pile-discards'))}</span>
            </span>
          }
        >
          <Piles scene={scene} />
        </Inspect>
      </div>
    </section>
  );
}

/** Who can draw and presses the deck wants a card: cards come from the market. Else it shows the piles. */
function Deck({ scene, moment }: MarketProps) {
  const { view, say, decides, legal, picks } = scene;
  const [told, tell] = useFresh(`${moment} ${picks.join()}`, false);
  const label = say(message('board.deck', { n: view.deckSize }));
  const face = (
    <span className="k-card k-back" {...flip('deck')}>
      <Jali lattice={lattice} size={12} />
      <b>{view.deckSize}</b>
    </span>
  );
  const draws = view.phase === 'draw' || (view.phase === 'start' && !view.last);
  if (!decides || legal.size === 0 || !draws) {
    return (
      <Inspect label={label} closeLabel={say(message('board.shut'))} face={face}>
        <Piles scene={scene} />
      </Inspect>
    );
  }
  return (
    <span className="k-deck-place">
      <button type="button" className="b-inspect" aria-label={label} onClick={() => tell(!told)}>
        {face}
      </button>
      {told && (
        <p className="k-told" role="status">
          {say(message('board.draw-there'))}
        </p>
      )}
    </span>
  );
}

/** Cards stay in their slots; new ones come into the empty slots. */
export function slotsAfter(
  before: readonly (string | null)[] | null,
  open: readonly string[],
): (string | null)[] {
  const rest = [...open];
  const slots = Array.from({ length: COMPONENTS.limits.openCards }, (_, i) => {
    const at = rest.indexOf(before?.[i] ?? '');
    return at < 0 ? null : rest.splice(at, 1)[0]!;
  });
  return slots.map((name) => name ?? rest.shift() ?? null);
}

interface OpenCardProps {
  readonly scene: Scene;
  readonly name: string;
  readonly slots: readonly (string | null)[];
  readonly slot: number;
}

function OpenCard({ scene, name, slots, slot }: OpenCardProps) {
  const { view, decides, waits, legal, picks } = scene;
  const place = slots.slice(0, slot).filter((each) => each === name).length;
  const text = `draw:${name}`;
  return (
    <PlayingCard
      {...{ scene, name, place }}
      area="open"
      from="deck"
      able={decides && !waits && legal.has(text)}
      chosen={picks.filter((each) => each === text).length > place}
      press={decides ? answering(scene, () => pressMarket(scene, name)) : undefined}
      drag={decides && (view.phase === 'draw' || view.phase === 'start')}
    />
  );
}

/** The cards and tiles of all piles, as far as the viewer knows them. */
function Piles({ scene }: { readonly scene: Scene }) {
  const { view, near, say } = scene;
  const hidden = view.pool?.split(' ').filter((name) => name !== '') ?? null;
  return (
    <div className="k-sheet">
      <p>{say(message('board.pile-how'))}</p>
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
  );
}

interface PileProps {
  readonly say: Say;
  readonly of: string;
  readonly cards: readonly string[] | null;
}

/** A pile that is unknown or left to memory is not shown. */
function Pile({ say, of, cards }: PileProps) {
  if (cards === null || cards.length === 0) return null;
  return (
    <>
      <h3>
        {say(message(`board.pile-${of}`))} <small>{cards.length}</small>
      </h3>
      <p className="k-minis" role="img" aria-label={cardsSaid(cards).map(say).join(', ')}>
        {cards.map((name, i) => (
          <span key={i} className="k-card" data-tone={toneOf(name)}>
            <CardFace name={name} />
          </span>
        ))}
      </p>
    </>
  );
}
