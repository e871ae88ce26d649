import { message } from '@baithak/kernel';
import type { Played } from '@baithak/table';
import { type EveningScore, eveningOf } from '../../controller/evening.ts';
import type { ReadyTable } from '../../controller/snapshot.ts';
import type { Say } from '../../shell/language.ts';

interface EveningProps {
  readonly played: readonly Played[];
  readonly person: string;
  readonly say: Say;
}

function nameOf({ occupant }: EveningScore, { person, say }: EveningProps): string {
  if (occupant.kind === 'bot') return say(message(`character.${occupant.character}`));
  if (occupant.kind === 'open') return '';
  return occupant.person === person ? say(message('player.you')) : occupant.name;
}

/** The same in one line, for the end of a match; nothing before there is anything to compare. */
function eveningLine(props: EveningProps): string {
  if (props.played.length < 2) return '';
  const score = eveningOf(props.played)
    .map((each) => `${nameOf(each, props)} ${each.wins}`)
    .join(', ');
  return props.say(message('table.evening', { score }));
}

/** At a table of several people. */
export function eveningOfTable({ room, person }: ReadyTable, say: Say): string {
  const isShared = room.seats.some((each) => each.kind === 'person' && each.person !== person);
  return isShared ? eveningLine({ played: room.played, person, say }) : '';
}

/** Who has won how many matches at this table. */
export function Evening(props: EveningProps) {
  const { played, say } = props;
  if (played.length === 0) return null;
  return (
    <section className="evening" aria-labelledby="evening-title">
      <h2 id="evening-title">{say(message('gather.evening'))}</h2>
      <ul>
        {eveningOf(played).map((score, i) => (
          <li key={i}>
            {nameOf(score, props)} <b>{score.wins}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
