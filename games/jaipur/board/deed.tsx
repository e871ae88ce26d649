import type { Player } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import type { Letter } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { speech } from '../words/speech.ts';
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
  const events = turn as readonly Event[];
  const start = events.findLastIndex(({ kind }) => kind === 'round-started');
  // Whoever ends a round and starts the next one moves twice in a row: only the new round's move is news.
  const move = events.slice(start + 1).find(({ kind }) => MOVES.includes(kind));
  const parts = hasMoved(view, seat) && move !== undefined ? partsOf(move, events) : [];
  const [first] = parts;
  const sentence = move === undefined || start < 0 ? null : speech.sentence(move, []);
  return (
    <p className="j-deed" key={`${deed}`} data-empty={first === undefined}>
      {first !== undefined && (
        <span className="b-unseen">{sentence === null ? deed : say(sentence)}</span>
      )}
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

const MOVES: readonly string[] = ['took', 'took-camels', 'sold', 'exchanged'];

/** A move in parts. A swap has two: what was taken and what was given. */
function partsOf(move: Event, turn: readonly Event[]): readonly Part[] {
  switch (move.kind) {
    case 'took':
      return [about('took', move.good, 1)];
    case 'took-camels':
      return [about('took', 'K', move.count)];
    case 'sold': {
      const hasBonus = turn.slice(turn.indexOf(move)).some(({ kind }) => kind === 'bonus');
      return [
        about('sold', move.good, move.count, {
          n: total(move.tokens),
          bonus: hasBonus ? 'yes' : 'no',
        }),
      ];
    }
    case 'exchanged':
      return [
        { words: message('board.deed-taken'), signs: lettersOf(move.taken) },
        { words: message('board.deed-given'), signs: lettersOf(move.returned) },
      ];
    default:
      return [];
  }
}

function about(verb: string, letter: Letter, n: number, more: Message['args'] = {}): Part {
  const cards = message(`counted.${letter}`, { n });
  return { words: message(`board.deed-${verb}`, { cards, ...more }), signs: [letter] };
}

const lettersOf = (cards: string): Letter[] => [...cards] as Letter[];
