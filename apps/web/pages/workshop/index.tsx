import { message } from '@baithak/kernel';
import { useSay } from '../../shell/speech.ts';
import { Title } from '../../shell/title.tsx';
import { SmallBoards } from './boards.tsx';
import { Cards } from './cards.tsx';
import { Controls, Parts } from './controls.tsx';
import { Patterns } from './patterns.tsx';
import { Pieces } from './pieces.tsx';
import { Tokens } from './tokens.tsx';
import './workshop.css';

/** Everything that pages and boards are made of, in all states. */
export function WorkshopPage() {
  const say = useSay();
  return (
    <div className="workshop">
      <Title text={say(message('workshop.title'))} />
      <p>{say(message('workshop.intro'))}</p>
      <Tokens />
      <Patterns />
      <Pieces />
      <Cards />
      <Controls />
      <Parts />
      <SmallBoards />
    </div>
  );
}
