import { Action, Badge, Card, flip, Jali } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { facts } from '../facts.ts';
import type { Letter } from '../rules/components.ts';
import { type CardMotion, OTHER_HAND } from './card-motion.ts';
import { CardArt } from './emblem.tsx';

interface CardRowProps {
  /** Market or hand, by the names that words and faults use. */
  readonly area: 'market' | 'hand';
  readonly cards: string;
  readonly chosen: readonly number[];
  readonly lit: readonly string[];
  /** The ids under which the cards move, and where new ones come from. */
  readonly ids: readonly string[];
  readonly source: string;
  readonly say: (message: Message) => string;
  readonly toggle: ((place: number) => void) | undefined;
}

const LABELS = { market: 'board.market-card', hand: 'board.hand-card' } as const;

/** Open cards in a row, each of which can be selected. */
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

interface FanProps {
  readonly size: number;
  readonly label: string;
  readonly motion: CardMotion;
}

/** The backs of a hidden hand. Cards that have just left the market are seen moving here. */
export function Fan({ size, label, motion }: FanProps) {
  const arrived = motion.gone.filter(({ letter }) => letter !== 'K').map(({ id }) => id);
  return (
    <span className="j-fan" role="img" aria-label={label} {...flip(OTHER_HAND)}>
      {Array.from({ length: size }, (_, i) => (
        <span
          key={i}
          className="b-card b-card-back j-small"
          {...flip(`${OTHER_HAND} ${i}`, { from: arrived[size - 1 - i] })}
        >
          <Jali lattice={facts.look.lattice} size={10} />
        </span>
      ))}
      <Badge>{size}</Badge>
    </span>
  );
}

interface HerdProps {
  readonly seat: Seat;
  readonly count: number;
  readonly chosen: number;
  readonly lit: boolean;
  readonly motion: CardMotion;
  readonly say: (message: Message) => string;
  readonly choose: ((camels: number) => void) | undefined;
}

/** The viewer's own camels. They are all alike, so they are selected by number. */
export function Herd({ choose, ...camels }: HerdProps) {
  const { count, chosen, say } = camels;
  return (
    <div className="j-herd">
      <CamelPile {...camels} drag={choose && chosen < count ? 'herd' : undefined} />
      {choose && count > 0 && (
        <div className="j-stepper">
          <Action
            label={say(message('board.camel-less'))}
            act={chosen > 0 ? () => choose(chosen - 1) : undefined}
          >
            −
          </Action>
          <output>{say(message('board.camels-chosen', { n: chosen, count }))}</output>
          <Action
            label={say(message('board.camel-more'))}
            act={chosen < count ? () => choose(chosen + 1) : undefined}
          >
            +
          </Action>
        </div>
      )}
    </div>
  );
}

/** How many camels of a pile are drawn at most. */
const MOST_DRAWN = 6;

interface CamelPileProps extends Omit<HerdProps, 'choose'> {
  /** The name under which its camels can be dragged. */
  readonly drag?: string | undefined;
}

/** A pile of camels and their number. */
export function CamelPile({ seat, count, chosen, lit, motion, say, drag }: CamelPileProps) {
  const arrived = motion.gone.filter(({ letter }) => letter === 'K').map(({ id }) => id);
  const shown = Math.min(count, MOST_DRAWN);
  return (
    <>
      <span className="j-camels" aria-hidden="true" data-lit={lit}>
        {Array.from({ length: shown }, (_, i) => (
          <span
            key={i}
            className="b-card j-small"
            data-tone="K"
            data-chosen={i >= shown - chosen}
            data-drag={drag}
            {...flip(`camel ${seat} ${i}`, { from: arrived[i % Math.max(1, arrived.length)] })}
          >
            <CardArt letter="K" />
          </span>
        ))}
        {count === 0 && (
          <span className="b-card j-small j-none" data-tone="K">
            <CardArt letter="K" />
          </span>
        )}
        <Badge>{count}</Badge>
      </span>
      <span className="j-small-print">{say(message('counted.K', { n: count }))}</span>
    </>
  );
}
