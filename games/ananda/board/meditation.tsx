import { type Message, message } from '@baithak/kernel';
import type { Outlook } from './foretell.ts';
import { Sign } from './signs.tsx';

interface SlotsProps {
  readonly value: number;
  readonly spent: number;
  readonly outlook: Outlook | null;
  readonly colour: string;
  readonly say: (message: Message) => string;
}

type Slot = 'karma' | 'tile' | 'card' | 'lost';

/** What each space of the area would bring: first karma, then tiles, then cards in their place. */
export function slotsOf(value: number, spent: number, outlook: Outlook | null): Slot[] {
  const { tiles = 0, cards = 0 } = outlook ?? {};
  return Array.from({ length: Math.max(value, spent) }, (_, i): Slot => {
    if (i < spent) return 'karma';
    if (i < spent + tiles) return 'tile';
    return i < spent + tiles + cards ? 'card' : 'lost';
  });
}

const KINDS: readonly Slot[] = ['karma', 'tile', 'card', 'lost'];

/** The area value as places, sorted by what they bring: cards take some, the rest brings tiles. */
export function Slots({ value, spent, outlook, colour, say }: SlotsProps) {
  const label = message('board.slots', { value, spent, tiles: outlook?.tiles ?? 0 });
  const slots = slotsOf(value, spent, outlook);
  return (
    <div className="a-slots" role="img" aria-label={say(label)}>
      {KINDS.filter((kind) => slots.includes(kind)).map((kind) => (
        <span key={kind} className="a-slot-group">
          {slots.map(
            (slot, i) =>
              slot === kind && (
                <span key={i} className="a-slot" data-slot={slot} data-over={i >= value}>
                  {slot === 'karma' && <Sign colour={colour} />}
                </span>
              ),
          )}
          <small>{say(message(`board.slot.${kind}`, { n: slots.filter(is(kind)).length }))}</small>
        </span>
      ))}
    </div>
  );
}

const is = (kind: Slot) => (slot: Slot) => slot === kind;
