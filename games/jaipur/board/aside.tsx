import { BlockPrint, flip, Token } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import { GOODS, type Good, PILES } from '../rules/components.ts';
import type { RoundScored, SeatScored } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { Emblem } from './emblem.tsx';
import { Inspections } from './inspection.tsx';

interface AsideProps {
  readonly view: View;
  readonly say: (message: Message) => string;
}

const { motif } = facts.look;

/** What stands at the side: the tokens, and how the previous round was scored. */
export function Aside({ view, say }: AsideProps) {
  const { last, turns, due } = view;
  return (
    <div className="j-aside">
      <Supply view={view} say={say} />
      {last && <LastRound last={last} open={turns === 0 || due === 'over'} say={say} />}
    </div>
  );
}

/** The piles of tokens: the top one large, the others smaller. */
function Supply({ view, say }: AsideProps) {
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

interface LastRoundProps {
  readonly last: RoundScored;
  readonly open: boolean;
  readonly say: (message: Message) => string;
}

const COLUMNS = ['board.goods', 'board.bonus-sum', 'board.camel-token', 'board.rupees'] as const;

/** How the previous round was scored. */
function LastRound({ last, open, say }: LastRoundProps) {
  const seal = message(
    `log.seal-${last.by}`,
    last.seal === null ? {} : { seat: { seat: last.seal } },
  );
  return (
    <details className="j-last" open={open}>
      <summary>{say(message('board.last-round', { round: last.round, seal }))}</summary>
      <p>{say(message(`log.end-${last.ended}`))}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(message('board.trader'))}</th>
            {COLUMNS.map((key) => (
              <th key={key} scope="col">
                {say(message(key))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {last.seats.map((scored, seat) => (
            <tr key={seat}>
              <th scope="row">{say(message('board.seat', { seat: { seat } }))}</th>
              {sums(scored).map((sum, column) => (
                <td key={COLUMNS[column]}>{sum}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The sums in the order of the columns. */
function sums({ goods, bonus, camelToken, rupees }: SeatScored): number[] {
  return [total(Object.values(goods).flat()), total(bonus), camelToken, rupees];
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
