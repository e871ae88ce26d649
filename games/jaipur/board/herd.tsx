import { Action, Badge, flip } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { CardArt } from './emblem.tsx';
import type { Moves } from './moves.ts';

interface HerdProps {
  readonly seat: Seat;
  readonly count: number;
  readonly chosen: number;
  readonly lit: boolean;
  readonly moves: Moves;
  readonly say: (message: Message) => string;
  readonly choose: ((camels: number) => void) | undefined;
}

/** One's own camels, all alike: they are picked up by number. */
export function Herd({ seat, count, chosen, lit, moves, say, choose }: HerdProps) {
  return (
    <div className="j-herd">
      <CamelPile
        {...{ seat, count, chosen, lit, moves, say }}
        drag={choose && chosen < count ? 'herd' : undefined}
      />
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

/** How many camels peep out from below each other, at most. */
const PEEPING = 6;

interface CamelPileProps extends Omit<HerdProps, 'choose'> {
  /** By which name its camels can be dragged. */
  readonly drag?: string | undefined;
}

/** Camels one beside the other, as many as there is room for, and their number. */
export function CamelPile({ seat, count, chosen, lit, moves, say, drag }: CamelPileProps) {
  const arrived = moves.gone.filter(({ letter }) => letter === 'K').map(({ id }) => id);
  const shown = Math.min(count, PEEPING);
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
