import { Card, flip } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { CARD_COST, cardNumber } from '../rules/cards.ts';
import { cardSaid } from '../rules/naming.ts';
import { CardFace } from './art.tsx';
import type { Say, Scene } from './scene.ts';

/** Coloured cards are all different; others are told apart by where they lie. */
export const cardId = (name: string, area: string, place: number): string =>
  name.length === 3 && !name.includes('*') ? name : `${area} ${name} ${place}`;

export const toneOf = (name: string): string => {
  const shown = name.split('*').at(-1)!;
  return shown.length === 1 ? 'W' : shown[0]!;
};

interface CardCellProps {
  readonly scene: Scene;
  readonly name: string;
  /** Where it lies: the name that refusals use, and which of equal cards it is. */
  readonly area: string;
  readonly place: number;
  readonly from?: string | undefined;
  /** What a press does; `undefined`: nothing. */
  readonly press?: (() => void) | undefined;
  readonly able?: boolean;
  readonly chosen?: boolean;
  readonly drag?: boolean;
  /** What is said at its foot. */
  readonly tag?: string | undefined;
}

/** A card that may be pressed, and what that would cost. */
export function CardCell({
  scene,
  name,
  area,
  place,
  from,
  press,
  able = false,
  chosen = false,
  drag = false,
  tag,
}: CardCellProps) {
  const { say, lit } = scene;
  const label = message('board.card', {
    card: cardSaid(name),
    cost: name.includes('*') ? 0 : CARD_COST[cardNumber(name)]!,
    able: able ? 'yes' : 'no',
    tag: tag ?? '',
  });
  return (
    <li className="k-cell" data-able={able}>
      <Card
        label={say(label)}
        tone={toneOf(name)}
        emblem={<CardFace name={name} />}
        chosen={chosen}
        lit={lit.has(`${area}:${name}`)}
        toggle={press}
        drag={drag ? `${area} ${name}` : undefined}
        moving={flip(cardId(name, area, place), { from })}
      />
      {tag !== undefined && (
        <span className="k-tag" aria-hidden="true">
          {tag}
        </span>
      )}
    </li>
  );
}

/** The name of a part of a seat's things. */
export const partOf = (what: string, seat: Seat): Message =>
  message('board.with', { what: message(`board.${what}`), more: { seat } });

interface TitledProps {
  readonly say: Say;
  /** What it is: its title, its note and its style go by that name. */
  readonly of: string;
  /** Whose it is, where there are several. */
  readonly seat?: Seat;
  /** Where there is a note, what is named in it. */
  readonly note?: Record<string, number> | false;
  readonly title?: Message;
  readonly children: ReactNode;
}

export function Titled({ say, of, seat, note, title, children }: TitledProps) {
  const name = say(title ?? message(`board.${of}`));
  return (
    <section className={`k-${of}`} aria-label={seat === undefined ? name : say(partOf(of, seat))}>
      <h3>
        {name} {note && <small>{say(message(`board.${of}-note`, note))}</small>}
      </h3>
      {children}
    </section>
  );
}
