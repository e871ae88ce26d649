import { Token } from '@baithak/furniture';
import { type Message, message } from '@baithak/kernel';
import { GOODS, type Good, PILES } from '../components.ts';
import type { View } from '../view.ts';
import { Emblem } from './emblem.tsx';

interface SupplyProps {
  readonly view: View;
  readonly say: (message: Message) => string;
}

/** The tokens that are still to be had: the top one large, those below it behind. */
export function Supply({ view, say }: SupplyProps) {
  return (
    <section className="j-supply" aria-label={say(message('board.tokens'))}>
      <h3>{say(message('board.tokens'))}</h3>
      <ul className="j-piles">
        {GOODS.map((good) => (
          <li key={good} className="j-pile">
            <GoodPile good={good} values={view.tokens[good]} say={say} />
          </li>
        ))}
      </ul>
      <h3>{say(message('board.bonus'))}</h3>
      <ul className="j-piles">
        {PILES.map((pile) => (
          <li key={pile} className="j-pile">
            <span className="j-pile-tokens" aria-hidden="true">
              <Token tone="bonus" empty={view.bonusPiles[pile] === 0}>
                {pile}
              </Token>
            </span>
            <span>{say(message('board.bonus-pile', { pile, n: view.bonusPiles[pile] }))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GoodPileProps {
  readonly good: Good;
  readonly values: readonly number[];
  readonly say: (message: Message) => string;
}

function GoodPile({ good, values, say }: GoodPileProps) {
  const [top, ...below] = values;
  return (
    <>
      <span className="j-pile-emblem" data-tone={good}>
        <Emblem letter={good} />
      </span>
      <span className="j-pile-name">{say(message(`good.${good}`))}</span>
      {top === undefined ? (
        <span>{say(message('board.tokens-gone'))}</span>
      ) : (
        <span className="j-pile-tokens">
          <Token tone={good}>{top}</Token> {below.join(' ')}
        </span>
      )}
    </>
  );
}
