import { message } from '@baithak/kernel';
import { useSay } from '../../shell/speech.ts';
import { Title } from '../../shell/title.tsx';
import { BotLevel } from './bot-level.tsx';
import { GameCards } from './game-cards.tsx';
import './home.css';
import { OnlineTables } from './online-tables.tsx';
import { RunningTables } from './running-tables.tsx';

export function HomePage() {
  const say = useSay();
  return (
    <>
      <Title text={say(message('home.title'))} />
      <RunningTables />
      <OnlineTables of="mine" />
      <BotLevel />
      <GameCards />
      <OnlineTables of="open" />
      <OnlineTables of="finished" />
    </>
  );
}
