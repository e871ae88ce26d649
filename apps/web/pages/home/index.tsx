import { message } from '@baithak/kernel';
import { pathTo } from '../../routes.ts';
import { useSay } from '../../shell/language.ts';
import { MoreWords } from '../../shell/more-words.tsx';
import { Title } from '../../shell/navigation.tsx';
import * as words from '../../words/home.ts';
import { GameGroups } from '../doors/game-groups.tsx';
import { Continue } from './continue.tsx';
import { Doors } from './doors.tsx';
import { InstallHint } from './install-hint.tsx';
import { Promises } from './promises.tsx';
import './home.css';

/** The front door: go on with a game, or begin one with one press. */
export function HomePage() {
  return (
    <MoreWords books={words}>
      <Home />
    </MoreWords>
  );
}

function Home() {
  const say = useSay();
  return (
    <div className="home">
      <div className="b-unseen">
        <Title text={say(message('home.title'))} />
      </div>
      <Continue />
      <Doors />
      <GameGroups to={(game) => pathTo('game', game)} />
      <InstallHint />
      <Promises />
    </div>
  );
}
