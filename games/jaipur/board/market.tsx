import { Action, Card, CardBack } from '@baithak/furniture';
import { type Message, message } from '@baithak/kernel';
import { GOODS } from '../components.ts';
import type { View } from '../view.ts';
import { CardRow } from './card-row.tsx';
import { Emblem } from './emblem.tsx';
import { Fact } from './seat-area.tsx';
import { cards } from './selection.ts';

interface MarketProps {
  readonly view: View;
  readonly chosen: readonly number[];
  readonly legal: readonly string[];
  readonly lit: readonly string[];
  readonly say: (message: Message) => string;
  readonly toggle: ((place: number) => void) | undefined;
  readonly attempt: ((text: string) => void) | undefined;
}

export function Market({ view, chosen, legal, lit, say, toggle, attempt }: MarketProps) {
  const deck = say(message('counted.hidden', { n: view.deckSize }));
  return (
    <section
      className="j-market"
      aria-label={say(message('board.market'))}
      data-lit={lit.includes('market')}
    >
      <h3>
        {say(message('board.market'))}{' '}
        <small>{say(message('board.round', { round: view.round }))}</small>
      </h3>
      <CardRow area="market" cards={view.market} {...{ chosen, lit, say, toggle }} />
      <div className="j-market-foot">
        {attempt && (
          <Action legal={legal.includes('+K')} act={() => attempt('+K')}>
            {say(message('board.take-camels'))}
          </Action>
        )}
        <dl className="j-facts">
          <Fact label={say(message('board.deck'))}>
            <CardBack label={deck} count={view.deckSize} />
          </Fact>
          <Fact label={say(message('board.discards'))}>
            <Discards view={view} say={say} />
          </Fact>
        </dl>
      </div>
    </section>
  );
}

function Discards({ view, say }: Pick<MarketProps, 'view' | 'say'>) {
  const { topDiscard, discards } = view;
  if (topDiscard === null) return say(message('board.none'));
  const label = message('board.top-discard', { card: message(`board.card.${topDiscard}`) });
  const all = GOODS.map((good) => good.repeat(discards?.[good] ?? 0)).join('');
  return (
    <>
      <Card label={say(label)} tone={topDiscard} emblem={<Emblem letter={topDiscard} />} />{' '}
      {cards(all).map(say).join(', ')}
    </>
  );
}
