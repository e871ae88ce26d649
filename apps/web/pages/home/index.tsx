import { message } from '@baithak/kernel';
import { use } from 'react';
import { openAllGames } from '../../shell/open-game.ts';
import { useSay } from '../../shell/speech.ts';
import { Title } from '../../shell/title.tsx';
import './home.css';
import { NewTable } from './new-table.tsx';
import { RunningTables } from './running-tables.tsx';

export function HomePage() {
  const say = useSay();
  const games = use(openAllGames());
  return (
    <>
      <Title text={say(message('home.title'))} />
      <RunningTables games={games} />
      <NewTable games={games} />
    </>
  );
}
