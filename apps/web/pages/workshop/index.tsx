import { message } from '@baithak/kernel';
import { Title } from '../../shell/navigation.tsx';
import { SmallBoards } from './boards.tsx';
import { Closer, Controls, Parts } from './controls.tsx';
import { Cards, Pieces } from './pieces.tsx';
import { useWorkshopSay } from './section.tsx';
import { Patterns, Tokens } from './styles.tsx';
import './workshop.css';

/** A page for developers: all parts of pages and boards, in all states. */
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
