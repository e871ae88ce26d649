import { message } from '@baithak/kernel';
import { useSay } from '../../shell/language.ts';
import { Title } from '../../shell/navigation.tsx';
import { GameCards, UsualOpponent } from './game-cards.tsx';
import { DeviceTables, ServerTables } from './tables.tsx';
import './home.css';

export function HomePage() {
  const say = useSay();
  return (
    <>
      <Title text={say(message('home.title'))} />
      <DeviceTables />
      <ServerTables of="mine" />
      <UsualOpponent />
      <GameCards />
      <ServerTables of="open" />
      <ServerTables of="finished" />
    </>
  );
}
