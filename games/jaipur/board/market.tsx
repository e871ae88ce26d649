import { BlockPrint, dragMarks, flip, Inspect, spot } from '@baithak/board';
import { message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import type { View } from '../view/view.ts';
import { CardRow } from './card-row.tsx';
import { CardsCounted } from './inspection.tsx';
import { DECK, DISCARDS, type Layout } from './layout.ts';
import { BackFace, CardFace, type Say } from './pieces.tsx';

interface MarketProps {
  readonly view: View;
  readonly layout: Layout;
  readonly chosen: readonly string[];
  readonly lit: readonly string[];
  readonly say: Say;
  readonly toggle: ((id: string) => void) | undefined;
}

const { motif } = facts.look;

/** A cloth with five cards, the deck and the discards. */
export function Market({ view, layout, chosen, lit, say, toggle }: MarketProps) {
  return (
    <section
      className="j-market"
      data-region="market"
      aria-label={say(message('board.market'))}
      data-lit={lit.includes('market')}
      {...(toggle && dragMarks({ drop: 'market' }))}
    >
      <BlockPrint motif={motif} size={16} />
      <CardRow area="market" cards={layout.market} {...{ chosen, lit, say, toggle }} />
      <div className="j-piles" {...(toggle && dragMarks({ drop: 'sale' }))}>
        <Inspect
          label={say(message('board.count-cards'))}
          closeLabel={say(message('board.close'))}
          face={<Deck view={view} say={say} />}
        >
          <CardsCounted view={view} say={say} />
        </Inspect>
        <Discards view={view} layout={layout} say={say} />
      </div>
      <BlockPrint motif={motif} size={16} />
    </section>
  );
}

/** One card for about five that are left. */
const layers = (cards: number): number => Math.min(5, Math.ceil(cards / 8));

function Deck({ view: { deckSize }, say }: Pick<MarketProps, 'view' | 'say'>) {
  return (
    <span className="j-pile">
      <span className="j-stack" data-flip-face="back" {...spot(DECK)}>
        {Array.from({ length: layers(deckSize) }, (_, i) => (
          <BackFace key={i} />
        ))}
      </span>
      <span className="j-pile-name">{say(message('board.deck-left', { n: deckSize }))}</span>
    </span>
  );
}

function Discards({ view, layout, say }: Pick<MarketProps, 'view' | 'layout' | 'say'>) {
  const { top } = layout;
  const { topDiscard } = view;
  const label =
    topDiscard === null
      ? message('board.no-discards')
      : message('board.top-discard', { card: message(`board.card.${topDiscard}`) });
  return (
    <span className="j-pile" role="img" aria-label={say(label)}>
      <span className="j-stack" {...spot(DISCARDS)}>
        {top !== null && topDiscard !== null && (
          <span
            key={top.id}
            className="j-card"
            data-letter={topDiscard}
            {...flip(top.id, { face: topDiscard })}
          >
            <CardFace letter={topDiscard} name="" />
          </span>
        )}
      </span>
      <span className="j-pile-name">{say(message('board.discards'))}</span>
    </span>
  );
}
