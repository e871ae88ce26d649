import { BlockPrint } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { pathTo } from '../../routes.ts';
import { useSay } from '../../shell/language.ts';
import { MoreWords } from '../../shell/more-words.tsx';
import { Link, Title } from '../../shell/navigation.tsx';
import { NotFound } from '../../shell/notices.tsx';
import { type OpenGame, useGame } from '../../shell/open-game.ts';
import * as words from '../../words/learn.ts';
import { Miniature } from './miniature.tsx';
import { type OpenLesson, useLesson } from './open-lesson.ts';
import './how.css';

/** How to play on one screen. */
export function HowToPlayPage({ param }: { readonly param: string }) {
  const open = useGame(param);
  const lesson = useLesson(param);
  if (open === undefined || lesson === undefined) return <NotFound />;
  return (
    <MoreWords books={words}>
      <HowToPlay open={open} lesson={lesson} />
    </MoreWords>
  );
}

interface HowToPlayProps {
  readonly open: OpenGame;
  readonly lesson: OpenLesson;
}

function HowToPlay({ open, lesson }: HowToPlayProps) {
  const { id } = open.game;
  const say = useSay(open.words);
  const tell = useSay(lesson.words);
  const { accent, motif } = lookOf(id);
  return (
    <article className="how" data-accent={accent}>
      <div className="how-head">
        <Title text={say(message('how.title', { game: say(message('name')) }))} />
        <Link to={pathTo('rules', id)}>{say(message('how.rules'))}</Link>
      </div>
      <BlockPrint motif={motif} accent={accent} size={14} />
      <ol className="how-pictures">
        {lesson.lesson.pictures.map((picture, i) => (
          <li key={picture.id}>
            <Miniature open={open} picture={picture} />
            <div className="how-words">
              <b aria-hidden="true">{i + 1}</b>
              <div>
                <h2>{tell(message(`${picture.id}.title`))}</h2>
                <p>{tell(message(`${picture.id}.line`))}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <div className="how-bar">
        <p>
          <b>{say(message('how.enough'))}</b>
          {say(message('how.lesson'))}
        </p>
        <Link to={pathTo('lesson', id)} className="button how-quiet">
          {say(message('how.start'))}
        </Link>
        <Link to={pathTo('play', id)} className="button main-button">
          {say(message('how.play'))}
        </Link>
      </div>
    </article>
  );
}
