import { flip } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { KeyboardEvent } from 'react';
import type { Letter } from '../rules/components.ts';
import type { Held } from './layout.ts';
import { CardFace, type Say } from './pieces.tsx';

interface CardRowProps {
  /** Market or hand, by the names that words and faults use. */
  readonly area: 'market' | 'hand';
  /** A place without a card stays as an outline. */
  readonly cards: readonly (Held | null)[];
  readonly chosen: readonly string[];
  readonly lit: readonly string[];
  readonly say: Say;
  readonly toggle: ((id: string) => void) | undefined;
  /** What the first empty place says. */
  readonly room?: string | undefined;
  /** Cards that would come to the empty places. */
  readonly coming?: readonly Letter[];
}

const LABELS = { market: 'board.market-card', hand: 'board.hand-card' } as const;

/** Open cards in fixed places, each of which can be selected. The arrow keys go from card to card, and to the other row. */
export function CardRow({
  area,
  cards,
  chosen,
  lit,
  say,
  toggle,
  room,
  coming = [],
}: CardRowProps) {
  const gap = cards.indexOf(null);
  return (
    <ul className="j-row" data-area={area} onKeyDown={step}>
      {cards.map((card, place) => (
        <li key={place} data-empty={card === null}>
          {card === null ? (
            <Slot
              {...{ say }}
              letter={coming[place - gap]}
              room={place === gap ? room : undefined}
            />
          ) : (
            <OpenCard
              key={card.id}
              {...{ area, card, toggle, say }}
              place={place}
              count={cards.filter((each) => each !== null).length}
              isChosen={chosen.includes(card.id)}
              isLit={lit.includes(`${area}:${card.letter}`)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface SlotProps {
  /** The card that the selection would bring here. */
  readonly letter: Letter | undefined;
  readonly room: string | undefined;
  readonly say: Say;
}

function Slot({ letter, room, say }: SlotProps) {
  if (letter === undefined) return <span className="j-slot">{room}</span>;
  return (
    <span className="j-slot j-coming" aria-hidden="true">
      <span className="j-card" data-letter={letter}>
        <CardFace letter={letter} name={say(message(`board.card.${letter}`))} />
      </span>
    </span>
  );
}

interface OpenCardProps extends Pick<CardRowProps, 'area' | 'say' | 'toggle'> {
  readonly card: Held;
  readonly place: number;
  readonly count: number;
  readonly isChosen: boolean;
  readonly isLit: boolean;
}

function OpenCard({ area, card, place, count, isChosen, isLit, say, toggle }: OpenCardProps) {
  const letter = card.letter!;
  const label = message(LABELS[area], {
    card: message(`board.card.${letter}`),
    place: place + 1,
    count,
    lit: isLit ? 'yes' : 'no',
  });
  const look = {
    className: 'j-card b-card',
    'data-letter': letter,
    'data-lit': isLit,
    'aria-label': say(label),
    ...flip(card.id, { face: letter }),
  };
  const face = <CardFace letter={letter} name={say(message(`board.card.${letter}`))} />;
  if (toggle === undefined) {
    return (
      <span {...look} role="img">
        {face}
      </span>
    );
  }
  return (
    <button
      {...look}
      type="button"
      aria-pressed={isChosen}
      data-drag={`${area}:${card.id}`}
      onClick={() => toggle(card.id)}
    >
      {face}
    </button>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The row that lies above or below. */
const ROWS: Readonly<Record<string, string>> = { ArrowUp: 'market', ArrowDown: 'hand' };

function step(event: KeyboardEvent<HTMLElement>): void {
  const area = ROWS[event.key];
  if (area !== undefined && event.currentTarget.dataset.area !== area) {
    event.preventDefault();
    nearestIn(area, event.target as Element)?.focus();
    return;
  }
  const way = STEPS[event.key];
  if (way === undefined) return;
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.indexOf(event.target as HTMLButtonElement);
  if (at < 0) return;
  event.preventDefault();
  all[(at + way + all.length) % all.length]?.focus();
}

/** The card of a row that lies most nearly above or below another one. */
function nearestIn(area: string, from: Element): HTMLElement | undefined {
  const middle = (each: Element) => {
    const { left, width } = each.getBoundingClientRect();
    return left + width / 2;
  };
  const away = (each: Element) => Math.abs(middle(each) - middle(from));
  const all = document.querySelectorAll<HTMLElement>(`.j-row[data-area="${area}"] button`);
  return [...all].sort((a, b) => away(a) - away(b))[0];
}
