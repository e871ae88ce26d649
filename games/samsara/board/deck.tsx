import { message } from '@baithak/kernel';
import { countsOf } from '../rules/cards.ts';
import { LETTERS, type Letter } from '../rules/components.ts';
import type { SeatView } from '../view/view.ts';
import { Emblem } from './emblem.tsx';
import { cards, type Say } from './scene.ts';

/** Cards counted by their kind. */
export function Chips({ letters, say }: { readonly letters: string; readonly say: Say }) {
  const counts = countsOf(letters);
  const label = say(message('board.cards', { cards: cards(letters) }));
  return (
    <span className="s-chips" role="img" aria-label={label} title={label}>
      {LETTERS.map((letter, i) =>
        counts[i] === 0 ? null : (
          <span key={letter} className="s-chip" data-tone={letter}>
            <Emblem letter={letter} />
            {counts[i]! > 1 && counts[i]}
          </span>
        ),
      )}
      {letters === '' && '–'}
    </span>
  );
}

/** Hand and drawing pile together: what the next cards can be. */
export function poolOf({ hand, draw, pool, seen }: SeatView): string | null {
  if (draw !== null) return `${hand ?? ''}${draw}`;
  return pool === null ? null : `${pool}${seen ?? ''}`;
}

/** How many of a kind a whole deck has, if that is known. */
export function deckCount(own: SeatView, letter: Letter): number | null {
  const pool = poolOf(own);
  if (pool === null || own.waste === null) return null;
  const all = [pool, own.waste, own.played, own.evanescent, own.reserve, own.next].join('');
  return all.split(letter).length - 1;
}

interface DeckProps {
  readonly own: SeatView;
  readonly say: Say;
}

/** What can still be drawn or is in the hand, and what lies in the waste pile. */
export function Deck({ own, say }: DeckProps) {
  const pool = poolOf(own);
  return (
    <dl className="s-deck">
      <div>
        <dt>{say(message('board.pool', { hand: own.handSize, draw: own.drawSize }))}</dt>
        <dd>
          {pool === null ? say(message('board.from-memory')) : <Chips letters={pool} say={say} />}
        </dd>
      </div>
      {own.draw !== null && own.hand !== null && (
        <div>
          <dt>{say(message('board.draw', { n: own.drawSize }))}</dt>
          <dd>
            <Chips letters={own.draw} say={say} />
          </dd>
        </div>
      )}
      <div>
        <dt>{say(message('board.waste', { n: own.wasteSize }))}</dt>
        <dd>
          {own.waste === null ? (
            say(message('board.from-memory'))
          ) : (
            <Chips letters={own.waste} say={say} />
          )}
        </dd>
      </div>
    </dl>
  );
}

/** Good and Bad Karma in a whole deck. */
export function Karma({ own, say }: DeckProps) {
  const counts = [
    ['+', deckCount(own, '+')],
    ['-', own.bad],
  ] as const;
  return (
    <span className="s-karma-counts">
      {counts.map(([letter, n]) => {
        const card = message(`card.${letter}`);
        const label = say(
          n === null
            ? message('board.karma-unknown', { card })
            : message('board.karma', { card, n }),
        );
        return (
          <span
            key={letter}
            className="s-chip"
            data-tone={letter}
            role="img"
            aria-label={label}
            title={label}
          >
            <Emblem letter={letter} />
            {n ?? '?'}
          </span>
        );
      })}
    </span>
  );
}
