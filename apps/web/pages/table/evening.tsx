import { message } from '@baithak/kernel';
import type { Played } from '@baithak/table';
import { type EveningScore, eveningOf } from '../../controller/evening.ts';
import type { Say } from '../../shell/language.ts';

interface EveningProps {
  readonly played: readonly Played[];
  readonly person: string;
  readonly say: Say;
}

/** Who has won how many matches at this table. */
export function Evening({ played, person, say }: EveningProps) {
  if (played.length === 0) return null;
  const nameOf = ({ occupant }: EveningScore) => {
    if (occupant.kind === 'bot') return say(message(`character.${occupant.character}`));
    if (occupant.kind === 'open') return '';
    return occupant.person === person ? say(message('player.you')) : occupant.name;
  };
  return (
    <section className="evening" aria-labelledby="evening-title">
      <h2 id="evening-title">{say(message('gather.evening'))}</h2>
      <ul>
        {eveningOf(played).map((score, i) => (
          <li key={i}>
            {nameOf(score)} <b>{score.wins}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
