import { message } from '@baithak/kernel';
import { Title } from '../../shell/title.tsx';
import { SmallBoards } from './boards.tsx';
import { Cards } from './cards.tsx';
import { Closer } from './closer.tsx';
import { Controls, Parts } from './controls.tsx';
import { Patterns } from './patterns.tsx';
import { Pieces } from './pieces.tsx';
import { useWorkshopSay } from './say.ts';
import { Tokens } from './tokens.tsx';
import './workshop.css';

/** Everything that pages and boards are made of, in all states. */
export function WorkshopPage() {
  const say = useWorkshopSay();
  return (
    <div className="workshop">
      <Title text={say(message('workshop.title'))} />
      <p>{say(message('workshop.intro'))}</p>
      <Tokens />
      <Patterns />
      <Pieces />
      <Cards />
      <Controls />
      <Closer />
      <Parts />
      <SmallBoards />
    </div>
  );
}
