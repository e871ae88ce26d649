import { CHARACTERS, type Character, type Seat } from '@baithak/kernel';
import { opponentsAround } from '../../controller/quick-game.ts';
import type { SeatWish } from '../../local/envelope.ts';
import type { Source } from './source.ts';

interface Guest {
  readonly seat: Seat;
  readonly name: string;
  /** Whom they usually play. */
  readonly opponent: Character;
}

/**
 * Who plays on from a moment: you, the bots that sat there, and for everybody else an opponent near your usual one. A
 * file does not name its bots. Nobody sits there twice.
 */
export function seatsFrom(
  { match, seats }: Pick<Source, 'match' | 'seats'>,
  you: Guest,
): SeatWish[] {
  const known = Array.from({ length: match.seats }, (_, seat) => {
    const occupant = seat === you.seat ? undefined : seats?.[seat];
    return occupant?.kind === 'bot' ? occupant.character : undefined;
  });
  const others = opponentsAround(you.opponent, CHARACTERS.length).filter(
    (each) => !known.includes(each),
  );
  return known.map((character, seat): SeatWish => {
    if (seat === you.seat) return { kind: 'person', name: you.name };
    return { kind: 'bot', character: character ?? others.shift() ?? you.opponent };
  });
}
