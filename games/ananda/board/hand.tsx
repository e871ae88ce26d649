import { Card, flip } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import type { Selection } from './selection.ts';
import { CardFace } from './signs.tsx';

interface HandProps {
  readonly seat: Seat;
  readonly hand: readonly string[];
  readonly selection: Selection;
  readonly lit: readonly string[];
  readonly say: (message: Message) => string;
  /** The colour that can be played now. */
  readonly colour: string | undefined;
  /** How much of the area value is left for cards, besides those chosen. */
  readonly room: number;
  readonly toggle: ((card: string) => void) | undefined;
}

/** The own cards; while meditating all can be pressed, and those stand out that fit. */
export function Hand({ hand, say, ...props }: HandProps) {
  const most = COMPONENTS.limits.hand;
  return (
    <div className="a-hand" data-choosing={props.toggle !== undefined}>
      <h3>{say(message('board.hand', { n: hand.length, most }))}</h3>
      <ul>
        {hand.map((card) => (
          <li key={card} data-fits={fits(card, props)}>
            <HandCard {...{ ...props, card, say }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function fits(card: string, { colour, room, selection }: Omit<HandProps, 'hand' | 'say'>): boolean {
  const value = Number(card[1]);
  return card[0] === colour && (selection.cards.includes(value) || value <= room);
}

type HandCardProps = Omit<HandProps, 'hand' | 'room'> & { readonly card: string };

function HandCard({ seat, card, colour, selection, lit, say, toggle }: HandCardProps) {
  const value = Number(card[1]);
  const isFit = toggle !== undefined && card[0] === colour;
  const name = message('card', { colour: message(`colour.${card[0]}`), value });
  return (
    <Card
      label={say(toggle === undefined || isFit ? name : offMessage(name, colour))}
      tone={card[0]!}
      emblem={<CardFace card={card} />}
      chosen={isFit && selection.cards.includes(value)}
      lit={lit.includes(`hand:${card}`)}
      toggle={toggle && (() => toggle(card))}
      drag={isFit ? `card ${value}` : undefined}
      moving={flip(`card ${seat} ${card}`, { from: `pile ${seat}` })}
    />
  );
}

const offMessage = (card: Message, colour = 'r'): Message =>
  message('board.card-off', { card, colour: message(`colour.${colour}`) });
