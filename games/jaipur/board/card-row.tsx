import { Card, flip } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import type { Letter } from '../rules/components.ts';
import { CardArt } from './emblem.tsx';

interface CardRowProps {
  /** Where they lie: the name that words and refusals use. */
  readonly area: 'market' | 'hand';
  readonly cards: string;
  readonly chosen: readonly number[];
  readonly lit: readonly string[];
  /** What each is followed by as it moves, and where those come from that are new. */
  readonly ids: readonly string[];
  readonly source: string;
  readonly say: (message: Message) => string;
  readonly toggle: ((place: number) => void) | undefined;
}

const LABELS = { market: 'board.market-card', hand: 'board.hand-card' } as const;

/** Cards in a row, each to be picked up by itself. */
export function CardRow({ area, cards, chosen, lit, ids, source, say, toggle }: CardRowProps) {
  return (
    <ul className="j-row">
      {[...cards].map((letter, place) => {
        const isLit = lit.includes(`${area}:${letter}`);
        const label = message(LABELS[area], {
          card: message(`board.card.${letter}`),
          place: place + 1,
          count: cards.length,
          lit: isLit ? 'yes' : 'no',
        });
        const id = ids[place];
        return (
          <li key={place}>
            <Card
              label={say(label)}
              tone={letter}
              emblem={<CardArt letter={letter as Letter} />}
              chosen={chosen.includes(place)}
              lit={isLit}
              drag={toggle && `${area} ${place}`}
              toggle={toggle && (() => toggle(place))}
              moving={id === undefined ? undefined : flip(id, { from: source })}
            />
          </li>
        );
      })}
    </ul>
  );
}
