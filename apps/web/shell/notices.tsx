import { message } from '@baithak/kernel';
import { pathTo } from '../routes.ts';
import { Link } from './link.tsx';
import { useSay } from './speech.ts';
import { Title } from './title.tsx';

export function Loading() {
  const say = useSay();
  return <p role="status">{say(message('page.loading'))}</p>;
}

export function NotFound() {
  const say = useSay();
  return (
    <>
      <Title text={say(message('page.not-found'))} />
      <BackHome />
    </>
  );
}

export function BackHome() {
  const say = useSay();
  return (
    <p>
      <Link to={pathTo('home')}>{say(message('page.to-games'))}</Link>
    </p>
  );
}

export function Trouble() {
  const say = useSay();
  return (
    <>
      <Title text={say(message('page.trouble'))} />
      <p>{say(message('page.trouble-help'))}</p>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          {say(message('page.reload'))}
        </button>
      </p>
    </>
  );
}
