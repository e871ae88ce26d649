import { CardBack, dragMarks, flip } from '@baithak/board';
import { message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import type { Letter } from '../rules/components.ts';
import type { SeatView } from '../view/view.ts';
import { DRAW_PILE } from './card-ids.ts';
import { Deck } from './deck.tsx';
import { takesCards } from './dragging.ts';
import { CardArt } from './emblem.tsx';
import { Rove } from './rove.tsx';
import { labelOf, marksOf, type Scene } from './scene.ts';
import { named, type Row, rowOf } from './things.ts';

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
      <Rove label={say(message(`board.row.${row}`))} className="s-cards">
        {[...letters].map((letter, place) => (
          <CardButton key={place} {...{ scene, row, place }} letter={letter as Letter} />
        ))}
        {letters === '' && row === 'hand' && <HiddenHand own={view.seats[near]!} say={say} />}
        {letters === '' && row !== 'hand' && (
          <span className="s-none">{say(message(`board.empty.${row}`))}</span>
        )}
      </Rove>
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
      aria-label={labelOf(scene, thing, fault, [named(letter), where])}
      data-tone={letter}
      data-drag={decides && row === 'hand' ? thing : undefined}
      {...marksOf(scene, thing, fault)}
      {...flip(id, { from: ids.source.get(id) })}
    >
      <CardArt letter={letter} />
      <span className="s-card-name">
        {say(letter === '-' ? message('board.face') : named(letter))}
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
