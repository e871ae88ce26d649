import { BlockPrint, flip, Token } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import { GOODS, type Good, PILES } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { Emblem } from './emblem.tsx';
import { Inspections } from './inspection.tsx';

interface SupplyProps {
  readonly view: View;
  readonly say: (message: Message) => string;
}

const { motif } = facts.look;

/** The tokens that are still to be had: the top one large, those below it behind. */
export function Supply({ view, say }: SupplyProps) {
  return (
    <section className="j-cloth j-supply" aria-label={say(message('board.tokens'))}>
      <BlockPrint motif={motif} />
      <h3>{say(message('board.tokens'))}</h3>
      <ul className="j-piles">
        {GOODS.map((good) => (
          <li key={good} className="j-pile">
            <GoodPile good={good} values={view.tokens[good]} say={say} />
          </li>
        ))}
      </ul>
      <h3>{say(message('board.bonus'))}</h3>
      <ul className="j-piles j-bonus">
        {PILES.map((pile) => (
          <li key={pile} className="j-pile">
            <span
              className="j-pile-tokens"
              aria-hidden="true"
              style={{ '--b-below': view.bonusPiles[pile] - 1 }}
            >
              <Token
                tone="bonus"
                empty={view.bonusPiles[pile] === 0}
                moving={flip(`bonus ${pile}`)}
              >
                {pile}
              </Token>
            </span>
            <span className="j-pile-rest">
              {say(message('board.bonus-pile', { pile, n: view.bonusPiles[pile] }))}
            </span>
          </li>
        ))}
      </ul>
      <Inspections view={view} say={say} />
      <BlockPrint motif={motif} />
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
      <span className="j-pile-name" data-tone={good}>
        <Emblem letter={good} /> {say(message(`good.${good}`))}
      </span>
      <span className="j-pile-tokens" style={{ '--b-below': below.length }}>
        <Token tone={good} empty={top === undefined} moving={flip(`pile ${good}`)}>
          {top}
        </Token>
      </span>{' '}
      <span className="j-pile-rest">
        {top === undefined ? say(message('board.tokens-gone')) : below.join(' ')}
      </span>
    </>
  );
}
