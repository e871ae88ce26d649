import type { Player } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import type { Letter } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { total } from './consequences.ts';
import { type Say, Tile } from './pieces.tsx';

/** A few words and the signs of the cards that they are about. */
interface Part {
  readonly words: Message;
  readonly signs: readonly Letter[];
}

interface DeedProps {
  readonly player: Player;
  readonly view: View;
  readonly say: Say;
}

/**
 * What the other trader did last. The bubble fits every move in every language: it stands beside the
 * trader's name and does not repeat it, and a swap shows its cards instead of naming them.
 */
export function Deed({ player: { seat, deed, turn = [] }, view, say }: DeedProps) {
  const parts = hasMoved(view, seat) ? partsOf(turn as readonly Event[]) : [];
  const [first] = parts;
  return (
    <p className="j-deed" key={`${deed}`} data-empty={first === undefined}>
      {first !== undefined && <span className="b-unseen">{deed}</span>}
      {parts.map(({ words, signs }) => (
        <span key={words.key} className="j-deed-part" aria-hidden="true">
          <span>{say(words)}</span>
          <span className="j-deed-signs">
            {signs.map((letter, i) => (
              <Tile key={i} letter={letter} />
            ))}
          </span>
        </span>
      ))}
    </p>
  );
}

/** A turn of the round before is no news any more. */
const hasMoved = ({ turns, starter }: View, seat: number): boolean =>
  turns > (seat === starter ? 0 : 1);

/** A turn in parts; none if it moved no cards. A swap has two: what was taken and what was given. */
function partsOf(turn: readonly Event[]): readonly Part[] {
  for (const event of turn) {
    if (event.kind === 'took') return [about('took', event.good, 1)];
    if (event.kind === 'took-camels') return [about('took', 'K', event.count)];
    if (event.kind === 'sold') {
      const hasBonus = turn.some(({ kind }) => kind === 'bonus');
      return [
        about('sold', event.good, event.count, {
          n: total(event.tokens),
          bonus: hasBonus ? 'yes' : 'no',
        }),
      ];
    }
    if (event.kind === 'exchanged') {
      return [
        { words: message('board.deed-taken'), signs: lettersOf(event.taken) },
        { words: message('board.deed-given'), signs: lettersOf(event.returned) },
      ];
    }
  }
  return [];
}

function about(verb: string, letter: Letter, n: number, more: Message['args'] = {}): Part {
  const cards = message(`counted.${letter}`, { n });
  return { words: message(`board.deed-${verb}`, { cards, ...more }), signs: [letter] };
}

const lettersOf = (cards: string): Letter[] => [...cards] as Letter[];
