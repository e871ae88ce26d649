import { message } from '@baithak/kernel';
import { pathTo } from '../../routes.ts';
import { useSay } from '../../shell/language.ts';
import { Title } from '../../shell/navigation.tsx';
import { hasLesson } from '../../shell/open-game.ts';
import { lessonsDone } from '../../shell/storage.ts';
import { GameGroups } from './game-groups.tsx';
import './doors.css';

export function LearnPage() {
  const say = useSay();
  return (
    <div className="door-page">
      <Title text={say(message('learn.title'))} />
      <p className="door-ask">{say(message('learn.choose'))}</p>
      <GameGroups
        to={(game) => pathTo(hasLesson(game) ? 'lesson' : 'rules', game)}
        note={(game) => {
          const { length: n } = lessonsDone.of(game);
          return n === 0 ? null : say(message('learn.done', { n }));
        }}
      />
    </div>
  );
}
