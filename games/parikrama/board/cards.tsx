import { Card, flip } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { CARD_COST, cardNumber } from '../rules/cards.ts';
import { cardSaid } from '../rules/naming.ts';
import { CardFace } from './art.tsx';
import type { Say, Scene } from './scene.ts';

/** Each coloured card exists once. Other cards are identified by their places. */
export const cardId = (name: string, area: string, place: number): string =>
  name.length === 3 && !name.includes('*') ? name : `${area} ${name} ${place}`;

export const toneOf = (name: string): string => {
  const shown = name.split('*').at(-1)!;
  return shown.length === 1 ? 'W' : shown[0]!;
};

interface CardCellProps {
  readonly scene: Scene;
  readonly name: string;
  /** Where it lies, by its name in refusals, and its index there. */
  readonly area: string;
  readonly place: number;
  readonly from?: string | undefined;
  /** What a press does, if anything. */
  readonly press?: (() => void) | undefined;
  readonly able?: boolean;
  readonly chosen?: boolean;
  readonly drag?: boolean;
  /** A text at its foot. */
  readonly tag?: string | undefined;
}

/** A card that can be pressed, with a tag. */
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

/** The name of a part that every seat has. */
export const partOf = (what: string, seat: Seat): Message =>
  message('board.with', { what: message(`board.${what}`), more: { seat } });

interface TitledProps {
  readonly say: Say;
  /** The name of the part, in its messages and its style. */
  readonly of: string;
  /** The seat, if every seat has such a part. */
  readonly seat?: Seat;
  /** The arguments of the note, if there is one. */
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
