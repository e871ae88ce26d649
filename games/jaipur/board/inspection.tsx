import { Inspect } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { COMPONENTS, PILES } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { cardCounts, PLACES, pileCounts } from './census.ts';
import { Emblem } from './emblem.tsx';

interface InspectionProps {
  readonly view: View;
  readonly say: (message: Message) => string;
}

/** A closer look at what everybody may count, whoever is to move. */
export function Inspections({ view, say }: InspectionProps) {
  const closeLabel = say(message('board.close'));
  return (
    <div className="j-inspect">
      <Inspect label={say(message('board.count-cards'))} closeLabel={closeLabel}>
        <CardsCounted view={view} say={say} />
      </Inspect>
      <Inspect label={say(message('board.count-tokens'))} closeLabel={closeLabel}>
        <TokensCounted view={view} say={say} />
      </Inspect>
    </div>
  );
}

export function CardsCounted({ view, say }: InspectionProps) {
  const counts = cardCounts(view);
  const known = PLACES.filter((place) => counts.every((each) => each[place] !== null));
  return (
    <>
      <p>{say(message('board.count-deck', { n: view.deckSize }))}</p>
      <table className="j-count">
        <thead>
          <tr>
            <th scope="col">{say(message('board.goods'))}</th>
            {known.map((place) => (
              <th key={place} scope="col">
                {say(message(`board.count.${place}`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map((each) => (
            <tr key={each.letter}>
              <th scope="row" data-tone={each.letter}>
                <Emblem letter={each.letter} /> {say(message(`good.${each.letter}`))}
              </th>
              {known.map((place) => (
                <td key={place}>{each[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!known.includes('unseen') && <p>{say(message('board.count-memory'))}</p>}
    </>
  );
}

export function TokensCounted({ view, say }: InspectionProps) {
  return (
    <>
      <table className="j-count">
        <thead>
          <tr>
            <th scope="col">{say(message('board.tokens'))}</th>
            <th scope="col">{say(message('board.count.left'))}</th>
            <th scope="col">{say(message('board.count.gone'))}</th>
          </tr>
        </thead>
        <tbody>
          {pileCounts(view).map(({ good, left, gone }) => (
            <tr key={good}>
              <th scope="row" data-tone={good}>
                <Emblem letter={good} /> {say(message(`good.${good}`))}
              </th>
              <td>{left.join(' ') || say(message('board.none'))}</td>
              <td>{gone.join(' ') || say(message('board.none'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="j-count">
        <thead>
          <tr>
            <th scope="col">{say(message('board.bonus'))}</th>
            <th scope="col">{say(message('board.count.unknown'))}</th>
          </tr>
        </thead>
        <tbody>
          {PILES.map((pile) => (
            <tr key={pile}>
              <th scope="row">
                {say(message('board.bonus-pile', { pile, n: view.bonusPiles[pile] }))}
              </th>
              <td>{view.unseenBonus[pile].join(' ') || say(message('board.none'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say(message('board.count-camels', { n: COMPONENTS.camelToken }))}</p>
    </>
  );
}
