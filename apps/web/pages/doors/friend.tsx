import { message } from '@baithak/kernel';
import { pathTo, pathTogether } from '../../routes.ts';
import { useServerState } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { Link, Title } from '../../shell/navigation.tsx';
import { GameGroups } from './game-groups.tsx';
import './doors.css';

/** Choose a game: its table opens with a link to send. Without a server, both play on this device. */
export function FriendPage() {
  const say = useSay();
  const online = useServerState().status !== 'away';
  return (
    <div className="door-page">
      <Title text={say(message('friend.title'))} />
      <p className="door-ask">{say(message(online ? 'friend.choose' : 'friend.offline'))}</p>
      {!online && (
        <p className="door-instead">
          <Link to={pathTo('computer')} className="button">
            {say(message('door.computer'))}
          </Link>
        </p>
      )}
      <GameGroups to={(game) => (online ? pathTo('invite', game) : pathTogether(game))} />
    </div>
  );
}
