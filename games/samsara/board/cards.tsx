import { CardBack, dragMarks, flip } from '@baithak/board';
import { message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import { LETTERS, type Letter } from '../rules/components.ts';
import { countsOf } from '../rules/pieces.ts';
import { cardName, countedCards } from '../view/names.ts';
import type { SeatView } from '../view/view.ts';
import { CardArt, Emblem } from './emblem.tsx';
import { RovingGroup } from './focus.tsx';
import { takesCards } from './offers.ts';
import { labelOf, marksOf, type Say, type Scene } from './scene.ts';
import { DRAW_PILE, type Row, rowOf } from './things.ts';

interface RowProps {
  readonly scene: Scene;
  readonly row: Row;
}

/** The cards of one row of the near seat. */
export function CardRow({ scene, row }: RowProps) {
  const { view, near, say } = scene;
  const letters = rowOf(view.seats[near]!, row);
  return (
    <div
      className={`s-row s-row-${row}`}
      data-target={scene.decides && takesCards(view, row)}
      style={{ '--b-count': Math.max(row === 'hand' ? 5 : 1, letters.length) }}
      {...dragMarks({ drop: row })}
    >
      <h3>
        {say(message(`board.row.${row}`))}
        {row === 'hand' && <small> {view.seats[near]!.handSize}</small>}
      </h3>
      <RovingGroup label={say(message(`board.row.${row}`))} className="s-cards">
        {[...letters].map((letter, place) => (
          <CardButton key={place} {...{ scene, row, place }} letter={letter as Letter} />
        ))}
        {letters === '' && row === 'hand' && <HiddenHand own={view.seats[near]!} say={say} />}
        {letters === '' && row !== 'hand' && (
          <span className="s-none">{say(message(`board.empty.${row}`))}</span>
        )}
      </RovingGroup>
    </div>
  );
}

interface CardProps extends RowProps {
  readonly letter: Letter;
  readonly place: number;
}

function CardButton({ scene, row, letter, place }: CardProps) {
  const { say, ids, decides, view, near } = scene;
  const thing = `${row}:${place}`;
  const fault = `${row}:${letter}`;
  const count = rowOf(view.seats[near]!, row).length;
  const where = message('board.place', { row: message(`board.row.${row}`), n: place + 1, count });
  const { id } = ids.rows[row][place]!;
  return (
    <button
      type="button"
      className="b-card s-card"
      aria-label={labelOf(scene, thing, fault, [cardName(letter), where])}
      data-tone={letter}
      data-drag={decides && row === 'hand' ? thing : undefined}
      {...marksOf(scene, thing, fault)}
      {...flip(id, { from: ids.source.get(id) })}
    >
      <CardArt letter={letter} />
      <span className="s-card-name">
        {say(letter === '-' ? message('board.face') : cardName(letter))}
      </span>
    </button>
  );
}

/** A hand that the viewer may not see. */
function HiddenHand({ own, say }: { readonly own: SeatView; readonly say: Scene['say'] }) {
  const label = say(message('board.hidden-hand', { n: own.handSize }));
  if (own.hand !== null) return <span className="s-none">{say(message('board.empty.hand'))}</span>;
  return <CardBack label={label} count={own.handSize} lattice={facts.look.lattice} />;
}

/** Drawing pile and waste pile of the near seat, and what is in them. */
export function Piles({ scene: { view, near, say } }: { readonly scene: Scene }) {
  const own = view.seats[near]!;
  const { lattice } = facts.look;
  return (
    <section className="s-piles" aria-label={say(message('board.deck'))}>
      <h3>{say(message('board.deck'))}</h3>
      <CardBack
        label={say(message('board.draw', { n: own.drawSize }))}
        count={own.drawSize}
        lattice={lattice}
        moving={flip(DRAW_PILE)}
      />
      <Deck own={own} say={say} />
    </section>
  );
}

/** Cards counted by their kind. */
export function Chips({ letters, say }: { readonly letters: string; readonly say: Say }) {
  const counts = countsOf(letters);
  const label = say(message('board.cards', { cards: countedCards(letters) }));
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

/** Hand and drawing pile together, if they are known. */
function poolOf({ hand, draw, pool, seen }: SeatView): string | null {
  if (draw !== null) return `${hand ?? ''}${draw}`;
  return pool === null ? null : `${pool}${seen ?? ''}`;
}

/** How many cards of a kind a whole deck has, if that is known. */
function deckCount(own: SeatView, letter: Letter): number | null {
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
