import { message } from '@baithak/kernel';
import type { DayEntry, Fared, Solving } from '../../controller/daily-book.ts';
import { compareFared, hasPoints } from '../../controller/daily-rank.ts';
import type { Say } from '../../shell/language.ts';

/** The characters' results as far as they are known, from the gentlest. */
export type Rivals = readonly (Fared | null)[];

interface Shared {
  readonly game: string;
  readonly date: string;
  readonly entry: DayEntry;
  readonly rivals: Rivals;
  readonly streak: number;
  readonly link: string;
}

/** What somebody may tell others: how it went, and nothing about the position, the moves or the answer. */
export function shareText({ game, date, entry, rivals, streak, link }: Shared, say: Say): string {
  const { puzzle, deal } = entry;
  const six = deal === undefined ? [] : rivals.map((each) => each && signOf(deal, each));
  const isKnown = six.length > 0 && six.every((sign) => sign !== null);
  const better = six.filter((sign) => sign === BETTER).length;
  return [
    say(message('daily.text-head', { game, date })),
    puzzle && say(message('daily.text-puzzle', { signs: puzzleSigns(puzzle) })),
    deal &&
      say(message('daily.text-deal', { signs: `${OUTCOMES[deal.outcome]} ${sumOf(deal, say)}` })),
    isKnown && say(message('daily.text-six', { n: better, signs: six.join('') })),
    streak > 0 && say(message('daily.text-streak', { n: streak })),
    link,
  ]
    .filter((line) => typeof line === 'string')
    .join('\n');
}

const OUTCOMES = { won: '🏆', drawn: '🤝', lost: '🥈' } as const;
const BETTER = '✅';
const MOST_SIGNS = 6;

const signOf = (you: Fared, other: Fared): string => {
  const lead = compareFared(you, other);
  return lead > 0 ? BETTER : lead < 0 ? '❌' : '➖';
};

/** A sign for each try; help shows as well. */
function puzzleSigns({ tries, isHelped, isSolved }: Solving): string {
  const wrong = Math.min(MOST_SIGNS, isSolved ? tries - 1 : tries);
  return `${isHelped ? '💡' : ''}${'❌'.repeat(wrong)}${isSolved ? '✅' : ''}`;
}

/** Points, or where they tell nothing, the number of moves. */
export function sumOf(fared: Fared, say: Say): string {
  const [own, other] = fared.points;
  const sum = hasPoints(fared)
    ? message('daily.points', { own, other })
    : message('daily.moves', { n: fared.moves });
  return say(sum);
}
