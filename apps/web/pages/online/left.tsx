import { message } from '@baithak/kernel';
import { keptSeats } from '../../controller/records.ts';
import { wishSeat } from '../../controller/seat-wish.ts';
import { pathTo } from '../../routes.ts';
import { useSay } from '../../shell/language.ts';
import { Link, Title } from '../../shell/navigation.tsx';
import { BackHome, Loading, Lost } from '../../shell/notices.tsx';
import { useFound } from './found.ts';

interface LeftProps {
  readonly id: string;
  readonly person: string;
  readonly comeBack: () => void;
}

/** Whoever left finds the way back to their seat as long as a bot keeps it. */
export function Left({ id, person, comeBack }: LeftProps) {
  const say = useSay();
  const found = useFound(id);
  if (found === null) return <Loading />;
  const table = found !== 'away' && 'table' in found ? found.table : undefined;
  const [seat = -1] = table === undefined ? [] : keptSeats(table, person);
  const bot = table?.seats[seat];
  return (
    <Lost>
      <Title text={say(message('fault.left'))} />
      {bot?.kind === 'bot' ? (
        <>
          <p>{say(message('left.about', { bot: message(`character.${bot.character}`) }))}</p>
          <button
            type="button"
            className="main-button"
            onClick={() => {
              wishSeat(id);
              comeBack();
            }}
          >
            {say(message('left.back'))}
          </button>
        </>
      ) : (
        <Link to={pathTo('friend')} className="button main-button">
          {say(message('join.own'))}
        </Link>
      )}
      <BackHome />
    </Lost>
  );
}
