import { Action, BlockPrint, Card, CardBack, dragMarks, flip } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import { GOODS } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { type CardMotion, DECK } from './card-motion.ts';
import { CardRow } from './cards.tsx';
import { CardArt } from './emblem.tsx';
import { Fact } from './seat-area.tsx';
import { cards } from './selection.ts';

interface MarketProps {
  readonly view: View;
  readonly chosen: readonly number[];
  readonly legal: readonly string[];
  readonly lit: readonly string[];
  readonly motion: CardMotion;
  readonly say: (message: Message) => string;
  readonly toggle: ((place: number) => void) | undefined;
  readonly attempt: ((text: string) => void) | undefined;
}

const { lattice, motif } = facts.look;

export function Market({ view, chosen, legal, lit, motion, say, toggle, attempt }: MarketProps) {
  const deck = say(message('counted.hidden', { n: view.deckSize }));
  return (
    <section
      className="j-cloth j-market"
      aria-label={say(message('board.market'))}
      data-lit={lit.includes('market')}
      {...(attempt && dragMarks({ drop: 'market' }))}
    >
      <BlockPrint motif={motif} />
      <h3>
        {say(message('board.market'))}{' '}
        <small>{say(message('board.round', { round: view.round }))}</small>
      </h3>
      <CardRow
        area="market"
        cards={view.market}
        ids={motion.market}
        source={motion.source}
        {...{ chosen, lit, say, toggle }}
      />
      <div className="j-market-foot">
        {attempt && (
          <Action legal={legal.includes('+K')} act={() => attempt('+K')}>
            {say(message('board.take-camels'))}
          </Action>
        )}
        <dl className="j-facts">
          <Fact label={say(message('board.deck'))}>
            <CardBack label={deck} count={view.deckSize} lattice={lattice} moving={flip(DECK)} />
          </Fact>
          <Fact label={say(message('board.discards'))}>
            <Discards view={view} motion={motion} say={say} />
          </Fact>
        </dl>
      </div>
      <BlockPrint motif={motif} />
    </section>
  );
}

function Discards({ view, motion, say }: Pick<MarketProps, 'view' | 'motion' | 'say'>) {
  const { topDiscard, discards } = view;
  if (topDiscard === null) return <span>{say(message('board.none'))}</span>;
  const label = message('board.top-discard', { card: message(`board.card.${topDiscard}`) });
  const all = GOODS.map((good) => good.repeat(discards?.[good] ?? 0)).join('');
  const sold = motion.gone.find(({ letter }) => letter === topDiscard)?.id;
  return (
    <>
      <Card
        label={say(label)}
        tone={topDiscard}
        emblem={<CardArt letter={topDiscard} />}
        moving={flip(`discard ${view.turns}`, { from: sold })}
      />{' '}
      <span className="j-small-print">{cards(all).map(say).join(', ')}</span>
    </>
  );
}
