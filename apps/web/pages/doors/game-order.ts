import { cards } from 'virtual:game-cards';
import type { GameCardData } from '../../build/game-cards.tsx';

/** By length, the shortest first; the first group that takes a game has it. */
const GROUPS = [
  { name: 'duels', takes: ({ facts }: GameCardData) => facts.minutes[1] <= 15 },
  { name: 'half-hour', takes: ({ facts }: GameCardData) => facts.minutes[1] <= 30 },
  { name: 'long', takes: () => true },
] as const;

/** The easiest to learn come first in their group; a new game comes last. */
const ORDER: readonly string[] = ['talluka', 'vancana', 'srrakk', 'samsara', 'ananda', 'parikrama'];
const rank = ({ id }: GameCardData) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

const groupOf = (card: GameCardData) => GROUPS.find(({ takes }) => takes(card))!.name;

/** All games by their length. */
export const GROUPED = GROUPS.map(({ name }) => ({
  name,
  cards: cards.filter((card) => groupOf(card) === name).sort((a, b) => rank(a) - rank(b)),
}));

/** The same in one row. */
export const IN_ORDER: readonly GameCardData[] = GROUPED.flatMap((group) => group.cards);

/** Whether no other game is in its group. */
export const isAlone = (game: string): boolean =>
  GROUPED.some((group) => group.cards.length === 1 && group.cards[0]?.id === game);
