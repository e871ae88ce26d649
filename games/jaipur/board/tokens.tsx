import { dragMarks, flip, Inspect } from '@baithak/board';
import { message } from '@baithak/kernel';
import { COMPONENTS, GOODS, type Good, PILES, type Pile } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { total } from './consequences.ts';
import { TokensCounted } from './inspection.tsx';
import { bonusThing, tokenThing } from './layout.ts';
import { Bonus, Coin, type Say, Tile } from './pieces.tsx';

interface TokensProps {
  readonly view: View;
  /** The sale that is selected: its tokens are lit. */
  readonly sale: Extract<Event, { kind: 'sold' }> | undefined;
  /** The pile of the bonus token that it also brings. */
  readonly bonus: Pile | undefined;
  readonly lit: readonly string[];
  readonly say: Say;
  /** Selects everything of one kind in the hand. */
  readonly sell: ((good: Good) => void) | undefined;
}

/** What the next sales bring: a row of tokens for each good, and the bonus tokens. */
export function Tokens({ view, sale, bonus, lit, say, sell }: TokensProps) {
  const gone = GOODS.filter((good) => view.tokens[good].length === 0);
  const rows = { n: gone.length, most: COMPONENTS.limits.emptyPiles };
  return (
    <section
      className="j-tokens"
      data-region="tokens"
      aria-label={say(message('board.tokens'))}
      {...(sell && dragMarks({ drop: 'sale' }))}
    >
      <ul>
        {GOODS.map((good) => (
          <li key={good} data-on={sale?.good === good} data-lit={lit.includes(`tokens:${good}`)}>
            <Row
              {...{ good, say, sell }}
              empty={say(message('board.row-empty', { ...rows, n: gone.indexOf(good) + 1 }))}
              left={view.tokens[good]}
              due={sale?.good === good ? sale.tokens : null}
            />
          </li>
        ))}
      </ul>
      <p className="j-ending">
        <span className="j-lamps" role="img" aria-label={say(message('board.rows-empty', rows))}>
          {Array.from({ length: rows.most }, (_, i) => (
            <i key={i} data-on={i < rows.n} />
          ))}
        </span>
        <span className="j-ending-whole">{say(message('board.round-ends', rows))}</span>
        <span className="j-ending-brief">{say(message('board.round-ends-brief', rows))}</span>
      </p>
      <Inspect
        label={say(message('board.count-tokens'))}
        closeLabel={say(message('board.close'))}
        face={<BonusPiles {...{ view, bonus, lit, say }} />}
      >
        <TokensCounted view={view} say={say} />
      </Inspect>
    </section>
  );
}

interface RowProps extends Pick<TokensProps, 'say' | 'sell'> {
  readonly good: Good;
  readonly left: readonly number[];
  /** What the selected sale brings. */
  readonly due: readonly number[] | null;
  /** What a row without tokens says. */
  readonly empty: string;
}

/** More than this do not fit beside what a sale brings: then the last ones, which are alike, lie on one heap. */
const SPREAD = 7;

function Row({ good, left, due, say, sell, empty }: RowProps) {
  const pile = COMPONENTS.tokens[good];
  const gone = pile.length - left.length;
  const last = left.indexOf(left.at(-1) ?? 0);
  const heap = due !== null && left.length > SPREAD ? left.length - last : 0;
  const label = say(
    message('board.pile', {
      good: message(`good.${good}`),
      n: left.length,
      values: left.join(', '),
    }),
  );
  const inside = (
    <>
      <Tile letter={good} />
      <span className="j-coins" style={{ '--count': heap > 0 ? last + 2 : left.length }}>
        {left.map((value, i) => (
          <Coin
            key={gone + i}
            good={good}
            value={value}
            at={i}
            due={due !== null && i < due.length}
            under={heap > 0 && i > last}
            moving={flip(tokenThing(good, gone + i))}
          />
        ))}
        {pile.slice(0, gone).map((_, i) => (
          <i key={`gone ${i}`} className="j-gone" data-good={good} />
        ))}
      </span>
      {heap > 0 && <span className="j-heap">×{heap}</span>}
      {left.length === 0 && <span className="j-empty">{empty}</span>}
      {due !== null && <b className="j-flag">+{total(due)}</b>}
    </>
  );
  if (sell === undefined) {
    return (
      <span className="j-token-row" role="img" aria-label={label}>
        {inside}
      </span>
    );
  }
  return (
    <button type="button" className="j-token-row" aria-label={label} onClick={() => sell(good)}>
      {inside}
    </button>
  );
}

function BonusPiles({ view, bonus, lit, say }: Omit<TokensProps, 'sale' | 'sell'>) {
  return (
    <span className="j-bonuses" data-lit={lit.includes('bonus')}>
      {PILES.map((pile) => (
        <BonusPile key={pile} {...{ view, pile, say }} isOn={bonus === pile} />
      ))}
      <span
        className="j-bonus-pile"
        data-lit={lit.includes('camels')}
        title={say(message('board.count-camels', { n: COMPONENTS.camelToken }))}
      >
        <Tile letter="K" />
        <span>
          <small>{say(message('board.camel-pile'))}</small>+{COMPONENTS.camelToken}
        </span>
      </span>
    </span>
  );
}

interface BonusPileProps {
  readonly view: View;
  readonly pile: Pile;
  readonly isOn: boolean;
  readonly say: Say;
}

/** The box says what a pile holds; what is left of it is a matter of counting. */
function BonusPile({ view, pile, isOn, say }: BonusPileProps) {
  const values = COMPONENTS.bonus[pile];
  const isEmpty = view.bonusPiles[pile] === 0;
  return (
    <span className="j-bonus-pile" data-on={isOn && !isEmpty} data-empty={isEmpty}>
      <Bonus moving={flip(bonusThing(pile))} empty={isEmpty} />
      <span>
        <small>{say(message('board.bonus-pile-short', { pile }))}</small>
        {isEmpty
          ? say(message('board.tokens-gone'))
          : `+${Math.min(...values)}–${Math.max(...values)}`}
      </span>
    </span>
  );
}
