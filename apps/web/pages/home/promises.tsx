import { message } from '@baithak/kernel';
import { pathTo } from '../../routes.ts';
import { useSay } from '../../shell/language.ts';
import { Link } from '../../shell/navigation.tsx';

const SIGNS = {
  free: 'M12 3 20 7V12C20 17 16.5 20 12 21.5 7.5 20 4 17 4 12V7ZM8.5 12l2.5 2.5 4.5-5',
  offline:
    'M12 3C8 8 6 11 6 14.5A6 6 0 0 0 18 14.5C18 11 16 8 12 3ZM12 20V12M12 15l-2.5-2.5M12 13l2-2',
  fair: 'M12 4V20M7 20H17M5 7H19M5 7 2.5 13H7.5ZM19 7 16.5 13H21.5ZM2.5 13A2.5 2.5 0 0 0 7.5 13M16.5 13A2.5 2.5 0 0 0 21.5 13',
  coach: 'M4 4H20V16H13L8 20.5V16H4ZM8.500 10l2.500 2.500 4.500-4.500',
} as const;

/** What is special here, in one line. */
export function Promises() {
  const say = useSay();
  return (
    <ul className="promises">
      {Object.entries(SIGNS).map(([name, path]) => (
        <li key={name}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
          </svg>
          {name === 'fair' ? (
            <Link to={pathTo('fairness')}>{say(message('home.promise.fair'))}</Link>
          ) : (
            say(message(`home.promise.${name}`))
          )}
        </li>
      ))}
    </ul>
  );
}
