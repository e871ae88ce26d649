import { message } from '@baithak/kernel';
import { COMPONENTS, GOODS, type Good, LETTERS, type Letter, PILES } from '../rules/components.ts';
import type { SeatView, View } from '../view/view.ts';
import { type Say, Tile } from './pieces.tsx';

interface InspectionProps {
  readonly view: View;
  readonly say: Say;
}

export function CardsCounted({ view, say }: InspectionProps) {
  const counts = cardCounts(view);
  const known = PLACES.filter((place) => counts.every((each) => each[place] !== null));
  return (
    <>
      <p>{say(message('board.count-deck', { n: view.deckSize }))}</p>
      <table className="j-counts">
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
                <Tile letter={each.letter} /> {say(message(`good.${each.letter}`))}
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
      <table className="j-counts">
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
                <Tile letter={good} /> {say(message(`good.${good}`))}
              </th>
              <td>{left.join(' ') || say(message('board.none'))}</td>
              <td>{gone.join(' ') || say(message('board.none'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="j-counts">
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

const PLACES = ['all', 'market', 'own', 'others', 'discards', 'unseen'] as const;

/** How many cards of one kind are where; `null` if the table leaves it to memory. */
export interface CardCount {
  readonly letter: Letter;
  readonly all: number;
  readonly market: number;
  /** `null` for a spectator. */
  readonly own: number | null;
  /** What the viewer knows of the other traders: open hands, herds, and the goods they took openly. */
  readonly others: number | null;
  readonly discards: number | null;
  /** In the deck or in hands that the viewer cannot see. */
  readonly unseen: number | null;
}

export function cardCounts(view: View): CardCount[] {
  return LETTERS.map((letter) => ({
    letter,
    all: COMPONENTS.cards[letter],
    market: count(view.market, letter),
    own: view.viewer === null ? null : heldBy(view.seats[view.viewer]!, letter),
    others: sum(
      view.seats.filter((_, seat) => seat !== view.viewer).map((seat) => heldBy(seat, letter)),
    ),
    discards: letter === 'K' ? 0 : (view.discards?.[letter] ?? null),
    unseen: view.unseen?.[letter] ?? null,
  }));
}

function heldBy({ hand, seen, herd }: SeatView, letter: Letter): number | null {
  if (letter === 'K') return herd;
  const known = hand ?? seen;
  return known === null ? null : count(known, letter);
}

const count = (cards: string, letter: Letter) => cards.split(letter).length - 1;

function sum(parts: readonly (number | null)[]): number | null {
  return parts.reduce((all, part) => (all === null || part === null ? null : all + part), 0);
}

interface PileCount {
  readonly good: Good;
  /** Both from the top of the pile down. */
  readonly left: readonly number[];
  readonly gone: readonly number[];
}

export function pileCounts({ tokens }: View): PileCount[] {
  return GOODS.map((good) => {
    const pile = COMPONENTS.tokens[good];
    return { good, left: tokens[good], gone: pile.slice(0, pile.length - tokens[good].length) };
  });
}
