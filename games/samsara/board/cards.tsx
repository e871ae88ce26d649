import { dragMarks, flip, Jali, spot } from '@baithak/board';
import { message } from '@baithak/kernel';
import { facts } from '../facts.ts';
import { LETTERS, type Letter } from '../rules/components.ts';
import { countsOf } from '../rules/pieces.ts';
import { cardName, countedCards } from '../view/names.ts';
import type { SeatView } from '../view/view.ts';
import { CardArt, Emblem } from './emblem.tsx';
import { RovingGroup } from './focus.tsx';
import { places, things } from './motion.ts';
import { takesCards } from './offers.ts';
import { labelOf, marksOf, type Say, type Scene } from './scene.ts';
import { type Row, rowOf } from './things.ts';

interface RowProps {
  readonly scene: Scene;
  readonly row: Row;
}

/** The cards of one row of the near seat. They overlap where there is not enough room. */
export function CardRow({ scene, row }: RowProps) {
  const { view, near, say } = scene;
  const letters = rowOf(view.seats[near]!, row);
  const name = say(message(`board.row.${row}`));
  const isHand = row === 'hand';
  return (
    <div
      className={`s-row s-row-${row}`}
      data-target={scene.decides && takesCards(view, row)}
      data-empty={letters === ''}
      data-crowd={letters.length > CROWD ? letters.length : undefined}
      {...dragMarks({ drop: row })}
      {...(isHand ? spot(places.hand(near)) : {})}
    >
      <RovingGroup label={name} className="s-cards">
        {[...letters].map((letter, place) => (
          <CardButton key={place} {...{ scene, row, place }} letter={letter as Letter} />
        ))}
        {letters === '' && isSlot(row) && (
          <span className="s-slot-means" aria-hidden="true">
            <span>{say(message(`board.slot.${row}`))}</span>
            <span>{say(message(`board.slot-short.${row}`))}</span>
          </span>
        )}
        {isHand && view.seats[near]!.hand === null && (
          <Backs n={view.seats[near]!.handSize} say={say} />
        )}
      </RovingGroup>
      {!isHand && (
        <p className="s-caption" aria-hidden="true">
          {name}
        </p>
      )}
    </div>
  );
}

/** A small pile says how many cards it has if there are more. */
const CROWD = 3;

/** The rows that have a place on the table even while they are empty. */
const isSlot = (row: Row): boolean => row === 'evanescent' || row === 'reserve';

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
    <span className="s-card-slot">
      <button
        type="button"
        className="b-thing s-card"
        aria-label={labelOf(scene, thing, fault, [cardName(letter), where])}
        data-tone={letter}
        data-drag={decides && row === 'hand' ? thing : undefined}
        {...marksOf(scene, thing, fault)}
        {...flip(id)}
      >
        <CardArt letter={letter} />
        <span className="s-card-name">{say(message(`short.${letter}`))}</span>
        {letter === '-' && <span className="s-card-none">{say(message('board.no-use'))}</span>}
      </button>
    </span>
  );
}

/** A hand that the viewer may not see. */
function Backs({ n, say }: { readonly n: number; readonly say: Say }) {
  const label = say(message('board.hidden-hand', { n }));
  return (
    <span className="s-backs" role="img" aria-label={label}>
      {Array.from({ length: n }, (_, i) => (
        <span key={i} className="s-card-slot">
          <Back />
        </span>
      ))}
    </span>
  );
}

function Back() {
  return (
    <span className="s-back">
      <Jali lattice={facts.look.lattice} />
    </span>
  );
}

/** Drawing pile and waste pile of the near seat; a press shows what is in them. */
export function Piles({ scene }: { readonly scene: Scene }) {
  const { view, near, say, open, ids } = scene;
  const own = view.seats[near]!;
  const last = own.waste?.at(-1) as Letter | undefined;
  const top = ids.top !== null && own.waste?.includes(ids.top) ? ids.top : last;
  const look = () => open({ kind: 'seat', seat: near });
  return (
    <section className="s-piles" aria-label={say(message('board.deck'))}>
      <button type="button" className="b-thing s-pile" onClick={look} {...spot(places.deck(near))}>
        <span className="s-pile-card" data-empty={own.drawSize === 0}>
          <span {...flip(things.back)}>
            <Back />
          </span>
          {own.next !== '' && <Chips letters={own.next} say={say} />}
        </span>
        <span className="s-caption">{say(message('board.draw', { n: own.drawSize }))}</span>
      </button>
      <button
        type="button"
        className="b-thing s-pile"
        title={say(message('board.means.waste'))}
        onClick={look}
        {...spot(places.waste(near))}
      >
        <span className="s-pile-card" data-empty={own.wasteSize === 0}>
          {own.wasteSize > 0 && (top === undefined ? <Back /> : <CardArt letter={top} />)}
        </span>
        <span className="s-caption">{say(message('board.waste', { n: own.wasteSize }))}</span>
      </button>
    </section>
  );
}

/** The supply of Good or Bad Karma beside the wheel. */
export function KarmaPile({ scene, letter }: { readonly scene: Scene; readonly letter: Letter }) {
  const { view, say } = scene;
  const thing = `pile:${letter}`;
  const label = [say(cardName(letter)), say(message('board.left', { n: view.supply[letter] }))];
  return (
    <button
      type="button"
      className="b-thing s-karma-pile"
      aria-label={label.join(', ')}
      data-tone={letter}
      {...marksOf(scene, thing, `supply:${letter}`)}
    >
      <span className="s-karma-card">
        <span className="s-karma-sign" {...flip(places.pile(letter))}>
          <Emblem letter={letter} />
          <Flying letter={letter} />
        </span>
        <b>{view.supply[letter]}</b>
      </span>
      <span className="s-karma-name">
        <span>{say(cardName(letter))}</span>
        <span>{say(message(`short.${letter}`))}</span>
      </span>
    </button>
  );
}

/** What the picture of a pile shows on its way: a card, not the sign of the pile. */
export function Flying({ letter }: { readonly letter: Letter }) {
  return (
    <span className="s-flying" data-tone={letter} aria-hidden="true">
      <CardArt letter={letter} />
    </span>
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
export function poolOf({ hand, draw, pool, seen }: SeatView): string | null {
  if (draw !== null) return `${hand ?? ''}${draw}`;
  return pool === null ? null : `${pool}${seen ?? ''}`;
}
