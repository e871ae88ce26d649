import { type Message, message } from '@baithak/kernel';
import type { GameCardData } from '../../build/game-cards.tsx';

export function playersOf({ seatCounts }: GameCardData): Message {
  const least = Math.min(...seatCounts);
  const most = Math.max(...seatCounts);
  return least === most
    ? message('home.players', { n: most })
    : message('home.players-range', { least, most });
}

/** How many play a game, how long, and from which age on. */
export function factsOf(card: GameCardData): Message[] {
  const { facts } = card;
  const [shortest, longest] = facts.minutes;
  return [
    playersOf(card),
    shortest === longest
      ? message('home.minutes', { n: longest })
      : message('home.minutes-range', { least: shortest, most: longest }),
    ...(facts.age === null ? [] : [message('home.age', { n: facts.age })]),
  ];
}
