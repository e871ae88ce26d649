import { message } from '@baithak/kernel';
import { hasSeat } from '../../controller/seating.ts';
import { pathTo } from '../../routes.ts';
import { useServerState } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { Link } from '../../shell/navigation.tsx';
import { useServerTables } from '../doors/tables.ts';

/** Doors that need a server are shut without one. */
const DOORS = [
  { name: 'computer', needsServer: false },
  { name: 'friend', needsServer: false },
  { name: 'opponent', needsServer: true },
  { name: 'learn', needsServer: false },
] as const;

/** The four ways to begin. */
export function Doors() {
  const say = useSay();
  const isAway = useServerState().status === 'away';
  const open = useServerTables('open').filter(hasSeat).length;
  return (
    <nav className="doors" aria-label={say(message('home.doors'))}>
      {DOORS.map(({ name, needsServer }) => (
        <Link key={name} to={pathTo(name)} className="door">
          <img src={`/art/doors/${name}.svg`} alt="" />
          <span>
            <b>{say(message(`door.${name}`))}</b>
            <small>
              {needsServer && isAway
                ? say(message('door.offline'))
                : say(message(`door.${name}.about`, { open }))}
            </small>
          </span>
        </Link>
      ))}
    </nav>
  );
}
